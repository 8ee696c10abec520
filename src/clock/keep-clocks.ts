import { clockTimes } from '../games/charter';
import type { Seat } from '../games/seat.entity';
import { isBot } from '../people/bot';
import { titleOf } from '../reports/game-text';
import type { GameHand } from '../submissions/game-hand';
import { paused, started, stopped } from './seat-clock';

/** Seats whose mail has begun to come back, or reaches its player again, since the game was last written; they are marked. */
export function markDelivery(hand: GameHand): Seat[] {
  const changed = hand.seats.filter((seat) => (seat.undeliveredSince === null) !== hand.reaches(seat.personId));
  for (const seat of changed) seat.undeliveredSince = hand.reaches(seat.personId) ? null : hand.now;
  return changed;
}

/**
 * The clock of a seat runs only while something waits for it and mail reaches its player. It stops with his answer; when
 * mail reaches him again it starts as with a new decision, with what was left.
 * @param changed the seats of `markDelivery`
 */
export function keepClocks(hand: GameHand, changed: readonly Seat[]): void {
  for (const seat of hand.seats) {
    const open = hand.position.over ? undefined : hand.openFor(seat.side).find((o) => !o.sealed);
    const owed = seat.owes !== null;
    Object.assign(seat, owes(seat, open ? titleOf(hand, open) : null, hand.now));
    // A bot has no time limit: that its clock stands or not tells whoever plays for it whether it is waited for.
    if (isBot(seat)) seat.clockFrom = open && !hand.position.entering ? hand.now : null;
    else if (!open || answers(hand, seat))
      stop(hand, seat, owed && (seat.undeliveredSince !== null || changed.includes(seat)));
    else if (seat.undeliveredSince) Object.assign(seat, paused(seat, hand.now));
    else if (changed.includes(seat)) Object.assign(seat, started(seat, hand.now, hand.playerOf(seat.side).zone));
  }
}

/** What a seat owes, and since when. */
function owes(seat: Seat, title: string | null, now: Date): Pick<Seat, 'owes' | 'owesSince'> {
  if (title === seat.owes) return { owes: seat.owes, owesSince: seat.owesSince };
  return { owes: title, owesSince: title === null ? null : now };
}

/** An answer earns its increment though the clock stood because mail came back. */
function stop(hand: GameHand, seat: Seat, stood: boolean): void {
  const clock = stood && !seat.clockFrom && answers(hand, seat) ? { ...seat, clockFrom: hand.now } : seat;
  const { bankSeconds, clockFrom, dueAt, reminded } = stopped(clock, hand.now, clockTimes(hand.game.charter));
  Object.assign(seat, { bankSeconds, clockFrom, dueAt, reminded });
}

const answers = (hand: GameHand, seat: Seat): boolean =>
  hand.pending.some(({ row }) => row.submission.kind === 'answer' && row.submission.seat === seat.side);
