import { Injectable } from '@nestjs/common';
import { MyGames } from '../portal/my-games.repository';
import { GameRepository, NoSuchGame } from '../table/game.repository';
import type { OpenSeat } from '../web/seat-door';
import type { OwnGame } from './play-answers';

/** The seats of a player whose program asks. A game at which he does not sit is none to it. */
@Injectable()
export class OwnSeats {
  constructor(
    private readonly games: GameRepository,
    private readonly mine: MyGames,
  ) {}

  async list(personId: string): Promise<OwnGame[]> {
    return this.mine.of(personId);
  }

  /** @throws NoSuchGame */
  async open(personId: string, code: string): Promise<OpenSeat> {
    const game = await this.games.byCode(code);
    const seat = (await this.games.seatsOf(game.id)).find((s) => s.personId === personId);
    if (!seat) throw new NoSuchGame(game.code);
    return { game, side: seat.side, personId, watches: false, both: false };
  }
}
