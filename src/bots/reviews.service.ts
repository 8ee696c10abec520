import { Injectable, Logger } from '@nestjs/common';
import { Keys } from '../config/keys';
import { Stopping } from '../config/stopping';
import type { GameRow } from '../kernel/record/game-file';
import type { OpenDecision } from '../kernel/record/position';
import type { AnswerSubmission } from '../kernel/record/submission';
import { isSearched } from '../kernel/search/strength';
import { isBot } from '../people/bot';
import { Outbox } from '../post/outbox';
import { Tokens } from '../post/tokens';
import { lineOfPlay } from '../submissions/line-of-play';
import { LogRepository } from '../submissions/log.repository';
import { SubmissionService } from '../submissions/submission.service';
import type { GameHand } from '../table/game-hand';
import { MailTemplates } from '../wording/templates';
import { HintRepository, type HintWish, type Judged } from './hint.repository';
import { questionOf } from './question';
import { judgedAt, reviewMail } from './review-mail';
import { Thinking } from './thinking/thinking';

/** What is reviewed is searched as a fair bot searches: a game has hundreds of decisions. */
const STRENGTH = 'fair';

/** A row of the log that answers something. */
interface Answered {
  seq: number;
  answer: AnswerSubmission;
}

/** How far a review has come. It is in no table: whoever starts after a stop begins anew, and finds the same. */
interface Underway {
  seats: string[];
  todo: Answered[];
  looked: number;
  rollouts: number;
  costly: Judged[];
}

/** Looks at the decisions of games that are over, one at a time, so that bots and hints come between; mails what cost most. */
@Injectable()
export class Reviews {
  private readonly log = new Logger('review');
  private readonly underway = new Map<string, Underway>();

  constructor(
    private readonly submissions: SubmissionService,
    private readonly wishes: HintRepository,
    private readonly facts: LogRepository,
    private readonly thinking: Thinking,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly tokens: Tokens,
    private readonly stopping: Stopping,
    private readonly keys: Keys,
  ) {}

  /** Whether it has been begun here and is not mailed. */
  isUnderway(wish: HintWish): boolean {
    return this.underway.has(keyOf(wish));
  }

  /** Looks at the next decision; after the last one the review is mailed. */
  async step(wish: HintWish): Promise<void> {
    const key = keyOf(wish);
    const work = this.underway.get(key) ?? (await this.begun(wish.gameId));
    this.underway.set(key, work);
    const next = work.todo.shift();
    if (next) return this.look(wish.gameId, work, next);
    this.underway.delete(key);
    await this.submissions.withGame(wish.gameId, async (hand) => {
      // A game that was taken up again is not over.
      if (!hand.position.over) return this.wishes.forget(hand.manager, wish);
      if (!(await this.wishes.told(hand.manager, wish, hand.now, work.costly))) return;
      const spec = reviewMail(this.templates, this.tokens, hand, wish.side, work);
      await this.outbox.put(hand.manager, hand.game.id, hand.playerOf(wish.side).id, spec, hand.now);
    });
  }

  /** The answers of people on the line of play that led to the end. */
  private async begun(gameId: string): Promise<Underway> {
    const rows = await this.facts.rows(gameId);
    const line = new Set(lineOfPlay(rows.map(stepOf)).map(({ seq }) => seq));
    const seats = await this.submissions.look(gameId, (hand) =>
      hand.seats.filter((seat) => !isBot(seat)).map(({ side }) => side),
    );
    const todo = rows.flatMap(({ seq, submission }) =>
      submission.kind === 'answer' && line.has(seq) && seats.includes(submission.seat)
        ? [{ seq, answer: submission }]
        : [],
    );
    return { seats, todo, looked: 0, rollouts: 0, costly: [] };
  }

  private async look(gameId: string, work: Underway, { seq, answer }: Answered): Promise<void> {
    await this.submissions.lookAt(gameId, seq - 1, async (hand) => {
      const open = hand.position.open.find(({ id }) => id === answer.decision);
      if (!open || !isSearched(hand.engine, STRENGTH, { open, scenario: hand.position.scenario, seat: open.seat }))
        return;
      await this.weigh(hand, open, { seq, answer }, work).catch((error: unknown) => {
        if (!this.stopping.begun)
          this.log.error({
            message: 'a decision was not reviewed',
            reason: error instanceof Error ? error.message : '',
          });
      });
    });
  }

  private async weigh(hand: GameHand, open: OpenDecision, { seq, answer }: Answered, work: Underway): Promise<void> {
    const { game, engine } = hand;
    const given = engine.answerNow(open.kind, answer.answer);
    const told = await this.facts.factsAfter(game.id, -1, undefined, seq - 1);
    const facts = told.filter((fact) => fact.seq < seq && !fact.undone);
    const { task } = questionOf(hand, open, facts, this.keys.unlock(game.secret), STRENGTH);
    const thought = await this.thinking.think({ ...task, given });
    work.looked += 1;
    work.rollouts += thought.rollouts;
    const { cost = 0 } = thought;
    if (cost > 0) work.costly.push(judgedAt(hand, open, given, { better: thought.answer, cost, seq }));
  }
}

const keyOf = ({ gameId, side, decision }: HintWish): string => `${gameId}/${side}/${decision}`;

/** A row as far as going back asks. */
const stepOf = ({ seq, submission, dice }: GameRow) => ({
  ...{ seq, kind: submission.kind, source: submission.source, step: dice.step },
  to: submission.kind === 'rewind' ? submission.to : null,
});
