const FIRST_MS = 15_000;
const LONGEST_MS = 10 * 60_000;

/**
 * Whether the mail server is worth asking. When it does not answer nothing is sent for a while, longer each time, up to
 * ten minutes: an outage shall not use up the attempts of every mail that waits.
 */
export class ServerPause {
  private failures = 0;
  private until: Date | null = null;

  /** Whether a mail may be tried now. */
  isOver(now: Date): boolean {
    return this.until === null || now >= this.until;
  }

  /** The last try failed: one mail finds out whether the server is back, before the others follow. */
  get probing(): boolean {
    return this.failures > 0;
  }

  /** The server did not answer. `jitter` from 0 to 1 takes up to a quarter off, so that several processes do not ask all at once. The next try. */
  failed(now: Date, jitter: number): Date {
    const pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(this.failures, 10)) * (0.75 + 0.25 * jitter);
    this.failures += 1;
    this.until = new Date(now.getTime() + pause);
    return this.until;
  }

  /** When the mail that found the server away is due again: a little later than others, so that it may not be at fault. */
  nextFor(now: Date): Date {
    return new Date((this.until ?? now).getTime() + FIRST_MS);
  }

  /** The server answered. */
  answered(): void {
    this.failures = 0;
    this.until = null;
  }
}
