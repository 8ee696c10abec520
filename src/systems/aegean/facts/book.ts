import { FactBook } from '../../../kernel/flow/fact-kind';
import * as air from './air';
import * as arrivals from './arrivals';
import * as bombs from './bombs';
import * as ground from './ground';
import * as losses from './losses';
import * as sea from './sea';
import type { Say } from './say';
import * as turn from './turn';

/** All facts of War in the Aegean, a chapter a file. */
export const FACTS = new FactBook<Say>(turn, arrivals, air, bombs, ground, losses, sea);
