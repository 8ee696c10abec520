import { ForbiddenException, Injectable } from '@nestjs/common';
import { ClubRepository } from '../clubs/club.repository';
import { reaches, type Reach } from '../access/caller';
import { BadGame, type NewGame } from './new-game';

/** In which club a new game is made: one that its maker reaches. */
@Injectable()
export class ClubOfGame {
  constructor(private readonly clubs: ClubRepository) {}

  /** The wish with its club. Who has one club need not name it. @throws BadGame, ForbiddenException */
  async ofNewGame(wish: NewGame, reach: Reach): Promise<NewGame> {
    if (reach === 'all') return wish;
    const own = await this.clubs.byIds(reach);
    const [only] = own;
    if (wish.club === undefined) {
      if (own.length === 1 && only) return { ...wish, club: only.name };
      throw new BadGame(`club: say in which of your clubs: ${own.map((c) => c.name).join(', ')}`);
    }
    const named = own.find((c) => c.name === wish.club);
    if (!named || !reaches(reach, named.id))
      throw new ForbiddenException(`club: you make no games there; yours: ${own.map((c) => c.name).join(', ')}`);
    return wish;
  }
}
