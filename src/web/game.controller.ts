import { randomUUID } from 'node:crypto';
import {
  Body,
  Controller,
  ForbiddenException,
  Get,
  HttpCode,
  HttpException,
  Inject,
  Param,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PageForm } from '../access/own-page.guard';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import type { SeatTouch } from '../reports/touch';
import { sendKept } from './kept';
import { Pace } from '../config/pace';
import { PageOrders, type Checked } from './page-orders';
import { NotConfirmed, NotOpened, SeatDoor, type OpenSeat } from './seat-door';
import { SeatPages } from './seat-pages';
import { receiptPage } from './receipt-page';
import { readForm, readPosted, readTyped } from './typed-orders';

const WATCHES =
  "You are the understudy of this seat: you see what it sees. Orders are its player's, until the organiser gives you the seat.";
const CHECKS = { burst: 40, everyMs: 500 };
const SENDINGS = { burst: 6, everyMs: 10_000 };

/** The page of a game, for the player who sits at one of its seats. */
@ApiExcludeController()
@Controller('g/:code')
export class GameController {
  private readonly checks = new Pace(CHECKS);
  private readonly sendings = new Pace(SENDINGS);

  constructor(
    private readonly door: SeatDoor,
    private readonly pages: SeatPages,
    private readonly orders: PageOrders,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  async page(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Query('side') side?: string,
  ) {
    const seat = await this.door.seatOf(request, code, side).catch(shut(response));
    if (seat) response.render('game', await this.pages.page(seat));
  }

  @Get('news')
  async news(@Req() request: Request, @Param('code') code: string, @Query('side') side?: string) {
    const seat = await this.door.seatOf(request, code, side);
    this.keepPace(this.checks, seat);
    return { stamp: await this.pages.stamp(seat) };
  }

  @Get('touch')
  async touch(
    @Req() request: Request,
    @Param('code') code: string,
    @Query('side') side?: string,
    @Query('picked') picked?: unknown,
  ): Promise<SeatTouch> {
    const seat = await this.door.seatOf(request, code, side);
    this.keepPace(this.checks, seat);
    return this.pages.touch(seat, pickedOf(picked));
  }

  @Get('sheets/:sheet.svg')
  async drawing(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Param('sheet') sheet: string,
    @Query('side') side?: string,
  ) {
    const seat = await this.door.seatOf(request, code, side);
    const { tag, svg } = await this.pages.drawing(seat, sheet);
    sendKept(request, response, { tag, type: 'image/svg+xml; charset=utf-8', zipped: svg });
  }

  @Get('sheets/:sheet.json')
  async places(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Param('sheet') sheet: string,
    @Query('side') side?: string,
  ) {
    const seat = await this.door.seatOf(request, code, side);
    const { tag, places } = await this.pages.drawing(seat, sheet);
    sendKept(request, response, { tag: `${tag}-places`, type: 'application/json; charset=utf-8', zipped: places });
  }

  @PageForm('check')
  @HttpCode(200)
  async check(
    @Req() request: Request,
    @Param('code') code: string,
    @Query('side') side: string | undefined,
    @Body() body: unknown,
  ): Promise<Checked> {
    const seat = await this.door.seatOf(request, code, side);
    this.keepPace(this.checks, seat);
    return this.orders.check(seat, readTyped(body));
  }

  /** To the page's script the receipt is told as it is; to a form that a browser sent without one, as a page. */
  @PageForm('orders')
  @HttpCode(200)
  async send(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Query('side') side: string | undefined,
    @Body() body: unknown,
  ): Promise<void> {
    const plain = request.is('urlencoded') !== false;
    const seat = await this.door.seatOf(request, code, side).catch(plain ? shut(response) : thrown);
    if (!seat) return;
    this.keepPace(this.sendings, seat);
    if (seat.watches) throw new ForbiddenException(WATCHES);
    const { mark, ...typed } = plain ? readForm(body) : readPosted(body);
    await this.door.acts(request, seat);
    const receipt = await this.orders.send(seat, typed, mark);
    if (plain) response.render('receipt', receiptPage(seat, typed.text, receipt));
    else response.json({ receipt, mark: randomUUID() });
  }

  /** "I am still here": the word YES of a mail, by a button that needs no script. */
  @PageForm('still')
  async still(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Query('side') side?: string,
  ): Promise<void> {
    const seat = await this.door.seatOf(request, code, side).catch(shut(response));
    if (!seat) return;
    this.keepPace(this.sendings, seat);
    if (seat.watches) throw new ForbiddenException(WATCHES);
    await this.door.acts(request, seat);
    await this.orders.send(seat, { decision: 0, text: 'YES' }, randomUUID());
    response.redirect(303, `/g/${seat.game.code}${seat.both ? `?side=${seat.side}` : ''}`);
  }

  /** The page's script tells that somebody has touched it: to look at it proves no person. */
  @PageForm('here')
  @HttpCode(204)
  async here(@Req() request: Request, @Param('code') code: string, @Query('side') side?: string): Promise<void> {
    const seat = await this.door.seatOf(request, code, side);
    this.keepPace(this.checks, seat);
    if (seat.watches) return;
    await this.door.acts(request, seat);
    await this.orders.here(seat);
  }

  /** The link of a mail: leaves cookies and an address without the pass. */
  @Get(':pass')
  async enter(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Param('pass') pass: string,
  ) {
    const entered = await this.door.enter(request, code, pass).catch(shut(response));
    if (!entered) return;
    const path = `/g/${entered.game.code}`;
    const secure = this.settings.publicUrl.startsWith('https:');
    for (const { name, value, maxAge } of entered.cookies)
      response.cookie(name, value, { path, httpOnly: true, sameSite: 'lax', secure, maxAge });
    response.redirect(303, entered.both ? `${path}?side=${entered.side}` : path);
  }

  /** The button of the page that says that a browser is not known: looking at that page mails nothing. */
  @PageForm(':pass')
  async askForLink(@Res() response: Response, @Param('code') code: string, @Param('pass') pass: string) {
    const asked = await this.door.askForLink(code, pass).catch(shut(response));
    if (asked) response.status(200).render('confirm-device', { [asked]: true });
  }

  private keepPace(pace: Pace, { game, side }: OpenSeat): void {
    const wait = pace.wait(`${game.id}/${side}`, this.clock.now());
    if (wait > 0) throw new HttpException('Too fast: a moment, please.', 429);
  }
}

const thrown = (error: unknown): never => {
  throw error;
};

/** More than anybody picks at once. */
const MOST_PICKED = 60;

/** `?picked=a&picked=b`; anything else is nothing. */
function pickedOf(said: unknown): string[] {
  const all: unknown[] = Array.isArray(said) ? said : [said];
  return all.filter((id): id is string => typeof id === 'string').slice(0, MOST_PICKED);
}

/** Who has no pass, or not the right one, gets a page that tells where to find it. */
export function shut(response: Response) {
  return (error: unknown): null => {
    if (error instanceof NotConfirmed) {
      response.status(401).render('confirm-device', { ask: true });
      return null;
    }
    if (!(error instanceof NotOpened)) throw error;
    response.status(401).render('shut', { message: error.message });
    return null;
  };
}
