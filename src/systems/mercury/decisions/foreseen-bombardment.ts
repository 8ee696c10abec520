import type { Counted } from '../../../kernel/chance/roll';
import { tellModifiers } from '../../../kernel/chance/tell-roll';
import type { Ask } from '../mercury';
import { spotting, type Mission } from '../rules/11-2-bombardment';
import { meetsAaFire, overHexModifiers } from '../rules/12-9-ground-aa-fire';
import { navalModifiers } from '../rules/19-8-naval-bombardment';
import { fireColumn, fireModifiers, firingOf, firingStrength } from '../rules/ground/11-fire-table';
import { defenceValue, groundIn } from '../rules/ground/ground';

/**
 * A bombardment before its dice: strength, column, modifiers, the value of the ground, and the AA fire at aircraft, which may
 * leave less of them (11.23, 12.54, 12.91).
 */
export function foreseenBombardment(mission: Mission, q: Ask): string {
  const [target = ''] = mission.targets;
  const ground = groundIn(q);
  const at = { world: q.view, data: q.data };
  const value = defenceValue(ground, target);
  const firing = firingOf(at, q.seat, mission.by === 'ships' ? [] : mission.units);
  const over = { side: firing.side, mission, target };
  const afloat = mission.by === 'ships';
  const strength = afloat ? strengthOfShips(mission, q) : firingStrength(at, firing);
  const modifiers = afloat
    ? navalModifiers(ground, q.view.turn, over)
    : [...spotting(ground, q.view.turn, over), ...fireModifiers(at, firing)];
  return [
    `${target} ${BY[mission.by]}: strength ${strength}`,
    `column ${fireColumn(q.data, strength)}`,
    `die ${dieText(modifiers)}; Terrain Defence Value ${value}`,
  ]
    .join(', ')
    .concat(mission.by === 'air' ? `; ${aaFire(target, q)}` : '');
}

const BY: Record<Mission['by'], string> = { air: 'from the air', guns: 'by guns', ships: 'from the sea' };

function strengthOfShips({ units }: Mission, q: Ask): number {
  const ships = q.view.taskForces.flatMap((tf) => tf.ships ?? []).filter(({ id }) => units.includes(id));
  return ships.reduce((n, ship) => n + ship.bombardment, 0);
}

const dieText = (modifiers: readonly Counted[]): string =>
  modifiers.length === 0 ? 'as rolled' : tellModifiers(modifiers);

function aaFire(target: string, q: Ask): string {
  const ground = groundIn(q);
  if (!meetsAaFire(ground, target)) return 'no AA fire';
  return `AA fire at each, die ${dieText(overHexModifiers(ground, target))}`;
}
