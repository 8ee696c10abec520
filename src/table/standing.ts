import type { Seat } from './seat.entity';

/**
 * Days that a clock stands in one game because mails come back. Whoever wants his to stand could send such bounces himself:
 * he has no more than this of it, and who is really not reached has had it to be found.
 */
export const MOST_DAYS_STOOD = 28;
export const MOST_SECONDS_STOOD = MOST_DAYS_STOOD * 86_400;

/** What a seat keeps of it. */
type Stands = Pick<Seat, 'undeliveredSince' | 'standsFrom' | 'stoodSeconds'>;

/** Whether the clock of a seat that owes an answer is to stand because its mails come back. */
export const standsForMail = (seat: Stands, now: Date): boolean =>
  seat.undeliveredSince !== null && stoodSeconds(seat, now) < MOST_SECONDS_STOOD;

/** Seconds it has stood for that in this game, up to `now`. */
const stoodSeconds = ({ standsFrom, stoodSeconds: before }: Stands, now: Date): number =>
  before + (standsFrom ? Math.max(0, Math.floor((now.getTime() - standsFrom.getTime()) / 1000)) : 0);

/** What a seat keeps of it, now that its clock stands for that or does not. */
export function reckonStanding(seat: Stands, stands: boolean, now: Date): Pick<Seat, 'standsFrom' | 'stoodSeconds'> {
  if (stands) return { standsFrom: seat.standsFrom ?? now, stoodSeconds: seat.stoodSeconds };
  return { standsFrom: null, stoodSeconds: stoodSeconds(seat, now) };
}
