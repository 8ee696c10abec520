import type { OpenDecision } from '../kernel/record/position';
import { dueText } from '../reports/game-text';
import type { Board } from '../table/board';
import { charterOf, silenceOf } from '../table/charter';
import { claimable } from '../table/keep-clocks';
import { ASKED, OVER, dueReminders, secondsLeft } from '../table/seat-clock';
import type { Seat } from '../table/seat.entity';
import { datedTitleOf } from '../table/title';
import { momentText, spanText } from '../wording/when';

/** How far the time of a seat has gone: so many reminders, `ASKED` once it is over, `OVER` once it may be claimed. */
export function stageOf(hand: Board, seat: Seat): number {
  const { reminders, over } = dueReminders(seat, hand.now, hand.termsOf(seat.side));
  if (!over) return reminders;
  const from = claimable(hand, seat);
  return from && from <= hand.now ? OVER : ASKED;
}

/** What a reminder says. */
export interface ReminderNote {
  personId: string;
  what: string;
  paragraphs: string[];
}

/** The mails of a stage: to him, and once silence may be claimed to those whom it concerns. */
export function notesOf(hand: Board, seat: Seat, stage: number): ReminderNote[] {
  const [what, first] = toHim(hand, seat, stage);
  const own = { personId: seat.personId, what, paragraphs: [first, askedText(hand, seat)] };
  return stage === OVER ? [own, ...toOthers(hand, seat, titlesOf(hand, seat))] : [own];
}

/** To one who is waited for, because somebody of his club wants him reminded now. */
export function outOfTime(hand: Board, seat: Seat): ReminderNote {
  const due = dueText(hand, seat.side);
  const first = `Your organiser or moderator reminds you${due === '' ? '.' : `: your orders are due ${due}.`}`;
  return { personId: seat.personId, what: 'a reminder', paragraphs: [first, askedText(hand, seat)] };
}

const titlesOf = (hand: Board, seat: Seat): string =>
  openOf(hand, seat)
    .map((o) => datedTitleOf(hand, o))
    .join(' and ');

const askedText = (hand: Board, seat: Seat): string =>
  `You are asked for ${titlesOf(hand, seat)}. Orders in a reply to this mail answer it; STATUS tells where things stand, HELP what may be ordered. MUTE in a reply ends these reminders.`;

/** The decisions that wait for a seat. */
export const openOf = (hand: Board, seat: Seat): OpenDecision[] => hand.openFor(seat.side).filter((o) => !o.sealed);

/** A bot has no claim to a default, so nothing of what is asked against it is due. */
const BOT_WAITS = 'The bot waits for your orders as long as you like: they count whenever they come.';

function toHim(hand: Board, seat: Seat, stage: number): [string, string] {
  if (hand.againstBot(seat.side)) return ['a reminder', BOT_WAITS];
  if (stage === OVER) return ['your time is over', OVER_TEXT];
  if (stage < ASKED) {
    const left = spanText(secondsLeft(seat, hand.now, hand.termsOf(seat.side)));
    return ['a reminder', `You have ${left} left: your orders are due ${dueText(hand, seat.side)}.`];
  }
  const from = claimable(hand, seat) ?? hand.now;
  const may = `Your time is over. From ${momentText(from, hand.playerOf(seat.side).zone)} on your default may be claimed; until then your orders are waited for.`;
  return [
    'are you still there?',
    `${may} If you are still there and need a little longer, reply with the one word YES (or press "I am still here" on your page): that is a day more, once for this decision.`,
  ];
}

const OVER_TEXT =
  'Your time is over. Your opponent may now claim your default; until he does, your orders still count.';

function toOthers(hand: Board, seat: Seat, asked: string): ReminderNote[] {
  const { side } = seat;
  const who = `${hand.playerOf(side).name} (${hand.engine.system.seatName(side)})`;
  const claim = `${who} has not answered in time. You may write CLAIM in a reply to any mail of the game: his published default then answers for him. You may also wait.`;
  const others = hand.seats.filter((s) => s.side !== side);
  const own = others.map(({ personId }) => ({ personId, what: 'you may claim', paragraphs: [claim] }));
  const moderator = hand.moderator();
  if (!moderator) return own;
  const news = `${who} has not answered in time: ${asked}. His opponent may claim the published default.`;
  const { code } = hand.game;
  const only = silenceOf(charterOf(hand.game)) === 'claim-only';
  const claims = only ? '' : `, claim it yourself (POST /api/games/${code}/claim)`;
  const may = `Nothing is asked of you. You may give him more time (POST /api/games/${code}/extend)${claims}, or leave it to his opponent.`;
  return [...own, { personId: moderator.id, what: 'a player is late', paragraphs: [news, may] }];
}
