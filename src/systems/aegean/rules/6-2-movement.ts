import type { Fault } from '../../../kernel/decide/fault';
import type { HexId } from '../../../hex/hex';
import { reach, type Enter, type Way } from '../../../hex/search';
import type { Side } from '../side';
import { halfOfAll, type DamageSteps } from './6-4-3-damage';
import { isSubmarine, type Ship } from './ship';

/** State of the sea (4.A1). */
export type Sea = 'calm' | 'rough';

/** 6.2.1: a ship in rough sea has a third of its movement, a surfaced submarine half (6.2.2). */
const ROUGH_PART = 3;
const ROUGH_PART_SUBMARINE = 2;

/**
 * 6.2.1, 6.2.2: the movement points of a ship in an impulse, hits taken into account (6.4.3). In rough sea what is left with
 * nothing moves one hex in impulses 1, 3 and 5.
 */
export function movePoints(
  ship: Pick<Ship, 'type' | 'move' | 'hits' | 'submerged'>,
  steps: DamageSteps,
  { sea, impulse }: { sea: Sea; impulse: number },
): number {
  if (ship.submerged) return 1;
  const whole = steps.halfAt !== null && ship.hits >= steps.halfAt ? halfOfAll(ship.move) : ship.move;
  if (sea === 'calm') return whole;
  const part = Math.floor(whole / (isSubmarine(ship) ? ROUGH_PART_SUBMARINE : ROUGH_PART));
  return part > 0 ? part : impulse % 2;
}

/** What ships need to know of the map. */
export interface Waters {
  mayCross(from: HexId, to: HexId): boolean;
  isCoast(hex: HexId): boolean;
  isPassage(hex: HexId): boolean;
  neighbours(hex: HexId): HexId[];
}

/** 6.2.4: one step. What opens no hexside is closed; a coast hex ends the move, but a passage does not. */
export const enterHex =
  (waters: Waters): Enter<HexId, Fault> =>
  (from, to) => {
    if (!waters.mayCross(from, to)) return { rule: '6.2.4', why: `no ship can go from ${from} to ${to}` };
    const stops = waters.isCoast(to) && !waters.isPassage(to);
    return { cost: 1, ends: stops ? { rule: '6.2.4', why: `a ship must stop at the coast of ${to}` } : null };
  };

/** Every hex a ship can reach with so many points, by its shortest way. */
export const waysFrom = (waters: Waters, start: HexId, points: number): Map<HexId, Way<HexId>> =>
  reach<HexId, Fault>({ start, points, next: (from) => waters.neighbours(from), enter: enterHex(waters) });

/** 6.2.4, 6.2.1: why a ship cannot sail this way, hex by hex from where it is; null: it can. `calls`: where it loads and sails on (6.3.2). */
export function courseFault(
  waters: Waters,
  path: readonly HexId[],
  points: number,
  calls: readonly HexId[] = [],
): Fault | null {
  if (path.length - 1 > points)
    return {
      rule: '6.2.1',
      why: `${path.length - 1} hexes, and it has ${points} movement ${points === 1 ? 'point' : 'points'}`,
    };
  const enter = enterHex(waters);
  for (const [i, to] of path.entries()) {
    const from = path[i - 1];
    if (from === undefined) continue;
    const step = enter(from, to, i - 1);
    if (!('cost' in step)) return step;
    if (step.ends && i < path.length - 1 && !calls.includes(to)) return step.ends;
  }
  return null;
}

/** What the map calls the edge over which a side's ships leave (6.2.5). */
export interface Edges {
  edges: ReadonlyMap<string, readonly HexId[]>;
  turkishWaters: readonly HexId[];
}

/** 6.2.5: whether a ship in a hex may leave for its Holding Box: the Allies by the south edge or Turkish waters, the German by the west edge. */
export function mayLeave(map: Edges, side: Side, at: HexId): boolean {
  const edge = map.edges.get(side === 'allied' ? 'south' : 'west') ?? [];
  return edge.includes(at) || (side === 'allied' && map.turkishWaters.includes(at));
}

/** 6.2.2: impulses running that a submarine may be submerged. */
export const MOST_SUBMERGED = 2;
