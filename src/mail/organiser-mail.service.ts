import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import { HouseAddresses } from '../config/house-addresses';
import type { Settings } from '../config/settings';
import { PersonRepository } from '../people/person.repository';
import { headLines } from './head-lines';
import { InboundRepository, UNREADABLE } from './inbound.repository';
import type { DealtWith } from './journal.repository';
import type { MailSpec } from '../post/mail-spec';
import type { InboundMail } from '../post/mail.entities';
import type { SetAside } from '../post/sending.repository';
import { Outbox } from '../post/outbox';
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
    private readonly house: HouseAddresses,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Whether a mail came to one of the two addresses. */
  isFor({ recipient }: InboundMail): boolean {
    return this.house.isOrganisers(recipient);
  }

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

  /** A mail that no reader gets through, or that is too large to be taken: its head is handed on as it came. */
  async dealUnread(mail: InboundMail, outcome: string): Promise<void> {
    await this.inbound.atOnce(async (manager) => {
      if (!(await this.inbound.stillWaiting(manager, mail.id))) return;
      if (await this.mayHandOn(manager, mail)) await this.put(manager, mail, 'not to be read', unreadText(mail));
      await this.inbound.finish(mail.id, 'failed', outcome, manager);
    });
    this.outbox.poke();
  }

  /** A mail to somebody else at which the service ended: the organiser is told which it is, not what it says. */
  async tellSetAside(mail: InboundMail): Promise<void> {
    if (this.settings.organiserMail === null) return;
    await this.inbound.atOnce((manager) => this.put(manager, mail, 'a mail was set aside', setAsideText(mail)));
    this.outbox.poke();
  }

  /** A mail of ours was set aside, which is told in the transaction of that; never of one to the organiser himself. */
  async tellNotSent(manager: EntityManager, { id, gameId, to }: SetAside): Promise<void> {
    const { organiserMail } = this.settings;
    if (organiserMail !== null && to !== organiserMail)
      await this.write(manager, 'Despatch: a mail of ours was set aside', notSentText(id, gameId));
  }

  /** What cannot be read counts with the rest: whoever sends much of it floods nobody. */
  private async mayHandOn(manager: EntityManager, { recipient }: InboundMail): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    let before = 0;
    for (const outcome of [HANDED_ON, UNREADABLE])
      before += await this.inbound.countOf(manager, recipient, outcome, since);
    return this.settings.organiserMail !== null && before < MOST_AN_HOUR;
  }

  private async handOn(manager: EntityManager, mail: InboundMail, read: Reading): Promise<string> {
    const [name = ''] = mail.recipient.split('@');
    await this.put(manager, mail, read.subject, handedOnText(name, mail, read));
    return HANDED_ON;
  }

  private async put(manager: EntityManager, mail: InboundMail, subject: string, text: string): Promise<void> {
    const [name = ''] = mail.recipient.split('@');
    await this.write(
      manager,
      this.isFor(mail) ? `Despatch: mail to ${name}@: ${subject}` : `Despatch: ${subject}`,
      text,
    );
  }

  private async write(manager: EntityManager, subject: string, text: string): Promise<void> {
    const email = this.settings.organiserMail ?? '';
    const organiser = await this.people.registered(manager, { name: 'The organiser', email, zone: 'UTC', paper: 'A4' });
    const spec: MailSpec = {
      kind: 'note',
      to: email,
      subject,
      text,
      map: null,
      replyTo: null,
      inReplyTo: null,
    };
    await this.outbox.put(manager, null, organiser.id, spec, this.clock.now());
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

const MOST_HEAD = 2_000;
/** What of a head says who wrote, when and of what. */
const TELLING = ['from', 'reply-to', 'to', 'date', 'subject', 'message-id', 'content-type'];

/** What can be said of a mail that nobody could read: whom its envelope names, and lines of its head as they stand there. */
function unreadText({ recipient, envelopeFrom, raw }: InboundMail): string {
  const [name = ''] = recipient.split('@');
  const head = headLines(raw).flatMap((l) => (TELLING.includes(l.name) ? [`  ${l.name}: ${l.value}`] : []));
  const lines = head.join('\n').replace(/[^\P{Cc}\n]/gu, ' ');
  return [
    `To ${name}@ of this service came a mail that could not be read: it is too large, too tangled, or no mail at all.`,
    `Its envelope names as sender: ${envelopeFrom || 'nobody'}`,
    '',
    ...(lines === '' ? ['It has no head.'] : ['Of its head:', lines.slice(0, MOST_HEAD)]),
    '',
    'What was kept of it is on the page for organisers; do not open what it brings. Answer its writer, not this mail.',
    '',
  ].join('\n');
}

/** Names a mail by its row and its game: its address holds a token. */
function setAsideText({ id, gameNumber, envelopeFrom }: InboundMail): string {
  return [
    `The service ended twice while it dealt with a mail${gameNumber === null ? '' : ` for game number ${gameNumber}`}.`,
    'It was set aside: nothing of it was written, it is kept and not tried again, and the person whose address it came to was told so.',
    `Its envelope names as sender: ${envelopeFrom || 'nobody'}`,
    `Its row in the table inbound_mail: ${id}`,
    '',
    'What it says is in that row, under "raw"; who mends the service needs it.',
    '',
  ].join('\n');
}

/** Names a mail that was not sent by its row: what it says is its reader's. */
function notSentText(id: string, gameId: string | null): string {
  return [
    `The service ended twice while it made or sent a mail${gameId === null ? '' : ` about the game with the id ${gameId}`}.`,
    'It was set aside: it was perhaps not delivered, and it is not tried again. Its reader has not been told;',
    'a player finds what he is asked on the page of his game.',
    `Its row in the table outbox: ${id}`,
    '',
    'What it is made from is in that row, under "spec"; who mends the service needs it.',
    '',
  ].join('\n');
}
