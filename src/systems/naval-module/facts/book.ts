import { FactBook } from '../../../kernel/flow/fact-kind';
import type { Say } from './say';
import * as air from './air';
import * as ground from './ground';
import * as sea from './sea';
import * as turn from './turn';

/** All facts of the Naval Module, a chapter a file. */
export const FACTS = new FactBook<Say>(turn, air, ground, sea);
