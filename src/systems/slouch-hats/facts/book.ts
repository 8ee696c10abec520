import { FactBook } from '../../../kernel/flow/fact-kind';
import * as combat from './combat';
import type { Say } from './say';

/** All facts of Slouch Hats and Eggshells, a chapter a file. */
export const FACTS = new FactBook<Say>(combat);
