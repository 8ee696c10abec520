import type { HexId } from '../../../hex/hex';
import type { CombatCounter } from '../data/counters';
import { enemyOf, type Fault, type OpenWorld, type Place, type Side, type SlouchHatsData } from '../slouch-hats';
import { boardOf, type Board, type Unit } from './03-board';
import { barrier } from './10-2-terrain';
import { nameOf, unitsOf } from './10-combat';
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
