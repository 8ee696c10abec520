import type { OpenDecision } from '../kernel/record/position';
import { charterOf, errorPolicy } from '../table/charter';
import { titleOf } from '../table/title';
import type { GameHand } from '../table/game-hand';
import { ROLL_MISSING } from './judge-orders';
import type { Section } from './receipt';

const HARD =
  'By the charter (Hard Core) there is no UNDO. While your orders are sealed another mail replaces them; the last one that was recorded stands.';
const NOTHING =
  'There is nothing to take back: no orders of yours are sealed. What has been played, only PROPOSE REWIND takes back; standing orders end with "forget s1".';

/** UNDO: takes back the orders that stay sealed until the opponent has answered too. Dice that were rolled seal them for good. */
export function undo(hand: GameHand, side: string): Section {
  if (hand.position.entering) return { title: 'UNDO', lines: [`Nothing was taken back: ${ROLL_MISSING}`] };
  if (errorPolicy(charterOf(hand.game)) === 'Hard Core') return { title: 'UNDO', lines: [HARD] };
  const sealed = hand.openFor(side).filter((o) => o.sealed);
  const lines = sealed.map((o) => takeBack(hand, o));
  return { title: 'UNDO', lines: lines.length === 0 ? [NOTHING] : lines };
}

function takeBack(hand: GameHand, open: OpenDecision): string {
  const taken = `Your orders for ${titleOf(hand, open)} are taken back`;
  hand.submit({ kind: 'undo', source: 'player', seat: open.seat, decision: open.id });
  const now = hand.openFor(open.seat).find((o) => o.id === open.id);
  if (now && !now.sealed) return `${taken}; you are asked again, and your clock runs.`;
  const { word } = hand.engine.kind(open.kind);
  return `${taken}, but your orders given in advance or the default have answered again. In a mail with UNDO, "forget s1" (STATUS has the numbers) ends such an order, "ask me ${word}" such a default.`;
}
