import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { GuardedPages } from '../access/guarded';
import { By, type Allowed } from '../access/needs';
import { ListPages } from './list-pages.service';
import { readListWish } from './list-wish';

/** What waits in a club besides its games: questions to moderators, and rounds. */
@GuardedPages('games:read')
@Controller('clubs/:club')
export class ListsController {
  constructor(private readonly pages: ListPages) {}

  @Get('questions')
  async questions(
    @Res() response: Response,
    @Param('club') club: string,
    @By() { caller }: Allowed,
    @Query() query: unknown,
  ): Promise<void> {
    response.render('console-questions', await this.pages.questions(club, caller, readListWish(query)));
  }

  @Get('all-rounds')
  async rounds(
    @Res() response: Response,
    @Param('club') club: string,
    @By() { caller }: Allowed,
    @Query() query: unknown,
  ): Promise<void> {
    response.render('console-rounds', await this.pages.rounds(club, caller, readListWish(query)));
  }
}
