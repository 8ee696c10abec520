import { Body, Controller, Get, Param, ParseUUIDPipe, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PageForm } from '../access/own-page.guard';
import { Devices } from '../access/devices';
import { BadGame } from '../games/new-game';
import { MyPage } from './my-page.service';
import { readWishes } from './my-wishes';

/** What is said above the page. */
interface Said {
  told?: string;
  wrong?: string;
  newKey?: string;
}

/** A person's own page: his games, his clubs, how he wants his mails, his browsers. */
@ApiExcludeController()
@Controller('me')
export class MeController {
  constructor(
    private readonly devices: Devices,
    private readonly page: MyPage,
  ) {}

  @Get()
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.render(request, response, {});
  }

  @PageForm('wishes')
  async wishes(@Req() request: Request, @Res() response: Response, @Body() body: unknown): Promise<void> {
    const [device] = await this.devices.signedIn(request);
    if (!device) return response.redirect(303, '/sign-in');
    try {
      await this.page.change(device.personId, readWishes(body));
    } catch (error) {
      if (!(error instanceof BadGame)) throw error;
      response.status(400);
      return this.render(request, response, { wrong: error.message });
    }
    await this.render(request, response, { told: 'It is kept, for all your games.' });
  }

  /** A key for his own programs, shown this once. */
  @PageForm('keys')
  async makeKey(@Req() request: Request, @Res() response: Response, @Body() body: { name?: unknown } | undefined) {
    const [device] = await this.devices.signedIn(request);
    if (!device) return response.redirect(303, '/sign-in');
    const name = typeof body?.name === 'string' ? body.name.trim().slice(0, 80) : '';
    const { key } = await this.page.makeKey(device.personId, name || 'a program of mine');
    await this.render(request, response, { newKey: key });
  }

  @PageForm('keys/:id/revoke')
  async revokeKey(@Req() request: Request, @Res() response: Response, @Param('id', ParseUUIDPipe) id: string) {
    const [device] = await this.devices.signedIn(request);
    if (device) await this.page.revokeKey(device.personId, id);
    response.redirect(303, '/me');
  }

  @PageForm('take/:code/:side')
  async take(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Param('side') side: string,
  ): Promise<void> {
    const [device] = await this.devices.signedIn(request);
    if (!device) return response.redirect(303, '/sign-in');
    const taken = await this.page.take(device.personId, code, side);
    const note = taken ? { told: 'The seat is yours.' } : { wrong: 'That seat is open to you no more.' };
    if (!taken) response.status(409);
    await this.render(request, response, note);
  }

  /** Leaves the service for good; the name is typed, so that nobody does it by a slip. */
  @PageForm('leave')
  async leave(@Req() request: Request, @Res() response: Response, @Body() body: { name?: unknown } | undefined) {
    const [device] = await this.devices.signedIn(request);
    if (!device) return response.redirect(303, '/sign-in');
    const typed = typeof body?.name === 'string' ? body.name : '';
    const wrong = await this.page.leave(device.personId, typed).then(
      (left) => (left ? null : 'Type your name as it stands above. Nothing was done.'),
      (error: unknown) => {
        if (!(error instanceof BadGame)) throw error;
        return error.message;
      },
    );
    if (wrong === null) return response.render('left');
    response.status(400);
    await this.render(request, response, { wrong });
  }

  @PageForm('devices/:id/revoke')
  async revoke(
    @Req() request: Request,
    @Res() response: Response,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<void> {
    const [device] = await this.devices.signedIn(request);
    if (device) await this.page.revoke(device.personId, id);
    response.redirect(303, '/me');
  }

  private async render(request: Request, response: Response, note: Said): Promise<void> {
    const [device] = await this.devices.signedIn(request);
    if (!device) return response.redirect(303, '/sign-in');
    response.render('me', { ...(await this.page.of(device)), ...note });
  }
}
