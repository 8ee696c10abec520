import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock';
import { Deliverability } from '../mail/deliverability.service';
import { DeliveryRepository } from '../post/delivery.repository';
import { Outbox } from '../post/outbox';
import type { Undelivered } from './undelivered';

/** What did not arrive, and what an organiser does about it. */
@Injectable()
export class UndeliveredService {
  constructor(
    private readonly delivery: DeliveryRepository,
    private readonly deliverability: Deliverability,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async all(): Promise<Undelivered> {
    const [deadLetters, suppressed] = await Promise.all([
      this.delivery.deadLetters(),
      this.delivery.suppressedAddresses(),
    ]);
    return { deadLetters, suppressed };
  }

  /** Sends a dead letter once more. False: it is none, or no more. */
  async retry(id: string): Promise<boolean> {
    const waits = await this.delivery.retry(id, this.clock.now());
    this.outbox.poke();
    return waits;
  }

  /** Lets mail go to an address again. False: it goes there anyway. */
  lift(email: string): Promise<boolean> {
    return this.deliverability.lift(email);
  }
}
