import { bySeed, type Contestant, type Paired } from './paired';

/**
 * Matches: the first seed against the second, the third against the fourth. From one round to the next the sides of the
 * first game change. Of an odd number the last has nobody to play.
 */
export function matches(there: readonly Contestant[], round: number): Paired[] {
  const seeds = [...there].sort(bySeed).map((c) => c.id);
  const pairs: Paired[] = [];
  for (let i = 0; i < seeds.length; i += 2) pairs.push(pairOf(seeds[i] as string, seeds[i + 1] ?? null, round));
  return pairs;
}

const pairOf = (upper: string, lower: string | null, round: number): Paired =>
  lower !== null && round % 2 === 0 ? { first: lower, second: upper } : { first: upper, second: lower };
