import { charterOf, clockTimes } from './charter';
import type { Earned, Seat } from './seat.entity';
import { isBot } from '../people/bot';
import type { OpenDecision } from '../kernel/record/position';
import type { AnswerSubmission, UndoSubmission } from '../kernel/record/submission';
import { titleOf } from './title';
import type { GameHand } from './game-hand';
import type { Table } from './table';
import { claimableAt, dueReminders, nextLook, paused, reckoned, started, stopped } from './seat-clock';
import { reckonStanding, standsForMail } from './standing';

/** Seats whose mail has begun to come back, or reaches its player again, since the game was last written; they are marked. */
export function markDelivery(hand: Table): Seat[] {
  const changed = hand.seats.filter((seat) => (seat.undeliveredSince === null) !== hand.reaches(seat.personId));
  for (const seat of changed) seat.undeliveredSince = hand.reaches(seat.personId) ? null : hand.now;
  return changed;
}

/** A running clock is out as its bank and the spans in which it stands are now; both may have changed by another game. */
export function reckonClocks(hand: Table): void {
  for (const seat of hand.seats.filter((s) => !isBot(s))) {
    Object.assign(seat, reckoned(seat, hand.termsOf(seat.side)));
    seat.lookAt = nextLook(seat, hand.now, hand.termsOf(seat.side), claimable(hand, seat));
  }
}

/** When the silence of a seat may be claimed; null: its clock stands. */
export const claimable = (hand: Table, seat: Seat): Date | null =>
  claimableAt(seat, hand.termsOf(seat.side), { waits: !hand.againstBot(seat.side), yes: seat.grace !== null });

/**
 * The clock of a seat runs only while something waits for it, the game is not held, no real dice are missing, and mail
 * reaches its player, or has not for very long. It stops with his answer; after all else it starts as with a new decision,
 * with what was left.
 * @param changed the seats of `markDelivery`
 * @returns the seats whose clocks have stood as long as they may for mail that comes back, and run again
 */
export function keepClocks(hand: GameHand, changed: readonly Seat[]): Seat[] {
  const runAgain: Seat[] = [];
  for (const seat of hand.seats) {
    const open = hand.position.over ? undefined : hand.openFor(seat.side).find((o) => !o.sealed);
    const owed = seat.owes !== null;
    const title = open ? titleOf(hand, open) : null;
    const another = title !== seat.owes;
    if (another) seat.grace = null;
    Object.assign(seat, owes(seat, title, hand.now));
    if (answersOf(hand, seat).some((a) => a.source === 'player')) seat.silences = 0;
    const waits = open !== undefined && !isBot(seat) && !answers(hand, seat);
    if (waits && another && seat.clockFrom && !takesBack(hand, seat)) unasked(hand, seat);
    const [stood, stands] = [seat.standsFrom !== null, waits && !stopsAll(hand) && standsForMail(seat, hand.now)];
    Object.assign(seat, reckonStanding(seat, stands, hand.now));
    if (takesBack(hand, seat)) giveBack(hand, seat);
    // A bot has no time limit: that its clock stands or not tells whoever plays for it whether it is waited for.
    if (isBot(seat)) seat.clockFrom = open && !hand.position.entering && !held(hand) ? hand.now : null;
    else if (!waits) stop(hand, seat, owed && (seat.undeliveredSince !== null || changed.includes(seat)));
    else if (stands || stopsAll(hand)) Object.assign(seat, paused(seat, hand.now, hand.termsOf(seat.side)));
    else if (takesBack(hand, seat)) goOn(hand, seat);
    else if (told(seat, open) || seat.undeliveredSince) start(hand, seat);
    if (open && answers(hand, seat) && told(seat, open) && !isBot(seat)) start(hand, seat);
    if (waits && stood && !stands && !stopsAll(hand) && seat.undeliveredSince) runAgain.push(seat);
  }
  return runAgain;
}

/** While a game is held, or waits for a roll of real dice that nobody has typed, nobody's time passes. */
const stopsAll = (hand: GameHand): boolean => held(hand) || hand.position.entering !== undefined;
const held = (hand: Table): boolean => hand.game.state === 'held';
const told = (seat: Seat, { id }: OpenDecision): boolean => Number(id.slice(1)) <= seat.toldDecision;

/** What a seat owes, and since when. */
function owes(seat: Seat, title: string | null, now: Date): Pick<Seat, 'owes' | 'owesSince'> {
  if (title === seat.owes) return { owes: seat.owes, owesSince: seat.owesSince };
  return { owes: title, owesSince: title === null ? null : now };
}

/** A decision is put to the player of a seat, or reaches him at last. */
export function start(hand: Table, seat: Seat): void {
  if (held(hand)) return;
  Object.assign(seat, started(seat, hand.now, hand.playerOf(seat.side).zone, hand.termsOf(seat.side)));
}

/** More time in the bank of a seat; of its reminders those count as sent whose time has passed. */
export function extend(hand: Table, seat: Seat, seconds: number): void {
  seat.bankSeconds += seconds;
  Object.assign(seat, reckoned(seat, hand.termsOf(seat.side)));
  const { reminders, over } = dueReminders(seat, hand.now, hand.termsOf(seat.side));
  if (!over) seat.reminded = reminders;
}

/** What was used so far is settled: whoever sits down here next goes on with what is left, from the next midnight of his own. */
export function handOver(hand: Table, seat: Seat): void {
  unasked(hand, seat);
  seat.grace = null;
}

/** Both have agreed to another clock: whoever's it is begins with all of its time, as with a new decision. */
export function anotherClock(hand: GameHand): void {
  const times = clockTimes(charterOf(hand.game));
  for (const seat of hand.seats.filter((s) => !isBot(s))) {
    const runs = seat.clockFrom !== null;
    const fresh = { bankSeconds: times.bank, clockFrom: null, dueAt: null, reminded: 0, clockZone: null };
    Object.assign(seat, fresh, { earned: null, grace: null });
    if (runs) start(hand, seat);
  }
}

/** Who takes his answer back gives back what it earned; by fixed hours his time is again what it was. */
function giveBack(hand: GameHand, seat: Seat): void {
  const { earned } = seat;
  if (!earned || earned.decision !== lastOf(hand, seat)?.decision) return;
  if (earned.before) {
    const { bankSeconds, clockFrom, clockZone } = earned.before;
    Object.assign(seat, { bankSeconds, clockZone, clockFrom: new Date(clockFrom) });
  } else seat.bankSeconds = Math.max(0, seat.bankSeconds - earned.seconds);
  seat.earned = null;
}

/** His time runs at once, so that nothing is gained by answering and taking it back. */
function goOn(hand: Table, seat: Seat): void {
  const clockZone = seat.clockZone ?? hand.playerOf(seat.side).zone;
  const clockFrom = seat.clockFrom ?? hand.now;
  Object.assign(seat, reckoned({ ...seat, clockFrom, clockZone }, hand.termsOf(seat.side)));
}

/**
 * An answer earns its increment, though the clock stood because mail came back. Where the question itself has gone, as when
 * the game goes back, what was used is used, and nothing is earned.
 */
function stop(hand: GameHand, seat: Seat, stood: boolean): void {
  const terms = hand.termsOf(seat.side);
  const answer = answersOf(hand, seat)[0];
  if (!answer) return unasked(hand, seat);
  const clock = stood && !seat.clockFrom ? { ...seat, clockFrom: hand.now } : seat;
  if (!clock.clockFrom) return;
  const { bankSeconds, clockFrom, dueAt, reminded, clockZone } = stopped(
    clock,
    hand.now,
    clockTimes(charterOf(hand.game)),
    terms,
  );
  const seconds = bankSeconds - paused(clock, hand.now, terms).bankSeconds;
  const earned: Earned = { decision: answer.decision, seconds, ...(terms.schedule ? { before: asItRan(clock) } : {}) };
  Object.assign(seat, { bankSeconds, earned, clockFrom, dueAt, reminded, clockZone });
}

/** What was asked is asked no more, and was not answered. */
function unasked(hand: Table, seat: Seat): void {
  const terms = hand.termsOf(seat.side);
  const begun = seat.clockZone !== null;
  Object.assign(seat, paused(seat, hand.now, terms), { clockZone: null });
  if (terms.schedule && begun) seat.bankSeconds = 0;
}

const asItRan = ({ bankSeconds, clockFrom, clockZone }: Seat): NonNullable<Earned['before']> => ({
  ...{ bankSeconds, clockZone },
  clockFrom: (clockFrom ?? new Date(0)).toISOString(),
});

const answers = (hand: GameHand, seat: Seat): boolean => lastOf(hand, seat)?.kind === 'answer';
const takesBack = (hand: GameHand, seat: Seat): boolean => lastOf(hand, seat)?.kind === 'undo';

/** The answers of a seat that are written now, and what is taken back of them. */
const answersOf = (hand: GameHand, { side }: Seat): (AnswerSubmission | UndoSubmission)[] =>
  hand.pending.flatMap(({ row: { submission } }) =>
    (submission.kind === 'answer' || submission.kind === 'undo') && submission.seat === side ? [submission] : [],
  );
const lastOf = (hand: GameHand, seat: Seat): AnswerSubmission | UndoSubmission | undefined =>
  answersOf(hand, seat).at(-1);
