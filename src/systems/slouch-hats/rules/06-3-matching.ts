/** Who is to be fed, by name, and the sources that could, by their numbers, the one it would rather have first. */
export interface Hungry {
  id: string;
  may: readonly number[];
}

/**
 * Feeds as many as capacities allow. Whoever comes earlier in the list is never left out for one who comes later, only fed
 * from another source: so the most valuable first is the best answer there is, and no greedy one feeds more.
 * @returns the number of its source for each that is fed
 */
export function bestMatching(hungry: readonly Hungry[], capacities: readonly number[]): Map<string, number> {
  const fed = capacities.map((): Hungry[] => []);
  for (const one of hungry) place(one, fed, capacities, new Uint8Array(capacities.length));
  return new Map(fed.flatMap((list, source) => list.map(({ id }) => [id, source] as const)));
}

/** An augmenting path: a free place, or that of one who can go elsewhere. `tried`: sources looked at on this path. */
function place(one: Hungry, fed: Hungry[][], capacities: readonly number[], tried: Uint8Array): boolean {
  for (const source of one.may) {
    if (tried[source] === 1) continue;
    tried[source] = 1;
    const there = fed[source] ?? [];
    if (there.length < (capacities[source] ?? 0)) {
      there.push(one);
      return true;
    }
    const gives = there.findIndex((other) => place(other, fed, capacities, tried));
    if (gives < 0) continue;
    there.splice(gives, 1, one);
    return true;
  }
  return false;
}
