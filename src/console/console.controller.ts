import { Body, Controller, Get, HttpCode, HttpException, Param, ParseUUIDPipe, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { GuardedPages } from '../access/guarded';
import { By, Needs, type Allowed } from '../access/needs';
import { Act } from '../audit/act';
import { BadGame } from '../games/new-game';
import { readLift } from '../organiser/lift-wish';
import { BulkService } from './bulk.service';
import { readBulkWish } from './bulk-wish';
import { ClubDeliveries } from './club-deliveries.service';
import { ConsolePages } from './console-pages.service';
import { readConsoleWish } from './console-wish';

/** The console of a club: its games by who is waited for, acts on many of them, what was done, what did not arrive. */
@GuardedPages('games:read')
@Controller('clubs/:club')
export class ConsoleController {
  constructor(
    private readonly pages: ConsolePages,
    private readonly bulk: BulkService,
    private readonly deliveries: ClubDeliveries,
  ) {}

  @Get('games')
  async games(
    @Res() response: Response,
    @Param('club') club: string,
    @By() { caller }: Allowed,
    @Query() query: unknown,
  ) {
    response.render('console', await this.pages.list(club, caller, readConsoleWish(query)));
  }

  /** Logged game by game. */
  @Post('games/act')
  @HttpCode(200)
  @Needs('moderate')
  async act(@Res() response: Response, @Param('club') club: string, @By() { caller }: Allowed, @Body() body: unknown) {
    const back = typeof body === 'object' && body !== null && 'back' in body ? body.back : '';
    const wish = readConsoleWish(Object.fromEntries(new URLSearchParams(String(back))));
    const said = await this.done(club, caller, body).catch((error: unknown) => {
      if (!(error instanceof BadGame) && !(error instanceof HttpException)) throw error;
      response.status(error instanceof HttpException ? error.getStatus() : 400);
      return { wrong: error.message };
    });
    response.render('console', await this.pages.list(club, caller, wish, said));
  }

  @Get('audit')
  @Needs('people')
  async log(
    @Res() response: Response,
    @Param('club') club: string,
    @By() { caller }: Allowed,
    @Query('before') before?: string,
    @Query('game') game?: string,
  ): Promise<void> {
    const page = { before: /^\d{1,18}$/.test(String(before)) ? String(before) : null, game: codeOf(game) };
    response.render('audit', await this.pages.log(club, caller, page));
  }

  @Get('deliveries')
  @Needs('people')
  async undelivered(@Res() response: Response, @Param('club') club: string, @By() { caller }: Allowed): Promise<void> {
    response.render('deliveries', await this.deliveries.page(club, caller));
  }

  @Post('deliveries/dead-letters/:id/retry')
  @Needs('people')
  @Act('sends a mail once more')
  async retry(
    @Res() response: Response,
    @Param('club') club: string,
    @Param('id', ParseUUIDPipe) id: string,
    @By() { caller }: Allowed,
  ): Promise<void> {
    await this.deliveries.retry(club, caller, id);
    response.redirect(303, `/clubs/${club}/deliveries`);
  }

  @Post('deliveries/lift')
  @Needs('people')
  @Act('lets mail go to an address again')
  async lift(@Res() response: Response, @Param('club') club: string, @Body() body: unknown): Promise<void> {
    await this.deliveries.lift(club, readLift(body));
    response.redirect(303, `/clubs/${club}/deliveries`);
  }

  private async done(club: string, caller: Allowed['caller'], body: unknown) {
    return this.bulk.act(club, caller, readBulkWish(body));
  }
}

/** Null: the log of all games. */
const codeOf = (said: unknown): string | null =>
  typeof said === 'string' && said.trim() !== '' ? said.trim().toUpperCase() : null;
