import { Injectable } from '@nestjs/common';
import type { Person } from '../people/person.entity';
import { PersonRepository } from '../people/person.repository';
import { PersonAddresses } from '../people/person-address.repository';
import { AddressRepository } from '../post/address.repository';
import { domainOf } from '../post/mail-auth';
import { StandInRepository } from '../table/stand-in.repository';
import { Deliverability } from './deliverability.service';
import { FORGED, STRANGER, type Known } from './inbound.repository';
import { OwnersNotes } from './owners-notes';
import type { ToSomebody } from './to-somebody';

/** Whether a mail to somebody's address is from him, and what follows from its coming. */
@Injectable()
export class SenderCheck {
  constructor(
    private readonly notes: OwnersNotes,
    private readonly deliverability: Deliverability,
    private readonly addresses: PersonAddresses,
    private readonly delivery: AddressRepository,
    private readonly standIns: StandInRepository,
    private readonly people: PersonRepository,
  ) {}

  /**
   * Why a mail counts as not the writer's; he is told so at his main address, and who sent it is told nothing. Who had the side
   * before, and answers an old mail, is told himself: his orders would be lost without a word. Null: it is his.
   */
  async notHis({ hand, side, writer, mail, read: { from }, known }: ToSomebody): Promise<string | null> {
    const sure = from !== null && (mail.auth?.domain ?? domainOf(from)) === domainOf(from);
    if (!sure || (await this.his(hand, writer, from, known)) === null) {
      const before = sure && mail.auth?.dmarc !== 'fail' ? await this.before(hand, side, known) : null;
      if (before) await this.notes.before(hand, mail, before);
      else await this.notes.stranger(hand, mail, writer, from);
      return STRANGER;
    }
    if (mail.auth?.dmarc !== 'fail') return null;
    await this.notes.forged(hand, mail, writer);
    return FORGED;
  }

  private async before(hand: ToSomebody['hand'], side: string, { owners }: Known): Promise<Person | null> {
    const id = await this.standIns.satThere(hand.manager, hand.game.id, { side, people: owners });
    return id === null ? null : this.people.byId(id);
  }

  /** A mail of his proves the address it is from; mail reaches him again when that is his main one. */
  async isAlive({ hand, writer, read: { from }, known }: ToSomebody): Promise<void> {
    const own = from === null ? null : await this.his(hand, writer, from, known);
    if (own === null) return;
    const row = own === from ? known.sender : await this.delivery.find(own, hand.manager);
    if (!(await this.deliverability.alive(hand.manager, own, { sign: 'mail', row }))) return;
    if (own === writer.email) hand.reachesAgain(writer.id);
  }

  /** The address of the writer's that a mail is from; null: none of his. */
  private his(
    { manager }: ToSomebody['hand'],
    writer: Person,
    from: string,
    { owners }: Known,
  ): Promise<string | null> {
    if (owners.length > 0) return Promise.resolve(owners.includes(writer.id) ? from : null);
    return this.addresses.his(manager, writer.id, from);
  }
}
