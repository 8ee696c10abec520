import { Injectable, NotFoundException } from '@nestjs/common';
import { Clock } from '../config/clock';
import { Deliverability } from '../mail/deliverability.service';
import { DeliveryRepository } from '../mail/delivery.repository';
import { Outbox } from '../mail/outbox';
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

  /** @throws NotFoundException when it is no dead letter, or no more */
  async retry(id: string): Promise<void> {
    if (!(await this.delivery.retry(id, this.clock.now())))
      throw new NotFoundException('There is no such dead letter.');
    this.outbox.poke();
  }

  /** @throws NotFoundException when mail goes there anyway */
  async lift(email: string): Promise<void> {
    if (!(await this.deliverability.lift(email))) throw new NotFoundException('That address is not suppressed.');
  }
}
