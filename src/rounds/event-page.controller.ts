import {
  Body,
  Controller,
  Get,
  Param,
  ParseUUIDPipe,
  Post,
  Req,
  Res,
  UseGuards,
  NotFoundException,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AccessGuard } from '../access/access.guard';
import { By, Needs, type Allowed } from '../access/needs';
import { Act } from '../audit/act';
import { Clock } from '../config/clock';
import { Acting } from './acting.service';
import { gamesCsv, standingsCsv } from './csv-files';
import { EventAnswers } from './event-answers.service';
import { EventPages } from './event-page.service';
import { Events } from './events.service';
import { readNewEntrant, readNewPanel, readNewResult, readNewRound, readNewSeat } from './new-event';
import { Panels } from './panels.service';
import { Results } from './results.service';
import { standingLines } from './results-view';
import { daysFrom, peopleIn, resultOf, text, ticked, type Form } from './round-forms';
import { Seats } from './seats.service';
import { RoundStarts } from './starts.service';
import { triedOn } from './tried';

/** What a form of the page is sent with. */
interface Sent {
  request: Request;
  response: Response;
  club: string;
  event: string;
}

/** Who acts on which event; `rules`: his person. */
interface Acts {
  club: string;
  event: string;
  by: string;
  rules: string | null;
}

/** The page of an event: results for everybody, and for organisers all that they do there. */
@ApiExcludeController()
@Controller('clubs/:club/rounds/:event')
export class EventPageController {
  constructor(
    private readonly pages: EventPages,
    private readonly events: Events,
    private readonly seats: Seats,
    private readonly starts: RoundStarts,
    private readonly panels: Panels,
    private readonly results: Results,
    private readonly answers: EventAnswers,
    private readonly acting: Acting,
    private readonly clock: Clock,
  ) {}

  @Get()
  async show(
    @Req() request: Request,
    @Res() response: Response,
    @Param('club') club: string,
    @Param('event') event: string,
  ) {
    response.render('event', await this.pages.of(request, club, event));
  }

  @Get('standings.csv')
  async standings(
    @Req() request: Request,
    @Res() response: Response,
    @Param('club') club: string,
    @Param('event') event: string,
  ) {
    const { whole, call } = await this.pages.file(request, club, event);
    response.attachment(`${whole.event.handle}-standings.csv`).type('text/csv');
    response.send(standingsCsv(standingLines(whole, call)));
  }

  @Get('games.csv')
  async games(
    @Req() request: Request,
    @Res() response: Response,
    @Param('club') club: string,
    @Param('event') event: string,
  ) {
    const { whole, call } = await this.pages.file(request, club, event);
    response.attachment(`${whole.event.handle}-games.csv`).type('text/csv');
    response.send(gamesCsv(this.answers.games(whole, call)));
  }

  /** All that the organiser does on the page, by the name of its form. */
  @Post(':what')
  @Act('event :event: :what')
  @UseGuards(AccessGuard)
  @Needs('games:write')
  async act(
    @Req() request: Request,
    @Res() response: Response,
    @Param() { club, event, what }: { club: string; event: string; what: string },
    @By() { caller }: Allowed,
    @Body() form: Form | undefined,
  ): Promise<void> {
    const by = await this.acting.name(caller);
    const done = new Map(Object.entries(this.deeds({ club, event, by, rules: caller.personId }))).get(what);
    await this.tried({ request, response, club, event }, () =>
      done ? done(form) : Promise.reject(new NotFoundException()),
    );
  }

  @Post('entrants/:entrant/seat')
  @Act('event :event: an entrant is :state')
  @UseGuards(AccessGuard)
  @Needs('games:write')
  async seat(
    @Req() request: Request,
    @Res() response: Response,
    @Param('entrant', ParseUUIDPipe) id: string,
    @Param() { club, event }: { club: string; event: string },
    @By() { caller }: Allowed,
    @Body() form: Form | undefined,
  ): Promise<void> {
    await this.tried({ request, response, club, event }, async () => {
      const { state } = readNewSeat({ state: text(form, 'state') });
      await this.seats.byOrganiser(club, event, { id, answer: state, by: await this.acting.name(caller) });
      return 'It is kept, and he is told.';
    });
  }

  private deeds({ club, event, by, rules }: Acts): Record<string, (form: Form | undefined) => Promise<string>> {
    const now = this.clock.now();
    return {
      entrants: async (form) => {
        for (const person of ticked(form, 'member', 'people'))
          await this.events.add(club, event, readNewEntrant(person), by);
        return 'They are entered.';
      },
      seeds: async () => {
        await this.events.seedByRating(club, event, by);
        return 'Seeded by rating.';
      },
      rounds: async (form) => {
        const endsAt = daysFrom(form, 'ends', now);
        const wish = readNewRound({ confirmBy: daysFrom(form, 'answers', now), ...(endsAt ? { endsAt } : {}) });
        const { number: n } = await this.seats.open(club, event, wish, by);
        return `Round ${n} is opened: everybody is asked by mail.`;
      },
      start: async () => {
        await this.starts.start(club, event, by);
        return 'The round has begun; its games are made.';
      },
      panel: async (form) => {
        const games = [form?.['games'] ?? []].flat();
        const wish = {
          members: peopleIn(form, 'members'),
          by: daysFrom(form, 'days', now),
          ...(games.length > 0 ? { games } : {}),
        };
        return `The panel is asked about ${(await this.panels.convene(club, event, readNewPanel(wish), { by, personId: rules })).join(', ')}.`;
      },
      result: async (form) => {
        const { code, wish } = resultOf(form) as { code: string; wish: object };
        await this.results.rule(club, event, { code, wish: readNewResult(wish), by, rules });
        return `Game ${code} has its result; both players are told.`;
      },
      end: async () => {
        await this.results.close(club, event, by);
        return 'The event is over.';
      },
    };
  }

  private async tried({ request, response, club, event }: Sent, act: () => Promise<string>): Promise<void> {
    const said = await triedOn(response, async () => ({ told: await act() }));
    response.render('event', await this.pages.of(request, club, event, said));
  }
}
