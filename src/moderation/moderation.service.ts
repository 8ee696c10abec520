import { Injectable } from '@nestjs/common';
import { extend } from '../clock/keep-clocks';
import { GameRepository } from '../games/game.repository';
import { BadGame } from '../games/new-game';
import type { Json } from '../kernel/realm';
import { Letters } from '../mail/letters';
import { isBot } from '../people/bot';
import { spanText } from '../reports/when';
import { LogRepository } from '../submissions/log.repository';
import { SubmissionService } from '../submissions/submission.service';

/** A moderator's acts on a game. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly games: GameRepository,
    private readonly log: LogRepository,
    private readonly submissions: SubmissionService,
    private readonly letters: Letters,
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

  /** More time in the bank of a seat; its clock is out so much later. @throws BadGame for a side that nobody plays */
  async extend(code: string, wish: { side: string; hours: number; reason: string }): Promise<{ dueAt: string | null }> {
    const game = await this.games.byCode(code);
    return this.submissions.withGame(game.id, async (hand) => {
      const seat = hand.seats.find((s) => s.side === wish.side && !isBot(s));
      if (!seat || !hand.begun || hand.position.over)
        throw new BadGame(seat ? 'the game is not running' : `side: nobody plays ${wish.side} by a clock`);
      extend(hand, seat, wish.hours * 3600);
      const who = `${hand.playerOf(seat.side).name} (${hand.engine.system.seatName(seat.side)})`;
      const news = `${who} has ${spanText(wish.hours * 3600)} more, by the moderator: ${wish.reason}`;
      await this.letters.toAll(hand, { what: 'more time', paragraphs: [news] });
      return { dueAt: seat.dueAt?.toISOString() ?? null };
    });
  }

  async adjust(code: string, wish: { patch: Json; reason: string; rule: string }): Promise<{ row: number }> {
    const game = await this.games.byCode(code);
    return this.submissions.withGame(game.id, (hand) => {
      const missing = hand.position.entering?.missing;
      if (missing !== undefined) throw new BadGame(`the roll "${missing}" is missing: type it first, or rewind`);
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
