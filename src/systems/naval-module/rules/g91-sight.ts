import type { HexId } from '../../../hex/hex';
import type { ShipClass } from '../data/units';
import { enemyOf, type Side } from '../side';
import type { Sighting } from '../view/view';
import { isUnderGuns } from './26-2-ports';
import { bearsOn, isCombatUnit } from './g13-units';
import type { Board, Ship, Unit } from './board';

/** How well a side knows an enemy counter (G89): nothing, that somebody is there, how many or of what classes, who it is. */
export type Grade = 'nothing' | 'exists' | 'count' | 'identity';

/** G90: how far a ship on an all-sea hex looks inland. */
const SHIPS_SEE = 2;

/** G91: a ship by its place: on an all-sea hex it is known; in a zone it is counted; in a harbour known under guns, else that ships are there. */
export function shipGrade(board: Board, { at, counter }: Ship): Grade {
  const { waters } = board.data;
  if (at === 'cadre' || at === 'lost') return 'identity';
  if (at === 'to-come' || at === 'gone') return 'nothing';
  const port = waters.port(at);
  if (port) {
    const flown = counter.side === 'soviet' && board.position.flownOver.includes(port.id);
    const seen = flown || isUnderGuns(board, port, counter.side);
    return seen ? 'identity' : 'exists';
  }
  return waters.map.grid.has(at) ? 'identity' : 'count';
}

/** G90: a ground unit next to an enemy combat unit, or near an enemy ship on an all-sea hex, is known; cargo is not seen; of others one knows that somebody is there. */
export function unitGrade(board: Board, { at, counter }: Unit, near: (hex: HexId, side: Side) => boolean): Grade {
  const { waters } = board.data;
  if (at === 'lost') return 'identity';
  if (['to-come', 'spent', 'gone'].includes(at) || board.position.ships[at]) return 'nothing';
  const watched = counter.type === 'flotilla' && isBeforeBattery(board, at, enemyOf(counter.side));
  return waters.map.grid.has(at) && (watched || near(at, enemyOf(counter.side))) ? 'identity' : 'exists';
}

/** 27.12: a battery sees the flotillas that it may fire at. */
const isBeforeBattery = (board: Board, hex: HexId, side: Side): boolean =>
  board.data.waters.map.grid.has(hex) && board.units(side).some((gun) => bearsOn(board, gun, [hex]));

/** Whether a side looks into a hex: a combat unit of its own is beside it, or a ship on a sea hex close by. */
export function looksInto(board: Board): (hex: HexId, side: Side) => boolean {
  const { grid } = board.data.waters.map;
  const seen = new Map<string, true>();
  for (const side of ['axis', 'soviet'] as const) {
    for (const { at, counter } of board.units(side))
      if (isCombatUnit(counter) && grid.has(at)) for (const hex of grid.within(at, 1)) seen.set(`${side} ${hex}`, true);
    for (const { at } of board.ships(side))
      if (grid.has(at)) for (const hex of grid.within(at, SHIPS_SEE)) seen.set(`${side} ${hex}`, true);
  }
  return (hex, side) => seen.has(`${side} ${hex}`);
}

/** G91: how many ships of the enemy are in each zone, and of what classes while aircraft watch. */
export function sightingsOf(board: Board, viewer: Side): Record<string, Sighting> {
  const found: Record<string, Sighting> = {};
  const ships = board.ships(enemyOf(viewer)).filter((ship) => shipGrade(board, ship) === 'count');
  for (const { at, counter } of ships.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    const here = (found[at] ??= {
      count: 0,
      // Aircraft of the Axis alone watch the sea from the box (31.1).
      classes: viewer === 'axis' && board.position.interdiction.box > 0 ? {} : null,
    });
    here.count++;
    if (here.classes) here.classes[counter.class] = (here.classes[counter.class] ?? 0) + 1;
  }
  for (const one of Object.values(found)) if (one.classes) one.classes = inOrder(one.classes);
  return found;
}

const inOrder = (classes: Partial<Record<ShipClass, number>>): Partial<Record<ShipClass, number>> =>
  Object.fromEntries(Object.entries(classes).toSorted(([a], [b]) => (a < b ? -1 : 1)));
