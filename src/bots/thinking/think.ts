import type { Json } from '../../kernel/realm';
import type { Known } from '../../kernel/search/known';
import { search } from '../../kernel/search/search-answer';
import type { AnyRealm, Systems } from '../../systems/systems';

/** What a bot's answer is searched from: plain data, and of the game nothing that its seat may not know. */
export interface ThinkTask {
  system: string;
  known: Known<AnyRealm>;
  rollouts: number;
  /** A keyed hash of the game's secret and the place of the question: the same question is answered alike. */
  seed: string;
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
}

/** Searches for an answer. @throws what the rules throw */
export function think(systems: Systems, { system, known, ...options }: ThinkTask): Thought {
  const { answer, broken, rollouts, gain } = search(systems.engine(system), known, options);
  return { answer, broken: broken.length, rollouts, gain };
}
