import { Injectable } from '@nestjs/common';
import type { Address } from '../post/tokens';
import { Rulers } from '../rulings/rulers';
import type { InboundMail } from '../post/mail.entities';
import { AddressedSeats, type Addressed } from './addressed-seats';
import { InboundRepository } from './inbound.repository';
import type { DealtWith } from './journal.repository';
import { OpenSeats } from './open-seats';
import { ModeratorsMail } from './moderators/moderators-mail';
import { bodyHash } from './parsed-mail';
import { standingOf } from './standing-of';
import { PlayersMail } from './players-mail';
import { wordsOf, type Reading } from './reading/reading';
import { ReturnPaths } from './return-paths';
import { SenderCheck } from './sender-check';
import type { ReadByUs, ToSomebody } from './to-somebody';

/** A mail that nobody else deals with. */
type InHand = Pick<ToSomebody, 'mail' | 'read' | 'known'>;

/** Mails of people to an address of a game: each is dealt with once, in one transaction, if it is his whose address it is. */
@Injectable()
export class SeatMail {
  constructor(
    private readonly inbound: InboundRepository,
    private readonly returnPaths: ReturnPaths,
    private readonly seats: AddressedSeats,
    private readonly senders: SenderCheck,
    private readonly openSeats: OpenSeats,
    private readonly players: PlayersMail,
    private readonly moderators: ModeratorsMail,
    private readonly rulers: Rulers,
  ) {}

  /** What was written of it; null: it came to no address of ours, or another process has dealt with it. */
  async deal(arrived: InboundMail, read: Reading): Promise<DealtWith | null> {
    const mail = await this.returnPaths.asReply(arrived, read.from);
    const address = this.seats.read(mail);
    if (!address) return null;
    const asked = this.inbound.inHand(mail, read);
    try {
      return await this.seats.inHand(
        address,
        (to, [rows]) => {
          const known = this.inbound.known(rows);
          return known ? this.inHand(to, { mail, read, known }) : Promise.resolve(null);
        },
        [asked],
      );
    } catch (error) {
      await this.inbound.classed(mail.id, read.class);
      throw error;
    }
  }

  /** Everything a mail does and answers is one transaction: it happens once, or is tried again as a whole. */
  private async inHand({ hand, address, side }: Addressed, { mail, read, known }: InHand): Promise<DealtWith> {
    const writer = side === null ? null : isModerators(address) ? await this.rulers.of(hand) : hand.playerOf(side);
    const { outcome, counts = false } =
      side === null || !writer
        ? { outcome: 'no such seat' }
        : await this.readByUs({ hand, side, writer, address, mail, read, known });
    const kind = read.class;
    await this.inbound.done(hand.manager, mail.id, {
      outcome,
      bodyHash: counts && side !== null ? saidBy({ hand, side, address, read }) : null,
      kind,
    });
    return { state: 'done', class: kind, outcome, attempts: mail.attempts, game: hand.game.code };
  }

  private async readByUs(of: ToSomebody): Promise<ReadByUs> {
    const taken = await this.openSeats.deal(of);
    if (taken) return taken;
    const wrong = await this.senders.notHis(of);
    if (wrong !== null) return { outcome: wrong };
    await this.senders.isAlive(of);
    if (of.known.before === saidBy(of)) return { outcome: 'sent before' };
    return isModerators(of.address) ? this.moderators.deal(of) : this.players.deal(of);
  }
}

/** What he says, and what of it still waits to be answered. */
const saidBy = ({ hand, side, address, read }: Pick<ToSomebody, 'hand' | 'side' | 'address' | 'read'>): string =>
  bodyHash(wordsOf(read), standingOf(hand, side, address.decision));

export const isModerators = ({ purpose }: Address): boolean => purpose === 'answer' || purpose === 'moderate';
