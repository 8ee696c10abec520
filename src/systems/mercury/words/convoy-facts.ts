import { z } from 'zod';
import { rollShape as roll } from '../../../kernel/words';
import type { Terms } from './terms';

/** Facts of unloading, and of convoys in the game without ships (17.37, 21). */
export function convoyFacts(t: Terms) {
  const { side, sea: at, contact } = t;
  const units = z.array(t.unit);
  const [convoy, rsc, turn, unit] = [z.number(), z.number(), z.number(), t.germanNaval];
  return {
    'sea.unloaded': z.strictObject({ side, at, units, rsc }),
    'convoy.sent': z.strictObject({ convoy, at, units, rsc, roll }),
    'convoy.unit-lost': z.strictObject({ convoy, unit: t.unit }),
    'convoy.returned': z.strictObject({ convoy }),
    'convoy.planned': z.strictObject({ contact, turn }),
    'convoy.due': z.strictObject({ contact, unit }),
    'convoy.arrival': z.strictObject({ contact, unit, at, roll }),
    'convoy.part-returns': z.strictObject({ contact, unit, items: z.array(t.cargo) }),
    'convoy.to-athens': z.strictObject({ contact, unit }),
  };
}
