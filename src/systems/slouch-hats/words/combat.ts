import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { SIDES } from '../side';

const text = z.string();
const list = z.array(text);
const side = z.enum(SIDES);
const change = z.strictObject({ rule: text, why: text, to: z.number() });
const strength = z.strictObject({
  ...{ unit: text, printed: z.number(), strength: z.number(), changes: z.array(change), out: change.optional() },
});
const benefit = z.strictObject({ what: text, columns: z.number(), rule: text });
const shift = z.strictObject({ id: text, columns: z.number(), rule: text, why: text });

/** The body of each fact of combats (10.0 to 12.0). */
export const COMBAT_FACTS = {
  'attacks.declared': z.strictObject({ side, attacks: z.array(z.strictObject({ hex: text, units: list })) }),
  'attack.rearranged': z.strictObject({ side, hex: text, units: list }),
  'attack.fell': z.strictObject({ hex: text, rule: text, why: text }),
  'ship.fires': z.strictObject({ unit: text, hex: text, placed: z.boolean(), roll: rollShape }),
  'air.supports': z.strictObject({ unit: text, hex: text, strength: z.number(), roll: rollShape.optional() }),
  'combat.fought': z.strictObject({
    ...{ hex: text, side, attackers: z.array(strength), defenders: z.array(strength) },
    ...{ attack: z.number(), defence: z.number(), initial: text, column: text },
    terrain: z.strictObject({ hex: text, doubled: z.boolean(), benefits: z.array(benefit) }),
    ...{ shifts: z.array(shift), sum: z.number(), net: z.number() },
    guns: z.strictObject({ attacker: list, defender: list }),
    ...{ ships: list, supplied: list, defenceSupply: z.boolean(), spent: list, roll: rollShape, result: text },
  }),
  'unit.lost': z.strictObject({ unit: text, to: z.enum(['reduced', 'cadre', 'eliminated']), rule: text, hex: text }),
  'air.lost': z.strictObject({ unit: text, hex: text, turns: z.number(), roll: rollShape }),
  'units.retreated': z.strictObject({ units: list, from: text, path: list }),
  'supply.removed': z.strictObject({ units: list, hex: text }),
  'units.advanced': z.strictObject({ units: list, hex: text }),
};
