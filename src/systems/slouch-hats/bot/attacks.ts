import { declaring, targets } from '../decisions/declaration';
import { nearestDeclaration } from '../rules/10-1-nearest';
import type { Attack } from '../rules/10-1-declaration';
import { isGun } from '../rules/10-combat';
import type { Declared } from '../sequence/allocation';
import type { Ask } from '../slouch-hats';
import { columnOf } from './odds';

/** The least column of an attack that is wished for, and of one that must go with it (10.15). */
const [WISHED, FORCED] = ['2-1', '3-2'];

/** The bot's attacks: the best odds first, each with all who are free, as long as none that must go with it is bad. */
export function botAttacks(q: Ask): Declared[] {
  const [board, context] = declaring(q.view, q.data, q.seat);
  const { columns } = q.data.charts['combat-results'];
  const least = (head: string): number => columns.indexOf(head);
  const infantry = (units: readonly string[]): string[] =>
    units.filter((id) => {
      const unit = board.units.get(id);
      return unit !== undefined && !isGun(unit);
    });
  const all = targets(board, context)
    .map(([hex, able]) => ({ hex, units: infantry(able) }))
    .filter(({ units }) => units.length > 0)
    .map((attack) => ({ attack, column: columnOf(board, q, attack) }))
    .filter(({ column }) => column >= least(WISHED))
    .toSorted((a, b) => b.column - a.column);
  let chosen: readonly Attack[] = [];
  for (const { attack } of all) {
    if (chosen.some(({ hex }) => hex === attack.hex)) continue;
    const busy = chosen.flatMap(({ units }) => units);
    const units = attack.units.filter((id) => !busy.includes(id));
    if (units.length === 0 || columnOf(board, q, { hex: attack.hex, units }) < least(WISHED)) continue;
    const wider = nearestDeclaration(board, context, [...chosen, { hex: attack.hex, units }]);
    if (wider.length > chosen.length && wider.every((one) => columnOf(board, q, one) >= least(FORCED))) chosen = wider;
  }
  return chosen.map(({ hex, units }) => ({ hex, units: [...units], support: {} }));
}
