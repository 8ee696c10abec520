import type { Pick } from './base-world';

const FINE = 1_000_000;

/** One of `list`, each as often as its weight is of all weights; where all weigh nothing, the first. @throws RangeError for an empty list */
export function byWeight<T>(list: readonly T[], weigh: (one: T) => number, pick: Pick): T {
  const weights = list.map(weigh);
  const sum = weights.reduce((a, b) => a + b, 0);
  let left = (pick(FINE) / FINE) * sum;
  const found = list[sum > 0 ? weights.findIndex((weight) => (left -= weight) < 0) : 0] ?? list[0];
  if (found === undefined) throw new RangeError('nothing to choose from');
  return found;
}
