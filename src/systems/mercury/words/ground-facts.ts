import { z } from 'zod';
import { rollShape as roll } from '../../../kernel/words';
import { term } from './terms';
import type { Terms } from './terms';

/** Facts of units on the hex map outside of combat: drops, moves, markers, bombardment, control. */
export function groundFacts(t: Terms) {
  const { unit, hex, hex: target, place, side } = t;
  const units = z.array(unit);
  const [from, path] = [place, z.array(place)];
  const steps = z.number();
  const strength = z.number();
  const tdv = z.number();
  const effect = z.number();
  return {
    'ground.landing': z.strictObject({
      ...{ unit, target: place, roll },
      zone: t.zone.optional(),
      hex: term('where it lands', ['target', 'drift']),
      condition: term('condition after landing', ['-', 'Dispersed', 'LoseStep']),
    }),
    'ground.drifted': z.strictObject({
      unit,
      from: hex,
      to: hex.nullable(),
      zone: t.zone.optional(),
      aboard: z.boolean().optional(),
      hexes: z.number(),
      roll,
    }),
    'ground.drop-waits': z.strictObject({ units }),
    'ground.airlanded': z.strictObject({
      ...{ unit, hex, airfield: t.airfield, state: t.airfieldState, roll: roll.optional() },
    }),
    'ground.ferried': z.strictObject({ unit, from: hex, to: hex }),
    'ground.moved': z.strictObject({ unit, from, path, spent: z.number(), points: z.number() }),
    // Who follows a refusal may give up an attack of its own (7.32).
    'ground.advanced': z.strictObject({ unit, from, path, givesUp: hex.optional() }),
    'ground.fatigued': z.strictObject({ unit }),
    'ground.rallied': z.strictObject({ units }),
    'ground.recovered': z.strictObject({ units }),
    'ground.returned': z.strictObject({
      ...{ unit, at: place, steps, efficiency: z.number().optional(), range: z.number().optional() },
    }),
    'ground.militia': z.strictObject({ unit, returns: z.boolean(), roll }),
    'ground.controlled': z.strictObject({ hex, name: z.string(), side: side.nullable() }),
    'ground.suda-lifted': z.strictObject({ unit, hex }),
    'ground.targeted': z.strictObject({ side, guns: units, target }),
    'ground.no-target': z.strictObject({ units: z.array(z.union([unit, t.air])), target }),
    'ground.bombarded': z.strictObject({
      ...{ side, target, units: z.array(z.union([unit, t.air])), strength, tdv, steps, fatigue: z.boolean(), roll },
    }),
    'ground.fire': z.strictObject({
      ...{ side, guns: units, air: z.array(t.air), target, strength, tdv, effect, roll },
      mission: term('fire mission', ['support', 'defence', 'defensive bombardment']),
    }),
    'ground.aa-fire': z.strictObject({ unit: t.air, at: z.union([hex, t.sector]), to: t.airBox.nullable(), roll }),
    'ground.aa-none': z.strictObject({ units: z.array(t.air), at: z.union([hex, t.sector]) }),
    'ground.step-lost': z.strictObject({
      ...{ unit, hex: place.nullable(), steps, gone: z.boolean(), why: z.string() },
    }),
  };
}
