import type { Side } from '../side';
import type { Board, Unit } from './board';
import { passableFor, pathOf, spread } from './g32-paths';

/** G38: an MSU or a dump ashore with a point left. */
export const isSupply = (board: Board, { at, counter, supply = 0 }: Unit): boolean =>
  (counter.type === 'msu' || counter.type === 'dump') && supply > 0 && board.data.waters.map.sides.has(at);

/** G37, G38: those of some units that a supply point serves, within a supply path of seven hexes, five in Mud or Snow. */
export function servedBy(board: Board, supply: Unit, all: readonly Unit[]): Unit[] {
  const passable = passableFor(board, supply.counter.side);
  const reach = spread(board, [supply.at], (hex) => hex === supply.at || passable(hex), pathOf(board));
  return all.filter(({ at }) => reach.has(at));
}

/** Supply of a side ashore that serves all of some units, the nearest first: MSUs before dumps (G38). */
export function supplyFor(board: Board, side: Side, all: readonly Unit[]): Unit[] {
  const { grid } = board.data.waters.map;
  const able = board
    .units(side)
    .filter((one) => isSupply(board, one) && servedBy(board, one, all).length === all.length);
  const far = ({ at }: Unit): number => Math.max(0, ...all.map((unit) => grid.distance(at, unit.at)));
  const dump = ({ counter }: Unit): number => (counter.type === 'dump' ? 1 : 0);
  return able.toSorted((a, b) => dump(a) - dump(b) || far(a) - far(b) || (a.id < b.id ? -1 : 1));
}
