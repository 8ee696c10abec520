import { DateTime } from 'luxon';

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Fixed local hours in the place of a bank: the next of some weekdays' hours, or an hour of every n-th day. */
export type Schedule = { fixed: { days?: Weekday[] | undefined; hours: string[] } } | { each: string; days: number };

/** A week holds every moment of a schedule; the eighth day is for what of today is past. */
const DAYS_LOOKED_AT = 8;

/** The first moment of a schedule that is not before `at`, by the clocks of `zone`. */
export function firstOn(schedule: Schedule, at: Date, zone: string): Date {
  const today = DateTime.fromJSDate(at, { zone }).startOf('day');
  const found = Array.from({ length: DAYS_LOOKED_AT + 1 }, (_, n) => today.plus({ days: n }))
    .flatMap((day) => momentsOf(schedule, day))
    .find((moment) => moment >= at);
  if (!found) throw new Error(`a schedule without a moment: ${JSON.stringify(schedule)}`);
  return found;
}

/**
 * When a clock that starts at `from` is out: `each` n days counts the days, the first of them the one that begins at `from`
 * (clocks start at midnight).
 */
export function scheduledFrom(schedule: Schedule, from: Date, zone: string): Date {
  if (!('each' in schedule)) return firstOn(schedule, from, zone);
  const day = DateTime.fromJSDate(from, { zone }).startOf('day');
  return firstOn(schedule, new Date(Math.max(from.getTime(), day.plus({ days: schedule.days - 1 }).toMillis())), zone);
}

/** The moments of a schedule on a local day, the earliest first. An hour that summer time leaves out comes an hour later. */
function momentsOf(schedule: Schedule, day: DateTime): Date[] {
  const { days, hours } = 'each' in schedule ? { days: undefined, hours: [schedule.each] } : schedule.fixed;
  if (days && !days.includes(WEEKDAYS[day.weekday - 1] ?? 'Mon')) return [];
  return hours.map((hour) => atHour(day, hour)).sort((a, b) => a.getTime() - b.getTime());
}

function atHour(day: DateTime, hour: string): Date {
  const [h = 0, m = 0] = hour.split(':').map(Number);
  return day.set({ hour: h, minute: m }).toJSDate();
}
