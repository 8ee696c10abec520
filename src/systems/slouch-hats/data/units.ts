import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Side } from '../side';

/** Stacking points that one side may have in a hex at the end of a phase (3.32). */
export const STACKING_LIMIT = 7;

/** Sizes in the order of 2.24k. */
export const UNIT_SIZES = ['company', 'battalion', 'regiment', 'brigade'] as const;
export type UnitSize = (typeof UNIT_SIZES)[number];

/** Types of 2.24l, with reconnaissance (9.62) and cavalry (20.21 J) apart. */
export const UNIT_TYPES = [
  ...(['infantry', 'motorized-infantry', 'cavalry', 'armor', 'armored-car', 'reconnaissance'] as const),
  ...(['commando', 'artillery', 'anti-aircraft'] as const),
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** 18.42a, b, d. */
export const FATES = ['german-if-in-german-zone', 'removed', 'german'] as const;

const [TEXT, FLAG] = [z.string(), z.boolean().default(false)];
const points = z.number().int().min(0);
/** One side of a combat counter (2.24): strengths in points, allowance in movement points. */
const strengths = z.tuple([points, points, points]).transform(([attack, defence, move]) => ({ attack, defence, move }));
export type Strengths = z.infer<typeof strengths>;

/** What is written of a counter for who types it. */
export const TOLD = { history: z.unknown().optional(), value_source: z.unknown().optional() };

/** A combat counter as printed. */
export const combatShape = z
  .strictObject({
    ...{ id: TEXT, name: TEXT, nationality: TEXT, type: z.enum(UNIT_TYPES), size: z.enum(UNIT_SIZES) },
    front: strengths,
    /** Without it the unit has one step (3.41). */
    back: strengths.optional(),
    /** Stacking points (3.31). */
    stack: points,
    ...{ motorized: FLAG, light: FLAG, mountain: FLAG, double: FLAG },
    /** It bears the No ZOC band (3.22). */
    no_zoc: FLAG,
    /** Range in hexes and support strength of artillery (2.24e, i). */
    artillery: z.strictObject({ range: z.number().int().min(1), support: points }).optional(),
    /** Alawi, Druze, BdL or CL: released and rallied together (19.2, 20.22 R). */
    group: TEXT.optional(),
    /** The area that a garrison of 19.2 is released for. */
    area: TEXT.optional(),
    /** The Axis unit that this Allied one stands for after a revolt (20.21 A, B, Q). */
    doubles: TEXT.optional(),
    /** Areas that it may enter though its side may not (20.22 I). */
    may_enter: z.array(TEXT).default([]),
    /** What becomes of it at a surrender (18.42) where the text names it. */
    surrender: z.enum(FATES).optional(),
    other_side: z.strictObject({ nationality: TEXT, when: TEXT }).optional(),
    ...TOLD,
  })
  .transform(({ name, no_zoc, may_enter, double: _d, other_side: _o, history: _h, value_source: _v, ...u }) => ({
    ...{ ...u, names: [name], noZoc: no_zoc, mayEnter: may_enter },
    ...{ back: u.back ?? null, artillery: u.artillery ?? null, surrender: u.surrender ?? null },
    ...{ group: u.group ?? null, area: u.area ?? null, doubles: u.doubles ?? null },
  }));
export type CombatCounter = z.infer<typeof combatShape> & { side: Side };

/** The combat counters of a unit file. @throws DataFault for one that contradicts itself */
export function combatCounters(file: YamlFile, raw: z.infer<typeof combatShape>[], side: Side): CombatCounter[] {
  return raw.map((u, i) => {
    const { front, back } = u;
    const fault = (what: string): Error => file.fault(['combat_units', i, 'id'], `${u.id}: ${what}`);
    if ((u.type === 'artillery') !== (u.artillery !== null))
      throw fault('artillery, and nothing else, has a range and a support strength (3.14a)');
    if (MOTORIZED.includes(u.type) && !u.motorized) throw fault(`${u.type} is motorized (3.14b)`);
    if (u.artillery && back) throw fault('artillery has one step (3.43)');
    if (back && (['attack', 'defence', 'move'] as const).some((of) => back[of] > front[of]))
      throw fault('its back, with one step left, is stronger than its front (3.41)');
    if (u.stack > STACKING_LIMIT) throw fault(`more than ${STACKING_LIMIT} stacking points find room in no hex (3.32)`);
    const [name] = u.names;
    const other = raw.slice(0, i).find(({ names }) => names[0] === name);
    if (other) throw fault(`"${name}" is the name of ${other.id} too; orders could not tell them apart`);
    return { ...u, side };
  });
}

const MOTORIZED: readonly UnitType[] = ['armor', 'armored-car', 'motorized-infantry', 'anti-aircraft'];
