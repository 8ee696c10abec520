import { touched, type Touched } from '../kernel/decide/touch';
import type { Board } from '../table/board';
import { openOn } from './game-page';

/** What a player may click on his page, for the decision it shows. */
export interface SeatTouch extends Touched {
  /** Number of the decision; 0: none waits. */
  decision: number;
}

/** What `side` may pick, and what may be ordered of what is `picked`: made from his view and what he is asked. */
export function seatTouch(hand: Board, side: string, picked: readonly string[]): SeatTouch {
  const open = hand.position.over ? null : openOn(hand, side);
  if (!open) return { decision: 0, things: [], offers: [] };
  const kind = hand.engine.kind(open.kind);
  return { decision: Number(open.id.slice(1)), ...touched(kind, hand.ask(open), picked) };
}
