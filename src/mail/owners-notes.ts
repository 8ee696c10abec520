import { Injectable } from '@nestjs/common';
import type { Person } from '../people/person.entity';
import type { Board } from '../table/board';
import type { Table } from '../table/table';
import { FORGED, InboundRepository, SET_ASIDE, STRANGER, UNREADABLE } from './inbound.repository';
import { Letters } from './letters';
import type { InboundMail } from '../post/mail.entities';

const HOUR_MS = 3_600_000;
/** An owner is told so often an hour that others write to his address: who floods it shall not flood him. */
const MOST_NOTES = 3;

/** Tells the owner of an address of mails to it that were not dealt with. */
@Injectable()
export class OwnersNotes {
  constructor(
    private readonly inbound: InboundRepository,
    private readonly letters: Letters,
  ) {}

  async stranger(hand: Board, mail: InboundMail, owner: Person, sender: string | null): Promise<void> {
    if (await this.may(hand, mail, STRANGER)) await this.letters.stranger(hand, owner, sender);
  }

  /** Who had the side before, and not its owner now: neither learns the other's address. */
  async before(hand: Board, mail: InboundMail, sender: Person): Promise<void> {
    if (await this.may(hand, mail, STRANGER)) await this.letters.before(hand, sender);
  }

  async forged(hand: Board, mail: InboundMail, owner: Person): Promise<void> {
    if (await this.may(hand, mail, FORGED)) await this.letters.forged(hand, owner);
  }

  async unreadable(hand: Board, mail: InboundMail, side: string): Promise<void> {
    if (await this.may(hand, mail, UNREADABLE)) await this.letters.unreadable(hand, side);
  }

  async setAside(hand: Board, mail: InboundMail, side: string): Promise<void> {
    if (await this.may(hand, mail, SET_ASIDE)) await this.letters.setAside(hand, side);
  }

  /** Whether an owner may still be told of such a mail this hour. */
  private async may(hand: Table, { recipient }: InboundMail, outcome: string): Promise<boolean> {
    const hourAgo = new Date(hand.now.getTime() - HOUR_MS);
    return (await this.inbound.countOf(hand.manager, recipient, outcome, hourAgo)) < MOST_NOTES;
  }
}
