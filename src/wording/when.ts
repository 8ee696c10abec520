import { DateTime } from 'luxon';

/** Readers of English in different parts of the world know different zones by their letters. */
const LOCALES = ['en-GB', 'en-US', 'en-CA', 'en-AU', 'en-IN', 'en-ZA'];

/** `Tue 24 Nov 20:00 EET`: a moment in a reader's own zone, which is named. */
export function momentText(at: Date, zone: string): string {
  const moment = DateTime.fromJSDate(at, { zone });
  return `${moment.setLocale('en-GB').toFormat('ccc d LLL HH:mm')} ${zoneName(moment)}`;
}

/** `24 Nov 2026 20:00 EET`: the same with its year, for what is read for years. */
export function datedText(at: Date, zone: string): string {
  const moment = DateTime.fromJSDate(at, { zone });
  return `${moment.setLocale('en-GB').toFormat('d LLL y HH:mm')} ${zoneName(moment)}`;
}

/** `EET`, `EST`; where no such letters are in use, `GMT+9 (Asia/Tokyo)`. */
function zoneName(moment: DateTime): string {
  const names = LOCALES.map((locale) => moment.setLocale(locale).offsetNameShort ?? '');
  const plain = names.find((name) => /^[A-Z]{3,5}$/.test(name));
  return plain ?? `${names[0]} (${moment.zoneName})`;
}

/** `9 d 22 h`, `3 h 5 min`: a length of time in its two largest units. */
export function spanText(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
}

/** Whether a name is an IANA zone that this machine knows. */
export function isZone(zone: string): boolean {
  return DateTime.local({ zone }).isValid;
}
