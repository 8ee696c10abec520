import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import type { Receipt } from '../orders/receipt';
import type { Table } from '../table/table';
import { OutboxRepository } from '../post/outbox.repository';

const HOUR_MS = 3_600_000;

/**
 * Keeps a player or moderator, or a machine that nobody knew for one, from being answered without end. What writes orders is always
 * answered, and everything a mail says is done; of what records nothing, so many an hour are answered and one note tells
 * that there are more.
 */
@Injectable()
export class AnswerPace {
  constructor(
    private readonly outbox: OutboxRepository,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** What becomes of the answer to a mail of somebody with this outcome: it goes out, a note goes instead, or nothing. */
  async of(
    table: Table,
    personId: string,
    { outcome }: Pick<Receipt, 'outcome'>,
  ): Promise<'answer' | 'note' | 'nothing'> {
    if (outcome === 'recorded') return 'answer';
    const since = new Date(table.now.getTime() - HOUR_MS);
    const of = { gameId: table.game.id, personId, since };
    const answers = await this.outbox.written(table.manager, { ...of, kind: 'receipt' });
    if (answers < this.settings.answersAnHour) return 'answer';
    return (await this.outbox.written(table.manager, { ...of, kind: 'pause' })) === 0 ? 'note' : 'nothing';
  }
}
