import type { SlouchHatsData } from '../data/load';
import type { OpenWorld } from '../world';
import { Board } from './03-board';

const boards = new WeakMap<OpenWorld, { board: Board; data: SlouchHatsData }>();

/** The board of a world; of a view that nobody can change it is put together once for all that is asked of it. */
export function boardOf(world: OpenWorld, data: SlouchHatsData): Board {
  const known = boards.get(world);
  if (known?.data === data) return known.board;
  const board = new Board(world, data);
  if (Object.isFrozen(world)) boards.set(world, { board, data });
  return board;
}

/** The board as a player sees it. */
export const boardSeen = (q: { view: OpenWorld; data: SlouchHatsData }): Board => boardOf(q.view, q.data);
