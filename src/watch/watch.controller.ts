import { Controller, Get, HttpException, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { askerOf } from '../config/asker';
import { Clock } from '../config/clock';
import { Pace } from '../config/pace';
import { WholeNumberPipe } from '../config/whole-number';
import { sendKept } from '../web/kept';
import { NoSuchMoment } from '../web/replay-games';
import { NoSuchSheet } from '../web/seat-pages';
import { NothingToWatch } from './spectated-games';
import { WatchPages, type Visit } from './watch-pages';

/** A step of a replay asks three things, and a key that is held down steps fast. */
const LOOKS = { burst: 240, everyMs: 100 };

/** Games that anybody may watch. One that nobody may is answered as a code that no game has. */
@ApiExcludeController()
@Controller('watch/:code')
export class WatchController {
  private readonly looks = new Pace(LOOKS);

  constructor(
    private readonly pages: WatchPages,
    private readonly clock: Clock,
  ) {}

  @Get()
  show(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Query('turn') turn?: unknown,
  ): Promise<void> {
    return this.orNone(request, response, async () =>
      response.render('watch', await this.pages.page(code, stepOf(turn))),
    );
  }

  @Get('replay')
  replay(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Query('of') of?: unknown,
  ): Promise<void> {
    return this.orNone(request, response, async () =>
      response.render('replay', await this.pages.replay(visitOf(request, code), word(of))),
    );
  }

  @Get('replay/moments/:n.json')
  moment(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Param('n', WholeNumberPipe) n: number,
    @Query('of') of?: unknown,
  ): Promise<void> {
    return this.orNone(request, response, async () =>
      response.json(await this.pages.moment(visitOf(request, code), word(of), n)),
    );
  }

  @Get('replay/moments/:n/why')
  why(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Param('n', WholeNumberPipe) n: number,
    @Query('of') of?: unknown,
  ): Promise<void> {
    return this.orNone(request, response, async () =>
      response.json(await this.pages.why(visitOf(request, code), word(of), n)),
    );
  }

  @Get('replay/moments/:n/since/:from')
  compare(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Param('n', WholeNumberPipe) n: number,
    @Param('from', WholeNumberPipe) from: number,
    @Query('of') of?: unknown,
  ): Promise<void> {
    return this.orNone(request, response, async () =>
      response.json(await this.pages.compare(visitOf(request, code), word(of), from, n)),
    );
  }

  @Get('replay/moments/:n/:sheet.svg')
  replayDrawing(
    @Req() request: Request,
    @Res() response: Response,
    @Param() { code, sheet }: { code: string; sheet: string },
    @Param('n', WholeNumberPipe) n: number,
    @Query('of') of?: unknown,
  ): Promise<void> {
    return this.orNone(request, response, async () => {
      const { tag, svg } = await this.pages.replayDrawing(visitOf(request, code), word(of), n, sheet);
      sendKept(request, response, { tag, type: SVG, zipped: svg });
    });
  }

  @Get('replay/moments/:n/:sheet.json')
  replayPlaces(
    @Req() request: Request,
    @Res() response: Response,
    @Param() { code, sheet }: { code: string; sheet: string },
    @Param('n', WholeNumberPipe) n: number,
    @Query('of') of?: unknown,
  ): Promise<void> {
    return this.orNone(request, response, async () => {
      const { tag, places } = await this.pages.replayDrawing(visitOf(request, code), word(of), n, sheet);
      sendKept(request, response, { tag: `${tag}-places`, type: 'application/json; charset=utf-8', zipped: places });
    });
  }

  @Get(':sheet.svg')
  drawing(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Param('sheet') sheet: string,
    @Query('turn') turn?: unknown,
  ): Promise<void> {
    return this.orNone(request, response, async () => {
      const drawing = await this.pages.drawing(visitOf(request, code), sheet, stepOf(turn));
      sendKept(request, response, { type: SVG, ...drawing });
    });
  }

  /** The answer, or the page that says that there is none: always the same. */
  private async orNone(request: Request, response: Response, answer: () => Promise<unknown>): Promise<void> {
    if (this.looks.wait(askerOf(request), this.clock.now()) > 0)
      throw new HttpException('Too fast: a moment, please.', 429);
    try {
      await answer();
    } catch (error) {
      if (!NONE.some((kind) => error instanceof kind)) throw error;
      response.status(404).render('watch-none');
    }
  }
}

const SVG = 'image/svg+xml; charset=utf-8';
const NONE = [NothingToWatch, NoSuchMoment, NoSuchSheet];

/** A word of the address may be given twice, which makes a list of it: that is no seat. */
const word = (value: unknown): string | undefined =>
  value === undefined ? undefined : typeof value === 'string' ? value : '';

/** Which game-turn is wanted; undefined: the last. @throws NothingToWatch for what is none */
function stepOf(turn: unknown): number | undefined {
  if (turn === undefined) return undefined;
  if (typeof turn !== 'string' || !/^[1-9]\d{0,3}$/.test(turn)) throw new NothingToWatch();
  return Number(turn);
}

const visitOf = (request: Request, code: string): Visit => ({ code, asker: `from ${askerOf(request)}` });
