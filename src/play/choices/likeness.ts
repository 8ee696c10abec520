import { canonical } from '../../kernel/record/hash';

/** A line with whom it names, and, as soon as others are compared with it, what each part of it says. */
export interface Compared<E> {
  one: E;
  names: readonly string[];
  parts?: readonly (readonly [key: string, said: string])[];
}

/** What lists and further words say: many options share one. */
const written = new WeakMap<object, string>();

/** The same text for parts that say the same. */
function saidBy(value: unknown): string {
  if (typeof value === 'string') return `"${value}`;
  if (typeof value !== 'object' || value === null) return canonical(value ?? null);
  const known = written.get(value) ?? canonical(value);
  written.set(value, known);
  return known;
}

const NOTHING_SAID = saidBy(null);

/** A line that others are compared with. */
interface Wanted {
  names: ReadonlySet<string>;
  parts: ReadonlyMap<string, string>;
}

export const wantedOf = <E extends object>(line: Compared<E>): Wanted => ({
  names: new Set(line.names),
  parts: new Map(partsOf(line)),
});

function partsOf<E extends object>(line: Compared<E>): NonNullable<Compared<E>['parts']> {
  return (line.parts ??= Object.entries(line.one).map(([key, value]) => [key, saidBy(value)] as const));
}

/** Ten for each name that both have, one for each part that says the same. */
export function likeness<E extends object>(line: Compared<E>, wanted: Wanted): number {
  let like = 0;
  for (const id of line.names) if (wanted.names.has(id)) like += 10;
  for (const [key, said] of partsOf(line)) if (said === (wanted.parts.get(key) ?? NOTHING_SAID)) like++;
  return like;
}
