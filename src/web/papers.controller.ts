import {
  Body,
  Controller,
  ForbiddenException,
  Get,
  HttpCode,
  HttpException,
  Param,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PageForm } from '../access/own-page.guard';
import { Clock } from '../config/clock';
import { AnnotatedGames } from '../games/annotated.service';
import { Pace } from '../config/pace';
import { shut } from './game.controller';
import { LetterThreads } from './letter-threads';
import { SeatDoor, type OpenSeat } from './seat-door';
import { SeatFiles } from './seat-files';
import { readLetter } from './typed-orders';

const TAKEN = { burst: 10, everyMs: 3_000 };
const SENDINGS = { burst: 6, everyMs: 10_000 };
/** No game has more letters. */
const ALL = 100_000;
const WATCHES = "Letters are the two players': an understudy reads and writes none.";

/** What a seat's player reads and takes home beside its page: letters, and the game as a file. */
@ApiExcludeController()
@Controller('g/:code')
export class PapersController {
  private readonly taken = new Pace(TAKEN);
  private readonly sendings = new Pace(SENDINGS);

  constructor(
    private readonly door: SeatDoor,
    private readonly threads: LetterThreads,
    private readonly files: SeatFiles,
    private readonly texts: AnnotatedGames,
    private readonly clock: Clock,
  ) {}

  @Get('file')
  async file(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Query('side') side?: string,
  ): Promise<void> {
    const seat = await this.door.seatOf(request, code, side).catch(shut(response));
    if (!seat) return;
    this.keepPace(this.taken, seat);
    response.attachment(`despatch-${seat.game.code}-${seat.side}.json`);
    response.json(await this.files.of(seat));
  }

  @Get('annotated')
  async annotated(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Query('side') side?: string,
  ): Promise<void> {
    const seat = await this.door.seatOf(request, code, side).catch(shut(response));
    if (!seat) return;
    this.keepPace(this.taken, seat);
    const letters = await this.threads.of(seat, ALL);
    const text = await this.texts.of(seat.game.code, letters ?? {});
    response.attachment(`despatch-${seat.game.code}-${seat.side}.md`).type('text/markdown').send(text);
  }

  @Get('letters')
  async letters(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Query('side') side?: string,
  ): Promise<void> {
    const seat = await this.door.seatOf(request, code, side).catch(shut(response));
    if (seat) await this.show(response, seat, []);
  }

  @PageForm('letters')
  @HttpCode(200)
  async write(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Query('side') side: string | undefined,
    @Body() body: unknown,
  ): Promise<void> {
    const seat = await this.door.seatOf(request, code, side).catch(shut(response));
    if (!seat) return;
    this.keepPace(this.sendings, seat);
    if (seat.watches) throw new ForbiddenException(WATCHES);
    const { text, mark, silence } = readLetter(body);
    await this.door.acts(request, seat);
    const said = silence
      ? await this.threads.silence(seat, silence === 'block', mark)
      : await this.threads.write(seat, text, mark);
    await this.show(response, seat, said);
  }

  private async show(response: Response, seat: OpenSeat, said: readonly string[]): Promise<void> {
    const thread = await this.threads.of(seat);
    if (!thread) throw new ForbiddenException(WATCHES);
    await this.threads.seen(seat);
    response.render('letters', { ...thread, said });
  }

  private keepPace(pace: Pace, { game, side }: OpenSeat): void {
    if (pace.wait(`${game.id}/${side}`, this.clock.now()) > 0)
      throw new HttpException('Too fast: a moment, please.', 429);
  }
}
