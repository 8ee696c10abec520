import { z } from 'zod';
import { OWNERS, SIDES } from '../side';

const text = z.string();
const whole = z.number().int();
const ids = z.array(text);
const byName = z.record(text, ids);
const turns = z.looseObject({ first: whole, last: whole, optional_last: whole.optional() });

/** When an arrival takes place: an operation is on, or it never was and a die says so (8.4.5, 8.4.7). */
const when = z.union([z.literal('accolade'), z.strictObject({ not: z.literal('accolade'), die: text, is: text })]);

/** A line of a set-up card: who, and where; `default` and `loading` are what silence gives. */
const entry = z.strictObject({
  ...{ rule: text, side: z.enum(OWNERS), units: ids, hex: text.optional(), box: text.optional() },
  ...{ island: text.optional(), hexes: ids.optional(), airfields: ids.optional(), default: byName.optional() },
  ...{ at_most_each: whole.optional(), must_hold: ids.default([]), cargo: ids.default([]) },
  ...{ loading: byName.default({}), enters: ids.default([]), optional: text.optional() },
  ...{ state: z.enum(['spotted', 'yielded-to-allied']).optional(), frozen_until: text.optional() },
  leaves: z.strictObject({ turn: whole, after_impulse: whole }).optional(),
});
export type EntryShape = z.infer<typeof entry>;

const arrival = z.strictObject({
  ...{ turn: whole, rule: text, side: z.enum(SIDES), units: ids.default([]), restores: ids.default([]) },
  ...{ hex: text.optional(), box: text.optional(), edge: text.optional(), edge_if: z.record(text, text).optional() },
  ...{ within: text.optional(), cargo: ids.default([]), loading: byName.default({}), enters: ids.default([]) },
  ...{ when: when.optional(), carriers: byName.default({}), missions: byName.optional() },
  ...{ option: text.optional(), without: text.optional() },
  and: z.strictObject({ one_of: ids, vp: whole }).optional(),
  if_die: z.strictObject({ units: ids, chart: text, column: text }).optional(),
  leaves: z.strictObject({ turn: whole, after: text }).optional(),
  landing: z.strictObject({ hexes: ids, by: text }).optional(),
  drop: z.strictObject({ units: ids, island: text, ground: text }).optional(),
});
export type ArrivalShape = z.infer<typeof arrival>;

const item = z.strictObject({ item: text, vp: whole });
const fixed = z.strictObject({
  ...{ sea: z.enum(['calm', 'rough']), impulses: z.record(text, whole), first_impulse: z.enum(['day', 'night']) },
  ...{ first_initiative: z.enum(SIDES), luftwaffe: text, submarines: z.literal('none'), mine_markers: whole },
});

/** A file of `scenarios`. */
export const scenarioShape = z.looseObject({
  ...{ name: text, id: text, rule: text, origin: text.optional(), turns, dates: z.record(text, text) },
  ...{ setup: z.array(entry), reinforcements: z.array(arrival), fixed: fixed.optional() },
  first_turn: z.looseObject({ impulses: whole, initiative: z.array(z.enum(SIDES)) }).optional(),
  setup_order: z.array(z.enum(['axis', 'allied'])),
  control: z.record(text, z.enum([...SIDES, 'none'])).optional(),
  options: z.array(z.looseObject({ id: text, rule: text, text })).default([]),
  victory: z.looseObject({ german: z.array(item).optional(), allied: z.array(item).optional() }),
});
