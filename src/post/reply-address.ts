import type { Board } from '../table/board';
import type { Purpose, Tokens } from './tokens';

/** The local part that replies of `side` go to: for a decision, or (0) for words and letters only. */
export function replyAddress(
  tokens: Tokens,
  board: Board,
  side: string,
  decision = waitingFor(board, side),
  purpose: Purpose = 'play',
): string {
  const scenario = board.engine.system.scenarios.find((s) => s.id === board.game.scenario);
  const seat = scenario?.seats.indexOf(side) ?? 0;
  return tokens.make({ game: board.game.number, seat, decision, purpose });
}

/** The local part that a moderator's words about a game go to. */
export const moderatorsAddress = (tokens: Tokens, board: Board): string =>
  tokens.make({ game: board.game.number, seat: 0, decision: 0, purpose: 'moderate' });

/** Number of the decision that waits for a seat; 0: none. */
function waitingFor(board: Board, side: string): number {
  const open = board.begun ? board.openFor(side).find((o) => !o.sealed) : undefined;
  return open ? Number(open.id.slice(1)) : 0;
}
