import { randomUUID } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Delivered, MailSink } from './mail-sink';
import { bare, type QuotingStyle } from './quoting';

/** What may differ from a plain reply. */
export interface Reply {
  style?: QuotingStyle;
  messageId?: string;
  headers?: Record<string, string>;
}

/** Somebody with a mail program: he sends over a real socket and reads his own mailbox. */
export class Player {
  private read = 0;

  constructor(
    readonly name: string,
    readonly email: string,
    private readonly sink: MailSink,
    private readonly port: number,
  ) {}

  get mailbox(): readonly Delivered[] {
    return this.sink.box(this.email);
  }

  /** Mails that came since he last looked. */
  news(): readonly Delivered[] {
    const news = this.mailbox.slice(this.read);
    this.read = this.mailbox.length;
    return news;
  }

  /** His newest mail. @throws Error when his mailbox is empty */
  get newest(): Delivered {
    const mail = this.mailbox.at(-1);
    if (!mail) throw new Error(`${this.name} has no mail`);
    return mail;
  }

  /** The newest mail with a subject like `subject`. @throws Error when there is none */
  find(subject: RegExp): Delivered {
    const mail = this.mailbox.findLast((m) => subject.test(m.parsed.subject ?? ''));
    if (!mail) {
      const subjects = this.mailbox.map((m) => m.parsed.subject).join('\n  ');
      throw new Error(`${this.name} has no mail ${String(subject)}; he has\n  ${subjects}`);
    }
    return mail;
  }

  /** Answers `mail` as his program does; gives the Message-ID. */
  async reply(mail: Delivered, own: string, { style = bare, messageId = newId(this.email), headers }: Reply = {}) {
    await this.send({
      to: replyTo(mail),
      subject: `Re: ${mail.parsed.subject ?? ''}`,
      messageId,
      ...(mail.parsed.messageId ? { inReplyTo: mail.parsed.messageId, references: mail.parsed.messageId } : {}),
      ...(headers ? { headers } : {}),
      ...style(own, mail),
    });
    return messageId;
  }

  /** Sends a mail over a connection of its own. @throws Error with `responseCode` when it is refused */
  async send(mail: SendMailOptions): Promise<void> {
    const transport = createTransport({ host: '127.0.0.1', port: this.port, secure: false, ignoreTLS: true });
    try {
      await transport.sendMail({ from: { name: this.name, address: this.email }, ...mail });
    } finally {
      transport.close();
    }
  }
}

/** The address that a reply to `mail` goes to. @throws Error when it wants none */
export function replyTo(mail: Delivered): string {
  const address = mail.parsed.replyTo?.value[0]?.address;
  if (!address) throw new Error(`"${mail.parsed.subject ?? ''}" has no reply address`);
  return address;
}

const newId = (email: string): string => `<${randomUUID()}@${email.split('@')[1] ?? 'example.org'}>`;
