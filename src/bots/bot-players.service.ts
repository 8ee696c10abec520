import { Injectable, Logger } from '@nestjs/common';
import { Keys } from '../config/keys';
import { GameRepository } from '../games/game.repository';
import { botSubmission } from '../kernel/decide/bot';
import type { OpenDecision } from '../kernel/record/position';
import { isBot } from '../people/bot';
import type { GameHand } from '../submissions/game-hand';
import { SubmissionService } from '../submissions/submission.service';

/** More answers in a row than any game asks of one side before the other is asked. */
const MOST_ANSWERS = 2_000;

/**
 * Answers for the seats that the bot holds, after the commit that asked it, like a player whose mail came at once: a fault
 * of the bot undoes nobody's orders. What is due stands in the seat, so that whoever starts next takes it up.
 */
@Injectable()
export class BotPlayers {
  private readonly log = new Logger('bot');
  /** Games in which the bot failed: left alone until the next start, so that the others go on. */
  private readonly stuck: string[] = [];

  constructor(
    private readonly games: GameRepository,
    private readonly submissions: SubmissionService,
    private readonly keys: Keys,
  ) {}

  /** Plays in one game that waits for a bot, until it waits for a person; false: none does. */
  async workOne(): Promise<boolean> {
    const gameId = await this.games.waitingForBot(this.stuck);
    if (gameId === null) return false;
    try {
      const answers = await this.submissions.withGame(gameId, (hand) => Promise.resolve(this.play(hand)));
      if (answers === 0) this.stuck.push(gameId);
    } catch (error) {
      this.stuck.push(gameId);
      this.log.error(`game ${gameId}: ${error instanceof Error ? (error.stack ?? error.name) : 'fault'}`);
    }
    return true;
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
function nextFor(hand: GameHand): OpenDecision | undefined {
  const { position } = hand;
  if (position.over || position.entering) return undefined;
  return position.open.find((o) => !o.sealed && isBot(hand.seat(o.seat)));
}
