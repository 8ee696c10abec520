import type { Rng } from '../../src/kernel/decide/rng';
import type { Outgoing } from './courier';
import type { Way } from './ground';

/** Brings every mail twice, by both ways, the second copy when others have come in between. */
export class TwinCourier {
  private readonly late: (() => Promise<void>)[] = [];

  constructor(
    private readonly couriers: readonly Way[],
    private readonly rng: Rng,
  ) {}

  /** @throws Error when a service refuses the mail */
  async send(mail: Outgoing): Promise<void> {
    const [first, ...others] = this.rng.shuffle([...this.couriers]);
    this.late.push(...others.map((courier) => () => courier.send(mail)));
    await first?.send(mail);
    if (this.late.length > 1 + this.rng.int(3)) await this.bringOne();
  }

  /** Brings what is still held back. */
  async bringAll(): Promise<void> {
    while (this.late.length > 0) await this.bringOne();
  }

  private async bringOne(): Promise<void> {
    const [bring] = this.late.splice(this.rng.int(this.late.length), 1);
    await bring?.();
  }
}
