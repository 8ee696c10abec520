import type { Field } from '../rules/08-field';

/** As many as a player's orders of a phase; an opponent that looks at all moves keeps no more of them. */
const MOST_KEPT = 100;

/**
 * What comes of the same words on the same field, worked out once: orders of a mail are read, judged, tried in the place of each other
 * and foreseen, each time behind those that stand before them.
 */
export function onceAField<T extends object>(): (field: Field, words: unknown, make: () => T) => T {
  const known = new WeakMap<Field, Map<string, T>>();
  return (field, words, make) => {
    const kept = known.get(field) ?? new Map<string, T>();
    known.set(field, kept);
    const key = JSON.stringify(words);
    const found = kept.get(key);
    if (found) return found;
    const made = make();
    if (kept.size < MOST_KEPT) kept.set(key, made);
    return made;
  };
}
