import { Body, Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PageForm } from '../access/own-page.guard';
import { Devices } from '../access/devices';
import { SignIn } from '../access/sign-in';
import { Clock } from '../config/clock';
import { Tokens, type Matter } from '../post/tokens';
import { momentText } from '../wording/when';
import { readNewSeat } from './new-event';
import { Panels } from './panels.service';
import { number, text, type Form } from './round-forms';
import { Seats } from './seats.service';
import { triedOn } from './tried';

const MOST_REASON = 2_000;

/** Pages behind the links of mails about rounds. Looking at them changes nothing: scanners of mails follow links. */
@ApiExcludeController()
@Controller('rounds')
export class MatterPagesController {
  constructor(
    private readonly seats: Seats,
    private readonly panels: Panels,
    private readonly tokens: Tokens,
    private readonly devices: Devices,
    private readonly signIn: SignIn,
    private readonly clock: Clock,
  ) {}

  @Get('entry/:token')
  async entry(@Res() response: Response, @Param('token') token: string): Promise<void> {
    await this.showEntry(response, token, {});
  }

  @PageForm('entry/:token')
  async seat(@Res() response: Response, @Param('token') token: string, @Body() form: Form | undefined): Promise<void> {
    const id = this.idOf('entry', token);
    const said = id
      ? await triedOn(response, async () => ({
          told: await this.seats.byPage(id, readNewSeat({ state: text(form, 'state') }).state),
        }))
      : {};
    await this.showEntry(response, token, said);
  }

  private async showEntry(response: Response, token: string, said: object): Promise<void> {
    const id = this.idOf('entry', token);
    const seen = id ? await this.seats.seen(id) : null;
    if (!seen) return response.status(404).render('entry', { event: null });
    const { whole, entrant, round } = seen;
    const asked = round?.state === 'confirming' && round.confirmBy > this.clock.now() && entrant.state !== 'withdrawn';
    response.render('entry', {
      ...{ event: whole.event, entrant, asked, ...said },
      round: round?.number,
      until: round ? momentText(round.confirmBy, entrant.zone) : '',
      state: { [entrant.state]: true },
      mayLeave: entrant.state !== 'withdrawn' && whole.event.state !== 'over',
    });
  }

  @Get('panel/:token')
  async panel(@Req() request: Request, @Res() response: Response, @Param('token') token: string): Promise<void> {
    await this.showPanel(request, response, token, {});
  }

  @PageForm('panel/:token')
  async value(
    @Req() request: Request,
    @Res() response: Response,
    @Param('token') token: string,
    @Body() form: Form | undefined,
  ): Promise<void> {
    const found = await this.askedAt(request, token);
    const asked = found === 'stranger' ? null : found;
    const side = asked?.sides.find((s) => s.side === text(form, 'side'))?.side;
    const value = number(form, 'value') ?? NaN;
    if (!asked || side === undefined || !(Math.abs(value) <= 1)) {
      response.status(400);
      return this.showPanel(request, response, token, { wrong: 'Choose a side, and a value from -1 to 1.' });
    }
    const answer = { side, value, reason: text(form, 'reason').slice(0, MOST_REASON) };
    await this.showPanel(request, response, token, { told: await this.panels.byPage(asked.panelist.id, answer) });
  }

  /** The button of the page that says that a browser is not known. */
  @PageForm('panel/:token/link')
  async askForLink(@Res() response: Response, @Param('token') token: string): Promise<void> {
    const id = this.idOf('panel', token);
    const asked = id ? await this.panels.asked(id) : null;
    if (!asked) return response.status(404).render('panel', { panelist: null });
    const became = await this.signIn.askFor(asked.panelist.personId, `/rounds/panel/${token}`);
    response.status(200).render('confirm-device', { [became]: true });
  }

  private async showPanel(request: Request, response: Response, token: string, said: object): Promise<void> {
    const asked = await this.askedAt(request, token);
    if (asked === 'stranger')
      return response.render('confirm-device', { ask: true, action: `/rounds/panel/${token}/link` });
    if (!asked) return response.status(404).render('panel', { panelist: null });
    const { panelist, sides } = asked;
    const open = panelist.panelBy !== null && panelist.panelBy > this.clock.now();
    response.render('panel', {
      ...{ panelist, open, ...said },
      until: panelist.panelBy ? momentText(panelist.panelBy, panelist.zone) : '',
      answered: panelist.answeredAt !== null,
      sides: sides.map((s) => ({ side: s.side, name: s.names[1] ?? s.side })),
    });
  }

  /** What the panelist of a link is asked, in a browser that is known as his: he sees what no player may. */
  private async askedAt(request: Request, token: string) {
    const id = this.idOf('panel', token);
    const asked = id ? await this.panels.asked(id) : null;
    if (!asked) return null;
    const { personId } = asked.panelist;
    const signedIn = (await this.devices.signedIn(request)).some((d) => d.personId === personId);
    if (signedIn || (await this.devices.knows(request, personId))) return asked;
    return 'stranger' as const;
  }

  private idOf(matter: Matter, token: string): string | null {
    const read = this.tokens.readMatter(token);
    return read?.matter === matter ? read.id : null;
  }
}
