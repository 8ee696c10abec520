import { Inject, Injectable } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import { HouseAddresses } from '../config/house-addresses';
import type { Settings } from '../config/settings';
import type { Game } from '../table/game.entity';
import type { Seat } from '../table/seat.entity';
import type { Person } from '../people/person.entity';
import { formOf, pagesFor } from '../people/wishes';
import { Pages } from '../reports/pages';
import { TurnMails } from '../reports/turn-mails';
import { wrap } from '../wording/wrap';
import { DkimSigner } from './dkim';
import { headerText } from './header-text';
import { ListHeaders } from './list-headers';
import { bodyOf, type Body } from './mail-body';
import type { OutboxMail } from '../post/mail.entities';
import type { ToSend } from '../post/sending.repository';
import { pageName } from './page-name';
import { SeatPasses } from '../post/seat-passes';
import { threadOf } from './thread';
import { Tokens } from '../post/tokens';
import { rawMail, type ReadyMail } from './transport';

/** The largest mail that is sent: many mailboxes take no larger ones. */
export const LARGEST_MAIL = 5_000_000;

/** What a mail is made from. */
interface Parts {
  row: OutboxMail;
  /** With the address it goes to. */
  person: Person;
  game: Game | null;
  seat: Seat | undefined;
  previous: string | null;
}

/** Makes the mail that an outbox row stands for: envelope, headers, text, page and picture, signature. */
@Injectable()
export class MessageBuilder {
  constructor(
    private readonly pages: Pages,
    private readonly turns: TurnMails,
    private readonly tokens: Tokens,
    private readonly passes: SeatPasses,
    private readonly lists: ListHeaders,
    private readonly dkim: DkimSigner,
    private readonly clock: Clock,
    private readonly house: HouseAddresses,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Bounces come back to the mail's own return path (VERP). @throws Error when addressee or game are gone */
  async build(toSend: ToSend): Promise<ReadyMail> {
    const { mail } = toSend;
    mail.spec = await this.turns.written(mail.gameId, mail.spec);
    const parts = partsOf(toSend);
    const raw = await this.composed(parts);
    const from = this.house.of(this.tokens.makeReturn(parts.row.id));
    const envelope = { from, to: parts.person.email };
    return { id: parts.row.id, envelope, raw: await this.dkim.sign(raw, this.clock.now()) };
  }

  /** With its pages if the whole stays within 5 MB; without them it says where they are. */
  private async composed(parts: Parts): Promise<Buffer> {
    const { id, spec } = parts.row;
    const pictures = await this.drawn(parts);
    const mail = {
      id,
      domain: this.settings.mailDomain,
      spec,
      text: spec.text,
      plain: formOf(parts.person) === 'plain',
    };
    const raw = (body: Body): Promise<Buffer> => rawMail({ ...this.head(parts), ...body }, id);
    if (!pictures) return raw(bodyOf({ ...mail, pictures, page: null }));
    const whole = await raw(bodyOf({ ...mail, ...pictures }));
    if (whole.length <= LARGEST_MAIL) return whole;
    const text = `${spec.text}\n${this.elsewhere(parts)}\n`;
    const pageless = await raw(bodyOf({ ...mail, ...pictures, text, page: null }));
    return pageless.length <= LARGEST_MAIL ? pageless : raw({ text });
  }

  private elsewhere({ game, seat }: Parts): string {
    const where = game && seat ? ` You see it on the web: ${this.passes.linkTo(game, seat, this.clock.now())}` : '';
    return wrap(`The page is too large for a mail and is not attached.${where}`);
  }

  private head({ row, person, game, seat, previous }: Parts): SendMailOptions {
    const { spec } = row;
    const domain = this.settings.mailDomain;
    const name = `Despatch${game ? ` ${game.code}` : ''}`;
    const { references, headers } = threadOf(game, previous, spec.inReplyTo, domain);
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

  /** The page and its name, the part of the map that matters, and the symbols of units; null: the mail has no map. */
  private async drawn({ row, person, game }: Parts) {
    const { map } = row.spec;
    if (!map || !game) return null;
    const order = { ...map, pages: map.pages ?? pagesFor(person) };
    return { pictures: await this.pages.ofMail(game, order, person.paper), page: pageName(game.code, map) };
  }
}

function partsOf({ mail, person, game, seat, previous }: ToSend): Parts {
  if (!person) throw new Error('the addressee is gone');
  // A code goes to an address that may be anybody's: nothing of the game is on it.
  const ofGame = mail.spec.kind !== 'code' && mail.gameId !== null;
  if (ofGame && !game) throw new Error('the game is gone');
  const to = { ...person, email: mail.spec.to ?? person.email };
  return {
    row: mail,
    person: to,
    game: ofGame ? game : null,
    seat: ofGame ? (seat ?? undefined) : undefined,
    previous,
  };
}
