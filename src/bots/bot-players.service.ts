import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../config/clock';
import { Keys } from '../config/keys';
import { GameRepository } from '../table/game.repository';
import { botSubmission } from '../kernel/decide/bot';
import type { OpenDecision } from '../kernel/record/position';
import { isBot } from '../people/bot';
import type { Board } from '../table/board';
import type { GameHand } from '../table/game-hand';
import { SubmissionService } from '../submissions/submission.service';

/** More answers in a row than any game asks of one side before the other is asked. */
const MOST_ANSWERS = 2_000;
const REST_MS = 300_000;

/**
 * Answers for the seats that the bot holds, after the commit that asked it, like a player whose mail came at once: a fault
 * of the bot undoes nobody's orders. What is due stands in the seat, so that whoever starts next takes it up.
 */
@Injectable()
export class BotPlayers {
  private readonly log = new Logger('bot');
  /** Games in which the bot failed, or had nothing to do, and until when they are left alone, so that the others go on. */
  private readonly resting = new Map<string, Date>();

  constructor(
    private readonly games: GameRepository,
    private readonly submissions: SubmissionService,
    private readonly keys: Keys,
    private readonly clock: Clock,
  ) {}

  /** Plays in one game that waits for a bot and is in nobody's hand, until it waits for a person; false: none does. */
  async workOne(): Promise<boolean> {
    const gameId = await this.games.waitingForBot(this.resters());
    if (gameId === null) return false;
    try {
      const answers = await this.submissions.withGame(gameId, (hand) => Promise.resolve(this.play(hand)));
      if (answers === 0) this.rest(gameId);
    } catch (error) {
      this.rest(gameId);
      this.log.error(`game ${gameId}: the bot failed`, error);
    }
    return true;
  }

  private rest(gameId: string): void {
    this.resting.set(gameId, new Date(this.clock.now().getTime() + REST_MS));
  }

  private resters(): string[] {
    const now = this.clock.now();
    for (const [game, until] of this.resting) if (until <= now) this.resting.delete(game);
    return [...this.resting.keys()];
  }

  /** Gives the number of answers. */
  private play(hand: GameHand): number {
    const secret = this.keys.unlock(hand.game.secret);
    for (let n = 0; n < MOST_ANSWERS; n++) {
      const open = nextFor(hand);
      if (!open) return n;
      hand.submit(botSubmission(hand.engine, hand.position, open, secret));
    }
    throw new Error(`${hand.engine.where(hand.position)}: the bot is asked without end`);
  }
}

/** The oldest decision that waits for a bot. While a roll is missing nobody can answer. */
function nextFor(hand: Board): OpenDecision | undefined {
  const { position } = hand;
  if (position.over || position.entering) return undefined;
  return position.open.find((o) => !o.sealed && isBot(hand.seat(o.seat)));
}
