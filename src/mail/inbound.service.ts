import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock';
import { InboundRepository } from './inbound.repository';
import type { DealtWith } from './journal.repository';
import { MailFaults } from './mail-faults.service';
import { MailJournal } from './mail-journal';
import { MailSorting } from './mail-sorting';

/** At so many of its attempts the service may end before a mail is set aside. */
const MOST_BROKEN_OFF = 2;

/**
 * Takes mails that came in from their queue and sees each to its end. One at which the service has ended before is dealt
 * with alone, so that no other that was in hand then is blamed for it; the second time it is set aside.
 */
@Injectable()
export class InboundService {
  private inHand = 0;
  /** The end of a mail that is dealt with alone. */
  private alone: Promise<boolean> | null = null;

  constructor(
    private readonly inbound: InboundRepository,
    private readonly sorting: MailSorting,
    private readonly faults: MailFaults,
    private readonly journal: MailJournal,
    private readonly clock: Clock,
  ) {}

  /** Deals with one waiting mail; `taken` is called when there is one. False: none waits. */
  async workOne(taken: () => void = () => undefined): Promise<boolean> {
    while (this.alone) await this.alone;
    this.inHand += 1;
    const found = await this.workOn(false, taken).finally(() => (this.inHand -= 1));
    if (found || this.inHand > 0) return found;
    this.alone ??= this.workOn(true).finally(() => (this.alone = null));
    return this.alone;
  }

  private async workOn(suspect: boolean, taken: () => void = () => undefined): Promise<boolean> {
    const mail = await this.inbound.claim(this.clock.now(), suspect);
    if (!mail) return false;
    taken();
    const from = performance.now();
    let committed: DealtWith | null = null;
    try {
      if (mail.brokenOff < MOST_BROKEN_OFF) committed = await this.sorting.deal(mail);
      else await this.faults.setAside(mail, mail.brokenOff > MOST_BROKEN_OFF);
    } catch (error) {
      await this.faults.deal(mail, error);
    }
    await this.journal.cameIn(mail.id, from, committed);
    return true;
  }
}
