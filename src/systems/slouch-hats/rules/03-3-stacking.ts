import { STACKING_LIMIT } from '../data/units';
import type { Board, Unit } from './03-board';

export { STACKING_LIMIT };

/** 3.32, 3.33: whether units may end a phase together in a place; boxes hold any number. */
export function fits(board: Board, place: string, more: readonly Unit[] = []): boolean {
  if (place in board.data.boxes) return true;
  const there = board.at(place).map(({ id }) => id);
  const added = more.filter(({ id }) => !there.includes(id)).reduce((sum, { counter }) => sum + counter.stack, 0);
  return board.stackingPoints(place) + added <= STACKING_LIMIT;
}

/**
 * 3.32: the units that must leave an overstacked hex for the Cadre Box, of those that entered it this phase, the last first,
 * and no more than must; what has no stacking value stays. Fewer than needed only if too few had entered.
 */
export function excess(board: Board, place: string, entered: readonly string[]): Unit[] {
  let over = place in board.data.boxes ? 0 : board.stackingPoints(place) - STACKING_LIMIT;
  const leaving: Unit[] = [];
  for (const id of entered.toReversed()) {
    const unit = board.at(place).find((u) => u.id === id);
    if (over <= 0 || !unit || unit.counter.stack === 0) continue;
    leaving.push(unit);
    over -= unit.counter.stack;
  }
  // A greater unit that goes as well may make up for a smaller one.
  return leaving.filter((unit) => {
    if (over + unit.counter.stack > 0) return true;
    over += unit.counter.stack;
    return false;
  });
}
