import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { GuardedApi } from '../access/guarded';
import { By, Needs, type Allowed } from '../access/needs';
import { Act } from '../audit/act';
import { Acting } from './acting.service';
import { gamesCsv, standingsCsv } from './csv-files';
import { EventAnswers } from './event-answers.service';
import { Events } from './events.service';
import { readNewEntrant, readNewEvent, readNewPanel, readNewResult, readNewRound, readNewSeat } from './new-event';
import { BODIES, EVENT_EXAMPLES } from './new-event-docs';
import { Panels } from './panels.service';
import { Results } from './results.service';
import { callerFor, standingLines } from './results-view';
import {
  EntrantAnswer,
  EventAnswer,
  PanelAnswered,
  RatingAnswer,
  RoundAnswer,
  WholeEventAnswer,
} from './rounds-answers';
import { Seats } from './seats.service';
import { RoundStarts } from './starts.service';

/** Events of a club in rounds: seen by who sees its games, made and played by who makes them. */
@GuardedApi('rounds', 'games:write')
@Controller('api/clubs/:club/rounds')
export class RoundsController {
  constructor(
    private readonly events: Events,
    private readonly seats: Seats,
    private readonly starts: RoundStarts,
    private readonly panels: Panels,
    private readonly results: Results,
    private readonly answers: EventAnswers,
    private readonly acting: Acting,
  ) {}

  @Get()
  @Needs('games:read')
  @ApiOperation({ summary: 'The events of a club, the newest first' })
  @ApiOkResponse({ type: [EventAnswer] })
  list(@Param('club') club: string): Promise<EventAnswer[]> {
    return this.events.list(club);
  }

  @Post()
  @Act('a new event: :name')
  @ApiOperation({ summary: 'Make an event: matches with sides swapped, a round robin, or a Swiss event' })
  @ApiBody({ schema: BODIES.event, examples: EVENT_EXAMPLES })
  @ApiCreatedResponse({ type: WholeEventAnswer })
  async make(@Param('club') club: string, @Body() wish: unknown, @By() { caller }: Allowed): Promise<WholeEventAnswer> {
    return this.answers.whole(await this.events.make(club, readNewEvent(wish), await this.acting.name(caller)));
  }

  @Get('ratings')
  @Needs('games:read')
  @ApiOperation({ summary: 'Ratings of the people of a club, by system, and how reliable they are' })
  @ApiOkResponse({ type: [RatingAnswer] })
  ratings(@Param('club') club: string): Promise<RatingAnswer[]> {
    return this.answers.ratingsOf(club);
  }

  @Get(':event')
  @Needs('games:read')
  @ApiOperation({ summary: 'An event: entrants, rounds, games, standings' })
  @ApiOkResponse({ type: WholeEventAnswer })
  async one(@Param('club') club: string, @Param('event') event: string): Promise<WholeEventAnswer> {
    return this.answers.whole(await this.events.find(club, event));
  }

  @Post(':event/entrants')
  @Act('event :event: entrants')
  @ApiOperation({ summary: 'Enter somebody. A round that waits for answers asks him too' })
  @ApiBody({ schema: BODIES.entrant })
  @ApiCreatedResponse({ type: EntrantAnswer })
  async enter(
    @Param('club') club: string,
    @Param('event') event: string,
    @Body() wish: unknown,
    @By() { caller }: Allowed,
  ): Promise<EntrantAnswer> {
    return this.events.add(club, event, readNewEntrant(wish), await this.acting.name(caller));
  }

  @Post(':event/entrants/:entrant/seat')
  @Act('event :event: an entrant is :state')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Answer for an entrant: he is told. Also after the time for answers, while the round has not begun',
  })
  @ApiBody({ schema: BODIES.seat })
  @ApiNoContentResponse()
  async seat(
    @Param('club') club: string,
    @Param('event') event: string,
    @Param('entrant', ParseUUIDPipe) id: string,
    @Body() wish: unknown,
    @By() { caller }: Allowed,
  ): Promise<void> {
    await this.seats.byOrganiser(club, event, {
      id,
      answer: readNewSeat(wish).state,
      by: await this.acting.name(caller),
    });
  }

  @Post(':event/seeds')
  @Act('event :event: seeds')
  @HttpCode(204)
  @ApiOperation({ summary: 'Seed the entrants by rating, before the first round' })
  @ApiNoContentResponse()
  async seeds(@Param('club') club: string, @Param('event') event: string, @By() { caller }: Allowed): Promise<void> {
    return this.events.seedByRating(club, event, await this.acting.name(caller));
  }

  @Post(':event/rounds')
  @Act('event :event: round')
  @ApiOperation({ summary: 'Open the next round: every entrant is asked by mail whether he plays in it' })
  @ApiBody({ schema: BODIES.round })
  @ApiCreatedResponse({ type: RoundAnswer })
  async open(
    @Param('club') club: string,
    @Param('event') event: string,
    @Body() wish: unknown,
    @By() { caller }: Allowed,
  ): Promise<RoundAnswer> {
    return this.seats.open(club, event, readNewRound(wish), await this.acting.name(caller));
  }

  @Post(':event/start')
  @Act('event :event: start')
  @HttpCode(200)
  @ApiOperation({ summary: 'Begin the round: who has confirmed is paired, and the games are made' })
  @ApiOkResponse({ type: WholeEventAnswer })
  async start(
    @Param('club') club: string,
    @Param('event') event: string,
    @By() { caller }: Allowed,
  ): Promise<WholeEventAnswer> {
    return this.answers.whole(await this.starts.start(club, event, await this.acting.name(caller)));
  }

  @Post(':event/panel')
  @Act('event :event: panel')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Ask a panel of up to five what unfinished games are worth; nobody who plays in one values it',
  })
  @ApiBody({ schema: BODIES.panel })
  @ApiOkResponse({ type: PanelAnswered })
  async panel(
    @Param('club') club: string,
    @Param('event') event: string,
    @Body() wish: unknown,
    @By() { caller }: Allowed,
  ): Promise<PanelAnswered> {
    const convener = { by: await this.acting.name(caller), personId: caller.personId };
    return { games: await this.panels.convene(club, event, readNewPanel(wish), convener) };
  }

  @Post(':event/games/:code/result')
  @Act('event :event: a result by the organiser')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Give a game that has not ended its result, or say who has abandoned it. Both players are told',
  })
  @ApiBody({ schema: BODIES.result })
  @ApiNoContentResponse()
  async result(
    @Param('club') club: string,
    @Param('event') event: string,
    @Param('code') code: string,
    @Body() wish: unknown,
    @By() { caller }: Allowed,
  ): Promise<void> {
    return this.results.rule(club, event, {
      code,
      wish: readNewResult(wish),
      by: await this.acting.name(caller),
      rules: caller.personId,
    });
  }

  @Post(':event/end')
  @Act('event :event: end')
  @HttpCode(204)
  @ApiOperation({ summary: 'End an event before its last round' })
  @ApiNoContentResponse()
  async end(@Param('club') club: string, @Param('event') event: string, @By() { caller }: Allowed): Promise<void> {
    return this.results.close(club, event, await this.acting.name(caller));
  }

  @Get(':event/standings.csv')
  @Needs('games:read')
  @ApiOperation({ summary: 'The standings as CSV, with whole names' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async standings(
    @Res() response: Response,
    @Param('club') club: string,
    @Param('event') event: string,
  ): Promise<void> {
    const whole = await this.events.find(club, event);
    response.type('text/csv').send(standingsCsv(standingLines(whole, callerFor('full'))));
  }

  @Get(':event/games.csv')
  @Needs('games:read')
  @ApiOperation({ summary: 'The games as CSV, with whole names' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async games(@Res() response: Response, @Param('club') club: string, @Param('event') event: string): Promise<void> {
    const whole = await this.events.find(club, event);
    response.type('text/csv').send(gamesCsv(this.answers.games(whole, callerFor('full'))));
  }
}
