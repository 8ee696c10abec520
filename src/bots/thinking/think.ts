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
}

/** Searches for an answer. @throws what the rules throw */
export function think(systems: Systems, { system, known, ...options }: ThinkTask): Thought {
  const { answer, broken } = search(systems.engine(system), known, options);
  return { answer, broken: broken.length };
}
