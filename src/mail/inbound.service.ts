import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock';
import { InboundRepository } from './inbound.repository';
import type { DealtWith } from './journal.repository';
import { MailFaults } from './mail-faults.service';
import { MailJournal } from './mail-journal';
import { MailSorting } from './mail-sorting';

/** Takes mails that came in from their queue, one after the other, and sees each to its end. */
@Injectable()
export class InboundService {
  constructor(
    private readonly inbound: InboundRepository,
    private readonly sorting: MailSorting,
    private readonly faults: MailFaults,
    private readonly journal: MailJournal,
    private readonly clock: Clock,
  ) {}

  /** Deals with one waiting mail; `taken` is called when there is one. False: none waits. */
  async workOne(taken: () => void = () => undefined): Promise<boolean> {
    const mail = await this.inbound.claim(this.clock.now());
    if (!mail) return false;
    taken();
    const from = performance.now();
    let committed: DealtWith | null = null;
    try {
      committed = await this.sorting.deal(mail);
    } catch (error) {
      await this.faults.deal(mail, error);
    }
    await this.journal.cameIn(mail.id, from, committed);
    return true;
  }
}
