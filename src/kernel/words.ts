import { z } from 'zod';
import { RULING_CHANGES, SEAT_CHANGES } from './record/submission';
import { foldName, listed, nearest } from './decide/names';

/** The shape of a value that others may name parts of: its keys, and what may stand there. */
export type Shape = z.ZodType;

/** What a system's record and positions are made of, for all who name parts of them: cases, rulings, documents. */
export interface Words {
  /** The body of each fact that may be recorded, by its type. Ids are those of the game. */
  facts: Readonly<Record<string, z.ZodObject>>;
  /** The world. */
  world: Shape;
  /** The numbers of all paragraphs of the rules. */
  paragraphs: readonly string[];
}

/** Facts of the kernel itself, which every game records. */
export const KERNEL_FACTS: Words['facts'] = {
  'despatch.standing-fired': z.strictObject({
    kind: z.string(),
    answer: z.array(z.string()),
    orders: z.array(
      z.strictObject({ id: z.string(), text: z.string(), once: z.boolean(), because: z.array(z.string()) }),
    ),
    passed: z.array(z.strictObject({ id: z.string(), text: z.string(), once: z.boolean(), why: z.string() })),
    only: z.boolean().optional(),
  }),
  'despatch.resigned': z.strictObject({ seat: z.string() }),
  'despatch.drawn': z.strictObject({}),
  'despatch.seat': z.strictObject({ seat: z.string(), change: z.enum(SEAT_CHANGES) }),
  'despatch.charter': z.strictObject({ text: z.string() }),
  'despatch.rewound': z.strictObject({
    to: z.number(),
    from: z.number(),
    reason: z.string(),
    dice: z.enum(['kept', 'anew']),
    commitment: z.string().optional(),
  }),
  'despatch.adjusted': z.strictObject({ reason: z.string() }),
  'despatch.held': z.strictObject({ reason: z.string() }),
  'despatch.released': z.strictObject({ reason: z.string() }),
  'despatch.extended': z.strictObject({ seat: z.string(), hours: z.number(), reason: z.string() }),
  'despatch.ruling': z.strictObject({
    change: z.enum(RULING_CHANGES),
    nr: z.number(),
    rules: z.array(z.string()),
  }),
};

/** A roll as facts tell it. A sum that would tell of a hidden modifier is withheld. */
export const rollShape = z
  .strictObject({
    key: z.string(),
    die: z.number(),
    sides: z.number().optional(),
    modifiers: z.array(z.strictObject({ id: z.string(), by: z.number(), rule: z.string(), why: z.string() })),
    uncut: z.number().optional(),
    total: z.number(),
    chart: z.string(),
    column: z.string(),
    row: z.string(),
    result: z.string(),
    withheld: z.boolean().optional(),
  })
  .meta({ title: 'roll' });

/** What `word` is not one of, with the nearest that is: `no "ship.sunc"; did you mean ship.sunk?` */
export function unknownWord(word: string, known: readonly string[]): string {
  const things = known.map((id) => ({ id, names: [id] }));
  const like = nearest(foldName(word), things)?.id;
  const few = known.length <= 12 ? `; there is ${listed(known, 'and')}` : '';
  return `no "${word}"${like ? `; did you mean ${like}?` : few}`;
}

/** The shape of what stands at a dotted path below `shape`, or in words why there is no such path. */
export function shapeAt(shape: Shape, path: string): { shape: Shape } | { fault: string } {
  let at = shape;
  const gone: string[] = [];
  for (const key of path.split('.')) {
    const next = below(at, key);
    if (!next)
      return { fault: `${gone.length > 0 ? `${gone.join('.')} has ` : 'there is '}${unknownWord(key, keysOf(at))}` };
    gone.push(key);
    at = next;
  }
  return { shape: at };
}

/** Why `value`, or the parts of an object that it names, can never stand in `shape`; null: they can. */
export function valueFault(shape: Shape, value: unknown): string | null {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    for (const [key, part] of Object.entries(value)) {
      const found = shapeAt(shape, key);
      const fault = 'fault' in found ? found.fault : valueFault(found.shape, part);
      if (fault !== null) return fault;
    }
    return null;
  }
  const read = shape.safeParse(value);
  if (read.success) return null;
  const words = typeof value === 'string' ? wordsOf(shape) : [];
  return words.length > 0 ? `there is ${unknownWord(String(value), words)}` : `it is never ${JSON.stringify(value)}`;
}

/** Names that every object answers to: to set one changes the object, not what is in it. */
const OF_THE_LANGUAGE = ['__proto__', 'constructor', 'prototype'];

/** What stands at `key` of a value of this shape; undefined: it has no such key. */
function below(shape: Shape, key: string): Shape | undefined {
  if (OF_THE_LANGUAGE.includes(key)) return undefined;
  const bare = unwrapped(shape);
  if (bare instanceof z.ZodObject) return Object.hasOwn(bare.shape, key) ? (bare.shape[key] as Shape) : undefined;
  if (bare instanceof z.ZodRecord)
    return (bare.keyType as Shape).safeParse(key).success ? (bare.valueType as Shape) : undefined;
  if (bare instanceof z.ZodArray) return /^\d+$/.test(key) ? (bare.element as Shape) : undefined;
  const found = optionsOf(bare).flatMap((option) => below(option, key) ?? []);
  return found.length > 1 ? z.union(found) : found[0];
}

/** The keys a value of this shape may have, as far as they can be listed. */
function keysOf(shape: Shape): string[] {
  const bare = unwrapped(shape);
  if (bare instanceof z.ZodObject) return Object.keys(bare.shape);
  if (bare instanceof z.ZodRecord) return wordsOf(bare.keyType as Shape);
  return optionsOf(bare).flatMap(keysOf);
}

/** The words that may stand in this shape, if it takes nothing but words of a list. */
export function wordsOf(shape: Shape): string[] {
  const bare = unwrapped(shape);
  if (bare instanceof z.ZodEnum) return bare.options.map(String);
  if (bare instanceof z.ZodLiteral) return [...bare.values].map(String);
  return optionsOf(bare).flatMap(wordsOf);
}

export const optionsOf = (shape: Shape): Shape[] => (shape instanceof z.ZodUnion ? (shape.options as Shape[]) : []);

/** A shape without the marks that say it may be null or absent. */
export function unwrapped(shape: Shape): Shape {
  return shape instanceof z.ZodOptional || shape instanceof z.ZodNullable ? unwrapped(shape.unwrap() as Shape) : shape;
}
