import { FactBook } from '../../../kernel/flow/fact-kind';
import * as combat from './combat';
import * as events from './events';
import * as moves from './moves';
import type { Say } from './say';
import * as supply from './supply';
import * as transport from './transport';
import * as victory from './victory';

/** All facts of Slouch Hats and Eggshells, a chapter a file. */
export const FACTS = new FactBook<Say>(combat, events, moves, supply, transport, victory);
