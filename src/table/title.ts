import type { OpenDecision } from '../kernel/record/position';
import type { Board } from './board';

/** `air search (d6)`: a decision as people call it, with its number. */
export function titleOf(hand: Board, open: OpenDecision): string {
  return `${hand.engine.kind(open.kind).title} (${open.id})`;
}
