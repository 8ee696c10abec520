import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { GuardedPages } from '../access/guarded';
import { By, Needs, type Allowed } from '../access/needs';
import { Act } from '../audit/act';
import { Acting } from './acting.service';
import { EventPages } from './event-page.service';
import { Events } from './events.service';
import { readNewEvent } from './new-event';
import { eventOf, type Form } from './round-forms';
import { triedOn } from './tried';

/** The page of the events of a club, for those who have a role there. */
@GuardedPages('games:read')
@Controller('clubs/:club/rounds')
export class EventsPageController {
  constructor(
    private readonly pages: EventPages,
    private readonly events: Events,
    private readonly acting: Acting,
  ) {}

  @Get()
  async show(@Res() response: Response, @Param('club') club: string, @By() { caller }: Allowed): Promise<void> {
    response.render('events', await this.pages.list(club, caller, {}));
  }

  @Post()
  @Act('a new event: :name')
  @Needs('games:write')
  async make(
    @Res() response: Response,
    @Param('club') club: string,
    @By() { caller }: Allowed,
    @Body() form: Form | undefined,
  ): Promise<void> {
    const said = await triedOn(response, async () => {
      const wish = readNewEvent({ moderator: await this.acting.moderator(caller), ...eventOf(form) });
      const { event } = await this.events.make(club, wish, await this.acting.name(caller));
      return { to: `/clubs/${club}/rounds/${event.handle}` };
    });
    if ('to' in said) return response.redirect(303, said.to);
    response.render('events', await this.pages.list(club, caller, said));
  }
}
