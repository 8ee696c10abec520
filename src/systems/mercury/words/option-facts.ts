import { z } from 'zod';
import type { Terms } from './terms';

/** Facts of the Campaign Option Cards (12.16, 23.4). */
export function optionFacts({ side, variant, unit, place, hex, airfield }: Terms) {
  return {
    'options.total': z.strictObject({ points: z.number() }),
    'options.shown': z.strictObject({ side, options: z.array(variant), points: z.number() }),
    'options.garrison': z.strictObject({ units: z.array(unit), at: place }),
    'options.stationed': z.strictObject({ unit, at: hex }),
    'options.airfield-repaired': z.strictObject({ airfield }),
    'ground.suda-ends': z.strictObject({}),
  };
}
