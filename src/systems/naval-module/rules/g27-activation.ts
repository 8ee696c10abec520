import type { Side } from '../side';
import { mayBeActivated } from './g13-units';
import type { Place, UnitState } from '../world';
import type { Board, Unit } from './board';

/** G26: command range in hexes; in a box, the units of the box. */
const COMMAND_RANGE = 4;

/** G26: whether an HQ has a unit in its range. */
export function isInCommand({ data: { waters } }: Board, hq: Unit, { at }: Pick<Unit, 'at'>): boolean {
  if (hq.at === at) return true;
  const { grid } = waters.map;
  return grid.has(hq.at) && grid.has(at) && grid.distance(hq.at, at) <= COMMAND_RANGE;
}

/** G26, G66: the command points of an HQ: its value less the Level of a Zone of Interdiction on it. */
function pointsOf({ position, data }: Board, { at, counter }: Unit): number {
  const { grid } = data.waters.map;
  const levels = Object.entries(position.interdiction.zones).map(([hex, level]) =>
    grid.has(at) && grid.distance(hex, at) <= 1 ? level : 0,
  );
  return Math.max(0, (counter.hq?.command ?? 0) - Math.max(0, ...levels));
}

/** G28: whether a place lies within four hexes of a Non-Op HQ of its side. */
export const isLamed = (board: Board, side: Side, place: Pick<Unit, 'at'>): boolean =>
  board.units(side).some((hq) => hq.counter.type === 'hq' && hq.nonOp === true && isInCommand(board, hq, place));

/** G26, G28: whether Operational HQs have a command point each for all of these, an HQ giving its points but once. */
export function mayCommand(board: Board, side: Side, places: readonly Pick<Unit, 'at'>[]): boolean {
  const hqs = board.units(side).filter(({ counter, nonOp }) => counter.type === 'hq' && !nonOp);
  const points = hqs.flatMap((hq) => Array.from({ length: pointsOf(board, hq) }, () => hq));
  const isFree = places.every((place) => !isLamed(board, side, place));
  return isFree && eachHasOne(places, points, (place, hq) => isInCommand(board, hq, place));
}

/** Whether each of some can have one of what is given, of what fits it, when each is given once. */
export function eachHasOne<T extends object, G>(
  all: readonly T[],
  given: readonly G[],
  fits: (one: T, gift: G) => boolean,
): boolean {
  const taken = new Map<number, T>();
  const give = (one: T, tried: Map<number, true>): boolean =>
    given.some((gift, i) => {
      if (tried.has(i) || !fits(one, gift)) return false;
      tried.set(i, true);
      const other = taken.get(i);
      if (other && !give(other, tried)) return false;
      taken.set(i, one);
      return true;
    });
  return all.every((one) => give(one, new Map()));
}

/** G27: whether these units may all be activated by Operational HQs beside those that are so already; `assault` units need none (30.13c). */
export function mayAllBeActivated(board: Board, side: Side, units: readonly Unit[]): boolean {
  const before = board.units(side).filter(({ activated, assault }) => activated && !assault);
  const all = [...before, ...units.filter(({ id }) => !before.some((one) => one.id === id))];
  const places = all.map(({ at, activatedAt }) => ({ at: activatedAt ?? at }));
  return all.every((unit) => mayBeActivated(unit.counter) || before.includes(unit)) && mayCommand(board, side, places);
}

/** G27: a unit is activated where it stands, once in a turn: wherever it goes then, the command point was given there. */
export function activate(unit: UnitState, at: Place): void {
  if (!unit.activated) Object.assign(unit, { activated: true, activatedAt: at });
}
