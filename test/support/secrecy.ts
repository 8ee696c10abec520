import { DataSource } from 'typeorm';
import { OutboxMail } from '../../src/post/mail.entities';
import { Pages } from '../../src/reports/pages';
import { LogRepository } from '../../src/submissions/log.repository';
import type { MercuryData } from '../../src/systems/mercury/data/load';
import type { Delivered } from './mail-sink';
import type { Player } from './player';
import { subjectOf, textOf, unwrapped } from './reading';
import type { Table } from './game';
import type { World } from './world';

/** Something printed on counters: its id in a view, and the words that name it in a mail. */
interface Counter {
  id: string;
  words: string[];
}

/** A text that only some of the people may ever read. */
interface PrivateText {
  text: string;
  readers: readonly Player[];
}

/**
 * Watches the mailboxes of a game: looks at every new mail right after it came, and compares the names in it with what
 * its reader's view had shown by then. Must look after every settling.
 */
export class Watch {
  readonly leaks: string[] = [];
  /** Mails and pages looked at so far. */
  looked = { mails: 0, pages: 0 };
  private readonly seen = new Map<Player, number>();
  private readonly known = new Map<Player, Set<string>>();
  private readonly tokens = new Map<string, Player>();
  private readonly texts: PrivateText[] = [];
  private readonly pagesSeen = new Set<string>();
  private row = -1;

  private constructor(
    private readonly world: World,
    private readonly table: Table,
    private readonly counters: readonly Counter[],
  ) {
    for (const person of this.people) this.known.set(person, new Set());
  }

  static on(world: World, table: Table): Watch {
    const data = world.engine().system.data as MercuryData;
    // "Decoy 2" may be the word decoy before any number.
    const germans = [...data.germanNaval.values()].filter((unit) => !unit.name.startsWith('Decoy'));
    return new Watch(world, table, [...data.ships.values(), ...germans].map(counter));
  }

  /** Nobody but `readers` may ever find `text` in his mailbox. */
  keepPrivate(text: string, ...readers: Player[]): void {
    this.texts.push({ text: unwrapped(text), readers });
  }

  /** Names that a player writes himself come back to him in his receipt: a bot's guess may name what he has not seen. */
  writes(player: Player, text: string): void {
    for (const { id, words } of this.counters)
      if (words.some((word) => text.includes(word))) this.known.get(player)?.add(id);
  }

  /** What everybody reads on the printed cards before it is in play: ships that come later. */
  everybodyKnows(ids: readonly string[]): void {
    for (const known of this.known.values()) for (const id of ids) known.add(id);
  }

  /** Looks at everything that came since the last look. */
  async look(): Promise<void> {
    await this.learn();
    for (const person of this.people) {
      const fresh = person.mailbox.slice(this.seen.get(person) ?? 0);
      for (const mail of fresh) this.check(person, mail);
      this.seen.set(person, person.mailbox.length);
    }
    await this.checkPages();
  }

  private get people(): Player[] {
    return [this.table.german, this.table.allied, this.table.moderator];
  }

  /** What each seat's views showed at every position since the last look; the moderator may know what both know. */
  private async learn(): Promise<void> {
    const game = await this.world.game(this.table.code);
    const log = this.world.app.get(LogRepository);
    const engine = this.world.engine();
    for (const player of [this.table.german, this.table.allied]) {
      const seat = player === this.table.german ? 'german' : 'allied';
      for (let seq = this.row + 1; seq <= game.seq; seq++) {
        const position = await log.position(game.id, seq);
        this.show(player, engine.view(position, seat));
        if (position.over) this.show(this.table.moderator, position.world);
      }
    }
    this.row = game.seq;
    const [german, allied] = [this.table.german, this.table.allied].map((p) => this.known.get(p) ?? new Set<string>());
    for (const id of german ?? []) if (allied?.has(id)) this.known.get(this.table.moderator)?.add(id);
  }

  private show(player: Player, shown: unknown): void {
    const text = JSON.stringify(shown);
    const known = this.known.get(player);
    for (const { id } of this.counters) if (text.includes(`"${id}"`)) known?.add(id);
  }

  private check(person: Player, mail: Delivered): void {
    this.looked.mails += 1;
    const token = mail.parsed.replyTo?.value[0]?.address?.split('@')[0];
    if (token !== undefined) this.tokens.set(token, person);
    const files = mail.parsed.attachments.map((a) => a.filename ?? '').join(' ');
    const html = typeof mail.parsed.html === 'string' ? mail.parsed.html : '';
    const all = unwrapped([subjectOf(mail), textOf(mail), html, files, headersOf(mail)].join('\n'));
    if (LAST_MAIL.test(subjectOf(mail))) this.show(person, this.counters);
    else this.names(person, all, subjectOf(mail));
    for (const [other, owner] of this.tokens)
      if (owner !== person && mail.raw.includes(other))
        this.leaks.push(`${person.name}: "${subjectOf(mail)}" holds a reply address of ${owner.name}`);
    for (const { text, readers } of this.texts)
      if (!readers.includes(person) && all.includes(text))
        this.leaks.push(`${person.name}: "${subjectOf(mail)}" holds the private text "${text}"`);
  }

  private names(person: Player, text: string, where: string): void {
    const known = this.known.get(person);
    for (const { id, words } of this.counters) {
      if (known?.has(id)) continue;
      const named = words.find((word) => new RegExp(`(?<![\\w/])${escaped(word)}(?![\\w/])`, 'i').test(text));
      if (named) this.leaks.push(`${person.name}: "${where}" names ${named}`);
    }
  }

  /** The pages that go with the mails, as words: what the PDF and the picture are drawn from. */
  private async checkPages(): Promise<void> {
    const game = await this.world.game(this.table.code);
    const rows = await this.world.app.get(DataSource).manager.findBy(OutboxMail, { gameId: game.id });
    for (const { id, spec } of rows) {
      if (!spec.map || this.pagesSeen.has(id)) continue;
      this.pagesSeen.add(id);
      this.looked.pages += 1;
      const svg = (await this.world.app.get(Pages).svgs(game, spec.map, 'A4')).join('\n');
      const words = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((m) => m[1]).join('\n');
      this.names(spec.map.seat === 'german' ? this.table.german : this.table.allied, words, `page of ${spec.subject}`);
    }
  }
}

/** Lays open what each side hid to the end. */
const LAST_MAIL = /: the game is over, /;

/** "Decoy" is a ship and a word of every second mail, "Defender" one of every combat on land. */
const PLAIN_WORDS = ['Decoy', 'Defender'];

function counter({ id, name }: { id: string; name: string }): Counter {
  const short = name.replace(/ \(.*\)$/, '');
  const words = [short, ...short.split('/').filter((w) => w !== short && !PLAIN_WORDS.includes(w))];
  return { id, words };
}

const headersOf = (mail: Delivered): string => mail.parsed.headerLines.map((h) => h.line).join('\n');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
