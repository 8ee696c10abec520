import { ammunitionRolled } from '../facts/air';
import { counted, rollOn } from '../../../kernel/chance/roll';
import type { Act } from '../mercury';
import { shipOf } from './16-components';
import type { AirAttack } from './19-2-coordination';

/** The printed modifier for so many air units that attacked, also those that AA fire turned away (19.62). */
function modifierFor(units: number): string {
  if (units >= 9) return 'nine-or-more';
  return ['one-or-two', 'three-or-four', 'five-or-six', 'seven-or-eight'][Math.floor((units - 1) / 2)] ?? 'one-or-two';
}

/** 19.61, 19.62: each ship that fired at least once may run low, or out. */
export function depletion(c: Act<AirAttack>): void {
  const chart = c.data.charts['ammo-depletion'];
  const attacked = c.local.units.length - (c.local.wasted?.length ?? 0);
  const modifier = counted(chart, modifierFor(attacked));
  for (const id of c.local.fired) {
    const ship = shipOf(c.world, id);
    if (ship.at === 'sunk') continue;
    const roll = rollOn(c, chart, `ammo/${c.local.tf}/${id}`, 'ship', modifier.by === 0 ? [] : [modifier]);
    if (roll.result === 'L') ship.ammo = ship.ammo === 'full' ? 'low' : 'out';
    ammunitionRolled(c, { ship: id, tf: c.local.tf, ammo: ship.ammo, roll });
  }
}
