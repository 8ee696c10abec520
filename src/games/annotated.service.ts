import { Injectable } from '@nestjs/common';
import { Keys } from '../config/keys';
import { annotatedGame, type Annotated } from '../reports/annotated';
import { RulingRepository } from '../rulings/ruling.repository';
import { rulingsOfGame } from '../rulings/ruling-text';
import { LogRepository } from '../submissions/log.repository';
import { SubmissionService } from '../submissions/submission.service';
import { GameRepository } from '../table/game.repository';
import { BadGame } from './new-game';

/** Games that are over as texts to read. */
@Injectable()
export class AnnotatedGames {
  constructor(
    private readonly games: GameRepository,
    private readonly submissions: SubmissionService,
    private readonly log: LogRepository,
    private readonly rulings: RulingRepository,
    private readonly keys: Keys,
  ) {}

  /** `letters`: what its reader may read of letters. @throws NoSuchGame; BadGame before the game is over */
  async of(code: string, { zone = 'UTC', letters = [] as Annotated['letters'] } = {}): Promise<string> {
    const { id } = await this.games.byCode(code);
    return this.submissions.look(id, async (hand) => {
      if (!hand.begun || !hand.position.over) throw new BadGame('the game is not over: it is written up at its end');
      const { game } = hand;
      const rulings = (await this.rulings.ofGame(game)).filter(({ force }) => force === 'in force');
      return annotatedGame({
        ...{ hand, letters, facts: await this.log.factsAfter(game.id, -1) },
        rulings: rulingsOfGame(rulings, zone),
        secrets:
          game.charter.dice === 'keyed' ? [...game.spentSecrets, game.secret].map((s) => this.keys.unlock(s)) : [],
      });
    });
  }
}
