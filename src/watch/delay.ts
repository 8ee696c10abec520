import type { LoggedFact } from '../submissions/logged-fact';

/**
 * The last row of the log that spectators are shown: the one with which the game-turn began that is `delay` turns behind the
 * present one, so that so many whole turns have been played since. Null: the game is too young. What rewinds have undone
 * counts for nothing.
 */
export function lastShown(facts: readonly LoggedFact[], turnBegins: string, delay: number): number | null {
  const turns = facts.filter((fact) => fact.type === turnBegins && !fact.undone);
  return turns.at(-1 - delay)?.seq ?? null;
}
