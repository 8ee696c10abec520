import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { proveDelivery } from '../table/first-proof';
import type { GameHand } from '../table/game-hand';
import { GameRepository } from '../table/game.repository';
import { Systems } from '../systems/systems';
import { AddressedSeats } from './addressed-seats';
import { Deliverability } from './deliverability.service';
import { DeliveryRepository } from '../post/delivery.repository';
import { InboundRepository } from './inbound.repository';
import type { InboundMail, OutboxMail } from '../post/mail.entities';
import { ownMailIn } from './own-mail-in';
import type { Bounce } from './reading/delivery-status';
import type { Reading } from './reading/reading';
import { Tokens } from '../post/tokens';

/** A mail of ours that a machine's mail is about. */
interface About {
  mail: OutboxMail;
  /** The address it was handed over for; null: it never was. */
  to: string | null;
  proved: boolean;
}

/**
 * Deals with mails that machines wrote. None of them is ever answered. What they say of an address counts only when a
 * return path of ours proves that they are about a mail of ours; else they are kept for the organiser to see.
 */
@Injectable()
export class MachineMailService {
  constructor(
    private readonly inbound: InboundRepository,
    private readonly delivery: DeliveryRepository,
    private readonly games: GameRepository,
    private readonly seats: AddressedSeats,
    private readonly deliverability: Deliverability,
    private readonly tokens: Tokens,
    private readonly systems: Systems,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async deal(mail: InboundMail, read: Reading): Promise<void> {
    const about = await this.about(mail);
    const effect = await this.effect(mail, read, about);
    await this.delivery.aboutGame(mail.id, await this.gameOf(about));
    await this.inbound.finish(mail.id, 'done', `${read.class}: ${effect}`);
  }

  /** What came of it, in a few words. */
  private effect(mail: InboundMail, read: Reading, about: About | null): Promise<string> | string {
    switch (read.class) {
      case 'bounce-hard':
      case 'bounce-soft':
        return this.bounce(read.bounces, about);
      case 'complaint':
        return this.complaint(about);
      case 'auto-reply':
        return this.autoReply(mail, read, about);
      case 'delivered':
        return this.delivered(read.bounces, about);
      default:
        return `${read.why}; nothing to do`;
    }
  }

  private async bounce(bounces: readonly Bounce[], about: About | null): Promise<string> {
    if (!about) return 'of no mail of ours';
    if (!about.proved || about.to === null) return 'noted; nothing proves it';
    const verdict = verdictOf(bounces);
    if (!verdict) return 'noted; it is only late, or has arrived';
    const counts = await this.deliverability.cameBack(about.mail, about.to, verdict);
    return counts
      ? `counted${verdict.permanent ? ', for good' : ''}`
      : 'noted; it was sent long ago, or before the address was cleared';
  }

  /** His server says that a mail lies in his mailbox: if it is the one that asks him something, his clock starts. */
  private async delivered(bounces: readonly Bounce[], about: About | null): Promise<string> {
    if (!about) return 'of no mail of ours';
    const address = this.tokens.read(about.mail.spec.replyTo ?? '');
    if (!about.proved || !address || !bounces.some((b) => b.arrived)) return 'noted; nothing to do';
    const first = await this.seats.inHand(address, ({ hand, side }) =>
      Promise.resolve(side !== null && his(hand, side, about) && proveDelivery(hand, side, address.decision, 'report')),
    );
    return first === true ? 'his clock has started' : 'noted; his clock runs already, or by the hour';
  }

  private async complaint(about: About | null): Promise<string> {
    if (!about) return 'of no mail of ours';
    if (!about.proved || about.to === null) return 'noted; nothing proves it';
    await this.deliverability.complained(about.to);
    return 'nothing more is sent there';
  }

  /** A machine answers at the return path or, as some programs do, at the reply address; then it must be the player's. */
  private async autoReply(mail: InboundMail, read: Reading, about: About | null): Promise<string> {
    const to = about?.proved ? about.to : await this.playerAt(mail.recipient);
    if (to == null || (!about?.proved && to !== read.from)) return `${read.why}; noted`;
    await this.deliverability.autoReplied(to);
    return `${read.why}; noted for its player`;
  }

  private async about(mail: InboundMail): Promise<About | null> {
    const own = ownMailIn(mail.raw, mail.recipient, this.tokens, this.settings.mailDomain);
    const row = own ? await this.delivery.mail(own.outboxId) : null;
    return own && row ? { mail: row, to: row.sentTo, proved: own.proved } : null;
  }

  private async gameOf(about: About | null): Promise<number | null> {
    const gameId = about?.mail.gameId ?? null;
    return gameId === null ? null : (await this.games.byId(gameId)).number;
  }

  /** The address of the player whose reply address this is. */
  private async playerAt(recipient: string): Promise<string | null> {
    const address = this.tokens.read(recipient.split('@')[0] ?? '');
    const game = address ? await this.games.byNumber(address.game) : null;
    if (!address || !game) return null;
    const scenario = this.systems.engine(game.system).system.scenarios.find((s) => s.id === game.scenario);
    const seat = (await this.games.seatsOf(game.id)).find((s) => s.side === scenario?.seats[address.seat]);
    const [person] = seat ? await this.games.people([seat.personId]) : [];
    return person?.email ?? null;
  }
}

/** Whether the mail was to who sits there now. */
const his = (hand: GameHand, side: string, { mail }: About): boolean => hand.seat(side).personId === mail.personId;

/**
 * What the reports on all recipients of one mail come to: our mails have one recipient each, so several are the places he
 * has his mail sent on to. It failed for good only if it did everywhere. Null: it did not fail.
 */
function verdictOf(bounces: readonly Bounce[]): { permanent: boolean; status: string } | null {
  const failed = bounces.filter((b) => !b.delayed && !b.status.startsWith('2'));
  if (bounces.length > 0 && failed.length < bounces.length) return null;
  return { permanent: failed.length > 0 && failed.every((b) => b.permanent), status: failed[0]?.status ?? '' };
}
