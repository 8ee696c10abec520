import { Injectable, Logger } from '@nestjs/common';
import { Keys } from '../config/keys';
import { Stopping } from '../config/stopping';
import { botRow, botSubmission } from '../kernel/decide/bot';
import type { Json } from '../kernel/realm';
import type { OpenDecision } from '../kernel/record/position';
import type { AnswerSubmission } from '../kernel/record/submission';
import { Metrics } from '../metrics/metrics';
import { LogRepository } from '../submissions/log.repository';
import { SubmissionService } from '../submissions/submission.service';
import type { GameHand } from '../table/game-hand';
import { ELSEWHERE_MS, GameClaims } from './game-claims';
import { isForSearch, nextFor, playAtOnce } from './bot-moves';
import { questionOf, stillAsked, type Question } from './question';
import { RestingGames } from './resting-games';
import { Thinking } from './thinking/thinking';
import type { Thought } from './thinking/think';

/**
 * Searches for the answers of bots that search: one look at the game, then without its lock and without a connection the
 * thread thinks, then under the lock its answer counts if the game still stands where it was asked. Nothing is kept of it:
 * whoever starts after a crash begins anew, and finds the same.
 */
@Injectable()
export class BotSearches {
  private readonly log = new Logger('bot');
  /** Games whose bots are asked something that is to be searched for; the first is thought about. */
  private readonly waiting = new Set<string>();

  constructor(
    private readonly submissions: SubmissionService,
    private readonly facts: LogRepository,
    private readonly thinking: Thinking,
    private readonly claims: GameClaims,
    private readonly resting: RestingGames,
    private readonly metrics: Metrics,
    private readonly stopping: Stopping,
    private readonly keys: Keys,
  ) {}

  /** Whether bots search here. */
  get here(): boolean {
    return this.thinking.here;
  }

  get games(): string[] {
    return [...this.waiting];
  }

  add(gameId: string): void {
    this.waiting.add(gameId);
  }

  /** Thinks about one answer in one game; false: none waits for that. */
  async thinkOne(): Promise<boolean> {
    const [gameId] = this.waiting;
    if (gameId === undefined) return false;
    const more = await this.workOn(gameId).catch((error: unknown) => {
      this.resting.rest(gameId);
      this.log.error(`game ${gameId}: the bot failed`, error);
      return false;
    });
    this.waiting.delete(gameId);
    // Behind the others, which wait as well.
    if (more) this.waiting.add(gameId);
    return true;
  }

  /** What is being thought about is left to whoever starts next. */
  async breakOff(): Promise<void> {
    await this.thinking.breakOff();
  }

  /** Gives whether there is more to think about. */
  private async workOn(gameId: string): Promise<boolean> {
    if (!(await this.claims.take(gameId))) {
      this.resting.rest(gameId, ELSEWHERE_MS);
      return false;
    }
    try {
      const question = await this.submissions.look(gameId, (hand) => this.question(hand));
      return question !== null && (await this.answer(gameId, question));
    } finally {
      await this.claims.leave(gameId);
    }
  }

  private async question(hand: GameHand): Promise<Question | null> {
    const open = hand.begun ? nextFor(hand) : undefined;
    if (!open || !isForSearch(hand, open)) return null;
    const { id, seq, secret } = hand.game;
    const told = await this.facts.factsAfter(id, -1, undefined, seq);
    const facts = told.filter((fact) => fact.seq <= seq && !fact.undone);
    return questionOf(hand, open, facts, this.keys.unlock(secret));
  }

  private async answer(gameId: string, question: Question): Promise<boolean> {
    const from = performance.now();
    const thought = await this.thought(gameId, question);
    if (!thought && this.stopping.begun) return false;
    const { moves, played } = await this.submissions.withGame(gameId, (hand) => {
      const open = stillAsked(hand, question);
      if (open) hand.submit(this.row(hand, open, thought));
      const secret = this.keys.unlock(hand.game.secret);
      return Promise.resolve({ played: open !== undefined, moves: playAtOnce(hand, secret, true) });
    });
    const outcome = !played ? 'dropped' : thought ? 'played' : 'failed';
    this.metrics.searched(question.strength, outcome, (performance.now() - from) / 1000);
    return moves.toSearch;
  }

  /** Null: none was found, and the script answers. */
  private async thought(gameId: string, { task }: Question): Promise<Thought | null> {
    if (this.stopping.begun) return null;
    try {
      const thought = await this.thinking.think(task);
      this.metrics.rolloutsBroke(thought.broken);
      return thought;
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      if (!this.stopping.begun)
        this.log.error({ message: 'a search failed: the script answers', game: gameId, reason });
      return null;
    }
  }

  /** What was found, if the rules take it; else the script's answer. */
  private row(hand: GameHand, open: OpenDecision, thought: Thought | null): AnswerSubmission {
    if (thought && isLegal(hand, open, thought.answer)) return botRow(open, thought.answer);
    if (thought) this.log.error({ message: 'a search found what is illegal: the script answers', game: hand.game.id });
    return botSubmission(hand.engine, hand.position, open, this.keys.unlock(hand.game.secret));
  }
}

/** Judges take it that an answer has the form of one: what came from elsewhere may not. */
function isLegal({ engine, position }: GameHand, open: OpenDecision, answer: Json): boolean {
  try {
    return engine.judge(position, open, answer).every((o) => o.level !== 'illegal');
  } catch {
    return false;
  }
}
