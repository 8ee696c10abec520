import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { momentText } from '../wording/when';
import type { GameHand } from '../table/game-hand';
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
  async keepsBack(hand: GameHand, personId: string, more: number): Promise<string | null> {
    const since = new Date(hand.now.getTime() - DAY_MS);
    const sent = await this.outbox.letters(hand.manager, { gameId: hand.game.id, by: personId, since });
    const most = this.settings.lettersADay;
    if (sent.length + more < most) return null;
    const oldest = sent.at(-most + more) ?? hand.now;
    const next = momentText(new Date(oldest.getTime() + DAY_MS), hand.person(personId).zone);
    return `${most} letters of yours go out in a day of this game, and the next one from ${next} on. Several thoughts fit in one letter.`;
  }
}
