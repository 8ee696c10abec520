import { FactBook } from '../../../kernel/flow/fact-kind';
import type { Say } from './say';
import * as air from './air';
import * as combat from './combat';
import * as flotillas from './flotillas';
import * as ground from './ground';
import * as scenario from './scenario';
import * as sea from './sea';
import * as supply from './supply';
import * as turn from './turn';

/** All facts of the Naval Module, a chapter a file. */
export const FACTS = new FactBook<Say>(turn, air, combat, flotillas, ground, sea, supply, scenario);
