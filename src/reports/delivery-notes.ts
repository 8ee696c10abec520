import { MOST_DAYS_STOOD, standsForMail } from '../table/standing';
import type { Seat } from '../table/seat.entity';
import { isBot } from '../people/bot';
import type { Person } from '../people/person.entity';
import type { Board } from '../table/board';
import { dueText } from './game-text';
import { datedTitleOf } from '../table/title';

/** A note to somebody of a game. */
export interface DeliveryNote {
  to: Person;
  what: string;
  paragraphs: string[];
}

/**
 * What is told when no mail reaches the player of a seat any more, when his clock has stood for that as long as it may, or when
 * mails reach him again: to the opponent and the moderator that
 * it is so, never why nor at which address; to himself, once he can read it, what he is asked and until when.
 */
export function deliveryNotes(hand: Board, seat: Seat): DeliveryNote[] {
  if (hand.game.state === 'over') return [];
  const moderator = hand.moderator();
  const others = hand.seats.filter((s) => s !== seat && !isBot(s)).map((s) => hand.playerOf(s.side));
  const told = moderator ? [...others, moderator] : others;
  const who = `${hand.playerOf(seat.side).name} (${hand.engine.system.seatName(seat.side)})`;
  if (seat.undeliveredSince) {
    const paragraphs = [`Delivery problem: our mails do not reach ${who} at present. ${standing(hand, seat)}`];
    const what =
      standsForMail(seat, hand.now) || !hand.begun ? 'delivery problem' : 'a delivery problem, and a clock that runs';
    return told.map((to) => ({ to, what, paragraphs: [...paragraphs, nextStep(to, moderator)] }));
  }
  const paragraphs = [`Our mails reach ${who} again. ${running(seat)}`];
  const notes = told.map((to) => ({ to, what: 'mails arrive again', paragraphs }));
  return [
    ...notes,
    { to: hand.playerOf(seat.side), what: 'our mails reach you again', paragraphs: welcome(hand, seat) },
  ];
}

const STOOD = `His clock has stood still for ${MOST_DAYS_STOOD} days of this game because of that. That is the most it does: it runs whenever he is asked, and once his time is over his default may be claimed.`;

function standing(hand: Board, seat: Seat): string {
  if (!hand.begun) return 'He may not have read the invitation.';
  if (!standsForMail(seat, hand.now)) return STOOD;
  return `His clock stands still until they do${seat.owes === null ? '' : ', and his default cannot be claimed'}, for ${MOST_DAYS_STOOD} days of a game at most; you will be told.`;
}

function nextStep(to: Person, moderator: Person | null): string {
  if (to === moderator)
    return 'If you know another way to reach him, please ask him to write to the game from his registered address. The page for organisers shows more.';
  return 'There is nothing you need to do. If you know another way to reach him, please tell him.';
}

const running = (seat: Seat): string =>
  seat.owes === null ? 'The game goes on.' : 'He is asked, and his clock goes on with what was left of it.';

function welcome(hand: Board, seat: Seat): string[] {
  const came = 'For a while our mails to you came back. Those that still matter have been sent again.';
  const open = hand.begun ? hand.openFor(seat.side).find((o) => !o.sealed) : undefined;
  if (!open) return [came];
  const due = dueText(hand, seat.side);
  return [
    came,
    `Your clock stood still meanwhile. You are asked for ${datedTitleOf(hand, open)}${due ? `; your orders are due ${due}` : ''}. Orders in a reply to this mail answer it, and STATUS tells where things stand.`,
  ];
}
