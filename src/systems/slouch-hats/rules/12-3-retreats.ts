import { once, onceBy } from '../../../kernel/data/once';
import type { HexId } from '../../../hex/hex';
import { enemyOf, type Fault, type Place } from '../slouch-hats';
import { excess, fits, stepsOf, type Board } from './03-board';
import { unitsOf } from './10-combat';
import { around, isAway, isBarredByZone, stepFault, type Rout } from './12-3-ways';

/** Most hexes of a retreat (12.31). */
const FARTHEST = 2;

/** A way that units may retreat. */
export interface Retreat {
  /** One or two places, the last a hex or a holding box. */
  path: Place[];
  end: Place;
  /** They are in supply there (12.36). */
  supplied: boolean;
  /** The vacant hex in an enemy zone that it leads through (12.43). */
  through: HexId | null;
  /** One step is lost there (12.43). */
  step: boolean;
  /** The end cannot hold them: what is too much goes to the Cadre Box (12.33). */
  tooMany: boolean;
}

/**
 * All retreats that are legal for units that go together: those of the best kind there is. Free and in supply; free; through
 * an enemy zone and in supply; through a zone (12.36, 12.41, 12.43). None: the units are eliminated (12.3, 12.41).
 */
export const retreatsOf = (board: Board, rout: Rout): readonly Retreat[] =>
  board.isFixed ? retreatsOn(board)(rout) : bestOf(board, rout);

/** Each line of a mail, and each that is tried in its place, asks for the ways of the same few groups; those of one rout have its supply in common. */
const retreatsOn = once((board: Board) =>
  onceBy(
    ({ inSupply }: Rout) => inSupply,
    (rout) => bestOf(board, rout),
    ({ units, msus }) => JSON.stringify([units, msus]),
  ),
);

function bestOf(board: Board, rout: Rout): readonly Retreat[] {
  const all = possible(board, rout);
  const kinds: ((way: Retreat) => boolean)[] = [
    ({ through, supplied }) => through === null && supplied,
    ({ through }) => through === null,
    ({ supplied }) => supplied,
    () => true,
  ];
  return kinds.map((kind) => all.filter(kind)).find((ways) => ways.length > 0) ?? [];
}

/** All that 12.32, 12.43 and 12.44 leave, the order of 12.36 and 12.41 not yet asked. */
function possible(board: Board, rout: Rout): Retreat[] {
  // 8.14: who cannot move cannot retreat.
  if (unitsOf(board, rout.units).some(({ counter }) => counter.front.move === 0)) return [];
  const next = (from: Place): Place[] =>
    around(board, rout.side, from).filter((to) => stepFault(board, rout, from, to) === null);
  const paths = next(rout.from).flatMap((first) => [[first], ...next(first).map((second) => [first, second])]);
  return paths.filter((path) => pathFault(board, rout, path) === null).map((path) => retreatBy(board, rout, path));
}

/** What is wrong with a path whose single steps are possible. */
function pathFault(board: Board, rout: Rout, path: readonly Place[]): Fault | null {
  const end = path.at(-1) ?? rout.from;
  if (!isAway(board, rout, end))
    return { rule: '12.3', why: `${end} lies no farther from ${rout.hex} than ${rout.from}` };
  if (isBarredByZone(board, rout, end))
    return { rule: '12.41', why: `${end} is vacant and in an enemy zone: no retreat ends there` };
  const first = path.length > 1 ? path[0] : undefined;
  if (first === undefined || !isBarredByZone(board, rout, first)) return null;
  const motorized = unitsOf(board, rout.units).some(({ counter }) => counter.motorized);
  // 6.13e: an MSU alone has no step to lose.
  const msu = rout.units.length === 0 && !crossesMotorized(board, rout, first);
  return motorized || msu ? null : { rule: '12.44', why: `no motorized combat unit leads them through ${first}` };
}

const crossesMotorized = (board: Board, { side }: Rout, hex: HexId): boolean =>
  board.zoneInto(hex, enemyOf(side)).some(({ counter }) => counter.motorized);

function retreatBy(board: Board, rout: Rout, path: Place[]): Retreat {
  const [end, units] = [path.at(-1) ?? rout.from, unitsOf(board, rout.units)];
  const through = path.length > 1 && isBarredByZone(board, rout, path[0] ?? '') ? (path[0] ?? null) : null;
  return {
    ...{ path, end, through, supplied: units.length === 0 || rout.inSupply([...rout.units, ...rout.msus], end) },
    step: through !== null && crossesMotorized(board, rout, through),
    tooMany: !fits(board, end, units),
  };
}

/** What is wrong with a retreat; null: it may be made. */
export const judgeRetreat = (board: Board, rout: Rout, path: readonly Place[]): Fault | null =>
  retreatsOf(board, rout).some((way) => way.path.join() === path.join()) ? null : illegal(board, rout, path);

function illegal(board: Board, rout: Rout, path: readonly Place[]): Fault {
  if (path.length < 1 || path.length > FARTHEST) return { rule: '12.31', why: 'a retreat is one or two hexes' };
  for (const [i, to] of path.entries()) {
    const fault = stepFault(board, rout, path[i - 1] ?? rout.from, to);
    if (fault) return fault;
  }
  const fault = pathFault(board, rout, path);
  if (fault) return fault;
  const { through, end } = retreatBy(board, rout, [...path]);
  if (through !== null && possible(board, rout).some((way) => way.through === null))
    return { rule: '12.41', why: `${through} is in an enemy zone, and another way is not` };
  return { rule: '12.36', why: `${end} is Out of Supply, and another place is not` };
}

/** Steps that a retreat costs: in a zone (12.43), and of those that are too many at its end (12.33). */
export function stepsLost(board: Board, { units }: Rout, { step, tooMany, end }: Retreat): number {
  const over = tooMany ? excess(board.moved(units, end), end, units) : [];
  return Number(step) + over.reduce((sum, unit) => sum + stepsOf(unit), 0);
}

/** Of legal retreats: the fewest steps lost, into no combat to come, to the nearest own stack, one hex; off the map last; null: there is none. */
export function defaultRetreat(board: Board, rout: Rout, ways: readonly Retreat[]): Retreat | null {
  const { grid } = board.ground.map;
  const again = (hex: Place): boolean => rout.pending?.includes(hex) ?? false;
  const safe = (hex: HexId): boolean => hex !== rout.from && hex !== rout.hex && !again(hex);
  const stacks = board.stacksOf(rout.side).flatMap(([hex]) => (safe(hex) ? hex : []));
  const far = ({ end }: Retreat): number =>
    grid.has(end) ? Math.min(Number.MAX_VALUE, ...stacks.map((hex) => grid.distance(end, hex))) : Infinity;
  const rank = (way: Retreat): number[] => [
    ...[stepsLost(board, rout, way), Number(again(way.end))],
    ...[far(way), way.path.length],
  ];
  const before = (a: Retreat, b: Retreat): number => {
    const [x, y] = [rank(a), rank(b)];
    const at = x.findIndex((value, i) => value !== y[i]);
    return at < 0 ? Number(a.end > b.end) - Number(a.end < b.end) : Math.sign((x[at] ?? 0) - (y[at] ?? 0));
  };
  return ways.toSorted(before)[0] ?? null;
}
