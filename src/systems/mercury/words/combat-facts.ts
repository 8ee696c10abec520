import { z } from 'zod';
import { rollShape as roll } from '../../../kernel/words';
import { term } from './terms';
import type { Terms } from './terms';

/** Facts of ground combat, in the order in which it is fought. */
export function combatFacts(t: Terms) {
  const { unit, hex, hex: target, place, side } = t;
  const units = z.array(unit);
  const [attack, defence, odds] = [z.number(), z.number(), z.string()];
  return {
    'ground.declared': z.strictObject({ target, units }),
    'ground.no-combat': z.strictObject({
      ...{ target, side: side.optional() },
      left: term('who is left', ['defenders', 'attackers']).optional(),
    }),
    'ground.idle': z.strictObject({ target, unit, why: z.string() }),
    'ground.attackers-lost': z.strictObject({ target, side }),
    'ground.special-assault': z.strictObject({ target, side: t.side.optional(), units, force: units, enemies: units }),
    'ground.check': z.strictObject({
      ...{ unit, hex, efficiency: z.number(), roll },
      what: term('Efficiency Check', ['refusal', 'reaction', 'second round']),
    }),
    'ground.refused': z.strictObject({ unit, from: place, to: place }),
    'ground.reacted': z.strictObject({ unit, from: place, to: place }),
    'ground.coordination': z.strictObject({
      ...{ target, hq: unit.nullable(), roll },
      level: term('coordination of an attack', ['coordinated', 'support', 'uncoordinated', 'frontal']),
    }),
    'ground.without-effects': z.strictObject({ target, unit }),
    'ground.maneuver': z.strictObject({
      ...{ target, attacker: side, attack, defence, odds, shift: z.number(), tdv: z.number(), roll },
      ...{ leads: z.record(side, unit), efficiency: z.array(z.number()), uncoordinated: z.boolean() },
    }),
    'ground.assault': z.strictObject({ target, round: z.number(), side, strength: z.number(), roll }),
    'ground.occupied': z.strictObject({ target, units }),
    'ground.retreated': z.strictObject({ unit, from: place, path: z.array(place) }),
    'ground.stood': z.strictObject({ hex: place, units, optional: z.boolean() }),
    'ground.off-map': z.strictObject({ side, units, from: place, box: t.box, attack, defence, odds, roll }),
  };
}
