import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { simpleParser } from 'mailparser';
import type { ParsedMail } from 'mailparser';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { GameQueries } from '../games/game-queries';
import { LocalPostRepository } from '../mail/local-post.repository';
import type { LocalMail } from '../mail/mail.entities';
import { MailWorkers } from '../mail/mail-workers';
import { Receiving } from '../mail/receiving';
import { rawMail } from '../mail/transport';
import { PersonRepository } from '../people/person.repository';
import type { Person } from '../people/person.entity';
import { momentText } from '../reports/when';
import { DemoClub } from './demo-club';

/** No such mail in this mailbox. */
export class NoSuchMail extends Error {
  constructor() {
    super('there is no such mail in this mailbox');
    this.name = 'NoSuchMail';
  }
}

/** What the page of the post office shows. */
export interface PostPage {
  boxes: { id: string; name: string; role: string; mails: number; waited: boolean; current: boolean }[];
  person: { id: string; name: string; email: string };
  mails: { id: string; subject: string; when: string; own: boolean; current: boolean }[];
  mail: ShownMail | null;
}
interface ShownMail {
  id: string;
  subject: string;
  from: string;
  to: string;
  when: string;
  text: string;
  own: boolean;
  replies: boolean;
  pdf: string | null;
  picture: string | null;
}

/** Mailboxes as their owners see them; replies go the way of real mail. */
@Injectable()
export class PostOffice {
  constructor(
    private readonly post: LocalPostRepository,
    private readonly people: PersonRepository,
    private readonly queries: GameQueries,
    private readonly receiving: Receiving,
    private readonly workers: MailWorkers,
    private readonly demo: DemoClub,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The mailbox of somebody who is waited for, or the first. */
  async firstBox(): Promise<string> {
    const people = await this.people.all();
    const waited = await this.waitedFor();
    const person = people.find((p) => waited.includes(p.name)) ?? people[0];
    return person ? `/post/${person.id}` : '/api';
  }

  async newDemoGame(scenario: '4' | '4b'): Promise<void> {
    await this.demo.newGame(scenario);
    await this.workers.idle();
  }

  /** How many mails each box holds, for the page's own look-out. */
  async news(_since: string): Promise<{ waiting: Record<string, number> }> {
    const people = await this.people.all();
    const counts = await Promise.all(people.map(async (p) => [p.id, (await this.post.mailbox(p.id)).length] as const));
    return { waiting: Object.fromEntries(counts) };
  }

  /** One mailbox with one mail open: the one asked for, or the newest. @throws NoSuchMail */
  async page(personId: string, mailId: string | null): Promise<PostPage> {
    const person = await this.personOf(personId);
    const mails = await this.post.mailbox(person.id);
    const chosen = mailId === null ? mails.find((m) => !m.own) : mails.find((m) => m.id === mailId);
    if (mailId !== null && !chosen) throw new NoSuchMail();
    return {
      boxes: await this.boxes(person),
      person: { id: person.id, name: person.name, email: person.email },
      mails: await Promise.all(mails.map((m) => this.listed(m, person, m.id === chosen?.id))),
      mail: chosen ? await this.shown(chosen, person) : null,
    };
  }

  /** @throws NoSuchMail */
  async file(personId: string, mailId: string, n: number): Promise<{ name: string; type: string; content: Buffer }> {
    const { parsed } = await this.opened(personId, mailId);
    const file = parsed.attachments[n];
    if (!file) throw new NoSuchMail();
    return { name: (file.filename ?? 'file').replace(/[^\w.-]/g, '_'), type: file.contentType, content: file.content };
  }

  /** Sends the reply as a mail program would, quoting the mail below it, through the same way in as real mail. */
  async reply(personId: string, mailId: string, text: string, quote: boolean): Promise<void> {
    const { parsed, person } = await this.opened(personId, mailId);
    const to = parsed.replyTo?.value[0]?.address;
    if (!to) throw new NoSuchMail();
    const raw = await rawMail({
      from: { name: person.name, address: person.email },
      to,
      subject: `Re: ${parsed.subject ?? ''}`,
      messageId: `<${randomUUID()}@${person.email.split('@')[1]}>`,
      date: this.clock.now(),
      ...(parsed.messageId ? { inReplyTo: parsed.messageId, references: parsed.messageId } : {}),
      text: quote ? `${text}\n\n${quoted(parsed)}` : text,
    });
    await this.post.deliver(person.id, raw, this.clock.now(), true);
    await this.receiving.take(raw, person.email, [to]);
    await this.workers.idle();
  }

  private async opened(personId: string, mailId: string): Promise<{ parsed: ParsedMail; person: Person }> {
    const mail = await this.post.byId(mailId);
    if (mail?.personId !== personId) throw new NoSuchMail();
    return { parsed: await simpleParser(mail.raw, { skipTextToHtml: true }), person: await this.personOf(personId) };
  }

  private async personOf(id: string): Promise<Person> {
    const person = /^[0-9a-f-]{36}$/.test(id) ? await this.people.byId(id) : null;
    if (!person) throw new NoSuchMail();
    return person;
  }

  private async waitedFor(): Promise<string[]> {
    const games = await this.queries.list();
    return games.flatMap((g) => g.seats.filter((s) => s.waitedFor).map((s) => s.player));
  }

  private async boxes(current: Person): Promise<PostPage['boxes']> {
    const people = await this.people.all();
    const waited = await this.waitedFor();
    const roles = await this.roles();
    return Promise.all(
      people.map(async (p) => ({
        id: p.id,
        name: p.name,
        role: roles.get(p.name) ?? 'moderator',
        mails: (await this.post.mailbox(p.id)).filter((m) => !m.own).length,
        waited: waited.includes(p.name),
        current: p.id === current.id,
      })),
    );
  }

  private async roles(): Promise<Map<string, string>> {
    const games = await this.queries.list();
    return new Map(games.flatMap((g) => g.seats.map((s) => [s.player, s.side] as const)));
  }

  private async listed(mail: LocalMail, person: Person, current: boolean): Promise<PostPage['mails'][number]> {
    const { subject } = await headOf(mail);
    return { id: mail.id, subject, when: momentText(mail.deliveredAt, person.zone), own: mail.own, current };
  }

  private async shown(mail: LocalMail, person: Person): Promise<ShownMail> {
    const parsed = await simpleParser(mail.raw, { skipTextToHtml: true });
    const at = (type: string): string | null => {
      const n = parsed.attachments.findIndex((a) => a.contentType === type);
      return n < 0 ? null : `/post/${person.id}/${mail.id}/files/${n}`;
    };
    return {
      id: mail.id,
      subject: parsed.subject ?? '',
      from: parsed.from?.text ?? '',
      to: mail.own ? 'Despatch' : `${person.name} <${person.email}>`,
      when: momentText(mail.deliveredAt, person.zone),
      text: parsed.text ?? '',
      own: mail.own,
      replies: !mail.own && parsed.replyTo !== undefined,
      pdf: at('application/pdf'),
      picture: at('image/png'),
    };
  }

  /** Shown on the page, so that a newcomer knows where he is. */
  get domain(): string {
    return this.settings.mailDomain;
  }
}

/** Subject and date without parsing attachments. */
async function headOf(mail: LocalMail): Promise<{ subject: string }> {
  const end = mail.raw.indexOf('\r\n\r\n');
  const head = await simpleParser(mail.raw.subarray(0, end < 0 ? undefined : end + 4));
  return { subject: head.subject ?? '' };
}

function quoted(parsed: ParsedMail): string {
  const lines = (parsed.text ?? '').trimEnd().split('\n');
  return [
    `On ${parsed.date?.toUTCString() ?? ''}, ${parsed.from?.text ?? ''} wrote:`,
    ...lines.map((l) => `> ${l}`),
  ].join('\n');
}
