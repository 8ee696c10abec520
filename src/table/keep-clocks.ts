import { clockTimes } from './charter';
import type { Seat } from './seat.entity';
import { isBot } from '../people/bot';
import type { AnswerSubmission, UndoSubmission } from '../kernel/record/submission';
import { titleOf } from './title';
import type { GameHand } from './game-hand';
import type { Table } from './table';
import { dueReminders, paused, reckoned, started, stopped } from './seat-clock';
import { reckonStanding, standsForMail } from './standing';

/** Seats whose mail has begun to come back, or reaches its player again, since the game was last written; they are marked. */
export function markDelivery(hand: Table): Seat[] {
  const changed = hand.seats.filter((seat) => (seat.undeliveredSince === null) !== hand.reaches(seat.personId));
  for (const seat of changed) seat.undeliveredSince = hand.reaches(seat.personId) ? null : hand.now;
  return changed;
}

/** A running clock is out as its bank and its player's leave are now; both may have changed by another game. */
export function reckonClocks(hand: Table): void {
  for (const seat of hand.seats.filter((s) => !isBot(s))) Object.assign(seat, reckoned(seat, hand.leaveOf(seat.side)));
}

/**
 * The clock of a seat runs only while something waits for it and mail reaches its player, or has not for very long. It stops
 * with his answer; when mail reaches him again it starts as with a new decision, with what was left.
 * @param changed the seats of `markDelivery`
 * @returns the seats whose clocks have stood long enough for that, and run again
 */
export function keepClocks(hand: GameHand, changed: readonly Seat[]): Seat[] {
  const runAgain: Seat[] = [];
  for (const seat of hand.seats) {
    const open = hand.position.over ? undefined : hand.openFor(seat.side).find((o) => !o.sealed);
    const owed = seat.owes !== null;
    Object.assign(seat, owes(seat, open ? titleOf(hand, open) : null, hand.now));
    const waits = open !== undefined && !isBot(seat) && !answers(hand, seat);
    const [stood, stands] = [seat.standsFrom !== null, waits && standsForMail(seat, hand.now)];
    Object.assign(seat, reckonStanding(seat, stands, hand.now));
    if (takesBack(hand, seat)) giveBack(hand, seat);
    // A bot has no time limit: that its clock stands or not tells whoever plays for it whether it is waited for.
    if (isBot(seat)) seat.clockFrom = open && !hand.position.entering ? hand.now : null;
    else if (!waits) stop(hand, seat, owed && (seat.undeliveredSince !== null || changed.includes(seat)));
    else if (stands) Object.assign(seat, paused(seat, hand.now, hand.leaveOf(seat.side)));
    else if (changed.includes(seat) || seat.undeliveredSince) start(hand, seat);
    else if (takesBack(hand, seat)) goOn(hand, seat);
    if (waits && stood && !stands && seat.undeliveredSince) runAgain.push(seat);
  }
  return runAgain;
}

/** What a seat owes, and since when. */
function owes(seat: Seat, title: string | null, now: Date): Pick<Seat, 'owes' | 'owesSince'> {
  if (title === seat.owes) return { owes: seat.owes, owesSince: seat.owesSince };
  return { owes: title, owesSince: title === null ? null : now };
}

/** A decision is put to the player of a seat, or reaches him at last. */
export function start(hand: Table, seat: Seat): void {
  Object.assign(seat, started(seat, hand.now, hand.playerOf(seat.side).zone, hand.leaveOf(seat.side)));
}

/** More time in the bank of a seat; of its reminders those count as sent whose time has passed. */
export function extend(hand: Table, seat: Seat, seconds: number): void {
  seat.bankSeconds += seconds;
  Object.assign(seat, reckoned(seat, hand.leaveOf(seat.side)));
  const { reminders, over } = dueReminders(seat, hand.now, hand.leaveOf(seat.side));
  if (!over) seat.reminded = reminders;
}

/** Who takes his answer back gives back what it earned. */
function giveBack(hand: GameHand, seat: Seat): void {
  if (seat.earned?.decision !== lastOf(hand, seat)?.decision) return;
  seat.bankSeconds = Math.max(0, seat.bankSeconds - (seat.earned?.seconds ?? 0));
  seat.earned = null;
}

/** His time runs at once, so that nothing is gained by answering and taking it back. */
function goOn(hand: Table, seat: Seat): void {
  if (!seat.clockFrom) Object.assign(seat, reckoned({ ...seat, clockFrom: hand.now }, hand.leaveOf(seat.side)));
}

/** An answer earns its increment though the clock stood because mail came back. */
function stop(hand: GameHand, seat: Seat, stood: boolean): void {
  const answer = answersOf(hand, seat)[0];
  const clock = stood && !seat.clockFrom && answer ? { ...seat, clockFrom: hand.now } : seat;
  if (!clock.clockFrom) return;
  const leave = hand.leaveOf(seat.side);
  const { bankSeconds, clockFrom, dueAt, reminded } = stopped(clock, hand.now, clockTimes(hand.game.charter), leave);
  const seconds = bankSeconds - paused(clock, hand.now, leave).bankSeconds;
  const earned = answer ? { decision: answer.decision, seconds } : null;
  Object.assign(seat, { bankSeconds, earned, clockFrom, dueAt, reminded });
}

const answers = (hand: GameHand, seat: Seat): boolean => lastOf(hand, seat)?.kind === 'answer';
const takesBack = (hand: GameHand, seat: Seat): boolean => lastOf(hand, seat)?.kind === 'undo';

/** The answers of a seat that are written now, and what is taken back of them. */
const answersOf = (hand: GameHand, { side }: Seat): (AnswerSubmission | UndoSubmission)[] =>
  hand.pending.flatMap(({ row: { submission } }) =>
    (submission.kind === 'answer' || submission.kind === 'undo') && submission.seat === side ? [submission] : [],
  );
const lastOf = (hand: GameHand, seat: Seat): AnswerSubmission | UndoSubmission | undefined =>
  answersOf(hand, seat).at(-1);
