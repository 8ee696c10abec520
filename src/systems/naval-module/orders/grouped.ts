/** What goes for several counters alike, a row for all of them: `251 Mtn, 633 Rgt (Map-T) to 2 hexes`. In the order of the first of each. */
export function grouped(rows: readonly { name: string; rest: string }[]): string[] {
  const names = new Map<string, string[]>();
  for (const { name, rest } of rows) names.set(rest, [...(names.get(rest) ?? []), name]);
  return [...names].map(([rest, all]) => `${all.join(', ')} ${rest}`);
}
