import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import type { Receipt } from '../orders/receipt';
import type { Table } from '../table/table';
import type { InboundMail } from '../post/mail.entities';
import { OutboxRepository } from '../post/outbox.repository';
import { InboundRepository } from './inbound.repository';
import { likeness } from './parsed-mail';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** So many mails of the same words that say nothing of the game are answered in a day. */
const MOST_ALIKE = 3;

/**
 * Keeps a player or moderator, or a machine that nobody knew for one, from being answered without end. What writes orders is always
 * answered, and everything a mail says is done; of what records nothing, so many an hour are answered and one note tells
 * that there are more.
 */
@Injectable()
export class AnswerPace {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly inbound: InboundRepository,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * What becomes of the answer to a mail of somebody with this outcome: it goes out, as the last to such words (it says so), a note goes
   * instead, or nothing.
   */
  async of(
    table: Table,
    personId: string,
    { outcome, lines }: Pick<Receipt, 'outcome' | 'lines'>,
    written: { mail: InboundMail; text: string } | null,
  ): Promise<'answer' | 'last' | 'note' | 'nothing'> {
    if (outcome === 'recorded') return 'answer';
    // Orders for a decision that is closed are not read, and a person's all the same.
    const strange = lines.some((l) => l.status === 'error') && lines.every((l) => l.read === undefined);
    const alike = written !== null && strange ? await this.alike(table, outcome, written) : 0;
    if (alike >= MOST_ALIKE) return 'nothing';
    const since = new Date(table.now.getTime() - HOUR_MS);
    const of = { gameId: table.game.id, personId, since };
    const answers = await this.outbox.written(table.manager, { ...of, kind: 'receipt' });
    if (answers < this.settings.answersAnHour) return alike === MOST_ALIKE - 1 ? 'last' : 'answer';
    return (await this.outbox.written(table.manager, { ...of, kind: 'pause' })) === 0 ? 'note' : 'nothing';
  }

  /** How often today the same words came without an order in them: no person writes so again and again, whatever its mails have in their heads. */
  private async alike(
    { manager, game, now }: Table,
    outcome: string,
    { mail, text }: { mail: InboundMail; text: string },
  ): Promise<number> {
    if (outcome !== 'NOT recorded') return 0;
    const of = { game: game.number, from: mail.envelopeFrom, like: likeness(text), outcome };
    return this.inbound.countLike(manager, { ...of, since: new Date(now.getTime() - DAY_MS) });
  }
}
