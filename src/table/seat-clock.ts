import { DateTime } from 'luxon';
import type { ClockTimes } from './charter';
import { scheduledFrom, firstOn, type Schedule } from './schedule';
import { afterAtHome, awayUntil, secondsAtHome, type Leave } from '../people/leave';

/** A seat's clock as it is stored. */
export interface SeatClock {
  bankSeconds: number;
  clockFrom: Date | null;
  dueAt: Date | null;
  reminded: number;
  /** The zone its decision was put in: who moves in the middle of it moves no deadline. Null: it has not begun. */
  clockZone: string | null;
}

/** The clock of a seat that nothing has been asked of. */
export const FRESH = {
  earned: null,
  clockFrom: null,
  dueAt: null,
  reminded: 0,
  clockZone: null,
  lookAt: null,
  grace: null,
  silences: 0,
  firstProof: null,
};

/** By what a clock is reckoned. */
export interface Terms {
  /** Spans in which it stands: leave, holidays, downtimes of the service. */
  still: readonly Leave[];
  /** Fixed hours; null: a bank. */
  schedule: Schedule | null;
}
const PLAIN: Terms = { still: [], schedule: null };

/**
 * The clock starts when a decision is put to the seat: at the next midnight of the reader's own zone, so that the day of
 * the mail is never counted. By fixed hours what it has is the time to its hour, and whatever it was given beside.
 */
export function started(clock: SeatClock, now: Date, zone: string, terms: Terms = PLAIN): SeatClock {
  if (clock.clockFrom) return clock;
  const from = DateTime.fromJSDate(now, { zone: clock.clockZone ?? zone })
    .plus({ days: 1 })
    .startOf('day')
    .toJSDate();
  const begun = begunIn(clock, from, zone, terms.schedule);
  return reckoned({ ...begun, clockFrom: from, reminded: 0 }, terms);
}

/** Once for each decision; a clock that goes on has what was left of it. */
function begunIn(clock: SeatClock, from: Date, zone: string, schedule: Schedule | null): SeatClock {
  if (clock.clockZone !== null) return clock;
  const more = schedule ? secondsAtHome(from, scheduledFrom(schedule, from, zone), []) : 0;
  return { ...clock, bankSeconds: clock.bankSeconds + more, clockZone: zone };
}

/**
 * The first proof that its question has reached the player starts a clock that waits for its midnight. By fixed hours nothing
 * moves: the hour that was told is the hour.
 */
export function proved(clock: SeatClock, now: Date, terms: Terms = PLAIN): SeatClock {
  if (terms.schedule || !clock.clockFrom || clock.clockFrom <= now) return clock;
  return reckoned({ ...clock, clockFrom: now }, terms);
}

/** When a running clock is out, as bank and spans are now; by fixed hours at one of them, never earlier. */
export function reckoned(clock: SeatClock, { still, schedule }: Terms): SeatClock {
  if (!clock.clockFrom) return clock;
  const out = afterAtHome(clock.clockFrom, clock.bankSeconds, still);
  return { ...clock, dueAt: schedule ? firstOn(schedule, out, clock.clockZone ?? 'UTC') : out };
}

/** The clock stops with the answer: the time used is taken from the bank, the increment added, up to the cap. */
export function stopped(clock: SeatClock, now: Date, times: ClockTimes, terms: Terms = PLAIN): SeatClock {
  if (!clock.clockFrom) return { ...clock, clockZone: null };
  const used = secondsAtHome(clock.clockFrom, now, terms.still);
  const bankSeconds = Math.min(times.cap, Math.max(0, clock.bankSeconds - used) + times.increment);
  return { bankSeconds, clockFrom: null, dueAt: null, reminded: 0, clockZone: null };
}

/** The clock stands still, though the answer is still owed: the time used is taken from the bank, and nothing is added. */
export function paused(clock: SeatClock, now: Date, { still }: Terms = PLAIN): SeatClock {
  const used = clock.clockFrom ? secondsAtHome(clock.clockFrom, now, still) : 0;
  const bankSeconds = Math.max(0, clock.bankSeconds - used);
  return { ...clock, bankSeconds, clockFrom: null, dueAt: null, reminded: 0 };
}

/** Seconds left at `now`. */
export function secondsLeft(clock: SeatClock, now: Date, { still }: Terms = PLAIN): number {
  if (!clock.dueAt || !clock.clockFrom) return clock.bankSeconds;
  const from = new Date(Math.max(now.getTime(), clock.clockFrom.getTime()));
  return secondsAtHome(from, clock.dueAt, still);
}

/** Shares of the time after which a reminder goes out. */
export const REMIND_AT: readonly number[] = [0.5, 0.8, 0.95];

/** How many reminders are due by now, and whether the time is over. */
export function dueReminders(
  clock: SeatClock,
  now: Date,
  { still }: Terms = PLAIN,
): { reminders: number; over: boolean } {
  if (!clock.dueAt || !clock.clockFrom || now < clock.clockFrom) return { reminders: 0, over: false };
  const whole = secondsAtHome(clock.clockFrom, clock.dueAt, still);
  const used = secondsAtHome(clock.clockFrom, now, still);
  return { reminders: REMIND_AT.filter((share) => used >= share * whole).length, over: now >= clock.dueAt };
}

/** Kept in `reminded` once he has been asked whether he is still there, and once others have been told that they may claim. */
export const ASKED = 4;
export const OVER = 9;

/** How long somebody whose time is over is waited for before anybody may claim, and how much more a YES gives him. */
export const STILL_THERE_SECONDS = 86_400;

/** When silence may be claimed: on the schedule, never reckoned from now. `waits`: whether he is asked first; `yes`: he has said so. */
export function claimableAt(
  { dueAt }: Pick<SeatClock, 'dueAt'>,
  { still }: Terms,
  { waits, yes }: { waits: boolean; yes: boolean },
): Date | null {
  if (!dueAt || !waits) return dueAt;
  return afterAtHome(dueAt, STILL_THERE_SECONDS * (yes ? 2 : 1), still);
}

/** When a sweep must look at a seat next, so that it costs what is due and no more; null: nothing is to come. */
export function nextLook(clock: SeatClock, now: Date, { still }: Terms, claimable: Date | null): Date | null {
  const { clockFrom, dueAt, reminded } = clock;
  if (!clockFrom || !dueAt || reminded >= OVER) return null;
  const whole = secondsAtHome(clockFrom, dueAt, still);
  const reminders = REMIND_AT.map((share) => afterAtHome(clockFrom, Math.ceil(share * whole), still));
  const moments = [...reminders, dueAt].slice(reminded);
  const next = reminded >= ASKED ? claimable : (moments.at(0) ?? claimable);
  return next && (awayUntil(next > now ? next : now, still) ?? next);
}
