import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { LETTERS } from '../letters';
import { CHANGES } from '../rules/20-2-effect';
import { SIDES } from '../side';

const text = z.string();
const units = z.array(text);
const SIDE = z.enum(SIDES);

/** The body of each fact that is recorded, by its type. */
export const FACTS = {
  'event.played': z.strictObject({
    ...{ side: SIDE, letter: z.enum(LETTERS), title: text, later: z.boolean(), cost: z.number() },
    changes: z.array(
      z.strictObject({
        kind: z.enum(CHANGES),
        id: text.optional(),
        at: text.optional(),
        number: z.number().optional(),
      }),
    ),
  }),
  'turn.begins': z.strictObject({ turn: text }),
  'phase.begins': z.strictObject({ title: text }),
  'unit.excess': z.strictObject({ unit: text, hex: text }),
  'units.moved': z.strictObject({
    units: z.array(text),
    from: text,
    path: z.array(text),
    by: text,
    spent: z.number(),
    drops: z.record(text, text).optional(),
  }),
  'supply.captured': z.strictObject({
    ...{ side: z.enum(SIDES), hex: text, captured: z.number(), destroyed: z.number(), rolls: z.array(rollShape) },
  }),
  'repl.removed': z.strictObject({ units: z.array(text), hex: text }),
  'air.destroyed': z.strictObject({ unit: text, hex: text, turns: z.number(), roll: rollShape }),
  'air.transferred': z.strictObject({ unit: text, from: text, at: text }),
  'bomber.paid': z.strictObject({ side: SIDE, unit: text }),
  'supply.spent': z.strictObject({ side: SIDE, points: z.number() }),
  'supply.emergency': z.strictObject({ side: SIDE, at: text, kind: z.enum(['general', 'movement']), units }),
  'points.linked': z.strictObject({ points: z.number() }),
  'vichy.surrendered': z.strictObject({ removed: z.array(text), german: z.array(text) }),
  'event.bought': z.strictObject({ side: SIDE, markers: z.number() }),
  'event.drawn': z.strictObject({ side: SIDE, letter: text.optional() }),
  'unit.arrived': z.strictObject({ unit: text, at: text }),
  'supply.received': z.strictObject({ side: SIDE, points: z.number(), at: text, lost: z.number() }),
  'replacements.received': z.strictObject({ side: SIDE, points: z.number(), repl: units, lost: z.number() }),
  'supply.converted': z.strictObject({
    ...{ side: SIDE, at: text },
    wanted: z.array(z.strictObject({ type: text, points: z.number() })),
  }),
  'supply.destroyed': z.strictObject({ unit: text, points: z.number(), at: text }),
  'port.demolished': z.strictObject({ side: SIDE, hex: text, capacity: z.number() }),
  'replacements.marked': z.strictObject({ units }),
  'replacements.missed': z.strictObject({ units }),
  'units.released': z.strictObject({ units }),
  'supply.judged': z.strictObject({ side: SIDE, out: units, back: units }),
  'supply.movement': z.strictObject({ side: SIDE, spent: z.number(), supplied: units, active: units }),
  'guns.ready': z.strictObject({ units }),
  'unit.recovered': z.strictObject({ unit: text, at: text, reduced: z.boolean() }),
  'port.level': z.strictObject({ hex: text, capacity: z.number() }),
  'points.scored': z.strictObject({ side: SIDE, item: text, points: z.number(), place: text.optional() }),
  'points.capped': z.strictObject({ side: SIDE, points: z.number() }),
  'modifiers.bought': z.strictObject({ side: SIDE, modifiers: z.number() }),
  'surrender.rolled': z.strictObject({ surrenders: z.boolean(), roll: rollShape }),
  'cargo.rolled': z.strictObject({
    ...{
      side: SIDE,
      cargo: text,
      supply: z.boolean(),
      from: text,
      to: text,
      outcome: text,
      roll: rollShape.optional(),
    },
  }),
  'cargo.flown': z.strictObject({ cargo: text, points: z.number(), to: text, lost: z.number().optional() }),
  'raid.sails': z.strictObject({ unit: text, sea: text, coast: text }),
  'raid.lost': z.strictObject({ unit: text, hex: text }),
  'raid.left': z.strictObject({ unit: text, from: text, to: text }),
  'ship.rolled': z.strictObject({ ship: text, at: text, placed: z.boolean(), roll: rollShape }),
  'ships.met': z.strictObject({ unit: text, at: text, ships: units }),
  'air.flown': z.strictObject({ units, at: text }),
  'port.bombed': z.strictObject({
    ...{ unit: text, hex: text, strength: z.number(), levels: z.number(), rolls: z.array(rollShape) },
  }),
  'port.shelled': z.strictObject({ ships: units, hex: text, levels: z.number() }),
  'air.home': z.strictObject({ unit: text, at: text.optional(), roll: rollShape.optional() }),
  'hexes.taken': z.strictObject({ taken: z.array(z.strictObject({ hex: text, side: z.enum(SIDES) })) }),
} satisfies Record<string, z.ZodObject>;
