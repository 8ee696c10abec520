import type { Side } from '../side';
import type { Board, Unit } from './board';

/** G85: engineers on land in General Supply that did not move in the turn, in a hex without works. */
export const canBuild = (board: Board, side: Side): Unit[] =>
  board.units(side).filter(({ at, counter, hunger = 0, marched = 0, assault = 0, stays = 0 }) => {
    const { turn } = board.position.clock;
    const free = !board.position.strongpoints.includes(at) && !board.position.forts[at];
    // 30.16: who came ashore by an assault, at a second try too, has moved.
    const still = marched !== turn && assault !== turn && stays < turn;
    return counter.type === 'engineer' && board.data.waters.map.sides.has(at) && hunger === 0 && free && still;
  });

/** G86: Zap units, each with the units in its hex that have lost steps and are in General Supply. */
export function restorable(board: Board): { zap: Unit; by: Unit[] }[] {
  const { sides, boxes } = board.data.waters.map;
  // G31: who is in a box is in supply.
  const all = board.units('soviet').filter(({ at }) => sides.has(at) || boxes.has(at));
  return all
    .filter(({ counter }) => counter.type === 'zap')
    .flatMap((zap) => {
      const by = all.filter(
        ({ at, lost, counter, hunger = 0 }) => at === zap.at && lost > 0 && counter.type !== 'zap' && hunger === 0,
      );
      return by.length > 0 ? [{ zap, by }] : [];
    });
}
