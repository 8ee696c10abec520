import { eachOnce } from '../../../kernel/data/each-once';
import { stepsLost } from '../facts/ground';
import type { Act } from '../naval-module';
import { isEvacuated } from '../rules/26-2-ports';
import { Board } from '../rules/board';
import { excessIn } from '../rules/g13-units';
import type { Side } from '../side';
import { eliminate } from './damage';

/** G15: at the end of a phase the excess of a side in a hex is eliminated; `sails`: its ships sail yet, and at evacuated harbours who waits for them stays (28.23e). */
export function clearExcess(c: Act, side: Side, sails = false): void {
  const board = new Board(c.world, c.data);
  const { sides } = c.data.waters.map;
  const waits = (hex: string): boolean => sails && isEvacuated(board, c.data.waters.portAt(hex)?.id ?? '');
  const hexes = eachOnce(board.units(side).flatMap(({ at }) => (sides.has(at) && !waits(at) ? [at] : [])));
  const units = hexes.flatMap((hex) => excessIn(board, side, hex)).map(({ id }) => id);
  for (const id of units) eliminate(c, id);
  if (units.length > 0) stepsLost(c, { side, units, gone: units, why: 'more than twelve stacking points' });
}
