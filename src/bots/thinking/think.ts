import type { Json } from '../../kernel/realm';
import type { Known } from '../../kernel/search/known';
import { costOf, search } from '../../kernel/search/search-answer';
import type { AnyRealm, Systems } from '../../systems/systems';

/** What a bot's answer is searched from: plain data, and of the game nothing that its seat may not know. */
export interface ThinkTask {
  system: string;
  known: Known<AnyRealm>;
  rollouts: number;
  /** A keyed hash of the game's secret and the place of the question: the same question is answered alike. */
  seed: string;
  /** An answer that was given to it: what that cost is wanted. */
  given?: Json;
}

/** What came of it. */
export interface Thought {
  answer: Json;
  /** Rollouts that ended with an error. */
  broken: number;
  /** Games that were played on. */
  rollouts: number;
  /** How much better than the script's answer it came out, in the worth of results (-1 to 1); null: it is the script's. */
  gain: number | null;
  /** How much worse what was given came out (`costOf`); without it, it was not asked. */
  cost?: number;
}

/** Searches for an answer. @throws what the rules throw */
export function think(systems: Systems, { system, known, given, ...options }: ThinkTask): Thought {
  if (given !== undefined) {
    const { better, cost, broken, rollouts } = costOf(systems.engine(system), known, given, options);
    return { answer: better, broken: broken.length, rollouts, gain: null, cost };
  }
  const { answer, broken, rollouts, gain } = search(systems.engine(system), known, options);
  return { answer, broken: broken.length, rollouts, gain };
}
