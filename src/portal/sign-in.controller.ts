import { Body, Controller, Get, HttpCode, HttpException, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PageForm } from '../access/own-page.guard';
import { Devices } from '../access/devices';
import { SignIn } from '../access/sign-in';
import { askerOf } from '../config/asker';
import { Clock } from '../config/clock';
import { Pace } from '../config/pace';

/** Links that one network may ask for at once, and then one in so long. */
const ASKING = { burst: 10, everyMs: 60_000 };

/** The door for people: a link by mail, good once. Looking at it changes nothing: scanners of mails follow links. */
@ApiExcludeController()
@Controller('sign-in')
export class SignInController {
  private readonly pace = new Pace(ASKING);

  constructor(
    private readonly signIn: SignIn,
    private readonly devices: Devices,
    private readonly clock: Clock,
  ) {}

  @Get()
  page(@Res() response: Response): void {
    response.render('sign-in', { asked: false });
  }

  @PageForm()
  @HttpCode(200)
  async ask(@Req() request: Request, @Body() body: { email?: unknown } | undefined, @Res() response: Response) {
    if (this.pace.wait(askerOf(request), this.clock.now()) > 0)
      throw new HttpException('Too many links were asked for from your network: a few minutes, please.', 429);
    if (typeof body?.email === 'string') await this.signIn.ask(body.email);
    response.render('sign-in', { asked: true });
  }

  @PageForm('out')
  async out(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.devices.signOut(request);
    response.redirect(303, '/sign-in');
  }

  @Get(':token')
  async confirm(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const admitted = await this.signIn.look(token);
    response.status(admitted ? 200 : 410).render('sign-in-confirm', { admitted });
  }

  @PageForm(':token')
  async enter(@Req() request: Request, @Param('token') token: string, @Res() response: Response): Promise<void> {
    const entered = await this.signIn.use(request, token);
    if (!entered) return response.status(410).render('sign-in-confirm', { admitted: null });
    const { name, value, options } = entered.cookie;
    response.cookie(name, value, options);
    response.redirect(303, entered.back);
  }
}
