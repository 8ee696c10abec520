import type { Engine } from '../engine';
import type { Realm } from '../realm';
import { FEWEST, rolloutsFor, type Asked } from './search-answer';

/** How strong a bot plays: rollouts for a decision that gets its budget whole. `easy` plays by the script, without a search. */
export const STRENGTHS = { easy: 0, fair: 400, strong: 2000 } as const;

export type Strength = keyof typeof STRENGTHS;

/** The weakest first. */
export const STRENGTH_WORDS = ['easy', 'fair', 'strong'] as const satisfies readonly Strength[];

/** Whether a bot searches for its answer to a decision. Else the script answers, which takes no time. */
export function isSearched<R extends Realm>(engine: Engine<R>, strength: Strength, asked: Asked): boolean {
  return engine.system.searched !== undefined && rolloutsFor(engine, asked, STRENGTHS[strength]) >= FEWEST;
}
