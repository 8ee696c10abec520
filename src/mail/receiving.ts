import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock';
import { InboundRepository } from './inbound.repository';
import { MailWorkers } from './mail-workers';
import { Tokens } from './tokens';

/** The one way in for every mail, from the SMTP listener and from the local post office alike. */
@Injectable()
export class Receiving {
  constructor(
    private readonly inbound: InboundRepository,
    private readonly tokens: Tokens,
    private readonly workers: MailWorkers,
    private readonly clock: Clock,
  ) {}

  /** Whether mail to this address is taken at all; anything else is refused at the door, never bounced later. */
  takes(address: string): boolean {
    const localPart = address.split('@')[0] ?? '';
    return this.tokens.read(localPart) !== null || this.tokens.readReturn(localPart) !== null;
  }

  /** Keeps a mail for each of its addresses that is ours; when this returns, it will not be lost. */
  async take(raw: Buffer, envelopeFrom: string, recipients: readonly string[]): Promise<void> {
    const messageId = messageIdOf(raw);
    for (const recipient of recipients.filter((r) => this.takes(r))) {
      const arrival = {
        recipient: recipient.toLowerCase(),
        game: this.gameOf(recipient),
        messageId,
        envelopeFrom,
        raw,
      };
      await this.inbound.keep(arrival, this.clock.now());
    }
    this.workers.call();
  }

  private gameOf(address: string): number | null {
    return this.tokens.read(address.split('@')[0] ?? '')?.game ?? null;
  }
}

/** The Message-ID header, folded or not; a mail without one is known by its content. */
function messageIdOf(raw: Buffer): string {
  const head =
    raw
      .subarray(0, 64_000)
      .toString('latin1')
      .split(/\r?\n\r?\n/)[0] ?? '';
  const found = /^message-id:\s*(<[^>\r\n]{1,900}>)/im.exec(head)?.[1];
  return found ?? `<${createHash('sha256').update(raw).digest('hex')}@no-message-id>`;
}
