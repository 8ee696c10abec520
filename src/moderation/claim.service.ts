import { Injectable } from '@nestjs/common';
import { BadGame } from '../games/new-game';
import { Letters } from '../mail/letters';
import { isBot } from '../people/bot';
import { SubmissionService } from '../submissions/submission.service';
import { StandInRepository } from '../table/stand-in.repository';
import { claimSilence, type Claim } from '../table/claims';
import { GameRepository } from '../table/game.repository';

/** Why the organiser can claim nothing. */
const REFUSED: Record<Exclude<Claim['came'], 'asked' | 'taken' | 'abandoned' | 'organiser decides'>, string> = {
  nothing: 'nothing is to be claimed: the time of this seat is not over',
  held: 'the game is held: all clocks stand still',
  unreached: 'our mails do not reach this player, so his clock stands still',
  'no default': 'what this seat is asked has no default; the moderator decides (adjust, or extend)',
  'only the opponent': 'by the charter only the opponent claims (silence: claim-only)',
  'not abandoned':
    'as: by the charter this is no abandonment; it is one after so many deadlines in silence, when the opponent has claimed it',
};

/** The organiser's claim on somebody who is silent. */
@Injectable()
export class ClaimService {
  constructor(
    private readonly games: GameRepository,
    private readonly submissions: SubmissionService,
    private readonly letters: Letters,
    private readonly standIns: StandInRepository,
  ) {}

  /** @throws BadGame that says why there is nothing to claim */
  async claim(
    code: string,
    { side, as, reason }: { side: string; as: 'default' | 'abandoned'; reason: string },
  ): Promise<{ row: number }> {
    const game = await this.games.byCode(code);
    return this.submissions.withGame(game.id, async (hand) => {
      const seat = hand.seats.find((s) => s.side === side && !isBot(s));
      if (!seat || !hand.begun || hand.position.over)
        throw new BadGame(seat ? 'the game is not running' : `side: nobody plays ${side} by a clock`);
      const claim = claimSilence(hand, { organiserFor: side, abandoned: as === 'abandoned' });
      if (claim.came === 'asked')
        throw new BadGame(
          `he has been asked whether he is still there; from ${claim.from.toISOString()} on you may claim`,
        );
      if (claim.came !== 'taken' && claim.came !== 'abandoned' && claim.came !== 'organiser decides')
        throw new BadGame(REFUSED[claim.came]);
      if (claim.came === 'abandoned') await this.standIns.abandons(hand.manager, game.id, seat.personId, hand.now);
      const who = `${hand.playerOf(side).name} (${hand.engine.system.seatName(side)})`;
      const took = `${who} has not answered in time. The organiser has claimed it, and the published default was taken: ${reason}`;
      const gave = `The organiser has decided that ${who} has abandoned the game: ${reason}`;
      const news = claim.came === 'abandoned' ? gave : took;
      await this.letters.toAll(hand, { what: 'claimed by the organiser', paragraphs: [news] });
      return { row: hand.position.seq };
    });
  }
}
