import { Body, Controller, Get, Inject, Param, ParseUUIDPipe, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { OwnPageGuard } from '../web/own-page.guard';
import { readLift } from './lift-wish';
import { OrganiserDoor } from './organiser-door';
import { OrganiserGuard } from './organiser.guard';
import { OrganiserPages } from './organiser-pages.service';
import { UndeliveredService } from './undelivered.service';

const PATH = '/organiser';

/** The page for organisers, behind the key of the API. */
@ApiExcludeController()
@Controller('organiser')
export class OrganiserController {
  constructor(
    private readonly door: OrganiserDoor,
    private readonly pages: OrganiserPages,
    private readonly undelivered: UndeliveredService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!this.door.isOpen(request)) return response.status(401).render('organiser-door', { wrong: false });
    response.render('organiser', await this.pages.page());
  }

  @Post('enter')
  @UseGuards(OwnPageGuard)
  enter(@Body() body: { key?: unknown }, @Res() response: Response): void {
    const cookie = this.door.enter(typeof body.key === 'string' ? body.key : '');
    if (!cookie) return response.status(401).render('organiser-door', { wrong: true });
    const secure = this.settings.publicUrl.startsWith('https:');
    const { name, value, maxAgeMs: maxAge } = cookie;
    response.cookie(name, value, { path: PATH, httpOnly: true, sameSite: 'strict', secure, maxAge });
    response.redirect(303, PATH);
  }

  @Post('dead-letters/:id/retry')
  @UseGuards(OwnPageGuard, OrganiserGuard)
  async retry(@Param('id', ParseUUIDPipe) id: string, @Res() response: Response): Promise<void> {
    await this.undelivered.retry(id);
    response.redirect(303, PATH);
  }

  @Post('lift')
  @UseGuards(OwnPageGuard, OrganiserGuard)
  async lift(@Body() body: unknown, @Res() response: Response): Promise<void> {
    await this.undelivered.lift(readLift(body));
    response.redirect(303, PATH);
  }
}
