import rate from 'glicko2-lite';

/** How strong somebody plays a system in a club, by Glicko-2, and how far that is known. */
export interface Strength {
  rating: number;
  deviation: number;
  volatility: number;
}

/** Who has no game yet. */
export const UNRATED: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

/** A period in which somebody who plays nothing becomes less known. */
const REST_MS = 30 * 86_400_000;

/** Points of the scale that everybody reads, for one of the method's own. */
const SCALE = 173.7178;

/**
 * What a strength is known to be after time without a game: for each period that has passed its deviation grows by the
 * volatility, as the method has it of a period without games, and never above that of who has no game yet.
 */
export function rested<S extends Strength>(strength: S, since: Date, now: Date): S {
  const periods = Math.max(0, Math.floor((now.getTime() - since.getTime()) / REST_MS));
  const grown = Math.sqrt(strength.deviation ** 2 + periods * (SCALE * strength.volatility) ** 2);
  return { ...strength, deviation: Math.max(strength.deviation, Math.min(UNRATED.deviation, grown)) };
}

/** How much volatility may change from one period to the next; 0.3 to 1.2 by the method's author. */
const TAU = 0.5;

/** A game that counts: its value to `first`, -1 to 1. */
export interface RatedGame {
  first: string;
  second: string;
  value: number;
}

/** Points of a value from -1 to 1: none, one, or a part. */
export const pointsOf = (value: number): number => (value + 1) / 2;

/**
 * Strengths after a period in which these games were played; all of them count against what everybody was before it.
 * @param before who is not in it has no game yet
 */
export function afterPeriod(
  games: readonly RatedGame[],
  before: ReadonlyMap<string, Strength>,
): Map<string, { strength: Strength; games: number }> {
  const was = (id: string): Strength => before.get(id) ?? UNRATED;
  const met = new Map<string, [string, number][]>();
  for (const { first, second, value } of games) {
    met.set(first, [...(met.get(first) ?? []), [second, value]]);
    met.set(second, [...(met.get(second) ?? []), [first, -value]]);
  }
  return new Map(
    [...met].map(([id, his]) => {
      const opponents = his.map(([other, value]): [number, number, number] => {
        const { rating, deviation } = was(other);
        return [rating, deviation, pointsOf(value)];
      });
      const own = was(id);
      const { rating, rd, vol } = rate(own.rating, own.deviation, own.volatility, opponents, { tau: TAU });
      return [id, { strength: { rating, deviation: rd, volatility: vol }, games: his.length }];
    }),
  );
}
