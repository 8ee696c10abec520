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
    const { burst, everyMs } = this.limit;
    const at = now.getTime();
    const known = this.free.get(name) ?? { left: burst, at };
    const left = Math.min(burst, known.left + Math.max(0, at - known.at) / everyMs);
    if (left < 1) return Math.ceil((1 - left) * everyMs);
    this.free.delete(name);
    this.free.set(name, { left: left - 1, at });
    if (this.free.size > MOST_KNOWN) this.forgetOldest();
    return 0;
  }

  private forgetOldest(): void {
    const oldest = this.free.keys().next().value;
    if (oldest !== undefined) this.free.delete(oldest);
  }
}
