import { z } from 'zod';
import { SIDES } from '../side';

const [text, whole] = [z.string(), z.number().int().min(0)];
const ids = z.array(text);
const ship = z.strictObject({ id: text, status: z.enum(['Ready', 'Sailed']), damage: whole.default(0) });
const land = z.strictObject({
  ...{ hex: text.optional(), box: text.optional(), units: ids, fort: whole.max(2).default(0) },
  ...{ losses: z.record(text, whole).default({}), note: text.optional() },
});
const forces = z.strictObject({
  land: z.array(land),
  naval: z.array(z.strictObject({ port: text, units: z.array(ship) })).default([]),
  flotillas: z.array(z.strictObject({ port: text.optional(), hex: text.optional(), unit: text })).default([]),
  bases: z.array(z.strictObject({ port: text, unit: text })).default([]),
  boxes: z.array(land).default([]),
  losses: z.record(text, whole).default({}),
  air: z.strictObject({ ready: ids, flown: ids }),
});
const arrival = z.strictObject({
  ...{ gt: whole.optional(), each: z.tuple([whole, whole]).optional(), side: z.enum(SIDES), note: text.optional() },
  ...{ hex: text.optional(), box: text.optional(), port: text.optional(), units: ids.default([]) },
  ...{ naval: z.array(ship).default([]), air: ids.default([]), air_withdraw: ids.default([]), steps: whole.default(0) },
});

/** A file of `scenarios`. */
export const scenarioShape = z.looseObject({
  ...{ name: text, id: text, rule: text, turns: z.strictObject({ first: whole, last: whole, dates: text }) },
  /** What is fought over and how it is won, as the first mail says it. */
  about: z.array(text),
  panels: z.strictObject({ land: ids, ports: ids }),
  first_control: z.strictObject({ soviet: ids, axis: z.literal('rest') }),
  weather: z.strictObject({ climate: text, fixed: z.record(text, text).default({}) }),
  setup: z.strictObject({ soviet: forces, axis: forces }),
  reinforcements: z.array(arrival),
  /** Optional rules, and what each brings into play where both agree to it. */
  options: z
    .array(
      z.strictObject({
        ...{ id: text, name: text, rule: text, ports: ids, zones: ids },
        naval: z.array(z.strictObject({ port: text, units: z.array(ship) })),
      }),
    )
    .default([]),
  /** Counters that special rules bring. */
  spare: z.array(text).default([]),
  victory: z.looseObject({
    points: z.array(z.strictObject({ id: text, vp: z.number(), each: text })),
    levels: z.record(text, text),
    first_levels: z.record(text, text).optional(),
  }),
});
export type ScenarioShape = z.infer<typeof scenarioShape>;
export type ForcesShape = z.infer<typeof forces>;
export type ArrivalShape = z.infer<typeof arrival>;

/** Every counter that a scenario names on land, in its order: of MSUs and their like one for each. */
export function landCounters({ setup, reinforcements, spare }: ScenarioShape): string[] {
  const of = ({ land: stacks, boxes, flotillas, bases }: ForcesShape): string[] => [
    ...[...stacks, ...boxes].flatMap(({ units }) => units),
    ...[...flotillas, ...bases].map(({ unit }) => unit),
  ];
  const later = reinforcements.flatMap((one) => turnsOf(one).flatMap(() => one.units));
  return [...of(setup.soviet), ...of(setup.axis), ...later, ...spare];
}

/** The game-turns in which something comes. */
export function turnsOf({ gt, each }: Pick<ArrivalShape, 'gt' | 'each'>): number[] {
  if (each === undefined) return gt === undefined ? [] : [gt];
  return Array.from({ length: each[1] - each[0] + 1 }, (_, i) => each[0] + i);
}
