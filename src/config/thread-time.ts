import { readFileSync, readlinkSync } from 'node:fs';

/** What the system calls the thread that asks; empty: it does not tell. */
export function nameOfThread(): string {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return '';
  }
}

/** Milliseconds for which a thread has had a processor; null: nobody knows. */
export function workedBy(thread: string): number | null {
  if (thread === '') return null;
  try {
    const nanoseconds = Number(readFileSync(`/proc/${thread}/schedstat`, 'latin1').split(' ', 1)[0]);
    return Number.isFinite(nanoseconds) ? nanoseconds / 1e6 : null;
  } catch {
    return null;
  }
}

/** On a machine that has much else to do a task may wait for a processor so many times as long as it may work. */
export const MOST_WAITED = 8;

/**
 * How long a task that may work for `mayMs` still has, as far as is known now: what it has worked counts, not what it has
 * waited for its turn. Where that is not told, and beyond the patience of who waits for it, the clock counts.
 */
export function leftOf(mayMs: number, passedMs: number, workedMs: number | null): number {
  if (workedMs === null) return mayMs - passedMs;
  return Math.min(mayMs - workedMs, mayMs * MOST_WAITED - passedMs);
}
