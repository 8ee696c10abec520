/** So many wait already that nobody else is let in. */
export class TooMany extends Error {
  override readonly name = 'TooMany';
}

interface Most {
  inside: number;
  waiting: number;
  /** Of those who wait, for one of them; without it, all. */
  each?: number;
}

/** Lets a few at a time do their work and some wait for that, each of those who come in turn; whoever comes then is turned away at once. */
export class Turnstile {
  private inside = 0;
  /** What each of them waits for, in the order in which they are let in next. */
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(private readonly most: Most) {}

  /** @throws TooMany, before anything of the work is done */
  async pass<T>(work: () => Promise<T>, who = ''): Promise<T> {
    if (this.inside >= this.most.inside) await this.turnOf(who);
    else this.inside += 1;
    try {
      return await work();
    } finally {
      // Who leaves hands on his place.
      const next = this.next();
      if (next) next();
      else this.inside -= 1;
    }
  }

  private turnOf(who: string): Promise<void> {
    const own = this.waiting.get(who) ?? [];
    const all = [...this.waiting.values()].reduce((sum, one) => sum + one.length, 0);
    if (all >= this.most.waiting || own.length >= (this.most.each ?? Infinity)) throw new TooMany();
    this.waiting.set(who, own);
    return new Promise((enter) => own.push(enter));
  }

  /** One of whoever has waited longest for any; he goes behind all others then. */
  private next(): (() => void) | undefined {
    for (const [who, own] of this.waiting) {
      const first = own.shift();
      this.waiting.delete(who);
      if (own.length > 0) this.waiting.set(who, own);
      return first;
    }
    return undefined;
  }
}
