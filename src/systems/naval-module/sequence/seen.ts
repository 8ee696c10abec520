import { unitsSeen } from '../facts/ground';
import type { Act } from '../naval-module';
import { Board } from '../rules/board';
import { SIDES, type Side } from '../side';
import { identified } from '../view/policies';

/** G90: what is done, and then to each side the units that it had not seen before. */
export function telling(c: Act, doIt: () => void): void {
  const seen = (): Record<Side, string[]> => {
    const board = new Board(c.world, c.data, true);
    return {
      axis: identified(board, 'axis').map(({ id }) => id),
      soviet: identified(board, 'soviet').map(({ id }) => id),
    };
  };
  const before = seen();
  doIt();
  const after = seen();
  for (const side of SIDES) {
    const units = after[side].filter((id) => !before[side].includes(id));
    if (units.length > 0) unitsSeen(c, { side, units });
  }
}
