import { Inject, Injectable } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import { HouseAddresses } from '../config/house-addresses';
import type { Settings } from '../config/settings';
import { GameRepository } from '../games/game.repository';
import type { Game } from '../games/game.entity';
import type { Seat } from '../games/seat.entity';
import { PersonRepository } from '../people/person.repository';
import type { Person } from '../people/person.entity';
import { Pages } from '../reports/pages';
import { wrap } from '../reports/wrap';
import { DkimSigner } from './dkim';
import { headerText } from './header-text';
import { ListHeaders } from './list-headers';
import type { OutboxMail } from './mail.entities';
import { OutboxRepository } from './outbox.repository';
import { SeatPasses } from './seat-passes';
import { threadOf } from './thread';
import { Tokens } from './tokens';
import { rawMail } from './transport';
import type { ReadyMail } from './transport';

/** The largest mail that is sent: many mailboxes take no larger ones. */
export const LARGEST_MAIL = 5_000_000;

/** What a mail is made from. */
interface Parts {
  row: OutboxMail;
  person: Person;
  game: Game | null;
  seat: Seat | undefined;
}

/** Makes the mail that an outbox row stands for: envelope, headers, text, page and picture, signature. */
@Injectable()
export class MessageBuilder {
  constructor(
    private readonly people: PersonRepository,
    private readonly games: GameRepository,
    private readonly outbox: OutboxRepository,
    private readonly pages: Pages,
    private readonly tokens: Tokens,
    private readonly passes: SeatPasses,
    private readonly lists: ListHeaders,
    private readonly dkim: DkimSigner,
    private readonly clock: Clock,
    private readonly house: HouseAddresses,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The person with the address this mail goes to. @throws Error when he is gone */
  async addressee(row: OutboxMail): Promise<Person> {
    const person = await this.people.byId(row.personId);
    if (!person) throw new Error('the addressee is gone');
    return { ...person, email: row.spec.to ?? person.email };
  }

  /** Bounces come back to the mail's own return path (VERP). @throws Error when the game is gone */
  async build(row: OutboxMail, person: Person): Promise<ReadyMail> {
    // A code goes to an address that may be anybody's: nothing of the game is on it.
    const ofGame = row.spec.kind !== 'code' && row.gameId !== null;
    const game = ofGame ? await this.games.byId(row.gameId ?? '') : null;
    const seats = game ? await this.games.seatsOf(game.id) : [];
    const raw = await this.composed({ row, person, game, seat: seats.find((s) => s.personId === person.id) });
    const from = this.house.of(this.tokens.makeReturn(row.id));
    return { id: row.id, envelope: { from, to: person.email }, raw: await this.dkim.sign(raw, this.clock.now()) };
  }

  /** With its pages if the whole stays within 5 MB; without them it says where they are. */
  private async composed(parts: Parts): Promise<Buffer> {
    const head = await this.head(parts);
    const { text } = parts.row.spec;
    const drawn = await this.drawn(parts);
    if (!drawn) return rawMail({ ...head, text });
    const whole = await rawMail({
      ...head,
      text,
      html: htmlOf(text, drawn.cid, 'The map; it is also attached as a PDF.'),
      attachments: [drawn.page, drawn.crop],
    });
    if (whole.length <= LARGEST_MAIL) return whole;
    const told = `${text}\n${this.elsewhere(parts)}\n`;
    const html = htmlOf(told, drawn.cid, 'The map.');
    const pageless = await rawMail({ ...head, text: told, html, attachments: [drawn.crop] });
    return pageless.length <= LARGEST_MAIL ? pageless : rawMail({ ...head, text: told });
  }

  private elsewhere({ game, seat }: Parts): string {
    const where = game && seat ? ` You see it on the web: ${this.passes.linkTo(game, seat, this.clock.now())}` : '';
    return wrap(`The page is too large for a mail and is not attached.${where}`);
  }

  private async head({ row, person, game, seat }: Parts): Promise<SendMailOptions> {
    const { spec } = row;
    const domain = this.settings.mailDomain;
    const name = `Despatch${game ? ` ${game.code}` : ''}`;
    const { references, headers } = threadOf(game, await this.outbox.previous(row), spec.inReplyTo, domain);
    return {
      from: { name, address: this.house.own },
      to: { name: headerText(person.name), address: person.email },
      ...(spec.replyTo === null ? {} : { replyTo: { name, address: this.house.of(spec.replyTo) } }),
      subject: headerText(spec.subject),
      messageId: row.messageId,
      date: row.createdAt,
      ...(spec.inReplyTo === null ? {} : { inReplyTo: spec.inReplyTo }),
      references,
      headers: { ...headers, ...this.marks(spec.kind), ...(game ? this.lists.of(game, seat) : {}) },
    };
  }

  /** Marks that keep machines from answering. */
  private marks(kind: string): Record<string, string> {
    return {
      'Auto-Submitted': kind === 'receipt' ? 'auto-replied' : 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'X-Despatch-Loop': this.settings.mailDomain,
    };
  }

  /** The page as an attachment, and for programs that show pictures the part of the map that matters, in the mail itself. */
  private async drawn({ row, person, game }: Parts) {
    const { map } = row.spec;
    if (!map || !game) return null;
    const cid = `map-${row.id}@${this.settings.mailDomain}`;
    return {
      cid,
      page: {
        filename: `despatch-${game.code}-${map.seat}-${map.position}.pdf`,
        content: await this.pages.pdf(game, map, person.paper),
        contentType: 'application/pdf',
      },
      crop: {
        ...{ filename: 'map.png', content: await this.pages.crop(game, map), contentType: 'image/png' },
        ...{ cid, contentDisposition: 'inline' as const },
      },
    };
  }
}

/** The same text, in a font of even width, with the picture below. */
function htmlOf(text: string, cid: string, alt: string): string {
  const safe = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return [
    '<!doctype html><html><body>',
    `<pre style="font-family:ui-monospace,Menlo,Consolas,monospace;font-size:13px;line-height:1.35;white-space:pre-wrap">${safe}</pre>`,
    `<p><img src="cid:${cid}" alt="${alt}" style="max-width:100%"></p>`,
    '</body></html>',
  ].join('\n');
}
