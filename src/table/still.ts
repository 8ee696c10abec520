import { DateTime } from 'luxon';
import { joinedLeave, type Leave } from '../people/leave';
import type { Holiday } from './charter';

/** What lets the clock of a seat stand from one moment to another. */
export interface StillOf {
  leave: readonly Leave[];
  holidays: readonly Holiday[];
  /** When the service itself was down. */
  downtimes: readonly Leave[];
  zone: string;
}

/** All spans in which a clock stands, none of them twice. */
export function stillSpans({ leave, holidays, downtimes, zone }: StillOf): readonly Leave[] {
  if (holidays.length + downtimes.length === 0) return leave;
  return joinedLeave([...leave, ...downtimes, ...spansOf(holidays, zone)]);
}

/** Of the holidays of one charter, by zone: the clocks of a game are reckoned many times while it is in hand. */
const KNOWN = new WeakMap<readonly Holiday[], Map<string, Leave[]>>();

function spansOf(holidays: readonly Holiday[], zone: string): Leave[] {
  const zones = KNOWN.get(holidays) ?? new Map<string, Leave[]>();
  KNOWN.set(holidays, zones);
  const spans = zones.get(zone) ?? holidays.map((holiday) => spanOf(holiday, zone));
  zones.set(zone, spans);
  return spans;
}

/** A holiday by the days of a zone: both days are of it, whole. */
function spanOf({ from, to }: Holiday, zone: string): Leave {
  const begin = DateTime.fromISO(from, { zone }).startOf('day');
  const end = DateTime.fromISO(to, { zone }).plus({ days: 1 }).startOf('day');
  return { from: begin.toJSDate().toISOString(), until: end.toJSDate().toISOString() };
}
