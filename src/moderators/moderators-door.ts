import { ForbiddenException, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Access } from '../access/access';
import { reaches, type Caller } from '../access/caller';
import type { Person } from '../people/person.entity';
import { PersonRepository } from '../people/person.repository';
import { InvolvedRepository } from '../rulings/involved.repository';
import type { Game } from '../table/game.entity';
import { GameRepository, NoSuchGame } from '../table/game.repository';
import type { Moderating } from './moderated-games.repository';

/** Who moderates a game on the web. */
export interface Opened {
  game: Game;
  by: Person;
}

const OWN_GAME = 'You play in this game, or see one side of it. The deputy of your club rules in it.';

/** Lets in who moderates a game: who has that role in its club, or the moderator of a game of none; nobody in a game that he plays, or sees one side of. */
@Injectable()
export class ModeratorsDoor {
  constructor(
    private readonly access: Access,
    private readonly games: GameRepository,
    private readonly people: PersonRepository,
    private readonly involved: InvolvedRepository,
  ) {}

  /** @throws UnauthorizedException for nobody, ForbiddenException for who plays it, NoSuchGame for everybody else */
  async game(request: Request, code: string): Promise<Opened> {
    const caller = await this.access.enter(request);
    const game = await this.games.byCode(code);
    const by = await this.people.byId(actsAs(caller, game) ?? '');
    // In a club a role alone lets in: who had it taken has lost his games with it.
    const its = game.clubId === null || caller.kind === 'operator' ? game.moderatorId : null;
    const mayHere = (by !== null && by.id === its) || reaches(caller.reach('moderate'), game.clubId);
    if (!by || !mayHere) throw new NoSuchGame(game.code);
    if ((await this.involved.in(game.id)).has(by.id)) throw new ForbiddenException(OWN_GAME);
    return { game, by };
  }

  /** Whose games are listed, and in which clubs. @throws UnauthorizedException for nobody */
  async moderating(request: Request): Promise<Moderating> {
    const caller = await this.access.enter(request);
    // A key is of its club, so that games of others are none to it; whose it is decides which he plays.
    const who = { personId: caller.personId, everywhere: caller.kind !== 'key', clubs: caller.reach('moderate') };
    const person = who.personId === null ? null : await this.people.byId(who.personId);
    return { ...who, zone: person?.zone ?? 'UTC' };
  }
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Who is signed in; the operator, as of the local post office, stands in for the moderator. A key of a program is nobody. */
function actsAs(caller: Caller, { moderatorId }: Game): string | null {
  if (caller.kind === 'person') return caller.personId;
  return caller.kind === 'operator' ? (moderatorId ?? NOBODY) : NOBODY;
}
