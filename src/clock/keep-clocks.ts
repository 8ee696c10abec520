import { clockTimes } from '../games/charter';
import type { Seat } from '../games/seat.entity';
import { isBot } from '../people/bot';
import { titleOf } from '../reports/game-text';
import type { GameHand } from '../submissions/game-hand';
import { paused, reckoned, started, stopped } from './seat-clock';
import { reckonStanding, standsForMail } from './standing';

/** Seats whose mail has begun to come back, or reaches its player again, since the game was last written; they are marked. */
export function markDelivery(hand: GameHand): Seat[] {
  const changed = hand.seats.filter((seat) => (seat.undeliveredSince === null) !== hand.reaches(seat.personId));
  for (const seat of changed) seat.undeliveredSince = hand.reaches(seat.personId) ? null : hand.now;
  return changed;
}

/** A running clock is out as its bank and its player's leave are now; both may have changed by another game. */
export function reckonClocks(hand: GameHand): void {
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
export function start(hand: GameHand, seat: Seat): void {
  Object.assign(seat, started(seat, hand.now, hand.playerOf(seat.side).zone, hand.leaveOf(seat.side)));
}

/** Who takes his answer back gives back what it earned, and his time runs at once: nothing is gained by it. */
function goOn(hand: GameHand, seat: Seat): void {
  const { increment } = clockTimes(hand.game.charter);
  const bankSeconds = Math.max(0, seat.bankSeconds - increment);
  Object.assign(seat, reckoned({ ...seat, bankSeconds, clockFrom: hand.now }, hand.leaveOf(seat.side)));
}

/** An answer earns its increment though the clock stood because mail came back. */
function stop(hand: GameHand, seat: Seat, stood: boolean): void {
  const clock = stood && !seat.clockFrom && answers(hand, seat) ? { ...seat, clockFrom: hand.now } : seat;
  const { bankSeconds, clockFrom, dueAt, reminded } = stopped(
    clock,
    hand.now,
    clockTimes(hand.game.charter),
    hand.leaveOf(seat.side),
  );
  Object.assign(seat, { bankSeconds, clockFrom, dueAt, reminded });
}

const answers = (hand: GameHand, seat: Seat): boolean => did(hand, seat, 'answer');
const takesBack = (hand: GameHand, seat: Seat): boolean => did(hand, seat, 'undo');

const did = (hand: GameHand, { side }: Seat, kind: 'answer' | 'undo'): boolean =>
  hand.pending.some(({ row: { submission } }) => submission.kind === kind && submission.seat === side);
