import type { Clock } from '../config/clock';
import type { LocalPostRepository } from './local-post.repository';
import { MailTransport, type ReadyMail } from './transport';

/** Without an SMTP server mails go to the mailboxes of the local post office. */
export class LocalTransport extends MailTransport {
  constructor(
    private readonly post: LocalPostRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send({ id, raw }: ReadyMail, personId: string): Promise<void> {
    // The id is the mail's own, so that one sent again after a crash is delivered once.
    await this.post.deliver(personId, raw, this.clock.now(), false, id);
  }

  close(): void {
    // Nothing is held open.
  }
}
