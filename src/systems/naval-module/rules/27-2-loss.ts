import { eachOnce } from '../../../kernel/data/each-once';
import { counted, countedIf, type Counted } from '../../../kernel/chance/roll';
import type { HexId } from '../../../hex/hex';
import { enemyOf, type Side } from '../side';
import type { Place } from '../world';
import { isOnDeck } from './special';
import type { Board, Position, Ship, Unit } from './board';
import { bearsOn } from './g13-units';
import { isSlowed, SINKS_AT } from './27-3-damage';

/** Scenario 3, 6: torpedo flotillas, the zones in which they attack, and classes from the largest down. */
const FLOTILLAS: readonly string[] = ['flot-mas', 'flot-sboot'];
const ZONES: readonly string[] = ['sevastopol', 'crimea'];
export const LARGEST: readonly string[] = ['BB', 'CL', 'DL', 'T', 'DD'];

/** Undamaged flotillas that stand in an Axis harbour; none in Storm. */
export const boatsReady = (board: Board): string[] =>
  board.position.weather.storm
    ? []
    : board
        .units('axis')
        .filter(({ id, at, damage = 0 }) => {
          const port = board.data.waters.portAt(at);
          return FLOTILLAS.includes(id) && damage === 0 && port !== undefined && board.holder(at) === 'axis';
        })
        .map(({ id }) => id);

/** A ship that came into one of the zones in this phase. */
export const isHunted = ({ zones }: Voyage): boolean => zones.some((zone) => ZONES.includes(zone));

/** What boats make of the column of a loss roll; null: one more on the die. */
const columnWithBoats = (column: string): string | null =>
  ({ Regular: 'CD-Artillery', 'Air-Interdiction': 'Both' })[column] ?? null;

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

/** 27.32b: the ships of these voyages that have turned back. */
export const backFrom = (voyages: readonly Voyage[], ships: Position['ships']): string[] =>
  voyages.flatMap((voyage) => groupOf(voyage).filter((id) => ships[id]?.at === voyage.from));

/** G10: the hexes of which each counts when a battery has it in range and sight. */
function hexesPassed({ data: { waters } }: Board, { from, to, zones }: Voyage): HexId[] {
  const [left, entered] = [waters.port(from), waters.port(to)];
  const start = left ? left.hex : waters.map.grid.has(from) ? from : null;
  const end = entered ? entered.hex : waters.map.grid.has(to) ? to : null;
  const all = [left === undefined ? waters.zoneOf(from) : undefined, ...zones];
  const links = all.flatMap((zone, i) => (i === 0 || zone === undefined ? [] : waters.passage(all[i - 1] ?? '', zone)));
  const hexes = [start, ...(left?.approach ?? []), ...links, ...(entered?.approach ?? []), end];
  return eachOnce(hexes.filter((hex) => hex !== null));
}

/** 27.22, 30.24e: enemy coast artillery that bears on one of the hexes, whatever its supply. */
const batteriesOn = (board: Board, ship: Ship, hexes: readonly HexId[]): Unit[] =>
  board.units(enemyOf(ship.counter.side)).filter((gun) => bearsOn(board, gun, hexes));

/** How a loss roll is made: the column of 27.21 to 27.25, and what modifies the die. */
interface LossRoll {
  column: string;
  modifiers: Counted[];
}

/** 27.21 to 27.25: the column by aircraft that watch one of these zones from the box, and by batteries that bear. */
export function columnFor({ position, data }: Board, side: Side, zones: readonly string[], guns: boolean): string {
  const watches = side === 'soviet' && position.interdiction.box > 0;
  if (watches && zones.some((zone) => data.waters.map.interdicted.includes(zone)))
    return guns ? 'Both' : 'Air-Interdiction';
  return guns ? 'CD-Artillery' : 'Regular';
}

/** 27.21, 27.23: what Level 2 adds where aircraft count, and each point of the batteries after the first. */
export function watchModifiers({ position, data }: Board, column: string, support: number): Counted[] {
  const chart = data.charts['naval-movement-loss'];
  const isWatched = column === 'Both' || column === 'Air-Interdiction';
  return [
    ...countedIf(isWatched && position.interdiction.box > 1, chart, 'interdiction-2'),
    ...(support > 1 ? [counted(chart, 'cd-points', `${support} points of coast artillery`, support - 1)] : []),
  ];
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
  const plain = columnFor(board, ship.counter.side, voyage.zones, batteries.length > 0);
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
      ...watchModifiers(board, plain, support),
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

/** 27.12: the hex in which a ship can be fired at: on an all-sea hex, or in a harbour on the map; never in a zone. */
function hexOf({ data: { waters } }: Board, { at }: Ship): string | null {
  return waters.port(at)?.hex ?? (waters.map.grid.has(at) ? at : null);
}

/** What a battery fires at: a ship, or a flotilla (27.12). */
export type Target = Ship | Unit;

/** 27.12: a flotilla is fired at in its hex, a harbour or water. */
const hexOfTarget = (board: Board, target: Target): string | null =>
  isShip(target) ? hexOf(board, target) : board.data.waters.map.grid.has(target.at) ? target.at : null;
export const isShip = (target: Target): target is Ship => 'protection' in target.counter;

/** The Damage Points that a target can take yet. */
const leftOf = (one: Target): number =>
  isShip(one) ? one.counter.protection - one.damage : SINKS_AT - 1 - (one.damage ?? 0);

/** 27.12, 30.23: the enemy ships and flotillas that a battery has in range and sight, the weakest first. */
export function targetsOf(board: Board, gun: Unit): Target[] {
  if (gun.counter.type !== 'coast-artillery') return [];
  const enemy = enemyOf(gun.counter.side);
  const boats = board.units(enemy).filter(({ counter }) => counter.type === 'flotilla');
  const seen = [...board.ships(enemy), ...boats].filter((one) => {
    const hex = hexOfTarget(board, one);
    return hex !== null && bearsOn(board, gun, [hex]);
  });
  return seen.toSorted((a, b) => leftOf(a) - leftOf(b) || (a.id < b.id ? -1 : 1));
}

/** 27.31c, 27.36: all batteries on one target are one roll, their points after the first a modifier. */
export function coastModifiers(board: Board, target: Target, points: number): Counted[] {
  const chart = board.data.charts['shipping-attack'];
  return [
    ...(points > 1 ? [counted(chart, 'cd-points', `${points} points of coast artillery`, points - 1)] : []),
    ...countedIf(isShip(target) && isSlowed(target.counter, target.damage), chart, 'slowed'),
  ];
}
