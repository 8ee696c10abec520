import { Injectable, Logger } from '@nestjs/common';
import { Keys } from '../config/keys';
import { Stopping } from '../config/stopping';
import { botSubmission } from '../kernel/decide/bot';
import type { OpenDecision } from '../kernel/record/position';
import { isSearched } from '../kernel/search/strength';
import { Outbox } from '../post/outbox';
import { Tokens } from '../post/tokens';
import { LogRepository } from '../submissions/log.repository';
import { SubmissionService } from '../submissions/submission.service';
import type { GameHand } from '../table/game-hand';
import { MailTemplates } from '../wording/templates';
import { ELSEWHERE_MS, GameClaims } from './game-claims';
import { HintRepository, REVIEW, type HintWish } from './hint.repository';
import { hintMail } from './hint-mail';
import { questionOf } from './question';
import { RestingGames } from './resting-games';
import { Reviews } from './reviews.service';
import { Thinking } from './thinking/thinking';
import type { ThinkTask, Thought } from './thinking/think';

/** What is advised: as hard as the strongest bot thinks. */
const STRENGTH = 'strong';

/**
 * Thinks about the hints that players asked for, as `BotSearches` thinks for a bot, and mails what it found. Of the game it
 * holds what the asking seat knows and nothing else.
 */
@Injectable()
export class Hints {
  private readonly log = new Logger('hint');
  /** Whether one may wait: asked for here, or by another process since. */
  private waiting = true;

  constructor(
    private readonly submissions: SubmissionService,
    private readonly wishes: HintRepository,
    private readonly facts: LogRepository,
    private readonly thinking: Thinking,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly tokens: Tokens,
    private readonly reviews: Reviews,
    private readonly claims: GameClaims,
    private readonly resting: RestingGames,
    private readonly stopping: Stopping,
    private readonly keys: Keys,
  ) {}

  /** One may wait now. */
  look(): void {
    this.waiting = true;
  }

  /** Thinks about one hint and mails it; false: none waits. */
  async thinkOne(): Promise<boolean> {
    if (!this.waiting) return false;
    const wish = await this.wishes.next(this.resting.all);
    this.waiting = wish !== null;
    if (!wish) return false;
    await this.claimed(wish).catch((error: unknown) => {
      this.resting.rest(wish.gameId);
      this.log.error(`game ${wish.gameId}: a hint failed`, error);
    });
    return true;
  }

  /** Thinks unless another process does about the same game; a review is held until it is mailed. */
  private async claimed(wish: HintWish): Promise<void> {
    const { gameId } = wish;
    if (!this.reviews.isUnderway(wish) && !(await this.claims.take(gameId)))
      return this.resting.rest(gameId, ELSEWHERE_MS);
    try {
      await this.advise(wish);
    } finally {
      if (!this.reviews.isUnderway(wish)) await this.claims.leave(gameId);
    }
  }

  private async advise(wish: HintWish): Promise<void> {
    if (wish.decision === REVIEW) return this.reviews.step(wish);
    const asked = await this.submissions.look(wish.gameId, (hand) => this.question(hand, wish));
    const thought = asked?.task ? await this.thought(asked.task) : null;
    if (this.stopping.begun) return;
    await this.submissions.withGame(wish.gameId, async (hand) => {
      const open = askedNow(hand, wish);
      if (!asked || !open || hand.position.seq !== asked.seq) {
        // The game has gone on meanwhile: what is still asked is thought about anew.
        return open ? this.look() : this.wishes.forget(hand.manager, wish);
      }
      if (await this.wishes.told(hand.manager, wish, hand.now)) await this.mail(hand, open, thought);
    });
  }

  /** What is thought about; no task: nothing is searched for here, and the script is asked. Null: it is asked no more. */
  private async question(hand: GameHand, wish: HintWish): Promise<{ seq: number; task: ThinkTask | null } | null> {
    const open = askedNow(hand, wish);
    if (!open) return null;
    const { engine, position, game } = hand;
    const { seq } = position;
    const searched = isSearched(engine, STRENGTH, { open, scenario: position.scenario, seat: open.seat });
    if (!searched || !this.thinking.here) return { seq, task: null };
    const told = await this.facts.factsAfter(game.id, -1, undefined, game.seq);
    const facts = told.filter((fact) => fact.seq <= game.seq && !fact.undone);
    return { seq, task: questionOf(hand, open, facts, this.keys.unlock(game.secret), STRENGTH).task };
  }

  private async thought(task: ThinkTask): Promise<Thought | null> {
    try {
      return await this.thinking.think(task);
    } catch (error) {
      if (!this.stopping.begun)
        this.log.error({
          message: 'a search failed: the hint is what the script orders',
          reason: error instanceof Error ? error.message : '',
        });
      return null;
    }
  }

  private async mail(hand: GameHand, open: OpenDecision, thought: Thought | null): Promise<void> {
    const byScript = () => botSubmission(hand.engine, hand.position, open, this.keys.unlock(hand.game.secret)).answer;
    const answer = thought ? thought.answer : byScript();
    const spec = hintMail(this.templates, this.tokens, hand, { open, answer, thought });
    await this.outbox.put(hand.manager, hand.game.id, hand.playerOf(open.seat).id, spec, hand.now);
  }
}

/** The decision of a wish, if it is still asked. */
function askedNow(hand: GameHand, { side, decision }: HintWish): OpenDecision | undefined {
  if (!hand.begun || hand.position.over) return undefined;
  return hand.openFor(side).find(({ id, sealed }) => id === decision && !sealed);
}
