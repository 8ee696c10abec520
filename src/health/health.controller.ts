import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  @Get('healthz')
  @ApiOperation({ summary: 'The process is alive' })
  alive(): { status: string } {
    return { status: 'ok' };
  }

  @Get('readyz')
  @ApiOperation({ summary: 'The process can work: its database answers' })
  async ready(): Promise<{ status: string }> {
    try {
      await this.source.query('SELECT 1');
      return { status: 'ok' };
    } catch {
      throw new ServiceUnavailableException('the database does not answer');
    }
  }
}
