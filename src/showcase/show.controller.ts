import { createHash } from 'node:crypto';
import { Controller, Get, HttpException, NotFoundException, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { askerOf } from '../config/asker';
import { Clock } from '../config/clock';
import { Pace } from '../config/pace';
import { WholeNumberPipe } from '../config/whole-number';
import { sendKept } from '../web/kept';
import type { Show } from './draw-shown';
import { NothingShown, Showcase } from './showcase';

/** A film of twenty pictures a system, and somebody who steps through it. */
const LOOKS = { burst: 120, everyMs: 200 };

/** A film as the script of the front page reads it; its pictures lie beside it by their numbers. */
export interface ShownFilm {
  frames: { moment: string; lines: string[] }[];
  window: readonly number[];
  result: string;
  exchange: Show['exchange'];
}

/** The games of the bots on the front page: nothing of any game that people play. */
@ApiExcludeController()
@Controller('show')
export class ShowController {
  private readonly looks = new Pace(LOOKS);

  constructor(
    private readonly showcase: Showcase,
    private readonly clock: Clock,
  ) {}

  @Get(':system.json')
  async film(@Req() request: Request, @Param('system') system: string): Promise<ShownFilm> {
    const { frames, window, result, exchange } = await this.show(request, system);
    return { frames: frames.map(({ moment, lines }) => ({ moment, lines })), window, result, exchange };
  }

  @Get(':system/:n.svg')
  async picture(
    @Req() request: Request,
    @Res() response: Response,
    @Param('system') system: string,
    @Param('n', WholeNumberPipe) n: number,
  ): Promise<void> {
    const frame = (await this.show(request, system)).frames[n];
    if (!frame) throw new NotFoundException('There is no such picture.');
    const zipped = Buffer.from(frame.svg);
    const tag = createHash('sha256').update(zipped).digest('hex').slice(0, 24);
    sendKept(request, response, { tag, type: 'image/svg+xml; charset=utf-8', zipped });
  }

  private async show(request: Request, system: string): Promise<Show> {
    if (this.looks.wait(askerOf(request), this.clock.now()) > 0)
      throw new HttpException('Too fast: a moment, please.', 429);
    return this.showcase.of(system).catch((error: unknown) => {
      throw error instanceof NothingShown ? new NotFoundException('There is no such game to look at.') : error;
    });
  }
}
