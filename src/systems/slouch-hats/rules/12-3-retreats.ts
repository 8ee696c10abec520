import { once, onceBy } from '../../../kernel/data/once';
import type { HexId } from '../../../hex/hex';
import { enemyOf, type Fault, type OpenWorld, type Place, type Side, type SlouchHatsData } from '../slouch-hats';
import { boardOf, excess, fits, stepsOf, type Board, type Unit } from './03-board';
import { nameOf, unitsOf } from './10-combat';
import type { CombatCounter } from '../data/counters';
import { barrier } from './10-2-terrain';
import { areaFault } from './21-1-closed-areas';
import { atHome, canTrace } from './06-4-sources';

/** Units of one hex that retreat together (12.3). */
export interface Rout {
  /** The Defender Hex of the combat that they flee from. */
  hex: HexId;
  /** The hex that they stand in. */
  from: HexId;
  side: Side;
  units: readonly string[];
  /** MSUs that go with them, or alone (12.34, 6.16d). */
  msus: readonly string[];
  /** Defender Hexes of combats to come: who comes there retreats again (12.35). */
  pending?: readonly HexId[];
  /** Whether these units and MSUs would be in supply in a hex or box, where an MSU that goes along feeds them (6.41, 12.36). */
  inSupply: (ids: readonly string[], at: Place) => boolean;
}

/** How an MSU goes: as any motorized unit that is not armored (6.13d). */
const MSU: Pick<CombatCounter, 'type' | 'motorized'> = { type: 'motorized-infantry', motorized: true };

/** 12.32: one hex, or from an Entry hex into the box, of all retreats that are possible; why it is not. */
export function stepFault(board: Board, rout: Rout, from: Place, to: Place): Fault | null {
  const bad = (why: string): Fault => ({ rule: '12.32', why });
  if (to in board.data.boxes)
    return boxesFrom(board, rout.side, from).includes(to) ? null : bad(`${from} is no Entry hex of that box`);
  const { grid } = board.ground.map;
  if (!grid.has(from) || !grid.has(to) || !grid.adjacent(from, to)) return bad(`${to} is not beside ${from}`);
  const barred = movers(board, rout)
    .map((unit) => barrier(board.ground, unit, from, to))
    .find((kind) => kind !== null);
  if (barred !== undefined) return bad(`${barred} bars the way from ${from} to ${to}`);
  if (board.occupier(to) === enemyOf(rout.side)) return bad(`an enemy stands in ${to}`);
  return closedFault(board, rout.side, unitsOf(board, rout.units), to);
}

const movers = (board: Board, { units, msus }: Rout): Pick<Unit, 'counter'>[] => [
  ...unitsOf(board, units),
  ...msus.map(() => ({ counter: MSU as CombatCounter })),
];

/** Closed areas: Turkey, Iraq to Vichy units, all but their own to Alawi and Druze units (9.34, 21.12b, 19.22). */
export function closedFault(board: Board, side: Side, units: readonly Unit[], to: HexId): Fault | null {
  const walkers = units.map((unit) => ({ name: nameOf(unit), unit, nationality: unit.counter.nationality }));
  return areaFault({ board, side }, walkers, to);
}

/** 12.32: the friendly boxes that a hex is an Entry hex of, for ground units. */
export const boxesFrom = ({ data }: Board, side: Side, from: Place): string[] =>
  Object.values(data.boxes).flatMap((box) => (box.side === side && box.entries.ground.includes(from) ? box.id : []));

/** Hexes and boxes that are one step away. */
export const around = (board: Board, side: Side, from: Place): Place[] =>
  board.ground.map.grid.has(from) ? [...board.ground.map.grid.neighbours(from), ...boxesFrom(board, side, from)] : [];

/** 12.3: whether a retreat ends farther away than it began; with two hexes at most none of them is nearer then. Boxes are away. */
export const isAway = ({ ground: { map } }: Board, { hex, from }: Rout, end: Place): boolean =>
  !map.grid.has(end) || map.grid.distance(hex, end) > map.grid.distance(hex, from);

/** 12.41, 12.42: a hex without friendly combat units that an enemy zone covers. */
export const isBarredByZone = (board: Board, { side }: Rout, at: Place): boolean =>
  board.ground.map.grid.has(at) && board.at(at).length === 0 && board.inZone(at, enemyOf(side));

/** Who must retreat from a hex, MSUs that go with them, and guns that may (11.17): as it is kept while it is asked. */
export interface Routed {
  side: Side;
  from: HexId;
  units: string[];
  msus: string[];
  may: string[];
  /** Defender Hexes of combats to come (12.35). */
  pending?: string[];
}

/** A rout from the Defender Hex `hex` as the world, or what a seat sees of it, has it: with who would be in supply where (12.36). */
export function routIn(
  world: OpenWorld,
  data: SlouchHatsData,
  hex: HexId,
  { side, from, units, msus, pending = [] }: Omit<Routed, 'may'>,
): Rout {
  const known = new Map<string, boolean>();
  const inSupply: Rout['inSupply'] = (ids, at) => {
    const key = [at, ...ids].join();
    const has =
      known.get(key) ??
      (needNone(data, ids, at) ||
        canTrace(boardOf(world, data).with(Object.fromEntries(ids.map((id) => [id, at]))), side, at));
    known.set(key, has);
    return has;
  };
  return { hex, from, side, units, msus, pending, inSupply };
}

/** 19.24: Alawis and Druze are nowhere Out of Supply in their region; MSUs that go along never are (6.13c). */
function needNone(data: SlouchHatsData, ids: readonly string[], at: string): boolean {
  const units = ids.flatMap((id) => data.counters.units.get(id) ?? []);
  return units.length > 0 && units.every((counter) => atHome(data, { at, counter }));
}

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
