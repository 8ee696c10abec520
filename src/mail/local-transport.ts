import type { SendMailOptions } from 'nodemailer';
import type { Clock } from '../config/clock';
import type { LocalPostRepository } from './local-post.repository';
import { MailTransport, rawMail } from './transport';

/** Without an SMTP server mails go to the mailboxes of the local post office. */
export class LocalTransport extends MailTransport {
  constructor(
    private readonly post: LocalPostRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send(mail: SendMailOptions, personId: string): Promise<void> {
    // The message id is the mail's own, so that one sent again after a crash is delivered once.
    const id = /^<([0-9a-f-]{36})@/.exec(String(mail.messageId))?.[1];
    await this.post.deliver(personId, await rawMail(mail), this.clock.now(), false, id);
  }

  close(): void {
    // Nothing is held open.
  }
}
