import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { GuardedApi } from '../access/guarded';
import { Act } from '../audit/act';
import { described } from '../api/described';
import { reasonSchema } from '../games/new-game';
import { ClaimService } from './claim.service';
import { ModerationService } from './moderation.service';
import { DiceAnswer, DueAnswer, RowAnswer } from './moderation-answers';
import {
  adjustment,
  claim,
  extension,
  faces,
  rewind,
  readAdjustment,
  readClaim,
  readExtension,
  readFaces,
  readReason,
  readRewind,
} from './wishes';

/** What a moderator does to a running game: every act is a row of its log. */
@GuardedApi('moderation', 'moderate')
@Controller('api/games/:code')
export class ModerationController {
  constructor(
    private readonly moderation: ModerationService,
    private readonly claims: ClaimService,
  ) {}

  @Post('rewind')
  @Act('back to row :to, dice :dice')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Back to the position after row `to`: {to, dice: kept | anew, reason}. The cut rows stay in the log',
  })
  @ApiBody(described(rewind))
  @ApiOkResponse({ type: RowAnswer })
  rewind(@Param('code') code: string, @Body() wish: unknown): Promise<{ row: number }> {
    return this.moderation.rewind(code, readRewind(wish));
  }

  @Post('extend')
  @Act('more time for :side: :hours hours')
  @HttpCode(200)
  @ApiOperation({ summary: 'More time for a seat: {side, hours, reason}. Both players and the moderator are told' })
  @ApiBody(described(extension))
  @ApiOkResponse({ type: DueAnswer })
  extend(@Param('code') code: string, @Body() wish: unknown): Promise<{ dueAt: string | null }> {
    return this.moderation.extend(code, readExtension(wish));
  }

  @Post('claim')
  @Act('claims the silence of :side: :as')
  @HttpCode(200)
  @ApiBody(described(claim))
  @ApiOperation({
    summary:
      'The silence of a seat whose time is over: {side, as: default | abandoned, reason}. Its published default answers, or the game is given up where its charter says that it may be',
  })
  @ApiOkResponse({ type: RowAnswer })
  claim(@Param('code') code: string, @Body() wish: unknown): Promise<{ row: number }> {
    return this.claims.claim(code, readClaim(wish));
  }

  @Post('adjust')
  @Act('changes the position')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Change the position by a JSON merge patch: {patch, reason, rule, ruling}. In a Tournament game with the number of a rule, in a Hard Core one only to carry out a ruling that holds in it',
  })
  @ApiBody(described(adjustment))
  @ApiOkResponse({ type: RowAnswer })
  adjust(@Param('code') code: string, @Body() wish: unknown): Promise<{ row: number }> {
    return this.moderation.adjust(code, readAdjustment(wish));
  }

  @Post('hold')
  @Act('holds the game')
  @ApiBody(described(reasonSchema))
  @HttpCode(200)
  @ApiOperation({
    summary: 'Hold the game: {reason}. Nothing is taken and no clock runs until it is released; all are told',
  })
  @ApiOkResponse({ type: RowAnswer })
  hold(@Param('code') code: string, @Body() wish: unknown): Promise<{ row: number }> {
    return this.moderation.hold(code, readReason(wish));
  }

  @Post('release')
  @Act('lets the game go on')
  @ApiBody(described(reasonSchema))
  @HttpCode(200)
  @ApiOperation({ summary: 'Let a held game go on: {reason}. Clocks start with the next day of each player' })
  @ApiOkResponse({ type: RowAnswer })
  release(@Param('code') code: string, @Body() wish: unknown): Promise<{ row: number }> {
    return this.moderation.release(code, readReason(wish));
  }

  @Post('dice')
  @Act('types real dice')
  @HttpCode(200)
  @ApiOperation({ summary: 'Type real dice: {faces: {key: a face of its die}}' })
  @ApiBody(described(faces))
  @ApiOkResponse({ type: DiceAnswer })
  dice(@Param('code') code: string, @Body() wish: unknown): Promise<{ row: number; missing: string | null }> {
    return this.moderation.dice(code, readFaces(wish).faces);
  }
}
