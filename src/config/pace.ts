/** How often something may be done: `burst` times at once, then once every `everyMs`. */
export interface PaceLimit {
  burst: number;
  everyMs: number;
}

/** Names that have not been heard of for long are forgotten, so many at a time. */
const MOST_KNOWN = 5_000;

/** Keeps each name to a pace. Of this process alone: several processes allow several times as much. */
export class Pace {
  private readonly free = new Map<string, { left: number; at: number }>();

  constructor(private readonly limit: PaceLimit) {}

  /** Milliseconds until `name` may go on; 0: it may now, and this counts. */
  wait(name: string, now: Date): number {
    const wait = this.until(name, now);
    if (wait > 0) return wait;
    const left = this.left(name, now);
    this.free.delete(name);
    this.free.set(name, { left: left - 1, at: now.getTime() });
    if (this.free.size > MOST_KNOWN) this.forgetOldest();
    return 0;
  }

  /** Milliseconds until `name` may go on; this does not count. */
  until(name: string, now: Date): number {
    const left = this.left(name, now);
    return left < 1 ? Math.ceil((1 - left) * this.limit.everyMs) : 0;
  }

  private left(name: string, now: Date): number {
    const { burst, everyMs } = this.limit;
    const known = this.free.get(name);
    return known ? Math.min(burst, known.left + Math.max(0, now.getTime() - known.at) / everyMs) : burst;
  }

  private forgetOldest(): void {
    const oldest = this.free.keys().next().value;
    if (oldest !== undefined) this.free.delete(oldest);
  }
}
