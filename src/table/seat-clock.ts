import { DateTime } from 'luxon';
import type { ClockTimes } from './charter';
import { afterAtHome, secondsAtHome } from '../people/leave';
import type { Leave } from '../people/leave';

/** A seat's clock as it is stored. */
export interface SeatClock {
  bankSeconds: number;
  clockFrom: Date | null;
  dueAt: Date | null;
  reminded: number;
}

/**
 * The clock starts when a decision is put to the seat: at the next midnight of the reader's own zone, so that the day of
 * the mail is never counted. `leave` of its player does not count either, here and below.
 */
export function started(clock: SeatClock, now: Date, zone: string, leave: readonly Leave[] = []): SeatClock {
  if (clock.clockFrom) return clock;
  const from = DateTime.fromJSDate(now, { zone }).plus({ days: 1 }).startOf('day');
  return reckoned({ ...clock, clockFrom: from.toJSDate(), reminded: 0 }, leave);
}

/** When a running clock is out, as bank and leave are now. */
export function reckoned(clock: SeatClock, leave: readonly Leave[]): SeatClock {
  if (!clock.clockFrom) return clock;
  return { ...clock, dueAt: afterAtHome(clock.clockFrom, clock.bankSeconds, leave) };
}

/** The clock stops with the answer: the time used is taken from the bank, the increment added, up to the cap. */
export function stopped(clock: SeatClock, now: Date, times: ClockTimes, leave: readonly Leave[] = []): SeatClock {
  if (!clock.clockFrom) return clock;
  const used = secondsAtHome(clock.clockFrom, now, leave);
  const bankSeconds = Math.min(times.cap, Math.max(0, clock.bankSeconds - used) + times.increment);
  return { bankSeconds, clockFrom: null, dueAt: null, reminded: 0 };
}

/** The clock stands still, though the answer is still owed: the time used is taken from the bank, and nothing is added. */
export function paused(clock: SeatClock, now: Date, leave: readonly Leave[] = []): SeatClock {
  return { bankSeconds: secondsLeft(clock, now, leave), clockFrom: null, dueAt: null, reminded: 0 };
}

/** Seconds left at `now`. */
export function secondsLeft(clock: SeatClock, now: Date, leave: readonly Leave[] = []): number {
  if (!clock.dueAt || !clock.clockFrom) return clock.bankSeconds;
  const from = new Date(Math.max(now.getTime(), clock.clockFrom.getTime()));
  return secondsAtHome(from, clock.dueAt, leave);
}

/** Shares of the bank after which a reminder goes out. */
export const REMIND_AT: readonly number[] = [0.5, 0.8, 0.95];

/** How many reminders are due by now, and whether the time is over. */
export function dueReminders(
  clock: SeatClock,
  now: Date,
  leave: readonly Leave[] = [],
): { reminders: number; over: boolean } {
  if (!clock.dueAt || !clock.clockFrom || now < clock.clockFrom) return { reminders: 0, over: false };
  const whole = secondsAtHome(clock.clockFrom, clock.dueAt, leave);
  const used = secondsAtHome(clock.clockFrom, now, leave);
  return { reminders: REMIND_AT.filter((share) => used >= share * whole).length, over: now >= clock.dueAt };
}
