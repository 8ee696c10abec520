import { titleOf } from '../reports/game-text';
import type { GameHand } from '../submissions/game-hand';
import type { Section } from './receipt';

const NOTHING =
  'There is nothing to take back: no orders of yours are sealed. What has been played, only PROPOSE REWIND takes back; standing orders end with "forget s1".';

/** UNDO: takes back the orders that stay sealed until the opponent has answered too. Dice that were rolled seal them for good. */
export function undo(hand: GameHand, side: string): Section {
  const sealed = hand.openFor(side).filter((o) => o.sealed);
  for (const { id } of sealed) hand.submit({ kind: 'undo', source: 'player', seat: side, decision: id });
  const lines = sealed.map(
    (o) => `Your orders for ${titleOf(hand, o)} are taken back; you are asked again, and your clock runs.`,
  );
  return { title: 'UNDO', lines: lines.length === 0 ? [NOTHING] : lines };
}
