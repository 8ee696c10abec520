import { Controller, ForbiddenException, Get, Header, Inject, Req, UnauthorizedException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { SETTINGS } from '../config/config.module';
import { Keys } from '../config/keys';
import type { Settings } from '../config/settings';
import { StandingGauges } from './standing-gauges';

/** Set by what stands between us and the asker: then a connection from this machine is not somebody on this machine. */
const HANDED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

/** `/metrics` for Prometheus: with `METRICS_TOKEN` for whoever has it, without one for this machine only. */
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly gauges: StandingGauges,
    private readonly keys: Keys,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  metrics(@Req() request: Request): Promise<string> {
    const { metricsToken } = this.settings;
    if (metricsToken !== null) this.checkToken(request, metricsToken);
    else if (!fromHere(request)) throw new ForbiddenException('Metrics are for this machine, or need METRICS_TOKEN.');
    return this.gauges.text();
  }

  private checkToken({ headers }: Request, token: string): void {
    const given = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
    if (!this.keys.same(given, token)) throw new UnauthorizedException('Metrics need the bearer token METRICS_TOKEN.');
  }
}

function fromHere({ socket, headers }: Request): boolean {
  const local = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  return local && HANDED_ON.every((name) => headers[name] === undefined);
}
