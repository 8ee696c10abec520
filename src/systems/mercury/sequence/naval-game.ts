import { turnBegan } from '../facts/game';
import { germanSetUp } from '../decisions/german-set-up';
import { alliedSetUp } from '../decisions/regroup';
import { define, type Act } from '../mercury';
import { scenarioOf, turnOf } from '../rules/03-turn';
import { drawMarkers, showMarkers } from '../rules/16-3-markers';
import { allUndetected } from '../rules/18-1-detection';
import { victory } from '../rules/22-victory';
import { airSegment } from './air-segment';
import { navalSegment } from './naval-segment';
import { endGame } from './end-of-game';

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
