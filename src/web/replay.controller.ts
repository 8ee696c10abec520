import { Controller, Get, HttpException, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Clock } from '../config/clock';
import { Pace } from '../config/pace';
import { WholeNumberPipe } from '../config/whole-number';
import { shut } from './game.controller';
import { sendKept } from './kept';
import { ReplayPages } from './replay-pages';
import { SeatDoor, type OpenSeat } from './seat-door';

/** A step asks three things, and a key that is held down steps fast. */
const STEPS = { burst: 240, everyMs: 60 };

/** The address of a view: `side` where the visitor holds both seats, `of` the seat whose view he asks for. */
interface Asked {
  side?: string;
  of?: string;
}

/** The replay of a game, for the player who sits at one of its seats. */
@ApiExcludeController()
@Controller('g/:code/replay')
export class ReplayController {
  private readonly steps = new Pace(STEPS);

  constructor(
    private readonly door: SeatDoor,
    private readonly replays: ReplayPages,
    private readonly clock: Clock,
  ) {}

  @Get()
  async page(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Query() { side, of }: Asked,
  ) {
    const seat = await this.door.seatOf(request, code, word(side)).catch(shut(response));
    if (!seat) return;
    this.keepPace(seat);
    response.render('replay', await this.replays.page(seat, word(of)));
  }

  @Get('moments/:n.json')
  async moment(
    @Req() request: Request,
    @Param('code') code: string,
    @Param('n', WholeNumberPipe) n: number,
    @Query() asked: Asked,
  ) {
    return this.replays.moment(await this.seat(request, code, asked), word(asked.of), n);
  }

  @Get('moments/:n/why')
  async why(
    @Req() request: Request,
    @Param('code') code: string,
    @Param('n', WholeNumberPipe) n: number,
    @Query() asked: Asked,
  ) {
    return this.replays.why(await this.seat(request, code, asked), word(asked.of), n);
  }

  @Get('moments/:n/since/:from')
  async compare(
    @Req() request: Request,
    @Param('code') code: string,
    @Param('n', WholeNumberPipe) n: number,
    @Param('from', WholeNumberPipe) from: number,
    @Query() asked: Asked,
  ) {
    return this.replays.compare(await this.seat(request, code, asked), word(asked.of), from, n);
  }

  @Get('report/:line')
  async report(
    @Req() request: Request,
    @Param('code') code: string,
    @Param('line', WholeNumberPipe) line: number,
    @Query() asked: Asked,
  ) {
    return this.replays.whyOfReport(await this.seat(request, code, asked), line);
  }

  @Get('moments/:n/:sheet.svg')
  async drawing(
    @Req() request: Request,
    @Res() response: Response,
    @Param() { code, sheet }: { code: string; sheet: string },
    @Param('n', WholeNumberPipe) n: number,
    @Query() asked: Asked,
  ) {
    const seat = await this.seat(request, code, asked);
    const { tag, svg } = await this.replays.drawing(seat, word(asked.of), n, sheet);
    sendKept(request, response, { tag, type: 'image/svg+xml; charset=utf-8', zipped: svg });
  }

  @Get('moments/:n/:sheet.json')
  async places(
    @Req() request: Request,
    @Res() response: Response,
    @Param() { code, sheet }: { code: string; sheet: string },
    @Param('n', WholeNumberPipe) n: number,
    @Query() asked: Asked,
  ) {
    const seat = await this.seat(request, code, asked);
    const { tag, places } = await this.replays.drawing(seat, word(asked.of), n, sheet);
    sendKept(request, response, { tag: `${tag}-places`, type: 'application/json; charset=utf-8', zipped: places });
  }

  private async seat(request: Request, code: string, { side }: Asked): Promise<OpenSeat> {
    const seat = await this.door.seatOf(request, code, word(side));
    this.keepPace(seat);
    return seat;
  }

  private keepPace({ game, side }: OpenSeat): void {
    if (this.steps.wait(`${game.id}/${side}`, this.clock.now()) > 0)
      throw new HttpException('Too fast: a moment, please.', 429);
  }
}

/** A word of the address may be given twice, which makes a list of it: that is no seat. */
const word = (value: unknown): string | undefined =>
  value === undefined ? undefined : typeof value === 'string' ? value : '';
