import { Body, Controller, ForbiddenException, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiQuery } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { GuardedApi } from '../access/guarded';
import type { GameFile } from '../kernel/record/game-file';
import { Act } from '../audit/act';
import { By, Needs, type Allowed } from '../access/needs';
import { streamedJson } from '../api/streamed-json';
import { AnnotatedGames } from './annotated.service';
import { ClubOfGame } from './club-of-game';
import { GameQueries } from './game-queries';
import { GameSummary } from './game-summary';
import { GameService } from './game.service';
import { readNewGame } from './new-game';
import { NEW_GAME_EXAMPLES, NEW_GAME_JSON } from './new-game-docs';
import { TransferService } from './transfer.service';

/** Games: made, listed, exported and brought back. */
@GuardedApi('games', 'games:read')
@Controller('api/games')
export class GamesController {
  constructor(
    private readonly games: GameService,
    private readonly queries: GameQueries,
    private readonly transfers: TransferService,
    private readonly texts: AnnotatedGames,
    private readonly clubs: ClubOfGame,
  ) {}

  @Post()
  @Act('a new game')
  @Needs('games:write')
  @ApiOperation({ summary: 'Make a game and invite its players by mail' })
  @ApiBody({ schema: NEW_GAME_JSON, examples: NEW_GAME_EXAMPLES })
  @ApiCreatedResponse({ type: GameSummary })
  async create(@Body() wish: unknown, @By() { reach }: Allowed): Promise<GameSummary> {
    return this.queries.summary(await this.games.create(await this.clubs.ofNewGame(readNewGame(wish), reach)));
  }

  @Get()
  @ApiOperation({ summary: 'The newest 200 games' })
  @ApiOkResponse({ type: [GameSummary] })
  list(@By() { caller, reach }: Allowed): Promise<GameSummary[]> {
    return this.queries.list(reach, caller.personId);
  }

  @Get(':code')
  @ApiOperation({ summary: 'One game: its seats, who is waited for, the promise of its dice' })
  @ApiOkResponse({ type: GameSummary })
  one(@Param('code') code: string, @By() { caller }: Allowed): Promise<GameSummary> {
    return this.queries.byCode(code, caller.personId);
  }

  @Get(':code/export')
  @ApiOperation({
    summary: 'The game as one file; "despatch verify" checks it offline. While it runs, without what is hidden',
  })
  @ApiQuery({
    name: 'secrets',
    required: false,
    description: '`true`: of a running game too all that is hidden, and the dice secret; it is logged',
  })
  @ApiOkResponse({ schema: { type: 'object', description: 'the game file, as `despatch verify` reads it' } })
  export(
    @Param('code') code: string,
    @By() { caller }: Allowed,
    @Query('secrets') secrets?: string,
  ): Promise<GameFile> {
    if (secrets === 'true' && caller.kind !== 'operator')
      throw new ForbiddenException('Only the operator, by the key of the service, takes out what is hidden.');
    return this.transfers.export(code, { secrets: secrets === 'true', viewer: caller.personId });
  }

  @Get(':code/annotated')
  @ApiOperation({
    summary:
      'A game that is over as a text to read, in Markdown: turn by turn, with the arithmetic of each roll; letters of players are not in it',
  })
  @ApiProduces('text/markdown')
  @ApiOkResponse({ schema: { type: 'string' } })
  async annotated(@Param('code') code: string, @Res() response: Response): Promise<void> {
    const text = await this.texts.of(code);
    response.attachment(`despatch-${code.toUpperCase()}.md`).type('text/markdown').send(text);
  }

  @Post('import')
  @Needs('service')
  @HttpCode(201)
  @ApiOperation({ summary: 'Bring an exported game back: the file as the body, of 20 MB at most' })
  @ApiBody({ schema: { type: 'object' } })
  @ApiCreatedResponse({ type: GameSummary })
  async import(@Req() request: Request): Promise<GameSummary> {
    return this.queries.summary(await this.transfers.import(await streamedJson(request)));
  }
}
