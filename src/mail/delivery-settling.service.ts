import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../config/clock';
import { SubmissionService } from '../submissions/submission.service';
import { AddressRepository } from '../post/address.repository';
import { Deliverability } from './deliverability.service';
import { Outbox } from '../post/outbox';

/** So often what other processes left behind is looked for. */
const SWEEP_MS = 60_000;

/**
 * Makes outbox and games follow what is known of addresses: mails are kept or let go, clocks stand or run. It goes by what
 * stands in the database, so that a process that ended between the two leaves nothing undone.
 */
@Injectable()
export class DeliverySettling {
  private readonly log = new Logger('delivery');
  private sweptAt = 0;

  constructor(
    private readonly addresses: AddressRepository,
    private readonly deliverability: Deliverability,
    private readonly submissions: SubmissionService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async work(): Promise<void> {
    const now = this.clock.now();
    if (!this.deliverability.takeNews() && now.getTime() - this.sweptAt < SWEEP_MS) return;
    this.sweptAt = now.getTime();
    await this.addresses.forgetRefusals(now);
    const freed = await this.addresses.sortMails(now);
    await this.settleGames(now);
    if (freed > 0) this.outbox.poke();
  }

  /** Every change of a game looks whether its people are reached; here nothing else is done in it. */
  private async settleGames(now: Date): Promise<void> {
    const seen: string[] = [];
    const next = (): Promise<string | null> => this.addresses.gameToSettle(seen, now);
    for (let id = await next(); id; id = await next()) {
      seen.push(id);
      await this.submissions
        .withGame(id, () => Promise.resolve())
        .catch((error: unknown) => this.log.error(`game ${id} could not be settled`, error));
    }
  }
}
