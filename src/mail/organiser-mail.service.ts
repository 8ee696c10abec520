import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { PersonRepository } from '../people/person.repository';
import { InboundRepository } from './inbound.repository';
import type { DealtWith } from './journal.repository';
import type { MailSpec } from './mail-spec';
import type { InboundMail } from './mail.entities';
import { Outbox } from './outbox';
import type { Reading } from './reading/reading';

const HANDED_ON = 'handed on to the organiser';
const KEPT = 'kept for the organiser';
const HOUR_MS = 3_600_000;
/** Handed on in an hour to each of the two addresses; the rest is on the organiser's page. */
const MOST_AN_HOUR = 20;
const MOST_LETTERS = 20_000;

/** Mail to `postmaster@` and `abuse@`: handed on to `ORGANISER_MAIL`, and kept for the organiser's page. It is never answered. */
@Injectable()
export class OrganiserMail {
  constructor(
    private readonly inbound: InboundRepository,
    private readonly people: PersonRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** What was written of it; null: another process has dealt with it. */
  async deal(mail: InboundMail, read: Reading): Promise<DealtWith | null> {
    const dealt = await this.inbound.atOnce(async (manager) => {
      if (!(await this.inbound.stillWaiting(manager, mail.id))) return null;
      const outcome = (await this.mayHandOn(manager, mail)) ? await this.handOn(manager, mail, read) : KEPT;
      await this.inbound.done(manager, mail.id, { outcome, bodyHash: null, kind: read.class });
      return { state: 'done' as const, class: read.class, outcome, attempts: mail.attempts, game: null };
    });
    if (dealt?.outcome === HANDED_ON) this.outbox.poke();
    return dealt;
  }

  private async mayHandOn(manager: EntityManager, { recipient }: InboundMail): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    const before = await this.inbound.countOf(manager, recipient, HANDED_ON, since);
    return this.settings.organiserMail !== null && before < MOST_AN_HOUR;
  }

  private async handOn(manager: EntityManager, mail: InboundMail, read: Reading): Promise<string> {
    const email = this.settings.organiserMail ?? '';
    const organiser = await this.people.registered(manager, { name: 'The organiser', email, zone: 'UTC', paper: 'A4' });
    const [name = ''] = mail.recipient.split('@');
    const spec: MailSpec = {
      kind: 'note',
      to: email,
      subject: `Despatch: mail to ${name}@: ${read.subject}`,
      text: handedOnText(name, mail, read),
      map: null,
      replyTo: null,
      inReplyTo: null,
    };
    await this.outbox.put(manager, null, organiser.id, spec, this.clock.now());
    return HANDED_ON;
  }
}

/** Who wrote what, for somebody who decides himself whether to answer. */
function handedOnText(name: string, mail: InboundMail, { from, subject, text }: Reading): string {
  return [
    `To ${name}@ of this service wrote ${from ?? 'somebody whose address could not be read'}:`,
    `Subject: ${subject}`,
    '',
    text.slice(0, MOST_LETTERS),
    '',
    'The whole mail is on the page for organisers. Answer its writer, not this mail.',
    '',
  ].join('\n');
}
