import { DateTime } from 'luxon';
import type { ClockTimes } from '../games/charter';

/** A seat's clock as it is stored. */
export interface SeatClock {
  bankSeconds: number;
  clockFrom: Date | null;
  dueAt: Date | null;
  reminded: number;
}

/**
 * The clock starts when a decision is put to the seat: at the next midnight of the reader's own zone, so that the day of
 * the mail is never counted.
 */
export function started(clock: SeatClock, now: Date, zone: string): SeatClock {
  if (clock.clockFrom) return clock;
  const from = DateTime.fromJSDate(now, { zone }).plus({ days: 1 }).startOf('day');
  return {
    ...clock,
    clockFrom: from.toJSDate(),
    dueAt: from.plus({ seconds: clock.bankSeconds }).toJSDate(),
    reminded: 0,
  };
}

/** The clock stops with the answer: the time used is taken from the bank, the increment added, up to the cap. */
export function stopped(clock: SeatClock, now: Date, times: ClockTimes): SeatClock {
  if (!clock.clockFrom) return clock;
  const used = Math.max(0, Math.floor((now.getTime() - clock.clockFrom.getTime()) / 1000));
  const bankSeconds = Math.min(times.cap, Math.max(0, clock.bankSeconds - used) + times.increment);
  return { bankSeconds, clockFrom: null, dueAt: null, reminded: 0 };
}

/** The clock stands still, though the answer is still owed: the time used is taken from the bank, and nothing is added. */
export function paused(clock: SeatClock, now: Date): SeatClock {
  return { bankSeconds: secondsLeft(clock, now), clockFrom: null, dueAt: null, reminded: 0 };
}

/** Seconds left at `now`. */
export function secondsLeft(clock: SeatClock, now: Date): number {
  if (!clock.dueAt || !clock.clockFrom) return clock.bankSeconds;
  const from = Math.max(now.getTime(), clock.clockFrom.getTime());
  return Math.max(0, Math.floor((clock.dueAt.getTime() - from) / 1000));
}

/** Shares of the bank after which a reminder goes out. */
export const REMIND_AT: readonly number[] = [0.5, 0.8, 0.95];

/** How many reminders are due by now, and whether the time is over. */
export function dueReminders(clock: SeatClock, now: Date): { reminders: number; over: boolean } {
  if (!clock.dueAt || !clock.clockFrom) return { reminders: 0, over: false };
  const whole = clock.dueAt.getTime() - clock.clockFrom.getTime();
  const used = now.getTime() - clock.clockFrom.getTime();
  return { reminders: REMIND_AT.filter((share) => used >= share * whole).length, over: now >= clock.dueAt };
}
