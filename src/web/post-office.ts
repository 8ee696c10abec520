import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { simpleParser, type ParsedMail } from 'mailparser';
import { Clock } from '../config/clock';
import { LocalPostRepository, type MailHead } from '../mail/local-post.repository';
import { MailWorkers } from '../mail/mail-workers';
import { Receiving } from '../mail/receiving';
import { rawMail } from '../mail/transport';
import { PersonRepository } from '../people/person.repository';
import type { Person } from '../people/person.entity';
import { momentText } from '../wording/when';
import { DemoClub, type DemoBot, type Offered } from './demo-club';
import { PostBoxes, type Box } from './post-boxes';

/** No such mail in this mailbox. */
export class NoSuchMail extends Error {
  constructor() {
    super('there is no such mail in this mailbox');
    this.name = 'NoSuchMail';
  }
}

/** What the page of the post office shows. */
export interface PostPage {
  boxes: Box[];
  /** What new games are offered. */
  offered: Offered;
  person: { id: string; name: string; email: string };
  /** Who is asked, when it is not the owner of this mailbox. */
  next: (Box & { what: string }) | null;
  /** The mail that asks the owner, when another one is open. */
  asking: { id: string; subject: string } | null;
  mails: { id: string; game: string; subject: string; when: string; own: boolean; current: boolean }[];
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
  /** The link to the page of his game, where the mail has one. */
  web: string | null;
}

/** Mailboxes as their owners see them; replies go the way of real mail. */
@Injectable()
export class PostOffice {
  constructor(
    private readonly post: LocalPostRepository,
    private readonly people: PersonRepository,
    private readonly boxes: PostBoxes,
    private readonly receiving: Receiving,
    private readonly workers: MailWorkers,
    private readonly demo: DemoClub,
    private readonly clock: Clock,
  ) {}

  /** The mailbox of somebody who is waited for, or the first. */
  async firstBox(): Promise<string> {
    const id = await this.boxes.first();
    return id === null ? '/api' : `/post/${id}`;
  }

  /**
   * The mailbox of who is asked first in a new game. `bot`: the side that the bot plays, and how; null: two people play.
   * @throws UnknownScenario, BadGame
   */
  async newDemoGame(scenario: string, bot: DemoBot | null): Promise<string> {
    const id = await this.boxes.first(await this.demo.newGame(scenario, bot));
    return id === null ? '/post' : `/post/${id}`;
  }

  /** The mailbox of who learns a system in a new game. @throws UnknownSystem, BadGame */
  async newPractice(system: string): Promise<string> {
    const id = await this.boxes.first(await this.demo.newPractice(system));
    return id === null ? '/post' : `/post/${id}`;
  }

  /** How many mails each box holds, for the page's own look-out. */
  async news(): Promise<{ waiting: Record<string, number> }> {
    return { waiting: Object.fromEntries(await this.post.counts()) };
  }

  /** One mailbox with one mail open: the one asked for, or the newest. @throws NoSuchMail */
  async page(personId: string, mailId: string | null): Promise<PostPage> {
    const person = await this.personOf(personId);
    const mails = await this.post.mailbox(person.id);
    const chosen = mailId ?? mails.find((m) => !m.own)?.id ?? null;
    const list = await Promise.all(mails.map((m) => listed(m, person, m.id === chosen)));
    const game = list.find((m) => m.current)?.game ?? null;
    const boxes = await this.boxes.of(person.id, game);
    const asked = boxes.filter((b) => b.waited);
    const waitsIn = (box: Box): number => Number(box.waitedIn.includes(game ?? ''));
    // Who is asked in the game that is open goes before those of other games.
    const [next] = asked.some((b) => b.current) ? [] : asked.toSorted((a, b) => waitsIn(b) - waitsIn(a));
    const here = asked.find((b) => b.current)?.waitedIn ?? [];
    const asking = askingOf(list, here, game);
    return {
      boxes,
      offered: this.demo.offered(),
      person: { id: person.id, name: person.name, email: person.email },
      next: next ? { ...next, what: await this.asks(next, game) } : null,
      asking: asking && !asking.current ? asking : null,
      mails: list,
      mail: chosen === null ? null : await this.shown(person, chosen),
    };
  }

  /** What somebody is asked: `22 AM, movement, due Tue 24 Nov`. */
  private async asks({ id, waitedIn }: Box, game: string | null): Promise<string> {
    const person = await this.personOf(id);
    const list = await Promise.all((await this.post.mailbox(id)).map((mail) => listed(mail, person, false)));
    return askingOf(list, waitedIn, game)?.subject ?? '';
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

  private async opened(personId: string, mailId: string) {
    const mail = /^[0-9a-f-]{36}$/.test(mailId) ? await this.post.byId(mailId) : null;
    if (mail?.personId !== personId) throw new NoSuchMail();
    const parsed = await simpleParser(mail.raw, { skipTextToHtml: true, keepCidLinks: true });
    return { mail, parsed, person: await this.personOf(personId) };
  }

  private async personOf(id: string): Promise<Person> {
    const person = /^[0-9a-f-]{36}$/.test(id) ? await this.people.byId(id) : null;
    if (!person) throw new NoSuchMail();
    return person;
  }

  /** @throws NoSuchMail */
  private async shown(person: Person, id: string): Promise<ShownMail> {
    const { parsed, mail } = await this.opened(person.id, id);
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
      web: /^On the web: (\S+)$/m.exec(parsed.text ?? '')?.[1] ?? null,
    };
  }
}

/** The subject of a turn mail, as the list shows it. */
const ASKS = /, due /;

/** The newest mail that asks in one of the games that wait for him, rather in the one that is open: what he has answered asks no more. */
export function askingOf(list: PostPage['mails'], waitedIn: readonly string[], game: string | null) {
  const asking = list.filter((m) => !m.own && waitedIn.includes(m.game) && ASKS.test(m.subject));
  return asking.find((m) => m.game === game) ?? asking[0];
}

/** A mail in the list: whose game, and its subject without what stands before every one of them. */
async function listed(mail: MailHead, person: Person, current: boolean): Promise<PostPage['mails'][number]> {
  const end = mail.head.indexOf('\r\n\r\n');
  const { subject = '' } = await simpleParser(mail.head.subarray(0, end < 0 ? undefined : end + 4));
  const [, game = '', rest = subject] = /^(?:Re: )?\[Despatch (\w+)\] [^:]*: (.*)$/s.exec(subject) ?? [];
  const when = momentText(mail.deliveredAt, person.zone);
  return { id: mail.id, game, subject: rest, when, own: mail.own, current };
}

function quoted(parsed: ParsedMail): string {
  const lines = (parsed.text ?? '').trimEnd().split('\n');
  return [
    `On ${parsed.date?.toUTCString() ?? ''}, ${parsed.from?.text ?? ''} wrote:`,
    ...lines.map((l) => `> ${l}`),
  ].join('\n');
}
