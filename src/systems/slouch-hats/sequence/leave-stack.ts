import { unitExcess } from '../facts/moves';
import { intoBox } from '../rules/12-2-boxes';
import { noteLoss } from '../rules/18-1-victory-points';
import type { Act } from '../slouch-hats';
import type { Playing } from './playing';

/** 3.32: units leave an overstacked hex for the Cadre Box. Writes the world. */
export function leaveStack(c: Act<Playing>, ids: readonly string[]): void {
  for (const unit of ids) {
    const hex = c.world.units[unit]?.at ?? '';
    intoBox(c.world, unit, 'cadre');
    noteLoss(c.world, c.data, unit);
    unitExcess(c, { unit, hex });
  }
  delete c.local.over;
}
