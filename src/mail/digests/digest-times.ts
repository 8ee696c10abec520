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

/** Whoever wants his digest at such a time is due one if he was sent the last by this moment, or none yet: his hour has come since. */
export const sentBy = ({ at, zone }: { at: string; zone: string }, now: Date): Date =>
  new Date(lastTime(at, zone, now).getTime() - APART_MS);
