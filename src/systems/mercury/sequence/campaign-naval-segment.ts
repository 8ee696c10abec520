import { define } from '../mercury';
import { alliedScreen } from '../rules/23-1-screen';
import { amphibiousLandingPhase } from './amphibious-landing';
import { coastalSteamerMove } from './coastal-steamer';
import { firstNavalCombat, secondNavalCombat } from './naval-combat';
import { alliedNavalMovement, germanNavalMovement, portRefit } from './naval-segment';
import { unloadingPhase } from './unloading-phase';

/** 3.2 III in a campaign. */
export const campaignNavalSegment = define('III Naval Segment of a campaign', (s) => [
  s.call('A Port Refit', portRefit),
  s.call('B Allied Naval Movement', alliedNavalMovement),
  s.call('C First Naval Combat', firstNavalCombat, () => ({ searches: [], raids: [] })),
  s.call('D German Naval Movement', germanNavalMovement),
  s.call('E Second Naval Combat', secondNavalCombat),
  s.call('F Amphibious Landing', amphibiousLandingPhase),
  s.call('G Naval Unloading', unloadingPhase),
  // The steamer sails in G2; games that were asked for it here stand in this block.
  s.when('at night', () => false, [s.call('Coastal Steamer', coastalSteamerMove)]),
  s.do('Allied screen', alliedScreen),
]);
