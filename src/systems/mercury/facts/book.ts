import { FactBook } from '../../../kernel/flow/fact-kind';
import * as air from './air';
import * as bombardment from './bombardment';
import * as cargo from './cargo';
import * as drops from './drops';
import * as game from './game';
import * as ground from './ground';
import * as recovery from './recovery';
import type { Say } from './say';
import * as supply from './supply';
import * as taskForces from './task-forces';
import type { Terms } from './terms';

/** All facts of Operation Mercury, a chapter a file. */
export const FACTS = new FactBook<Say, Terms>(
  ...[game, taskForces, cargo, air, drops, bombardment, ground, recovery, supply],
);
