import { DateTime } from 'luxon';

/** First and last day of a leave, at their beginnings, in the zone of who writes. */
export interface Days {
  first: DateTime;
  last: DateTime;
}
/** The days, or what could not be read of them. */
export type ReadDays = Days | { wrong: string };

const WITH_YEAR = ['yyyy-M-d', 'd LLL yyyy', 'd LLLL yyyy', 'LLL d yyyy', 'LLLL d yyyy', 'd.M.yyyy'];
const WITHOUT_YEAR = ['d LLL', 'd LLLL', 'LLL d', 'LLLL d', 'd.M', 'd.M.'];
const SPAN = /\s*(?:\.\.+|…|\s-\s|\bto\b|\buntil\b|\btill\b|\bthrough\b)\s*/i;

/** Reads `20 Dec..6 Jan`, `2026-12-20 to 2027-01-06`, `until 6 Jan`, `24 Dec`; without a year the next such day. */
export function readDays(said: string, now: Date, zone: string): ReadDays {
  const today = DateTime.fromJSDate(now, { zone }).startOf('day');
  const parts = said.replace(/^from\b/i, '').split(SPAN);
  const [from = '', to = from] = parts.map((part) => part.trim());
  if (parts.length > 2) return { wrong: said };
  const first = from === '' ? today : dayOf(from, today);
  if (!first) return { wrong: from };
  const last = dayOf(to, first);
  return last ? { first, last } : { wrong: to };
}

/** A day; one without a year is the first such day from `notBefore` on. */
function dayOf(said: string, notBefore: DateTime): DateTime | null {
  const text = said
    .replace(/,/g, ' ')
    .replace(/\b(\d{1,2})(st|nd|rd|th)\b/gi, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const read = (format: string): DateTime =>
    DateTime.fromFormat(text, format, { zone: notBefore.zone, locale: 'en-GB' });
  const whole = WITH_YEAR.map(read).find((d) => d.isValid);
  if (whole) return whole;
  const thisYear = WITHOUT_YEAR.map(read)
    .find((d) => d.isValid)
    ?.set({ year: notBefore.year });
  if (!thisYear) return null;
  return thisYear < notBefore ? thisYear.plus({ years: 1 }) : thisYear;
}
