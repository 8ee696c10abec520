import {
  Body,
  Controller,
  Get,
  Inject,
  NotFoundException,
  Param,
  ParseUUIDPipe,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { OwnPageGuard, PageForm } from '../access/own-page.guard';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
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

  @PageForm('enter')
  enter(@Req() request: Request, @Res() response: Response, @Body() body: { key?: unknown } | undefined): void {
    const cookie = this.door.enter(request, typeof body?.key === 'string' ? body.key : '');
    if (!cookie) return response.status(401).render('organiser-door', { wrong: true });
    const secure = this.settings.publicUrl.startsWith('https:');
    const { name, value, maxAgeMs: maxAge } = cookie;
    response.cookie(name, value, { path: PATH, httpOnly: true, sameSite: 'strict', secure, maxAge });
    response.redirect(303, PATH);
  }

  /** As a file that no browser shows: anybody may have written it. */
  @Get('mails/:id.eml')
  @UseGuards(OrganiserGuard)
  async mail(@Param('id', ParseUUIDPipe) id: string, @Res() response: Response): Promise<void> {
    const raw = await this.pages.mail(id);
    if (!raw) throw new NotFoundException('There is no such mail.');
    response.setHeader('Content-Type', 'message/rfc822');
    response.setHeader('Content-Disposition', `attachment; filename="${id}.eml"`);
    response.end(raw);
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
