import { fieldOf } from '../../decisions/ground/moves';
import type { Ask } from '../../mercury';
import type { Field } from '../../rules/ground/04-field';
import { pierFault, stepsOfUnit, type Embarking, type Pier } from '../../rules/17-33-embarking';
import { lossKind } from '../../rules/20-1-losses';
import { attackStrength, defenceStrength, standing } from '../../rules/ground/ground';
import { planOf } from './plan';

/** 17.33, 20.21: who counts goes first, the strongest last as long as there is time: they cover the others. Greeks stay and hold the port. */
export function embarkation(q: Ask<{ piers: Pier[] }>): Embarking[] {
  const plan = planOf(q);
  if (!plan) return [];
  const field = fieldOf(q);
  const berths = q.facts.piers.map((pier) => ({
    ...{ pier, left: pier.limit },
    ships: pier.ships?.map((ship) => ({ ...ship })) ?? null,
  }));
  return leavers(field, q).flatMap((unit) => {
    const steps = stepsOfUnit(field, unit);
    for (const berth of berths) {
      const ship = berth.ships?.find(({ room }) => room >= steps);
      if (berth.left < steps || (berth.ships && !ship) || pierFault(field, unit, berth.pier)) continue;
      berth.left -= steps;
      if (ship) ship.room -= steps;
      return [{ unit, at: berth.pier.at, ship: ship?.id ?? null }];
    }
    return [];
  });
}

/** Units whose steps count against the Allied player if they stay, the weakest first. */
function leavers(field: Field, q: Ask): string[] {
  const { ground } = field;
  const strength = (id: string): number => {
    const s = standing(ground, id);
    return defenceStrength(s) + attackStrength(s);
  };
  return Object.keys(ground.units)
    .filter(
      (id) => q.data.ground.get(id)?.side === 'allied' && lossKind(standing(ground, id).counter) === 'allied-step',
    )
    .sort((a, b) => stepsOfUnit(field, b) - stepsOfUnit(field, a) || strength(a) - strength(b));
}
