import { Body, Controller, Get, HttpException, Param, ParseUUIDPipe, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { GuardedPages } from '../access/guarded';
import { Act } from '../audit/act';
import { AccessKeys } from '../access/access-keys.service';
import { reaches } from '../access/caller';
import { By, Needs, type Allowed } from '../access/needs';
import { ClubRepository } from '../clubs/club.repository';
import { GameService } from '../games/game.service';
import { BadGame } from '../games/new-game';
import { Systems } from '../systems/systems';
import { ClubPage, type ClubPageWish } from './club-page.service';
import { Members } from './members.service';
import { readGameForm } from './new-game-form';
import { pageStart, readNewKey, readNewMember, readRole } from './member-wishes';

/** The page of a club, for those who have a role there. */
@GuardedPages('games:read')
@Controller('clubs/:club')
export class ClubController {
  constructor(
    private readonly page: ClubPage,
    private readonly members: Members,
    private readonly keys: AccessKeys,
    private readonly clubs: ClubRepository,
    private readonly games: GameService,
    private readonly systems: Systems,
  ) {}

  @Get()
  async show(
    @Res() response: Response,
    @Param('club') club: string,
    @By() allowed: Allowed,
    @Query('search') search?: string,
    @Query('from') from?: string,
  ): Promise<void> {
    const wish = { search: String(search ?? ''), from: pageStart(from) };
    response.render('club', await this.page.of(club, allowed.caller, wish));
  }

  @Post('members')
  @Act('gives a role: :role')
  @Needs('people')
  async add(@Res() response: Response, @Param('club') club: string, @By() { caller }: Allowed, @Body() body: unknown) {
    await this.tried(response, { club, caller }, async () => {
      const { name, email, role } = await this.members.add(club, readNewMember(filled(body))).then((line) => ({
        ...line,
        role: line.roles.join(', '),
      }));
      return { told: `${name} (${email}) is ${role} now, and is told by mail.` };
    });
  }

  @Post('members/:person/:role/remove')
  @Act('takes a role: :role')
  @Needs('people')
  async remove(
    @Res() response: Response,
    @Param('club') club: string,
    @Param('person', ParseUUIDPipe) person: string,
    @Param('role') role: string,
    @By() { caller }: Allowed,
  ): Promise<void> {
    await this.tried(response, { club, caller }, async () => {
      await this.members.remove(club, person, readRole(role));
      return { told: `The role ${role} is taken from him.` };
    });
  }

  @Post('games')
  @Act('a new game')
  @Needs('games:write')
  async newGame(
    @Res() response: Response,
    @Param('club') club: string,
    @By() { caller }: Allowed,
    @Body() body: unknown,
  ): Promise<void> {
    await this.tried(response, { club, caller }, async () => {
      const { id, name } = await this.clubs.byHandle(club);
      // Who may not know the members is not told who is one.
      const knows = reaches(caller.reach('people'), id);
      const nameOf = async (email: string): Promise<string | null> => (knows ? this.members.nameOf(id, email) : null);
      const wish = await readGameForm(body, { systems: this.systems, club: name, nameOf });
      const { code, title } = await this.games.create(wish);
      return { told: `Game ${code}, ${title}, is made; who plays it is invited by mail.` };
    });
  }

  @Post('keys')
  @Act('a new key: :name')
  @Needs('keys')
  async makeKey(
    @Res() response: Response,
    @Param('club') club: string,
    @By() { caller }: Allowed,
    @Body() body: { name?: unknown; scopes?: unknown } | undefined,
  ): Promise<void> {
    await this.tried(response, { club, caller }, async () => {
      const scopes: unknown[] = [body?.scopes ?? []].flat();
      const { id } = await this.clubs.byHandle(club);
      const { key, line } = await this.keys.makeForClub(id, caller, readNewKey({ name: body?.name, scopes }));
      return { newKey: { key, name: line.name } };
    });
  }

  @Post('keys/:id/revoke')
  @Act('revokes a key: :key')
  @Needs('keys')
  async revokeKey(
    @Res() response: Response,
    @Param('club') club: string,
    @Param('id', ParseUUIDPipe) key: string,
  ): Promise<void> {
    const { id } = await this.clubs.byHandle(club);
    await this.keys.revoke({ clubId: id }, key);
    response.redirect(303, `/clubs/${club}`);
  }

  /** What was done, or why not, above the page; nothing that was typed wrong is an error page. */
  private async tried(
    response: Response,
    { club, caller }: { club: string; caller: Allowed['caller'] },
    act: () => Promise<ClubPageWish>,
  ): Promise<void> {
    const said = await act().catch((error: unknown): ClubPageWish => {
      if (!(error instanceof BadGame) && !(error instanceof HttpException)) throw error;
      response.status(error instanceof HttpException ? error.getStatus() : 400);
      return { wrong: error.message };
    });
    response.render('club', await this.page.of(club, caller, said));
  }
}

/** A form sends what was left empty, too. */
const filled = (body: unknown): unknown =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''))
    : body;
