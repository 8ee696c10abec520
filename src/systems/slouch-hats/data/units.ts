import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Named } from '../../../kernel/decide/names';
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

/** One side of a combat counter (2.24): strengths in points, allowance in movement points. */
export interface Strengths {
  attack: number;
  defence: number;
  move: number;
}

/** A combat counter as printed. Without `back` it has one step (3.41). */
export interface CombatCounter extends Named {
  side: Side;
  nationality: string;
  type: UnitType;
  size: UnitSize;
  front: Strengths;
  back: Strengths | null;
  /** Stacking points (3.31). */
  stack: number;
  motorized: boolean;
  light: boolean;
  /** It bears the No ZOC band (3.22). */
  noZoc: boolean;
  mountain: boolean;
  /** Range in hexes and support strength of artillery (2.24e, i). */
  artillery: { range: number; support: number } | null;
  /** Alawi, Druze, BdL or CL: released and rallied together (19.2, 20.22 R). */
  group: string | null;
  /** The area that a garrison of 19.2 is released for. */
  area: string | null;
  /** The Axis unit that this Allied one stands for after a revolt (20.21 A, B, Q). */
  doubles: string | null;
  /** Areas that it may enter though its side may not (20.22 I). */
  mayEnter: readonly string[];
  /** What becomes of it at a surrender (18.42) where the text names it. */
  surrender: (typeof FATES)[number] | null;
}

/** 18.42a, b, d. */
export const FATES = ['german-if-in-german-zone', 'removed', 'german'] as const;

const points = z.number().int().min(0);
const triple = z.tuple([points, points, points]);
const text = z.string();
const told = { history: z.unknown().optional(), value_source: z.unknown().optional() };
export const combatShape = z.strictObject({
  ...{ id: text, name: text, nationality: text, type: z.enum(UNIT_TYPES), size: z.enum(UNIT_SIZES) },
  ...{ front: triple, back: triple.optional(), stack: z.number().int().min(0) },
  ...{ motorized: z.boolean().default(false), light: z.boolean().default(false) },
  ...{ no_zoc: z.boolean().default(false), mountain: z.boolean().default(false), double: z.boolean().default(false) },
  artillery: z.strictObject({ range: z.number().int().min(1), support: z.number().int().min(0) }).optional(),
  ...{ group: text.optional(), area: text.optional(), doubles: text.optional() },
  may_enter: z.array(text).default([]),
  surrender: z.enum(FATES).optional(),
  other_side: z.strictObject({ nationality: text, when: text }).optional(),
  ...told,
});

/** The combat counters of a unit file. @throws DataFault for one that contradicts itself */
export function combatCounters(file: YamlFile, raw: z.infer<typeof combatShape>[], side: Side): CombatCounter[] {
  return raw.map((u, i) => {
    const fault = (what: string): Error => file.fault(['combat_units', i, 'id'], `${u.id}: ${what}`);
    if ((u.type === 'artillery') !== (u.artillery !== undefined))
      throw fault('artillery, and nothing else, has a range and a support strength (3.14a)');
    if (MOTORIZED.includes(u.type) && !u.motorized) throw fault(`${u.type} is motorized (3.14b)`);
    if (u.artillery && u.back) throw fault('artillery has one step (3.43)');
    if (u.back?.some((strength, of) => strength > (u.front[of] ?? 0)))
      throw fault('its back, with one step left, is stronger than its front (3.41)');
    if (u.stack > STACKING_LIMIT) throw fault(`more than ${STACKING_LIMIT} stacking points find room in no hex (3.32)`);
    const other = raw.slice(0, i).find(({ name }) => name === u.name);
    if (other) throw fault(`"${u.name}" is the name of ${other.id} too; orders could not tell them apart`);
    return {
      ...{ id: u.id, names: [u.name], side, nationality: u.nationality, type: u.type, size: u.size },
      ...{ front: strengths(u.front), back: u.back ? strengths(u.back) : null, stack: u.stack },
      ...{ motorized: u.motorized, light: u.light, noZoc: u.no_zoc, mountain: u.mountain },
      ...{ artillery: u.artillery ?? null, group: u.group ?? null, area: u.area ?? null },
      ...{ doubles: u.doubles ?? null, mayEnter: u.may_enter },
      surrender: u.surrender ?? null,
    };
  });
}

const MOTORIZED: readonly UnitType[] = ['armor', 'armored-car', 'motorized-infantry', 'anti-aircraft'];
const strengths = ([attack, defence, move]: z.infer<typeof triple>): Strengths => ({ attack, defence, move });
