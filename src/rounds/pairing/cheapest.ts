import blossom from 'edmonds-blossom-fixed';

/**
 * Pairs an even number of places so that all that is paid is least (Edmonds' matching).
 * @param cost of two places, a whole number from 0
 * @returns for each place, the one it is paired with
 */
export function cheapestPairs(places: number, cost: (a: number, b: number) => number): number[] {
  if (places === 0) return [];
  const edges: [number, number, number][] = [];
  for (let a = 0; a < places; a++) for (let b = a + 1; b < places; b++) edges.push([a, b, cost(a, b)]);
  // The library looks for the most; what is dearest is worth least.
  const most = Math.max(...edges.map(([, , paid]) => paid)) + 1;
  return blossom(
    edges.map(([a, b, paid]) => [a, b, most - paid]),
    true,
  );
}
