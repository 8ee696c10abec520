import { define, type Act } from '../naval-module';
import { scenarioCalled } from '../set-up';
import { gameTurn } from './game-turn';
import { decide, hasFallen } from './victory';

const isNotOver = (c: Act): boolean =>
  c.world.clock.turn < scenarioCalled(c.data, c.world.scenario).turns.last && !hasFallen(c);

/** A game, whichever scenario it is. */
export const game = define('Scenario', (s) => [
  s.while('turns', isNotOver, [s.call('Game-turn', gameTurn)]),
  s.do('G94 who wins', decide),
]);
