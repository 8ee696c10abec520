import { datedTitleOf } from '../table/title';
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
  const [title, seat] = [datedTitleOf(hand, open), hand.seat(side)];
  if (Number(open.id.slice(1)) > seat.toldDecision)
    return `You are asked anew: ${title}. The mail that asks it says until when.`;
  if (hand.game.state === 'held') {
    const left = spanText(secondsLeft(seat, hand.now, hand.termsOf(side)));
    return `You are asked: ${title}. Your clock stands still with ${left} left.`;
  }
  return `You are asked: ${title}. ${dueInFull(hand, side)}`;
}

/** Until when a seat that is asked may answer; what that rests on as long as his clock has not started, stands with the clocks. */
export function dueLineOf(hand: Board, side: string): string {
  const due = dueText(hand, side);
  if (!due) return untimed(hand, side);
  return `Orders due ${waitsForStart(hand, hand.seat(side)) ? 'by ' : ''}${due}.`;
}

/** The same for who is told of nothing but his time: also when his clock starts, and how long he has from then on. */
function dueInFull(hand: Board, side: string): string {
  const seat = hand.seat(side);
  const due = dueText(hand, side);
  if (!due || !waitsForStart(hand, seat)) return dueLineOf(hand, side);
  const left = spanText(secondsLeft(seat, hand.now, hand.termsOf(side)));
  return `Orders due by ${due}: ${left} from midnight, or from your first answer.`;
}
