import { Body, Controller, ForbiddenException, Get, HttpCode, HttpException, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { GuardedApi } from '../access/guarded';
import { By, type Allowed } from '../access/needs';
import { described } from '../api/described';
import { Clock } from '../config/clock';
import { Pace } from '../config/pace';
import { PageOrders } from '../web/page-orders';
import { SeatFiles } from '../web/seat-files';
import { SeatPages } from '../web/seat-pages';
import { postedSchema, readPosted, readTyped, typedSchema } from '../web/typed-orders';
import { OwnSeats } from './own-seats';
import { OrdersAnswer, OwnGame, SeatAnswer } from './play-answers';

const LOOKING = { burst: 60, everyMs: 1_000 };
const SENDING = { burst: 10, everyMs: 6_000 };

/** A player's own games, for his programs: what his page shows, and orders as he would write them. */
@GuardedApi('play', 'play')
@Controller('api/play')
export class PlayController {
  private readonly looks = new Pace(LOOKING);
  private readonly sendings = new Pace(SENDING);

  constructor(
    private readonly seats: OwnSeats,
    private readonly pages: SeatPages,
    private readonly orders: PageOrders,
    private readonly files: SeatFiles,
    private readonly clock: Clock,
  ) {}

  @Get('games')
  @ApiOperation({ summary: 'Your games, the first due first, and whether you are asked something' })
  @ApiOkResponse({ type: [OwnGame] })
  list(@By() { caller }: Allowed): Promise<OwnGame[]> {
    return this.seats.list(this.paced(caller.personId, this.looks));
  }

  @Get('games/:game')
  @ApiOperation({
    summary: 'What your side knows: what is asked, orders that would be legal, the report, the position',
  })
  @ApiOkResponse({ type: SeatAnswer })
  async look(@Param('game') game: string, @By() { caller }: Allowed): Promise<SeatAnswer> {
    const seat = await this.seats.open(this.paced(caller.personId, this.looks), game);
    return this.pages.page(seat);
  }

  @Get('games/:game/file')
  @ApiOperation({
    summary:
      'The game as a file: once it is over all of it, as `despatch verify` takes it; while it runs what your side knows and what you have sent',
  })
  @ApiOkResponse({ schema: { type: 'object', description: '`format`: `despatch-game/1` or `despatch-seat/1`' } })
  async file(@Param('game') game: string, @By() { caller }: Allowed): Promise<object> {
    return this.files.of(await this.seats.open(this.paced(caller.personId, this.sendings), game));
  }

  @Post('games/:game/check')
  @HttpCode(200)
  @ApiOperation({ summary: 'What orders would come to; nothing is written' })
  @ApiBody(described(typedSchema))
  @ApiOkResponse({ type: OrdersAnswer })
  async check(@Param('game') game: string, @Body() body: unknown, @By() { caller }: Allowed): Promise<OrdersAnswer> {
    const seat = await this.seats.open(this.paced(caller.personId, this.looks), game);
    return (await this.orders.check(seat, readTyped(body))).receipt;
  }

  @Post('games/:game/orders')
  @HttpCode(200)
  @ApiOperation({ summary: 'Orders, as in a mail; the same `mark` again does nothing. The receipt goes by mail, too' })
  @ApiBody(described(postedSchema))
  @ApiOkResponse({ type: OrdersAnswer })
  async send(@Param('game') game: string, @Body() body: unknown, @By() { caller }: Allowed): Promise<OrdersAnswer> {
    const seat = await this.seats.open(this.paced(caller.personId, this.sendings), game);
    const { mark, ...typed } = readPosted(body);
    return this.orders.send(seat, typed, mark);
  }

  /** Who asks, if he keeps to his pace. @throws ForbiddenException for a key that is no player's, HttpException (429) */
  private paced(personId: string | null, pace: Pace): string {
    if (personId === null) throw new ForbiddenException('That takes a key of a player: he makes one on his page.');
    const wait = pace.wait(personId, this.clock.now());
    if (wait > 0) throw new HttpException(`Too fast: try again in ${Math.ceil(wait / 1000)} seconds.`, 429);
    return personId;
  }
}
