import { SIXTHS } from '../data/terrain';
import type { HexId } from '../../../hex/hex';
import { hexCost } from './08-3-terrain';
import type { Board } from './03-board';
import type { Mover } from './08-field';
import type { Fault } from '../slouch-hats';
import { nameOf, placeName } from './names';

/** Whether a stack lies off the coast, for a raid (10.62). */
export const isAtSea = ({ field: { board }, start }: Mover): boolean =>
  board.ground.map.grid.has(start) && board.ground.isSea(start);

/** 10.63: from the sea a commando lands on foot, by an ordinary move. */
export function seaFault(mover: Mover): Fault | null {
  if (!isAtSea(mover)) return null;
  if (mover.mode === 'rail' || mover.riding.length > 0)
    return { rule: '10.63', why: 'who lands goes neither by railroad nor on trucks' };
  if (mover.mode !== 'move') return { rule: '10.63', why: 'at sea a commando can only land or attack' };
  const other = mover.walkers.find(({ unit }) => unit?.counter.type !== 'commando');
  return other ? { rule: '10.61', why: `${other.name} is no commando` } : null;
}

/** 10.62 to 10.64: who waits off a coast lands on it, or attacks it, and no other; null: he may, or no coast of his is kept. */
export function otherCoastFault({ world, data }: Pick<Board, 'world' | 'data'>, id: string, to: HexId): Fault | null {
  const coast = world.coasts?.[id];
  if (coast === undefined || coast === to) return null;
  const [name, meant] = [nameOf(data, id), placeName(data, coast)];
  return { rule: '10.62', why: `${name} lies off ${meant}, which it was sent against, not off ${placeName(data, to)}` };
}

/** 10.63: the points for the hex and for landing, in sixths; null: it is no coast to land on. */
export function landingCost({ field: { board } }: Mover, to: HexId): number | null {
  const { ground, data } = board;
  const cost = ground.isSea(to) ? null : hexCost(ground, 'foot', to);
  return cost === null ? null : cost + data.limits['commando-landing-mp'] * SIXTHS;
}
