import { eachOnce } from '../../../kernel/data/each-once';
import { counted, countedIf, type Counted } from '../../../kernel/chance/roll';
import type { HexId } from '../../../hex/hex';
import { enemyOf } from '../side';
import type { Place } from '../world';
import { isOnDeck } from './special';
import { columnWithBoats } from './special-boats';
import type { Board, Ship, Unit } from './board';

/** A naval unit's movement in one phase. */
export interface Voyage {
  ship: string;
  /** Those who sail with it as one group (26.12a). */
  with?: string[];
  from: Place;
  to: Place;
  /** Zones entered, a Naval Movement Point each. */
  zones: string[];
  /** Driven out by an enemy that enters the harbour, and so while it was Sailed (26.12b). */
  forced: 'no' | 'ready' | 'sailed';
  /** The torpedo flotilla that is set on it (scenario 3, 6). */
  boats?: string;
}

export const groupOf = (voyage: Voyage): string[] => [voyage.ship, ...(voyage.with ?? [])];

/** G10: the hexes of which each counts when a battery has it in range and sight. */
export function hexesPassed({ data: { waters } }: Board, { from, to, zones }: Voyage): HexId[] {
  const [left, entered] = [waters.port(from), waters.port(to)];
  const start = left ? left.hex : waters.map.grid.has(from) ? from : null;
  const end = entered ? entered.hex : waters.map.grid.has(to) ? to : null;
  const all = [left === undefined ? waters.zoneOf(from) : undefined, ...zones];
  const links = all.flatMap((zone, i) => (i === 0 || zone === undefined ? [] : waters.passage(all[i - 1] ?? '', zone)));
  const hexes = [start, ...(left?.approach ?? []), ...links, ...(entered?.approach ?? []), end];
  return eachOnce(hexes.filter((hex) => hex !== null));
}

/** 27.22, 30.24e: enemy coast artillery that bears on one of the hexes, whatever its supply. */
export function batteriesOn(board: Board, ship: Ship, hexes: readonly HexId[]): Unit[] {
  const { waters } = board.data;
  return board.units(enemyOf(ship.counter.side)).filter(({ at, counter: { type, gun } }) => {
    if (type !== 'coast-artillery' || gun === null || !waters.map.grid.has(at)) return false;
    return hexes.some((hex) => waters.map.grid.distance(at, hex) <= gun.range && waters.sees(at, hex));
  });
}

/** How a loss roll is made: the column of 27.21 to 27.25, and what modifies the die. */
export interface LossRoll {
  column: string;
  modifiers: Counted[];
}

/**
 * 27.11: who has spent a point rolls; who has spent none rolls where a battery bears on what it passed or entered (27.22,
 * 30.11), so that nobody waits outside and slips in. Null: no roll.
 */
export function lossRollFor(board: Board, ship: Ship, voyage: Voyage): LossRoll | null {
  const { position, data } = board;
  const chart = data.charts['naval-movement-loss'];
  const batteries = batteriesOn(board, ship, hexesPassed(board, voyage));
  if (voyage.zones.length === 0 && batteries.length === 0) return null;
  const level = ship.counter.side === 'soviet' ? position.interdiction.box : 0;
  const covered = level > 0 && voyage.zones.some((zone) => data.waters.map.interdicted.includes(zone));
  const gun = batteries.length > 0;
  const plain = covered ? (gun ? 'Both' : 'Air-Interdiction') : gun ? 'CD-Artillery' : 'Regular';
  const shifted = voyage.boats === undefined ? plain : columnWithBoats(plain);
  const column = shifted ?? plain;
  // 30.24: a battery in the hex that is to be landed at counts double.
  const target = voyage.to === ship.at ? ship.target : null;
  const support = batteries.reduce(
    (sum, { at, counter }) => sum + (counter.gun?.support ?? 0) * (at === target ? 2 : 1),
    0,
  );
  const { ground, storm } = position.weather;
  return {
    column,
    modifiers: [
      ...countedIf(covered && level > 1, chart, 'interdiction-2'),
      ...(support > 1 ? [counted(chart, 'cd-points', `${support} points of coast artillery`, support - 1)] : []),
      ...countedIf(storm, chart, 'storm'),
      ...countedIf(voyage.forced === 'sailed', chart, 'forced-sailed'),
      ...(isOnDeck(board, ship.id) && board.aboard(ship.id).length > 0
        ? [{ id: 'deck', by: 1, rule: '28.13', why: 'troops on deck (scenario 3, 5)' }]
        : []),
      ...(shifted === null ? [{ id: 'boats', by: 1, rule: '27.22', why: 'torpedo boats (scenario 3, 6)' }] : []),
      ...countedIf(ship.counter.light && ground !== 'Dry', chart, 'light-craft', ground),
    ],
  };
}

/** 27.32a: Storm as the only modifier allows one Damage Point at most, that for an Abort included. */
export const mostDamage = (modifiers: readonly Counted[]): number =>
  modifiers.length === 1 && modifiers[0]?.id === 'storm' ? 1 : Infinity;
