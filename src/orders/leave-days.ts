import { DateTime } from 'luxon';

/** First and last day of a leave, at their beginnings, in the zone of who writes. */
export interface Days {
  first: DateTime;
  last: DateTime;
}
/** The days, or what could not be read of them. */
export type ReadDays = Days | { wrong: string };

const NAMED = ['d LLL yyyy', 'd LLLL yyyy', 'LLL d yyyy', 'LLLL d yyyy'];
const WITH_YEAR = ['yyyy-M-d', ...NAMED, 'd.M.yyyy'];
/** A year is put behind. */
const WITHOUT_YEAR = [...NAMED, 'd.M yyyy', 'd.M. yyyy'];
/** 29 February may be eight years away. */
const YEARS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
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
  const read = (day: string, formats: readonly string[]): DateTime | undefined =>
    formats
      .map((format) => DateTime.fromFormat(day, format, { zone: notBefore.zone, locale: 'en-GB' }))
      .find((d) => d.isValid);
  const years = YEARS.map((n) => read(`${text} ${notBefore.year + n}`, WITHOUT_YEAR));
  return read(text, WITH_YEAR) ?? years.find((d) => d && d >= notBefore) ?? null;
}
