import { Inject, Injectable } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { GameRepository } from '../games/game.repository';
import type { Game } from '../games/game.entity';
import { PersonRepository } from '../people/person.repository';
import type { Person } from '../people/person.entity';
import { Pages } from '../reports/pages';
import type { OutboxMail } from './mail.entities';

/** A mail with the address it is for. */
export type Message = Omit<SendMailOptions, 'envelope'> & { envelope: { from: string; to: string } };

/** Makes the mail that an outbox row stands for: headers, text, page and picture. */
@Injectable()
export class MessageBuilder {
  constructor(
    private readonly people: PersonRepository,
    private readonly games: GameRepository,
    private readonly pages: Pages,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws Error when the person or the game is gone */
  async build(row: OutboxMail): Promise<Message> {
    const person = await this.people.byId(row.personId);
    if (!person) throw new Error('the addressee is gone');
    const game = row.gameId === null ? null : await this.games.byId(row.gameId);
    const { spec } = row;
    const domain = this.settings.mailDomain;
    const name = `Despatch${game ? ` ${game.code}` : ''}`;
    const from = { name, address: `despatch@${domain}` };
    return {
      from,
      to: { name: person.name, address: person.email },
      envelope: { from: from.address, to: person.email },
      ...(spec.replyTo === null ? {} : { replyTo: { name, address: `${spec.replyTo}@${domain}` } }),
      subject: spec.subject,
      messageId: row.messageId,
      date: row.createdAt,
      ...(spec.inReplyTo === null ? {} : { inReplyTo: spec.inReplyTo }),
      references: references(game, spec.inReplyTo, domain),
      headers: this.headers(game, spec.kind),
      text: spec.text,
      ...(await this.pictures(row, game, person)),
    };
  }

  /** Marks that keep machines from answering, and keep a game together in one thread and one list. */
  private headers(game: Game | null, kind: string): Record<string, string> {
    const domain = this.settings.mailDomain;
    return {
      'Auto-Submitted': kind === 'receipt' ? 'auto-replied' : 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'X-Despatch-Loop': domain,
      ...(game ? { 'List-ID': `"Despatch ${game.code}" <${game.code.toLowerCase()}.${domain}>` } : {}),
    };
  }

  /** The page as an attachment, and for programs that show pictures the part of the map that matters, in the mail itself. */
  private async pictures(
    row: OutboxMail,
    game: Game | null,
    person: Person,
  ): Promise<Pick<SendMailOptions, 'html' | 'attachments'>> {
    const { map, text } = row.spec;
    if (!map || !game) return {};
    const pdf = await this.pages.pdf(game, map, person.paper);
    const crop = await this.pages.crop(game, map);
    const cid = `map-${row.id}@${this.settings.mailDomain}`;
    return {
      html: htmlOf(text, cid),
      attachments: [
        {
          filename: `despatch-${game.code}-${map.seat}-${map.position}.pdf`,
          content: pdf,
          contentType: 'application/pdf',
        },
        { filename: 'map.png', content: crop, contentType: 'image/png', cid, contentDisposition: 'inline' },
      ],
    };
  }
}

/** One thread for each game: its root is a name, not a mail. */
function references(game: Game | null, inReplyTo: string | null, domain: string): string[] {
  return [...(game ? [`<${game.code.toLowerCase()}@${domain}>`] : []), ...(inReplyTo === null ? [] : [inReplyTo])];
}

/** The same text, in a font of even width, with the picture below. */
function htmlOf(text: string, cid: string): string {
  const safe = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return [
    '<!doctype html><html><body>',
    `<pre style="font-family:ui-monospace,Menlo,Consolas,monospace;font-size:13px;line-height:1.35;white-space:pre-wrap">${safe}</pre>`,
    `<p><img src="cid:${cid}" alt="The map; it is also attached as a PDF." style="max-width:100%"></p>`,
    '</body></html>',
  ].join('\n');
}
