import { Injectable } from '@nestjs/common';
import { domainOf } from '../post/mail-auth';
import { Deliverability } from './deliverability.service';
import { FORGED, STRANGER } from './inbound.repository';
import { OwnersNotes } from './owners-notes';
import type { ToSomebody } from './to-somebody';

/** Whether a mail to somebody's address is from him, and what follows from its coming. */
@Injectable()
export class SenderCheck {
  constructor(
    private readonly notes: OwnersNotes,
    private readonly deliverability: Deliverability,
  ) {}

  /** Why a mail counts as not the writer's; he is told so at his main address, and who sent it is told nothing. Null: it is his. */
  async notHis({ hand, writer, mail, read: { from }, known }: ToSomebody): Promise<string | null> {
    const sure = from !== null && (mail.auth?.domain ?? domainOf(from)) === domainOf(from);
    if (!sure || !known.owners.includes(writer.id)) {
      await this.notes.stranger(hand, mail, writer, from);
      return STRANGER;
    }
    if (mail.auth?.dmarc !== 'fail') return null;
    await this.notes.forged(hand, mail, writer);
    return FORGED;
  }

  /** A mail of his proves the address it is from; mail reaches him again when that is his main one. */
  async isAlive({ hand, writer, read: { from }, known }: ToSomebody): Promise<void> {
    if (from === null || !(await this.deliverability.alive(hand.manager, from, { sign: 'mail', row: known.sender })))
      return;
    if (from === writer.email) hand.reachesAgain(writer.id);
  }
}
