import blossom from 'edmonds-blossom-fixed';

/** Two places and what it costs to pair them. */
type Edge = [number, number, number];

/** Up to so many places all pairs are looked at; of more, for each place so many of its cheapest. */
const FEW = 120;
const NEAR = 24;

/**
 * Pairs an even number of places so that all that is paid is least (Edmonds' matching). Of many places each is only tried
 * with those that are cheapest for it, and with twice as many for as long as somebody is left over.
 * @param cost of two places, a whole number from 0
 * @returns for each place, the one it is paired with
 */
export function cheapestPairs(places: number, cost: (a: number, b: number) => number): number[] {
  if (places === 0) return [];
  const edges: Edge[] = [];
  for (let a = 0; a < places; a++) for (let b = a + 1; b < places; b++) edges.push([a, b, cost(a, b)]);
  for (let near = NEAR; places > FEW && near < places; near *= 2) {
    const mates = matched(nearest(places, edges, near));
    if (mates.length === places && !mates.includes(-1)) return mates;
  }
  return matched(edges);
}

function matched(edges: readonly Edge[]): number[] {
  // The library looks for the most; what is dearest is worth least.
  const most = edges.reduce((dearest, [, , paid]) => Math.max(dearest, paid), 0) + 1;
  return blossom(
    edges.map(([a, b, paid]) => [a, b, most - paid]),
    true,
  );
}

/** The edges that are among the cheapest of one of their places. */
function nearest(places: number, edges: readonly Edge[], near: number): Edge[] {
  const count = new Int32Array(places);
  return [...edges]
    .sort(([, , a], [, , b]) => a - b)
    .filter(([a, b]) => {
      const kept = (count[a] ?? 0) < near || (count[b] ?? 0) < near;
      if (kept) for (const place of [a, b]) count[place] = (count[place] ?? 0) + 1;
      return kept;
    });
}
