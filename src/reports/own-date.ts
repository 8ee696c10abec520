import { titleOf } from '../table/title';
import type { Board } from '../table/board';
import { secondsLeft } from '../table/seat-clock';
import { spanText } from '../wording/when';
import { waitsForStart } from '../table/first-proof';
import { dueText } from './game-text';
import { untimed } from './untimed';

/** What a player is told of his own time when something befalls the game: what he is asked and until when, or what he has left. */
export function ownDate(hand: Board, side: string): string {
  const open = hand.openFor(side).find((o) => !o.sealed);
  if (!open) return 'Nothing is asked of you now.';
  const [title, seat] = [titleOf(hand, open), hand.seat(side)];
  if (Number(open.id.slice(1)) > seat.toldDecision)
    return `You are asked anew: ${title}. The mail that asks it says until when.`;
  if (hand.game.state === 'held') {
    const left = spanText(secondsLeft(seat, hand.now, hand.termsOf(side)));
    return `You are asked: ${title}. Your clock stands still with ${left} left.`;
  }
  return `You are asked: ${title}. ${dueLineOf(hand, side, 'the mail that asked it')}`;
}

/**
 * Until when a seat that is asked may answer. As long as his clock has not started, when it does and how long he has from
 * then on: the deadline rests on that. `asked`, `page`: the mail that asks and its page, as the reader finds them.
 */
export function dueLineOf(hand: Board, side: string, asked = 'this mail', page = 'its page'): string {
  const due = dueText(hand, side);
  if (!due) return untimed(hand, side);
  const seat = hand.seat(side);
  if (!waitsForStart(hand, seat)) return `Your orders are due ${due}.`;
  const left = spanText(secondsLeft(seat, hand.now, hand.termsOf(side)));
  return `Your orders are due ${due} at the latest: ${left} after your clock starts, which it does at midnight, or as soon as you answer ${asked}, use ${page}, or your mail server reports that it has arrived.`;
}
