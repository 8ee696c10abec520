import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../config/clock';
import { MessageBuilder } from './message';
import type { OutboxMail } from './mail.entities';
import { OutboxRepository } from './outbox.repository';
import { MailTransport, SendFault } from './transport';

const AT_ONCE = 10;
/** As many as the transport has connections. */
const LANES = 5;
const MOST_ATTEMPTS = 12;

/** Sends what waits in the outbox, again and again with growing pauses until it is taken or given up. */
@Injectable()
export class SenderService {
  private readonly log = new Logger('mail out');

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly messages: MessageBuilder,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
  ) {}

  /** Sends up to ten mails, some at the same time, none to the same person. How many were taken in hand. */
  async workSome(): Promise<number> {
    const mails = await this.outbox.claim(this.clock.now(), AT_ONCE);
    const taken = mails.length;
    const lane = async (): Promise<void> => {
      for (let mail = mails.shift(); mail; mail = mails.shift())
        if (await this.outbox.hold(mail)) await this.send(mail);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return taken;
  }

  private async send(mail: OutboxMail): Promise<void> {
    try {
      const message = await this.messages.build(mail);
      await this.transport.send(message, mail.personId);
      await this.outbox.sent(mail.id, this.clock.now(), message.envelope.to);
    } catch (error) {
      const fault =
        error instanceof SendFault ? error : new SendFault(error instanceof Error ? error.name : 'fault', false);
      if (!(error instanceof SendFault))
        this.log.error(`mail ${mail.id}: ${fault.message}`, error instanceof Error ? error.stack : undefined);
      const final = fault.permanent || mail.attempts >= MOST_ATTEMPTS;
      await this.outbox.failed(mail, fault.message, final ? null : nextAttempt(mail, this.clock.now()));
    }
  }
}

/** One minute, two, four ... up to four hours, a little different for each mail so that they do not come all at once. */
function nextAttempt(mail: OutboxMail, now: Date): Date {
  const minutes = Math.min(240, 2 ** (mail.attempts - 1));
  const jitter = parseInt(mail.id.slice(0, 4), 16) / 0xffff;
  return new Date(now.getTime() + minutes * 60_000 * (0.8 + 0.4 * jitter));
}
