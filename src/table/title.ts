import type { OpenDecision } from '../kernel/record/position';
import type { Board } from './board';

/** `air search (d6)`: a decision as people call it, with its number. */
export function titleOf(hand: Board, open: OpenDecision): string {
  return `${hand.engine.kind(open.kind).title} (${open.id})`;
}

/** `air search, 22 May, morning (d6)`: the same for who is not told beside it when in the game that is. */
export function datedTitleOf(hand: Board, open: OpenDecision): string {
  const { engine, position } = hand;
  const date = engine.system.date?.(engine.view(position, open.seat) as object) ?? '';
  return titleOf(hand, open).replace(/ (?=\(\w+\)$)/, date === '' ? ' ' : `, ${date} `);
}
