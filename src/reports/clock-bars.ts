import { isBot } from '../people/bot';
import type { Board } from '../table/board';
import { charterOf, clockTimes } from '../table/charter';
import { secondsLeft } from '../table/seat-clock';
import type { Seat } from '../table/seat.entity';
import { clockOf, seatsFrom } from './game-text';

/** The clock of a seat as a bar. */
export interface ClockBar {
  name: string;
  says: string;
  /** Of the most that it may hold, in hundredths; null: there is nothing to be measured. */
  left: number | null;
  /** Little is left. */
  low: boolean;
  /** He is waited for. */
  asked: boolean;
}

/** The clocks of both seats, the reader's first. */
export const clockBars = (hand: Board, reader: string): ClockBar[] =>
  seatsFrom(hand, reader).map((seat) => {
    const left = isBot(seat) ? null : share(hand, seat);
    const asked = hand.position.over === null && hand.openFor(seat.side).some((open) => !open.sealed);
    return { ...clockOf(hand, seat, reader), left, low: left !== null && left < LOW, asked };
  });

/** Hundredths below which a bar is of another colour. */
const LOW = 20;

/** A bank against its cap; where hours are fixed what is left of the time from the question to its hour. */
function share(hand: Board, seat: Seat): number | null {
  const terms = hand.termsOf(seat.side);
  const left = secondsLeft(seat, hand.now, terms);
  const most = terms.schedule ? scheduled(seat) : clockTimes(charterOf(hand.game)).cap;
  return most > 0 ? Math.round(Math.min(1, Math.max(0, left / most)) * 100) : null;
}

const scheduled = ({ clockFrom, dueAt }: Seat): number =>
  clockFrom && dueAt ? (dueAt.getTime() - clockFrom.getTime()) / 1000 : 0;
