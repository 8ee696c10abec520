import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { ReminderWishes } from '../mail/reminder-wishes';

/**
 * The page behind List-Unsubscribe. Looking at it changes nothing, for mail scanners follow every link; a POST is the
 * button of the page or of a mail program (RFC 8058), which brings no cookie and waits for no second page.
 */
@ApiExcludeController()
@Controller('g/:code/mute/:pass')
export class MuteController {
  constructor(private readonly wishes: ReminderWishes) {}

  @Get()
  async page(@Res() response: Response, @Param('code') code: string, @Param('pass') pass: string): Promise<void> {
    const wish = await this.wishes.find(code, pass);
    response.status(wish ? 200 : 404).render('mute', { wish, changed: false });
  }

  @Post()
  @HttpCode(200)
  async change(
    @Res() response: Response,
    @Param('code') code: string,
    @Param('pass') pass: string,
    @Body() body: { reminders?: string } | undefined,
  ): Promise<void> {
    const wish = await this.wishes.find(code, pass);
    const muted = body?.reminders !== 'on';
    if (wish) await this.wishes.change(wish, muted);
    response.status(wish ? 200 : 404).render('mute', { wish: wish && { ...wish, muted }, changed: true });
  }
}
