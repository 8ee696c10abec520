import type { Fault } from '../../../kernel/decide/fault';
import type { Way } from '../../../hex/search';
import type { HexId } from '../../../hex/hex';
import type { Side } from '../side';
import type { Board, Unit } from './board';
import { isMotorized, garrisonOf, LESS_MOVEMENT, isOut } from './g13-units';
import { groundFor } from './g16-zoc';
import { landWays } from './g19-movement';
import { eachHasOne, mayCommand } from './g27-activation';
import { endFault } from './special';

/** G25: how far a Defender hex may be. */
const REACH = 3;
/** A reaction move, and the Defender hexes of the phase; `landings` are vacant hexes under amphibious assault (30.14b). */
export interface Reaction {
  unit: string;
  to: HexId;
}
export interface Attacked {
  hexes: readonly HexId[];
  landings: readonly HexId[];
}

/** G25: where a unit comes to by half its allowance, with its ways. */
export function reactionWays(board: Board, unit: Unit): ReadonlyMap<HexId, Way> {
  const { side, move } = unit.counter;
  const points = Math.max(0, move / 2 - (isOut(unit) ? LESS_MOVEMENT : 0));
  const ground = groundFor(board, side);
  // G66: no Soviet unit goes through a Zone of Interdiction either.
  const closed = side === 'soviet' ? watchedHexes(board) : [];
  const enemies = new Map([...ground.enemies, ...closed.map((hex) => [hex, true] as const)]);
  return landWays(board, unit, points, { ...ground, enemies });
}

/** G65: the hexes of Zones of Interdiction. */
const watchedHexes = ({ position, data }: Board): HexId[] =>
  Object.keys(position.interdiction.zones).flatMap((at) => data.waters.map.grid.within(at, 1));

const isWatched = (board: Board, hex: HexId): boolean => watchedHexes(board).includes(hex);

/** G25: units of a side that may react, each with the hexes that it can come to. */
export function reactors(board: Board, side: Side, { hexes, landings }: Attacked): { unit: Unit; goals: HexId[] }[] {
  const { grid } = board.data.waters.map;
  const ground = groundFor(board, side);
  return board.units(side).flatMap((unit) => {
    const { at, counter, stays = 0 } = unit;
    const rides = isMotorized(counter) || counter.type === 'cavalry';
    const near = hexes.some((hex) => grid.has(at) && grid.distance(at, hex) <= REACH);
    const bound =
      stays >= board.position.clock.turn ||
      board.position.held.includes(unit.id) ||
      ground.zoc.has(at) ||
      hexes.includes(at);
    if (!rides || !near || bound || (side === 'soviet' && isWatched(board, at))) return [];
    const goals = [...reactionWays(board, unit).keys()].filter((hex) => {
      if (endFault(board, unit, hex)) return false;
      const held = garrisonOf(board, side, hex).length > 0;
      if (landings.includes(hex)) return false;
      return held || !ground.zoc.has(hex);
    });
    return goals.length > 0 ? [{ unit, goals }] : [];
  });
}

/** G25: why these may not react together: each Defender hex lets one unit within three hexes move, and a Soviet one takes a command point. */
export function reactionFault(board: Board, side: Side, units: readonly Unit[], { hexes }: Attacked): Fault | null {
  const { grid } = board.data.waters.map;
  if (!eachHasOne(units, hexes, ({ at }, hex) => grid.distance(at, hex) <= REACH))
    return { rule: 'G25', why: 'for each Defender hex one unit within three hexes reacts' };
  return side === 'axis' || mayCommand(board, side, units)
    ? null
    : { rule: 'G25', why: 'an Operational HQ in range must have a command point for each unit that reacts' };
}
