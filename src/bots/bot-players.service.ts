import { Injectable, Logger } from '@nestjs/common';
import { Keys } from '../config/keys';
import { GameRepository } from '../table/game.repository';
import { SubmissionService } from '../submissions/submission.service';
import { playAtOnce } from './bot-moves';
import { BotSearches } from './bot-searches.service';
import { RestingGames } from './resting-games';

/**
 * Answers for the seats that the bot holds, after the commit that asked it, like a player whose mail came at once: a fault
 * of the bot undoes nobody's orders. What is due stands in the seat, so that whoever starts next takes it up. Answers that
 * must be searched for are left to `BotSearches`.
 */
@Injectable()
export class BotPlayers {
  private readonly log = new Logger('bot');

  constructor(
    private readonly games: GameRepository,
    private readonly submissions: SubmissionService,
    private readonly searches: BotSearches,
    private readonly resting: RestingGames,
    private readonly keys: Keys,
  ) {}

  /** Plays in one game that waits for a bot and is in nobody's hand, until it waits for a person or a search; false: none does. */
  async workOne(): Promise<boolean> {
    const gameId = await this.games.waitingForBot([...this.resting.all, ...this.searches.games]);
    if (gameId === null) return false;
    try {
      const { answers, toSearch } = await this.submissions.withGame(gameId, (hand) =>
        Promise.resolve(playAtOnce(hand, this.keys.unlock(hand.game.secret), this.searches.here)),
      );
      if (toSearch) this.searches.add(gameId);
      else if (answers === 0) this.resting.rest(gameId);
    } catch (error) {
      this.resting.rest(gameId);
      this.log.error(`game ${gameId}: the bot failed`, error);
    }
    return true;
  }
}
