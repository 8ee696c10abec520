import type { Act } from '../aegean';
import * as told from '../facts/ground';
import { recovering } from '../rules/7-1-disruption';
import { fieldOf, type Grounding } from './ground';

/** 4.F1, 7.1.3: a side's units recover; who landed by assault earlier may move again (6.3.2). */
export function recover(c: Act<Grounding>): void {
  const { world } = c;
  const { side } = c.local;
  for (const unit of Object.values(world.ground)) if (unit.side === side) unit.assaulted = false;
  const units = recovering(fieldOf(c).units, side).map(({ id }) => id);
  for (const id of units) {
    const unit = world.ground[id];
    if (unit) unit.disrupted = false;
  }
  if (units.length > 0) told.recovered(c, { side, units });
}
