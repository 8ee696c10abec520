import { Body, Controller, Get, HttpCode, NotFoundException, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { GuardedApi } from '../access/guarded';
import { described } from '../api/described';
import { lift, readLift } from './lift-wish';
import { Undelivered } from './undelivered';
import { UndeliveredService } from './undelivered.service';

/** Mail that did not arrive: what organisers see of it, and what they can do. */
@GuardedApi('mail', 'service')
@Controller('api/mail')
export class UndeliveredController {
  constructor(private readonly undelivered: UndeliveredService) {}

  @Get('undelivered')
  @ApiOperation({ summary: 'Dead letters, and addresses that nothing is sent to any more' })
  @ApiOkResponse({ type: Undelivered })
  all(): Promise<Undelivered> {
    return this.undelivered.all();
  }

  @Post('dead-letters/:id/retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a dead letter once more' })
  @ApiOkResponse({ schema: { type: 'object', properties: { waiting: { type: 'boolean' } } } })
  async retry(@Param('id', ParseUUIDPipe) id: string): Promise<{ waiting: true }> {
    if (!(await this.undelivered.retry(id))) throw new NotFoundException('There is no such dead letter.');
    return { waiting: true };
  }

  @Post('suppressed/lift')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let mail go to an address again: {email}. What was kept for it is sent' })
  @ApiBody(described(lift))
  @ApiOkResponse({ schema: { type: 'object', properties: { lifted: { type: 'boolean' } } } })
  async lift(@Body() wish: unknown): Promise<{ lifted: true }> {
    if (!(await this.undelivered.lift(readLift(wish)))) throw new NotFoundException('Mail goes to that address.');
    return { lifted: true };
  }
}
