import { cheapestPairs } from './cheapest';
import { bySeed, type Contestant, type Paired } from './paired';

/** Somebody in a Swiss event, with what he has done there. */
export interface SwissPlayer extends Contestant {
  points: number;
  /** Whom he has played. */
  met: readonly string[];
  /** How often he had nobody to play. */
  byes: number;
  /** First games with the first side, less those with the second. */
  balance: number;
  /** The side he had last; null: none yet. */
  last: 'first' | 'second' | null;
}

/** Points are compared to the hundredth. */
const HUNDREDTHS = 100;
/** What a difference in points weighs beside sides and places in a group. */
const POINTS = 1_000;
/** Two who have had one side twice oftener than the other, and the same. */
const SAME_SIDE = 100;

/**
 * One round of a Swiss event. Above all nobody meets somebody again, nor has nobody to play twice, while that can be
 * avoided; then those play each other who have as many points; then sides are balanced, and within a group of equal points
 * the upper half plays the lower. All of it is one cheapest matching, so that no pairing blocks a later one.
 */
export function swiss(there: readonly SwissPlayer[]): Paired[] {
  const players = [...there].sort((a, b) => b.points - a.points || bySeed(a, b));
  const places: (SwissPlayer | null)[] = players.length % 2 === 0 ? players : [...players, null];
  const prices = pricesOf(players);
  const mates = cheapestPairs(places.length, (a, b) => priceOf(prices, places[a] ?? null, places[b] ?? null));
  const pairs = mates.flatMap((b, a) => (a < b ? [[places[a] ?? null, places[b] ?? null] as const] : []));
  return pairs.map(([a, b], table) => seated(a as SwissPlayer, b, table));
}

/** What prices are made from. */
interface Prices {
  /** Place in the order of points and seeds. */
  place: ReadonlyMap<string, number>;
  /** Half of the number of those who have as many points. */
  half: ReadonlyMap<string, number>;
  /** Dearer than all else that a round can cost. */
  again: number;
  /** Dearer than all differences in points. */
  lopsided: number;
}

function pricesOf(players: readonly SwissPlayer[]): Prices {
  const points = players.map((p) => p.points);
  const fewest = Math.min(...points);
  const sizes = (p: SwissPlayer): number => points.filter((x) => hundredths(x - p.points) === 0).length;
  const pairs = Math.ceil(players.length / 2);
  const most = hundredths(Math.max(...points) - fewest) ** 2 * POINTS + SAME_SIDE * 10 + players.length;
  const lopsided = pairs * most + 1;
  return {
    place: new Map(players.map((p, i) => [p.id, i])),
    half: new Map(players.map((p) => [p.id, Math.max(1, Math.floor(sizes(p) / 2))])),
    lopsided,
    again: (pairs + players.length) * (lopsided + most) + 1,
  };
}

function priceOf(prices: Prices, a: SwissPlayer | null, b: SwissPlayer | null): number {
  if (a === null || b === null) return byePrice(prices, (a ?? b) as SwissPlayer);
  const again = a.met.filter((id) => id === b.id).length * prices.again;
  const apart = hundredths(a.points - b.points) ** 2 * POINTS;
  const sides = sameWay(a, b);
  const lopsided = sides >= 2 ? prices.lopsided : Math.min(sides, 1) * SAME_SIDE;
  return again + apart + lopsided + folded(prices, a, b);
}

/** The lowest who has played in every round has nobody to play, whatever follows for points and sides. */
function byePrice({ again, lopsided, place }: Prices, { id, byes }: SwissPlayer): number {
  return byes * again + (place.size - 1 - (place.get(id) ?? 0)) * lopsided;
}

/** How far two are from being the upper and the lower half of a group. */
function folded({ place, half }: Prices, a: SwissPlayer, b: SwissPlayer): number {
  const apart = Math.abs((place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return Math.abs(apart - (half.get(a.id) ?? 1));
}

/** How much both lean to the same side. */
function sameWay(a: SwissPlayer, b: SwissPlayer): number {
  return Math.sign(a.balance) === Math.sign(b.balance) ? Math.min(Math.abs(a.balance), Math.abs(b.balance)) : 0;
}

const hundredths = (points: number): number => Math.round(points * HUNDREDTHS);

/** Who has had the first side less often has it; then who did not have it last; then the upper one at every other table. */
function seated(a: SwissPlayer, b: SwissPlayer | null, table: number): Paired {
  if (b === null) return { first: a.id, second: null };
  const rank = (p: SwissPlayer): number => p.balance * 4 + (p.last === 'first' ? 1 : p.last === 'second' ? -1 : 0);
  const difference = rank(a) - rank(b);
  const upper = difference === 0 ? table % 2 === 0 : difference < 0;
  return upper ? { first: a.id, second: b.id } : { first: b.id, second: a.id };
}
