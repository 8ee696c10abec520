import { Body, Controller, Delete, Get, HttpCode, NotFoundException, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { GuardedApi } from '../../access/guarded';
import { By, type Allowed } from '../../access/needs';
import { Act } from '../../audit/act';
import { described } from '../../api/described';
import { ClubRepository } from '../../clubs/club.repository';
import { readWebhook } from './read-webhook';
import { NewWebhook, WebhookAnswer, webhookWish } from './webhook-answers';
import { Webhooks } from './webhooks.service';

/** What programs of a club are told: who is asked in its games since when, and that one is over. */
@GuardedApi('clubs', 'keys')
@Controller('api/clubs/:club/webhooks')
export class ClubWebhooksController {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly clubs: ClubRepository,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Addresses that are told of events' })
  @ApiOkResponse({ type: [WebhookAnswer] })
  async list(@Param('club') club: string): Promise<WebhookAnswer[]> {
    return this.webhooks.list(await this.owner(club));
  }

  @Post()
  @Act('a new webhook')
  @ApiOperation({ summary: 'Tell an address of events: {url}. Calls are signed, and tried again until they are taken' })
  @ApiBody(described(webhookWish))
  @ApiCreatedResponse({ type: NewWebhook })
  async make(@Param('club') club: string, @Body() wish: unknown, @By() { caller }: Allowed): Promise<NewWebhook> {
    return this.webhooks.make(await this.owner(club), readWebhook(wish), caller.personId);
  }

  @Delete(':id')
  @Act('takes a webhook away')
  @HttpCode(204)
  @ApiOperation({ summary: 'It is told nothing more' })
  async remove(@Param('club') club: string, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    if (!(await this.webhooks.remove(await this.owner(club), id)))
      throw new NotFoundException('There is no such webhook.');
  }

  private async owner(club: string): Promise<{ clubId: string }> {
    return { clubId: (await this.clubs.byHandle(club)).id };
  }
}
