import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { HealthRepository } from './health.repository';

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(private readonly health: HealthRepository) {}

  @Get('healthz')
  @ApiOperation({ summary: 'The process is alive' })
  alive(): { status: string } {
    return { status: 'ok' };
  }

  @Get('readyz')
  @ApiOperation({ summary: 'The process can work: its database answers' })
  async ready(): Promise<{ status: string }> {
    if (await this.health.answers()) return { status: 'ok' };
    throw new ServiceUnavailableException('the database does not answer');
  }
}
