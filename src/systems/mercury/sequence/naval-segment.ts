import { germanMovement } from '../decisions/german-movement';
import { landing } from '../decisions/landing';
import { alliedMovement } from '../decisions/movement';
import { reshuffle, taskForces } from '../decisions/regroup';
import { define } from '../mercury';
import { advanceAthens, backToReady, refit, repair, replenish } from '../rules/16-4-ports';
import { alliedScreen } from '../rules/23-1-screen';
import { firstNavalCombat, secondNavalCombat } from './naval-combat';

/** Expanded sequence III.A. */
export const portRefit = define('A Port Refit', (s) => [
  s.do('1 refit at Alexandria', refit),
  s.do('2 repair at Alexandria', repair),
  s.ask('3 create and reorganise Task Forces', taskForces),
  s.do('4 convoys in Athens', advanceAthens),
]);

/** Expanded sequence III.B. */
export const alliedNavalMovement = define('B Allied Naval Movement', (s) => [
  s.do('ammunition replenished', replenish),
  s.ask('1-3 move Task Forces', alliedMovement),
  s.do('Task Forces left in Alexandria', backToReady),
  s.ask('4 reshuffle', reshuffle),
]);

/** Expanded sequence III.D. */
export const germanNavalMovement = define('D German Naval Movement', (s) => [
  s.ask('1-2 move naval units', germanMovement),
]);

/** Expanded sequence III.F, as far as scenario 4b plays it. */
export const landings = define('F Amphibious Landing', (s) => [s.ask('2 German landings', landing)]);

/** 3.2 III. */
export const navalSegment = define('III Naval Segment', (s) => [
  s.call('A Port Refit', portRefit),
  s.call('B Allied Naval Movement', alliedNavalMovement),
  s.call('C First Naval Combat', firstNavalCombat, () => ({ searches: [], raids: [] })),
  s.call('D German Naval Movement', germanNavalMovement),
  s.call('E Second Naval Combat', secondNavalCombat),
  s.call('F Amphibious Landing', landings),
  s.do('Allied screen', alliedScreen),
]);
