import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import { Clock } from '../config/clock';
import { plainAddress } from '../config/plain-address';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { isBot } from '../people/bot';
import { PersonAddresses } from '../people/person-address.repository';
import type { Person } from '../people/person.entity';
import { PersonRepository } from '../people/person.repository';
import { AddressRepository } from '../post/address.repository';
import { Outbox } from '../post/outbox';
import { Devices, type SiteCookie } from './devices';
import { ASKED, NEW_BROWSER, signInMail, type SignInReason } from './sign-in-mail';
import { TicketRepository } from './ticket.repository';
import { hashOf, isToken, newToken } from './token';

/** Mails that one person is sent in an hour for one cause, whoever asks for them. */
const MOST_AN_HOUR = 5;
const MINUTE_MS = 60_000;

/** What became of a wish for a link: mailed; not, as he was sent enough within the hour; not, as mail to him comes back. */
export type LinkAsked = 'sent' | 'enough' | 'unreachable';

/** Who would come in, and where to. */
export interface Admitted {
  person: Person;
  back: string;
}

/** Lets people in by a link that is mailed to them: good once, for half an hour, in the browser where it is opened. */
@Injectable()
export class SignIn {
  constructor(
    private readonly tickets: TicketRepository,
    private readonly people: PersonRepository,
    private readonly devices: Devices,
    private readonly own: PersonAddresses,
    private readonly addresses: AddressRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** Mails a link to whoever has this address; who asks learns nothing of whether anybody has. */
  async ask(email: string): Promise<void> {
    await this.tickets.atOnce(async (manager) => {
      const person = await this.people.byAddress(manager, plainAddress(email));
      if (person) await this.send(manager, person, { back: '/me', why: ASKED });
    });
    this.outbox.poke();
  }

  /**
   * Mails a link that opens `back`, a path of ours, in a browser that is not known, and says whether one is on its way. A
   * click asks for it, never that a page is looked at: scanners of mails follow links.
   */
  async askFor(personId: string, back: string): Promise<LinkAsked> {
    const asked = await this.tickets.atOnce(async (manager): Promise<LinkAsked> => {
      const person = await this.people.byId(personId);
      if (!person || (await this.addresses.find(person.email, manager))?.suppressedAt) return 'unreachable';
      return (await this.send(manager, person, { back, why: NEW_BROWSER })) ? 'sent' : 'enough';
    });
    this.outbox.poke();
    return asked;
  }

  /** Whom a link would let in; it stays good: scanners of mails follow links. Null: nobody, or no longer. */
  async look(token: string): Promise<Admitted | null> {
    const ticket = isToken(token) ? await this.tickets.look(hashOf(token), this.clock.now()) : null;
    const person = ticket && (await this.people.byId(ticket.personId));
    return ticket && person ? { person, back: ticket.back } : null;
  }

  /** Lets in whom the link is for, once. */
  async use(request: Request, token: string): Promise<{ cookie: SiteCookie; back: string } | null> {
    if (!isToken(token)) return null;
    return this.tickets.atOnce(async (manager) => {
      const ticket = await this.tickets.use(manager, hashOf(token), this.clock.now());
      if (!ticket) return null;
      return { cookie: await this.devices.admit(manager, request, ticket.personId), back: ticket.back };
    });
  }

  /** A link for `person` in the transaction of `manager`; false: none, he has had many for this cause of late. */
  async send(
    manager: EntityManager,
    person: Person,
    { back, why }: { back: string; why: SignInReason },
  ): Promise<boolean> {
    const now = this.clock.now();
    if (isBot({ personId: person.id })) return false;
    // What an organiser called somebody's address is not his: it lets nobody in.
    if (await this.own.unconfirmed(manager, person)) return false;
    const ticket = { personId: person.id, cause: why.cause };
    const recent = await this.tickets.countSince(manager, ticket, new Date(now.getTime() - 60 * MINUTE_MS));
    // What an organiser does is never lost.
    if (recent >= MOST_AN_HOUR && why.cause !== 'role') return false;
    const token = newToken();
    const expiresAt = new Date(now.getTime() + why.minutes * MINUTE_MS);
    await this.tickets.insert(manager, { ...ticket, hash: hashOf(token), back, madeAt: now, expiresAt });
    const link = `${this.settings.publicUrl.replace(/(?<!\/)\/+$/, '')}/sign-in/${token}`;
    await this.outbox.put(manager, null, person.id, signInMail(why, link), now);
    return true;
  }
}
