/** Lines by their places, as a position has them. */
type ByPlace = ReadonlyMap<string, string>;

/**
 * The lines of a position: those that changed since `then` first, with `~`, and which places are empty now; then the lines of `key`, and all others.
 * `named`: what a place is called in front of its line.
 */
export function changedFirst(
  { now, then }: { now: ByPlace; then: ByPlace | null },
  key: readonly string[],
  named: (place: string) => string,
): string[] {
  const changed = [...now].filter(([place, line]) => then !== null && then.get(place) !== line);
  const same = [...now].filter(([place]) => !changed.some(([other]) => other === place));
  const left = then === null ? [] : [...then.keys()].filter((place) => !now.has(place));
  const line = ([place, text]: readonly [string, string]): string => `${named(place)}${text}`;
  return [
    ...changed.map((one) => `~ ${line(one)}`),
    ...(left.length > 0 ? [`~ now empty: ${left.map(named).join(', ')}`] : []),
    ...key,
    ...same.map(line),
  ];
}
