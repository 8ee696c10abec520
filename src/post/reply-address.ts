import type { GameHand } from '../table/game-hand';
import type { Purpose, Tokens } from './tokens';

/** The local part that replies of `side` go to: for a decision, or (0) for words and letters only. */
export function replyAddress(
  tokens: Tokens,
  hand: GameHand,
  side: string,
  decision = waitingFor(hand, side),
  purpose: Purpose = 'play',
): string {
  const scenario = hand.engine.system.scenarios.find((s) => s.id === hand.game.scenario);
  const seat = scenario?.seats.indexOf(side) ?? 0;
  return tokens.make({ game: hand.game.number, seat, decision, purpose });
}

/** Number of the decision that waits for a seat; 0: none. */
function waitingFor(hand: GameHand, side: string): number {
  const open = hand.begun ? hand.openFor(side).find((o) => !o.sealed) : undefined;
  return open ? Number(open.id.slice(1)) : 0;
}
