import { Injectable } from '@nestjs/common';
import { GameRepository } from '../games/game.repository';
import { BadGame } from '../games/new-game';
import type { Json } from '../kernel/realm';
import { LogRepository } from '../submissions/log.repository';
import { SubmissionService } from '../submissions/submission.service';

/** A moderator's acts on a game. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly games: GameRepository,
    private readonly log: LogRepository,
    private readonly submissions: SubmissionService,
  ) {}

  /** @throws BadGame for a row that is not there */
  async rewind(code: string, wish: { to: number; dice: 'kept' | 'anew'; reason: string }): Promise<{ row: number }> {
    const game = await this.games.byCode(code);
    return this.submissions.withGame(game.id, async (hand) => {
      if (wish.to > hand.position.seq)
        throw new BadGame(`the log has ${hand.position.seq + 1} rows; row ${wish.to} is not among them`);
      const then = await this.log.position(game.id, wish.to, hand.manager);
      hand.rewind({ kind: 'rewind', source: 'moderator', ...wish }, then);
      // What each seat saw of the cut rows he has seen; from here on he is told anew.
      hand.game.state = 'running';
      return { row: hand.position.seq };
    });
  }

  async adjust(code: string, wish: { patch: Json; reason: string; rule: string }): Promise<{ row: number }> {
    const game = await this.games.byCode(code);
    return this.submissions.withGame(game.id, (hand) => {
      hand.submit({ kind: 'adjust', source: 'moderator', ...wish });
      return Promise.resolve({ row: hand.position.seq });
    });
  }

  async dice(code: string, faces: Record<string, number>): Promise<{ row: number; missing: string | null }> {
    const game = await this.games.byCode(code);
    return this.submissions.withGame(game.id, (hand) => {
      if (!hand.position.entering) throw new BadGame('no roll is missing');
      hand.submit({ kind: 'dice', source: 'moderator', faces });
      return Promise.resolve({ row: hand.position.seq, missing: hand.position.entering?.missing ?? null });
    });
  }
}
