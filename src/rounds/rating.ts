import rate from 'glicko2-lite';

/** How strong somebody plays a system in a club, by Glicko-2, and how far that is known. */
export interface Strength {
  rating: number;
  deviation: number;
  volatility: number;
}

/** Who has no game yet. */
export const UNRATED: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

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
  const everybody = [...new Set(games.flatMap((g) => [g.first, g.second]))];
  return new Map(
    everybody.map((id) => {
      const met = games.flatMap((g) =>
        g.first === id ? [[g.second, g.value] as const] : g.second === id ? [[g.first, -g.value] as const] : [],
      );
      const opponents = met.map(([other, value]): [number, number, number] => {
        const { rating, deviation } = was(other);
        return [rating, deviation, pointsOf(value)];
      });
      const own = was(id);
      const { rating, rd, vol } = rate(own.rating, own.deviation, own.volatility, opponents, { tau: TAU });
      return [id, { strength: { rating, deviation: rd, volatility: vol }, games: met.length }];
    }),
  );
}
