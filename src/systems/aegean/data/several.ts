import type { Named } from '../../../kernel/decide/names';

/** A name and what people write for it: `KG 100 1` for I/KG 100 1, `LC A 1` for Landing Craft A 1; the first is printed. */
const named = (name: string): string[] => [
  name,
  ...[name.replace(/^[IVX]+\//, ''), name.replace(/^Landing Craft\b/, 'LC')].filter((short) => short !== name),
];

/** The counters of a line: one, or several alike, which are numbered: `flot-9-1`, 9 Flotilla 1. */
export function counted(id: string, name: string, count: number | undefined): Named[] {
  if (count === undefined) return [{ id, names: named(name) }];
  return Array.from({ length: count }, (_, i) => ({ id: `${id}-${i + 1}`, names: named(`${name} ${i + 1}`) }));
}

/** The counters of each line by its id, one by itself too: what set-up cards name. */
export function groupsOf(units: readonly { id: string; group: string }[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { id, group } of units) groups.set(group, [...(groups.get(group) ?? []), id]);
  return groups;
}
