import { Injectable } from '@nestjs/common';
import { InvitationMails } from '../games/invitation-mails';
import { BadGame } from '../games/new-game';
import { Letters } from '../mail/letters';
import { GameActs, type Adjustment } from '../mail/moderators/game-acts';
import { HoldWords } from '../mail/moderators/hold-words';
import { SubmissionService } from '../submissions/submission.service';
import type { GameHand } from '../table/game-hand';
import { GameRepository } from '../table/game.repository';

/** A moderator's acts on a game, by its code. Each throws BadGame that says why it cannot be. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly games: GameRepository,
    private readonly submissions: SubmissionService,
    private readonly letters: Letters,
    private readonly acts: GameActs,
    private readonly holds: HoldWords,
    private readonly invitations: InvitationMails,
  ) {}

  rewind(code: string, wish: { to: number; dice: 'kept' | 'anew'; reason: string }): Promise<{ row: number }> {
    return this.row(code, async (hand) => void (await this.acts.rewind(hand, wish)));
  }

  /** More time in the bank of a seat. */
  extend(code: string, wish: { side: string; hours: number; reason: string }): Promise<{ dueAt: string | null }> {
    return this.inHand(code, async (hand) => {
      const dueAt = await this.acts.extend(hand, wish);
      return { dueAt: dueAt?.toISOString() ?? null };
    });
  }

  /** More time for all who are waited for as the game stands, at once. Gives their sides. */
  extendWaited(code: string, wish: { hours: number; reason: string }): Promise<string[]> {
    return this.inHand(code, (hand) => this.acts.extendWaited(hand, wish));
  }

  /** A word of the club to everybody of a game. */
  word(code: string, { text, from }: { text: string; from: string }): Promise<void> {
    return this.inHand(code, async (hand) => {
      if (hand.game.state === 'cancelled') throw new BadGame('the game is cancelled');
      const paragraphs = [
        `${from} writes to all players:`,
        ...text.split(/\n\s*\n/).map((p) => p.replace(/\s+/g, ' ').trim()),
      ];
      const note = { what: 'a word from your club', paragraphs: paragraphs.filter((p) => p !== '') };
      await (hand.begun ? this.letters.toAll(hand, note) : this.invitations.news(hand, note));
    });
  }

  adjust(code: string, wish: Adjustment): Promise<{ row: number }> {
    return this.row(code, (hand) => this.acts.adjust(hand, wish));
  }

  /** The game stands: nothing is taken and no clock runs. */
  hold(code: string, { reason }: { reason: string }): Promise<{ row: number }> {
    return this.letOrGo(code, (hand) => this.holds.hold(hand, reason));
  }

  /** It goes on. */
  release(code: string, { reason }: { reason: string }): Promise<{ row: number }> {
    return this.letOrGo(code, (hand) => this.holds.release(hand, reason));
  }

  dice(code: string, faces: Record<string, number>): Promise<{ row: number; missing: string | null }> {
    return this.inHand(code, (hand) => {
      const missing = this.acts.dice(hand, faces);
      return Promise.resolve({ row: hand.position.seq, missing });
    });
  }

  private letOrGo(code: string, act: (hand: GameHand) => ReturnType<HoldWords['hold']>): Promise<{ row: number }> {
    return this.row(code, async (hand) => {
      const { done, said } = await act(hand);
      if (!done) throw new BadGame(said);
    });
  }

  private row(code: string, act: (hand: GameHand) => Promise<void>): Promise<{ row: number }> {
    return this.inHand(code, async (hand) => {
      await act(hand);
      return { row: hand.position.seq };
    });
  }

  private async inHand<T>(code: string, work: (hand: GameHand) => Promise<T>): Promise<T> {
    const game = await this.games.byCode(code);
    return this.submissions.withGame(game.id, work);
  }
}
