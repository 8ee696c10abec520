import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../config/clock';
import { surroundings } from '../logging/surroundings';
import type { GameHand } from '../table/game-hand';
import { AddressedSeats } from './addressed-seats';
import { InboundRepository, SET_ASIDE, UNREADABLE } from './inbound.repository';
import { Letters } from './letters';
import type { InboundMail } from '../post/mail.entities';
import { MailJournal } from './mail-journal';
import { UnreadableMail } from './mail-reader';
import { OrganiserMail } from './organiser-mail.service';
import { OwnersNotes } from './owners-notes';

const MOST_ATTEMPTS = 5;
const PAUSE_MS = 15_000;

/** Mails that could not be dealt with: tried again or given up, and told to whom they came. */
@Injectable()
export class MailFaults {
  private readonly log = new Logger('mail in');

  constructor(
    private readonly inbound: InboundRepository,
    private readonly seats: AddressedSeats,
    private readonly letters: Letters,
    private readonly notes: OwnersNotes,
    private readonly organiser: OrganiserMail,
    private readonly journal: MailJournal,
    private readonly clock: Clock,
  ) {}

  /** What is done of a mail whose dealing has thrown `error`. */
  deal(mail: InboundMail, error: unknown): Promise<void> {
    return error instanceof UnreadableMail ? this.unreadable(mail, error) : this.fault(mail, error);
  }

  /**
   * A mail at which the service has ended: it is kept, nobody reads it again, and its sender and the organiser are told
   * once. `silent`: the service ended when it was to tell them, so that nobody is.
   */
  async setAside(mail: InboundMail, silent: boolean): Promise<void> {
    this.log.error({ message: 'set aside', mail: mail.id, attempts: mail.attempts });
    if (silent) return this.inbound.finish(mail.id, 'failed', SET_ASIDE);
    if (this.organiser.isFor(mail)) return this.organiser.dealUnread(mail, SET_ASIDE);
    await this.giveUp(mail, SET_ASIDE, (hand, side) => this.notes.setAside(hand, mail, side));
    await this.organiser.tellSetAside(mail);
  }

  /** A mail that no reader gets through: it is kept, and the person whose address it came to is told, whoever sent it. */
  private async unreadable(mail: InboundMail, error: UnreadableMail): Promise<void> {
    this.journal.unreadable(mail.id, error.kind);
    if (this.organiser.isFor(mail)) return this.organiser.dealUnread(mail, UNREADABLE);
    await this.giveUp(mail, UNREADABLE, (hand, side) => this.notes.unreadable(hand, mail, side));
  }

  /** A fault of ours: tried again, then kept for the organiser. The log names the kind of fault, never the mail. */
  private async fault(mail: InboundMail, error: unknown): Promise<void> {
    const kind = error instanceof Error ? error.name : 'fault';
    const around = surroundings(error);
    this.log.error({ message: around ?? 'a fault of ours', mail: mail.id, attempts: mail.attempts }, error);
    // However long a disk is full, no mail is given up for that.
    if (around !== null) return this.inbound.putBack(mail, new Date(this.clock.now().getTime() + PAUSE_MS));
    if (mail.attempts < MOST_ATTEMPTS) {
      const again = this.clock.now().getTime() + PAUSE_MS * mail.attempts;
      return this.inbound.release(mail, new Date(again));
    }
    const giveUp = this.giveUp(mail, kind, (hand, side) => this.letters.ourFault(hand, side));
    // Where the game itself is broken nobody can be told; the mail must not stand in the way of the next ones.
    await giveUp.catch(() => this.inbound.finish(mail.id, 'failed', kind));
  }

  /** Ends a mail that comes to nothing, and tells the seat it came to in the same transaction. */
  private async giveUp(
    mail: InboundMail,
    outcome: string,
    tell: (hand: GameHand, side: string) => Promise<void>,
  ): Promise<void> {
    const told = await this.seats.owner(mail, async (hand, side) => {
      if (!(await this.inbound.stillWaiting(hand.manager, mail.id))) return;
      await tell(hand, side);
      await this.inbound.finish(mail.id, 'failed', outcome, hand.manager);
    });
    if (!told) await this.inbound.finish(mail.id, 'failed', outcome);
  }
}
