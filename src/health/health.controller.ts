import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { HealthService, type Health } from './health.service';

/** How it is: `ok`, and what is not right beside it. */
const STATUS = { schema: { type: 'object', properties: { status: { type: 'string' } } } };

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('healthz')
  @ApiOperation({ summary: 'The process is alive' })
  @ApiOkResponse(STATUS)
  alive(): { status: string } {
    return { status: 'ok' };
  }

  @Get('readyz')
  @ApiOperation({ summary: 'The process can work; what is not right, if it cannot' })
  @ApiOkResponse(STATUS)
  async ready(@Res({ passthrough: true }) response: Response): Promise<Health> {
    const health = await this.health.now();
    if (health.status === 'not ready') response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return health;
  }
}
