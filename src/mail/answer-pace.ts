import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import type { Receipt } from '../orders/receipt';
import type { GameHand } from '../table/game-hand';
import { OutboxRepository } from '../post/outbox.repository';

const HOUR_MS = 3_600_000;

/**
 * Keeps a player, or a machine that nobody knew for one, from being answered without end. What writes orders is always
 * answered, and everything a mail says is done; of what records nothing, so many an hour are answered and one note tells
 * that there are more.
 */
@Injectable()
export class AnswerPace {
  constructor(
    private readonly outbox: OutboxRepository,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** What becomes of the answer to a mail of `side` with this outcome: it goes out, a note goes instead, or nothing. */
  async of(hand: GameHand, side: string, { outcome }: Receipt): Promise<'answer' | 'note' | 'nothing'> {
    if (outcome === 'recorded') return 'answer';
    const since = new Date(hand.now.getTime() - HOUR_MS);
    const of = { gameId: hand.game.id, personId: hand.seat(side).personId, since };
    const answers = await this.outbox.written(hand.manager, { ...of, kind: 'receipt' });
    if (answers < this.settings.answersAnHour) return 'answer';
    return (await this.outbox.written(hand.manager, { ...of, kind: 'pause' })) === 0 ? 'note' : 'nothing';
  }
}
