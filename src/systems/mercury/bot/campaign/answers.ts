import type { Answers } from '../sea';
import { convoyMoves } from './convoys';
import { embarkation } from './embarkation';
import { fleetMoves } from './fleet';
import { options } from './options';
import { closedUp, regrouped } from './regrouping';
import { sentConvoy } from './sending';
import { flownSupply } from './supply';

/** What the bot decides in a campaign beside what it decides in every scenario; for all else the published defaults speak. */
export const CAMPAIGN_ANSWERS: Answers = {
  'mercury.task-forces': regrouped,
  'mercury.reshuffle': closedUp,
  'mercury.allied-movement': fleetMoves,
  'mercury.german-movement': convoyMoves,
  'mercury.embarking': embarkation,
  'mercury.send-convoy': sentConvoy,
  'mercury.supply-flights': flownSupply,
  'mercury.german-options': options,
  'mercury.allied-options': options,
};
