import { z } from 'zod';
import { rollShape as roll } from '../../../kernel/words';
import { term } from './terms';
import type { Terms } from './terms';

/** Facts of supply and evacuation (15.1, 15.2, 20.1). */
export function supplyFacts({ side, sector, airfield }: Terms) {
  const level = term('supply level', ['Adequate', 'Short', 'Low']);
  const rscs = z.number();
  return {
    'supply.rsc-placed': z.strictObject({ side, sector }),
    'supply.rsc-expended': z.strictObject({ side, sector, level }),
    'supply.rsc-removed': z.strictObject({ side, sector, rscs }),
    'supply.rsc-lost': z.strictObject({ side, sector, rscs }),
    'supply.airlift': z.strictObject({ airfield }),
    'supply.level': z.strictObject({ side, sector, from: level, level, roll }),
    'evacuation.checked': z.strictObject({ lost: z.number(), sectors: z.number(), ordered: z.boolean(), roll }),
    'evacuation.ordered': z.strictObject({ ends: z.number() }),
  };
}
