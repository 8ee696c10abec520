import { eachOnce } from '../../../kernel/data/each-once';
import { stepsLost } from '../facts/combat';
import type { Act } from '../naval-module';
import { Board } from '../rules/board';
import { excessIn } from '../rules/g15-stacking';
import type { Side } from '../side';
import { eliminate } from './score';

/** G15: at the end of a phase the excess of a side in a hex is eliminated: an engineer above the limit that neither attacks nor is attacked any more. */
export function clearExcess(c: Act, side: Side): void {
  const board = new Board(c.world, c.data);
  const { sides } = c.data.waters.map;
  const hexes = eachOnce(board.units(side).flatMap(({ at }) => (sides.has(at) ? [at] : [])));
  const units = hexes.flatMap((hex) => excessIn(board, side, hex)).map(({ id }) => id);
  for (const id of units) eliminate(c, id);
  if (units.length > 0) stepsLost(c, { side, units, gone: units, why: 'more than twelve stacking points' });
}
