import { Injectable, Logger } from '@nestjs/common';
import { SendingRepository, type Claimed } from '../post/sending.repository';
import { OrganiserMail } from './organiser-mail.service';

/** At so many of its attempts the service may end before a mail is set aside. */
const MOST_BROKEN_OFF = 2;
/** So often when it was made and going out: that the service was killed just then says little of the mail. */
const MOST_CUT_OFF = 8;

/** Mails at which the service has ended: the second time they are set aside, the ninth where they were made, and the organiser is told once. */
@Injectable()
export class NotSent {
  private readonly log = new Logger('mail out');
  /** What this process has left in its own hands, the database being away. */
  private readonly left = new Set<string>();

  constructor(
    private readonly outbox: SendingRepository,
    private readonly organiser: OrganiserMail,
  ) {}

  /** A mail could not be written back, and this process goes on: that says nothing of the mail. */
  leave({ id }: Claimed): void {
    this.left.add(id);
  }

  /** A mail is made and goes out now: of one at which an attempt ended it is written down that its making did not end this one. */
  async made(mail: Claimed): Promise<void> {
    if (mail.brokenOff > 0) await this.outbox.made(mail);
  }

  /** Whether a mail at which an attempt ended may have another; one that may not is set aside. */
  async mayTry(mail: Claimed): Promise<boolean> {
    if (this.left.delete(mail.id)) {
      await this.outbox.cleared(mail);
      return true;
    }
    const ended = mail.brokenOff + (mail.cutOff < MOST_CUT_OFF ? 0 : 1);
    if (ended < MOST_BROKEN_OFF) return true;
    this.log.error({ message: 'set aside', mail: mail.id, attempts: mail.attempts });
    await this.outbox.atOnce(async (manager) => {
      const aside = await this.outbox.setAside(manager, mail);
      if (aside && ended === MOST_BROKEN_OFF) await this.organiser.tellNotSent(manager, aside);
    });
    return false;
  }
}
