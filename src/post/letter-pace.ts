import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import type { Person } from '../people/person.entity';
import { momentText } from '../wording/when';
import type { Table } from '../table/table';
import { OutboxRepository } from './outbox.repository';

const DAY_MS = 86_400_000;

/** Keeps everybody to so many letters a day in one game. */
@Injectable()
export class LetterPace {
  constructor(
    private readonly outbox: OutboxRepository,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'lettersADay'>,
  ) {}

  /** Null: another letter may go, with `more` that are not written yet. Else what keeps it back, in a sentence. */
  async keepsBack(table: Table, by: Pick<Person, 'id' | 'zone'>, more: number): Promise<string | null> {
    const since = new Date(table.now.getTime() - DAY_MS);
    const sent = await this.outbox.letters(table.manager, { gameId: table.game.id, by: by.id, since });
    const most = this.settings.lettersADay;
    if (sent.length + more < most) return null;
    const oldest = sent.at(-most + more) ?? table.now;
    const next = momentText(new Date(oldest.getTime() + DAY_MS), by.zone);
    return `${most} letters of yours go out in a day of this game, and the next one from ${next} on. Several thoughts fit in one letter.`;
  }
}
