import { turnBegan } from '../facts/game';
import { germanSetUp } from '../decisions/german-set-up';
import { alliedSetUp, reshuffle, taskForces } from '../decisions/regroup';
import { type Act, define } from '../mercury';
import { isNight, scenarioOf, turnOf } from '../rules/03-turn';
import { drawMarkers, showMarkers } from '../rules/16-3-task-forces';
import { allUndetected } from '../rules/18-search';
import { victory } from '../rules/22-victory';
import { endGame } from './end-of-game';
import { germanMovement } from '../decisions/german-movement';
import { landing } from '../decisions/landing';
import { alliedMovement } from '../decisions/movement';
import { advanceAthens, backToReady, refit, repair, replenish } from '../rules/16-4-ports';
import { alliedScreen } from '../rules/23-1-screen';
import { firstNavalCombat, secondNavalCombat } from './naval-combat';
import { airAllocation } from '../decisions/air-allocation';
import { readiness } from '../rules/12-airpower';

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
const landings = define('F Amphibious Landing', (s) => [s.ask('2 German landings', landing)]);

/** 3.2 III. */
const navalSegment = define('III Naval Segment', (s) => [
  s.call('A Port Refit', portRefit),
  s.call('B Allied Naval Movement', alliedNavalMovement),
  s.call('C First Naval Combat', firstNavalCombat, () => ({ searches: [], raids: [] })),
  s.call('D German Naval Movement', germanNavalMovement),
  s.call('E Second Naval Combat', secondNavalCombat),
  s.call('F Amphibious Landing', landings),
  s.do('Allied screen', alliedScreen),
]);

/** 3.2 II, steps 1 to 6 of the Air Allocation Phase. At night only the readiness rolls are made (12.23). */
const airSegment = define('II Air Segment', (s) => [
  s.do('1-4 Air Unit Readiness', readiness),
  s.when('daylight', (c) => !isNight(c), [s.ask('5-6 allocate missions', airAllocation)]),
]);

/** 3.2: one game-turn of a scenario that uses the Air and Naval Segments only. */
export const navalTurn = define('Game-turn', (s) => [
  s.do('the turn begins', beginTurn),
  s.call('II Air Segment', airSegment),
  s.call('III Naval Segment', navalSegment),
  s.do('V Game Record', (c) => void (c.world.turn += 1)),
]);

/** Scenarios 4 and 4b from set-up to victory. */
export const navalGame = define('Naval scenario', (s) => [
  s.do('markers drawn', drawMarkers),
  s.ask('Allied set-up', alliedSetUp),
  s.do('markers shown', showMarkers),
  s.ask('German set-up', germanSetUp),
  s.while('game-turns', (c) => c.world.turn <= scenarioOf(c.data, c.world).last, [s.call('Game-turn', navalTurn)]),
  s.do('victory', (c) => endGame(c, victory)),
]);

/** 18.17: markers go dark at the start of a Night turn and of an AM turn; surprise counts anew (12.94). */
export function beginSeaTurn(c: Act): void {
  if (turnOf(c.data, c.world.turn).part !== 'PM') allUndetected(c.world);
  for (const tf of Object.values(c.world.taskForces)) tf.attacked = false;
}

function beginTurn(c: Act): void {
  beginSeaTurn(c);
  turnBegan(c, { turn: c.world.turn });
}
