import { DateTime } from 'luxon';

/** The last moment at or before `now` that a reader's clock showed `at` (`20:00`); an hour that summer time leaves out is the next one. */
export function lastTime(at: string, zone: string, now: Date): Date {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const local = DateTime.fromJSDate(now, { zone });
  const today = local.set({ hour, minute, second: 0, millisecond: 0 });
  return (today <= local ? today : today.minus({ days: 1 }).set({ hour, minute })).toJSDate();
}

/** Two are so long apart at least: an hour that comes twice, as summer time ends, brings one. */
const APART_MS = 12 * 3_600_000;

/** Whether somebody's digest is due: his hour has come since the last one. */
export function digestDue({ at, zone, last }: { at: string; zone: string; last: Date | null }, now: Date): boolean {
  return last === null || last.getTime() + APART_MS <= lastTime(at, zone, now).getTime();
}
