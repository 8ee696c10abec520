import type { LoggedFact } from '../submissions/logged-fact';

/** Facts cut where game-turns begin, the set-up first; none is empty. */
export function turnsOf(facts: readonly LoggedFact[], turnBegins: string): LoggedFact[][] {
  const turns: LoggedFact[][] = [];
  for (const fact of facts) {
    const last = turns.at(-1);
    if (fact.type === turnBegins || !last) turns.push([fact]);
    else last.push(fact);
  }
  return turns;
}

/** What stands above the facts that were before the first game-turn. */
export const SET_UP = 'Before the first game-turn';
