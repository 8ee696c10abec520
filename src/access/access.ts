import { ForbiddenException, Injectable, UnauthorizedException } from '@nestjs/common';
import type { Request } from 'express';
import { ClubRepository, NoSuchClub } from '../clubs/club.repository';
import type { Game } from '../table/game.entity';
import { NoSuchGame, GameRepository } from '../table/game.repository';
import { InvolvedRepository } from '../rulings/involved.repository';
import { Callers } from './callers';
import { reaches, reachesAny, type Caller, type Reach } from './caller';
import { fromOwnPage } from './own-page';
import type { Allowed } from './needs';
import { SCOPE_TEXT, type Scope } from './scope';

const NO_KEY =
  'The API needs "Authorization: Bearer <key>": a key of your club, or the service\'s, which "despatch api-key" prints.';
const OWN_GAME =
  'You play in this game, or see one side of it. Your deputy or another moderator of the club does that.';

/** All that a player may do to a game of his own besides playing it. */
const IN_OWN: readonly Scope[] = ['games:read', 'play'];

/** Who may do what, in the club of the game or of the page. Games and clubs out of his reach are none to him. */
@Injectable()
export class Access {
  constructor(
    private readonly callers: Callers,
    private readonly games: GameRepository,
    private readonly clubs: ClubRepository,
    private readonly involved: InvolvedRepository,
  ) {}

  /** Who makes a request, and where he may do it. @throws UnauthorizedException, ForbiddenException, NoSuchGame, NoSuchClub */
  async allowed(request: Request, scope: Scope): Promise<Allowed> {
    const caller = await this.enter(request);
    const reach = caller.reach(scope);
    if (!reachesAny(reach)) throw new ForbiddenException(`You may not ${SCOPE_TEXT[scope]}.`);
    const { code } = request.params;
    if (typeof code === 'string') await this.game(code, { caller, scope });
    await this.checkClub(request.params['club'], reach);
    return { caller, reach };
  }

  /** Who makes a request. @throws UnauthorizedException when it is nobody, ForbiddenException from a page of another site */
  async enter(request: Request): Promise<Caller> {
    const caller = await this.callers.of(request);
    if (!caller) throw new UnauthorizedException(NO_KEY);
    const changes = !['GET', 'HEAD'].includes(request.method);
    if (changes && caller.kind === 'person' && !fromOwnPage(request))
      throw new ForbiddenException('Only our own pages may do that for who is signed in.');
    return caller;
  }

  /** The game, if `caller` may do that to it. @throws NoSuchGame out of his reach, ForbiddenException where he has to do with a side */
  async game(code: string, { caller, scope }: { caller: Caller; scope: Scope }): Promise<Game> {
    const game = await this.games.byCode(code);
    if (!reaches(caller.reach(scope), game.clubId)) throw new NoSuchGame(game.code);
    if (caller.personId === null || IN_OWN.includes(scope)) return game;
    if ((await this.involved.in(game.id)).has(caller.personId)) throw new ForbiddenException(OWN_GAME);
    return game;
  }

  private async checkClub(handle: unknown, reach: Reach): Promise<void> {
    if (typeof handle !== 'string') return;
    const club = await this.clubs.byHandle(handle);
    if (!reaches(reach, club.id)) throw new NoSuchClub();
  }
}
