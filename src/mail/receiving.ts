import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import { HouseAddresses } from '../config/house-addresses';
import type { Settings } from '../config/settings';
import { Authentication } from './authentication/authentication.service';
import type { Peer } from '../post/mail-auth';
import { InboundRepository, TOO_LARGE, type Arrival } from './inbound.repository';
import { MailWorkers } from './mail-workers';
import { ourAddresses } from './our-address';
import { OutboxRepository } from '../post/outbox.repository';
import { Tokens } from '../post/tokens';

/** The one way in for every mail, from the SMTP listener, from mailboxes, and from the local post office alike. */
@Injectable()
export class Receiving {
  constructor(
    private readonly inbound: InboundRepository,
    private readonly tokens: Tokens,
    private readonly workers: MailWorkers,
    private readonly outbox: OutboxRepository,
    private readonly authentication: Authentication,
    private readonly clock: Clock,
    private readonly house: HouseAddresses,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Whether mail to this address is taken at all; anything else is refused at the door, never bounced later. */
  takes(address: string): boolean {
    const localPart = this.house.plain(address).split('@')[0] ?? '';
    const { tokens: t } = this;
    const all = [t.read(localPart), t.readReturn(localPart), t.readDigest(localPart), t.readMatter(localPart)];
    return all.some((found) => found !== null);
  }

  /** Whether mail to this address is taken if its head names one of ours: it is what our mails are from. */
  mayTake(address: string): boolean {
    return address.toLowerCase() === this.house.own;
  }

  /**
   * Keeps a mail for each of its addresses that is ours: those on its envelope, or where there is none there, those that
   * its head names (mailboxes, and programs that answer From). When this returns, it will not be lost. False: it has none.
   * `peer`: the server that handed it over, where that is known.
   */
  async take(
    raw: Buffer,
    envelopeFrom: string,
    recipients: readonly string[],
    peer: Peer | null = null,
  ): Promise<boolean> {
    const organisers = recipients.filter((r) => this.house.isOrganisers(r));
    const others = recipients.filter((r) => !organisers.includes(r));
    // What its head names is asked for only where the envelope names nobody.
    const named = organisers.length > 0 && others.length === 0 ? [] : await this.addressesOf(raw, others);
    const ours = [...new Set([...organisers, ...named])];
    if (ours.length === 0) return false;
    const auth = await this.authentication.of({ raw, envelopeFrom, peer });
    await this.keep(ours, { raw, envelopeFrom, auth, outcome: null });
    return true;
  }

  /** Whether a mail whose head this is would be kept. */
  async names(head: Buffer): Promise<boolean> {
    return (await this.addressesOf(head, [])).length > 0;
  }

  /** Notes that a mail with this head came and is too large to be taken: whose address it came to is told so. */
  async tooLarge(head: Buffer, envelopeFrom: string): Promise<void> {
    await this.keep(await this.addressesOf(head, []), { raw: head, envelopeFrom, auth: null, outcome: TOO_LARGE });
  }

  private async keep(ours: readonly string[], mail: Pick<Arrival, 'raw' | 'envelopeFrom' | 'auth' | 'outcome'>) {
    const messageId = messageIdOf(mail.raw);
    for (const recipient of ours) {
      const arrival = { ...mail, messageId, recipient: recipient.toLowerCase(), game: this.gameOf(recipient) };
      await this.inbound.keep(arrival, this.clock.now());
    }
    this.workers.call();
  }

  private async addressesOf(raw: Buffer, envelope: readonly string[]): Promise<string[]> {
    const direct = envelope.filter((r) => this.takes(r)).map((r) => this.house.plain(r));
    if (direct.length > 0) return direct;
    const { recipients, answered } = ourAddresses(raw, this.settings.mailDomain);
    // A mailbox has no envelope: what its head names is for the organiser goes to him, whatever mail of ours it answers.
    const ours = (r: string): boolean => this.takes(r) || (envelope.length === 0 && this.house.isOrganisers(r));
    const named = recipients
      .map((list) => list.filter(ours).map((r) => this.house.plain(r)))
      .find((list) => list.length > 0);
    if (named) return named;
    const replyTo = await this.outbox.replyTo(answered);
    return replyTo === null ? [] : [`${replyTo}@${this.settings.mailDomain}`];
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
  const found = /^message-id:\s*(<[^>\p{Cc}]{1,900}>)/imu.exec(head)?.[1];
  return found ?? `<${createHash('sha256').update(raw).digest('hex')}@no-message-id>`;
}
