import { Controller, ForbiddenException, Get, Header, Inject, Req, UnauthorizedException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { SETTINGS } from '../config/config.module';
import { asksFromHere } from '../config/asker';
import { KeyGuesses, bearerOf } from '../config/key-guesses';
import type { Settings } from '../config/settings';
import { StandingGauges } from './standing-gauges';

/** `/metrics` for Prometheus: for this machine, and with `METRICS_TOKEN` for whoever has it. */
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly gauges: StandingGauges,
    private readonly guesses: KeyGuesses,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  metrics(@Req() request: Request): Promise<string> {
    const { metricsToken } = this.settings;
    if (!asksFromHere(request)) this.checkToken(request, metricsToken);
    return this.gauges.text();
  }

  private checkToken(request: Request, token: string | null): void {
    if (token === null) throw new ForbiddenException('Metrics are for this machine, or need METRICS_TOKEN.');
    if (!this.guesses.isRight(request, bearerOf(request), token))
      throw new UnauthorizedException('Metrics need the bearer token METRICS_TOKEN.');
  }
}
