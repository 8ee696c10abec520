import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { HealthService } from './health.service';
import type { Health } from './health.service';

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('healthz')
  @ApiOperation({ summary: 'The process is alive' })
  alive(): { status: string } {
    return { status: 'ok' };
  }

  @Get('readyz')
  @ApiOperation({ summary: 'The process can work; what is not right, if it cannot' })
  async ready(@Res({ passthrough: true }) response: Response): Promise<Health> {
    const health = await this.health.now();
    if (health.status === 'not ready') response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return health;
  }
}
