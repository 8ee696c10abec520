import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import type { InboundMail } from '../post/mail.entities';
import { InboundRepository, TOO_LARGE } from './inbound.repository';
import type { DealtWith } from './journal.repository';
import { MachineMailService } from './machine-mail.service';
import { MatterMail } from './matter-mail';
import { MailReader, UnreadableMail } from './mail-reader';
import { OrganiserMail } from './organiser-mail.service';
import { DigestReplies } from './digests/digest-replies';
import { fromPerson, type Reading } from './reading/reading';
import { SeatMail } from './seat-mail.service';
import { WeighedMail } from './weighed-mail';

/** Reads a mail and hands it to whom it is for: the organiser, somebody of a game, a matter of no game, or the accounts of what machines write. */
@Injectable()
export class MailSorting {
  constructor(
    private readonly inbound: InboundRepository,
    private readonly reader: MailReader,
    private readonly organiser: OrganiserMail,
    private readonly seats: SeatMail,
    private readonly digests: DigestReplies,
    private readonly matters: MatterMail,
    private readonly machines: MachineMailService,
    private readonly weighed: WeighedMail,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** What was written of it; null: that is to be read in its row. @throws UnreadableMail */
  async deal(arrived: InboundMail): Promise<DealtWith | null> {
    if (arrived.outcome === TOO_LARGE) throw new UnreadableMail(TOO_LARGE);
    const { mailDomain, mailBox } = this.settings;
    // Where only one mailbox is ours, Message-IDs of the domain may be anybody's.
    const domain = mailBox === null ? mailDomain : null;
    const read = await this.reader.read(arrived.raw, { from: arrived.envelopeFrom, domain });
    if (this.organiser.isFor(arrived)) return this.organiser.deal(arrived, read);
    const weighed = fromPerson(read) ? 'person' : await this.weighed.weigh(arrived, read);
    if (weighed === 'told') {
      // That a machine writes for him is noted as ever.
      await this.machines.deal(arrived, read);
      return null;
    }
    const done = weighed === 'person' ? await this.fromSomebody(arrived, read) : null;
    if (done) return done;
    await this.inbound.classed(arrived.id, read.class);
    if (weighed === 'person') await this.inbound.finish(arrived.id, 'done', 'no such address');
    else await this.machines.deal(arrived, read);
    return null;
  }

  private async fromSomebody(arrived: InboundMail, read: Reading): Promise<DealtWith | null> {
    return (
      (await this.matters.deal(arrived, read)) ??
      (await this.digests.deal(arrived, read)) ??
      (await this.seats.deal(arrived, read))
    );
  }
}
