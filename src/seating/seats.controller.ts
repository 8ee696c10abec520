import { Body, Controller, Delete, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiBody, ApiOperation } from '@nestjs/swagger';
import { GuardedApi } from '../access/guarded';
import { described } from '../api/described';
import { Act } from '../audit/act';
import { Needs } from '../access/needs';
import { GameRepository } from '../table/game.repository';
import { personSchema, reasonSchema } from '../games/new-game';
import { readPerson, readReason, readSubstitute, substituteSchema } from './seat-wishes';
import { Seats } from './seats.service';

/** Who sits at a game: others are told of each change, as far as each may know. */
@GuardedApi('seats', 'moderate')
@Controller('api/games/:code')
export class SeatsController {
  constructor(
    private readonly seats: Seats,
    private readonly games: GameRepository,
  ) {}

  @Put('seats/:side/player')
  @Act('another player for :side')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ask somebody else to play, or give him the seat for good once the game has begun' })
  @ApiBody(described(personSchema))
  replace(@Param('code') code: string, @Param('side') side: string, @Body() wish: unknown): Promise<void> {
    return this.seats.replace(code, side, readPerson(wish));
  }

  @Put('seats/:side/substitute')
  @Act('a substitute for :side until :until')
  @HttpCode(204)
  @ApiOperation({ summary: 'Give a seat to somebody until a moment; then its player has it back by himself' })
  @ApiBody(described(substituteSchema))
  substitute(@Param('code') code: string, @Param('side') side: string, @Body() wish: unknown): Promise<void> {
    return this.seats.substitute(code, side, readSubstitute(wish));
  }

  @Delete('seats/:side/substitute')
  @Act('gives :side back to its player')
  @HttpCode(204)
  @ApiOperation({ summary: 'Give a seat back to its player now' })
  async giveBack(@Param('code') code: string, @Param('side') side: string): Promise<void> {
    const { id } = await this.games.byCode(code);
    await this.seats.giveBack(id, side);
  }

  @Post('seats/:side/understudies')
  @Act('an understudy for :side')
  @HttpCode(204)
  @ApiOperation({ summary: 'Let somebody see exactly what a seat sees; he plays nothing' })
  @ApiBody(described(personSchema))
  understudy(@Param('code') code: string, @Param('side') side: string, @Body() wish: unknown): Promise<void> {
    return this.seats.understudy(code, side, readPerson(wish));
  }

  @Delete('seats/:side/understudies/:person')
  @Act('an understudy less for :side')
  @HttpCode(204)
  @ApiOperation({ summary: 'He sees it no more' })
  dismiss(
    @Param('code') code: string,
    @Param('side') side: string,
    @Param('person', ParseUUIDPipe) person: string,
  ): Promise<void> {
    return this.seats.dismiss(code, side, person);
  }

  @Post('seats/:side/resign')
  @Act('ends the game: :side has resigned')
  @HttpCode(204)
  @ApiOperation({ summary: 'End a game for a player who has left it: his side counts as resigned' })
  @ApiBody(described(reasonSchema))
  resign(@Param('code') code: string, @Param('side') side: string, @Body() wish: unknown): Promise<void> {
    return this.seats.resignFor(code, side, readReason(wish).reason);
  }

  @Post('cancel')
  @Act('calls the game off')
  @HttpCode(204)
  @Needs('games:write')
  @ApiOperation({ summary: 'Call off a game that has not begun' })
  @ApiBody(described(reasonSchema))
  cancel(@Param('code') code: string, @Body() wish: unknown): Promise<void> {
    return this.seats.cancel(code, readReason(wish).reason);
  }
}
