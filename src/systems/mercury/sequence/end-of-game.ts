import { gameOver } from '../facts/game';
import type { Result } from '../../../kernel/flow/act';
import type { Act } from '../mercury';
import { playedScenario } from '../rules/03-turn';

/** The last game-turn is over: who has won, and how well (14.0, 22.0). */
export function endGame(c: Act, victory: (c: Act) => Result, last = playedScenario(c.data, c.world).last): void {
  c.world.turn = last;
  const result = victory(c);
  const { rule, level, text } = result;
  gameOver(c, { level, text }, { rule });
  c.end(result);
}
