import { rawMail } from '../../src/mail/transport';
import type { Delivered } from '../support/mail-sink';
import { samplesOf, subjectOf } from '../support/reading';
import { replyTo } from '../support/player';
import type { Courier } from './courier';

/** What a bot wrote in answer to a mail, and what it would write next if that is not accepted. */
interface Attempt {
  asked: Delivered;
  rest: string[][];
}

/** A player who answers each mail with the mail's own sample orders. */
export class Bot {
  /** Mails it sent, by Message-ID, with the mail each answers. */
  readonly sent = new Map<string, Attempt>();
  private letters = 0;

  constructor(
    readonly name: string,
    readonly address: string,
    private readonly courier: Pick<Courier, 'send'>,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Reacts to a mail of its mailbox. */
  receive(mail: Delivered): void {
    if (isTurn(mail) || isInvitation(mail)) this.write(mail, candidates(samplesOf(mail)));
    else if (isReceipt(mail)) this.tryNext(mail);
  }

  private tryNext(receipt: Delivered): void {
    if (!/receipt, NOT recorded/.test(subjectOf(receipt))) return;
    const attempt = this.sent.get(receipt.parsed.inReplyTo ?? '');
    if (attempt) this.write(attempt.asked, attempt.rest);
  }

  private write(asked: Delivered, [orders, ...rest]: string[][]): void {
    if (!orders) return this.failed(new Error(`${this.name} has no more to say to "${subjectOf(asked)}"`));
    const messageId = `<${++this.letters}.${this.name}@example.org>`;
    this.sent.set(messageId, { asked, rest });
    this.post(messageId, asked, orders).catch(this.failed);
  }

  private async post(messageId: string, asked: Delivered, orders: string[]): Promise<void> {
    const to = replyTo(asked);
    const raw = await rawMail({
      from: { name: this.name, address: this.address },
      to,
      subject: `Re: ${subjectOf(asked)}`,
      messageId,
      inReplyTo: asked.parsed.messageId ?? '',
      text: `${orders.join('\n')}\n`,
    });
    await this.courier.send({ messageId, from: this.address, to, raw });
  }
}

/** All samples together are the usual answer; where they are alternatives, each alone, the last first. */
function candidates(samples: string[]): string[][] {
  return [samples, ...[...samples].reverse().map((s) => [s])];
}

export const isTurn = (mail: Delivered): boolean => /, due /.test(subjectOf(mail));
export const isInvitation = (mail: Delivered): boolean => /: you are invited$/.test(subjectOf(mail));
export const isReceipt = (mail: Delivered): boolean => /: receipt, /.test(subjectOf(mail));
export const isFinal = (mail: Delivered): boolean => /: the game is over/.test(subjectOf(mail));
