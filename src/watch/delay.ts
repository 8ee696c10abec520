import type { LoggedFact } from '../submissions/logged-fact';

/**
 * The rows of the log that spectators are shown one after the other: those with which game-turns began, up to the one that is
 * `delay` turns behind the present one, so that so many whole turns have been played since; of a game that is over all, and its
 * end. What rewinds have undone counts for nothing. Empty: the game is too young.
 */
export function stepsShown(
  facts: readonly LoggedFact[],
  { turnBegins, delay, over }: { turnBegins: string; delay: number; over: boolean },
): number[] {
  const turns = facts.filter((fact) => fact.type === turnBegins && !fact.undone).map(({ seq }) => seq);
  return over ? [...turns, Infinity] : turns.slice(0, Math.max(0, turns.length - delay));
}
