import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { DeliveryRepository } from '../post/delivery.repository';
import type { InboundMail } from '../post/mail.entities';
import { Tokens } from '../post/tokens';

/** Mails of people that came to the return path of a mail of ours, as some programs send answers. */
@Injectable()
export class ReturnPaths {
  constructor(
    private readonly delivery: DeliveryRepository,
    private readonly tokens: Tokens,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The mail as if it had come to the reply address of the mail it answers, if its reader wrote it; else as it is. */
  async asReply(mail: InboundMail, from: string | null): Promise<InboundMail> {
    const outboxId = this.tokens.readReturn(mail.recipient.split('@')[0] ?? '');
    const answered = outboxId === null ? null : await this.delivery.mail(outboxId);
    if (!answered?.spec.replyTo || from === null) return mail;
    if (!(await this.delivery.isAddressOf(answered.personId, from))) return mail;
    return { ...mail, recipient: `${answered.spec.replyTo}@${this.settings.mailDomain}` };
  }
}
