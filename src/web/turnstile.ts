/** So many wait already that nobody else is let in. */
export class TooMany extends Error {
  override readonly name = 'TooMany';
}

/** Lets a few at a time do their work, in the order they came, and some wait for that; whoever comes then is turned away at once. */
export class Turnstile {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: { inside: number; waiting: number }) {}

  /** @throws TooMany, before anything of the work is done */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside >= this.most.inside) {
      if (this.waiting.length >= this.most.waiting) throw new TooMany();
      // Who leaves hands on his place.
      await new Promise<void>((enter) => this.waiting.push(enter));
    } else this.inside += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.inside -= 1;
    }
  }
}
