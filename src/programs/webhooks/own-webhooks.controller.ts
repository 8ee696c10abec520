import {
  Body,
  Controller,
  Delete,
  ForbiddenException,
  Get,
  HttpCode,
  NotFoundException,
  Param,
  ParseUUIDPipe,
  Post,
} from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { GuardedApi } from '../../access/guarded';
import { By, type Allowed } from '../../access/needs';
import { described } from '../../api/described';
import { readWebhook } from './read-webhook';
import { NewWebhook, WebhookAnswer, webhookWish } from './webhook-answers';
import { Webhooks } from './webhooks.service';

/** What the programs of a player are told: that he is asked, and that a game of his is over. */
@GuardedApi('play', 'play')
@Controller('api/play/webhooks')
export class OwnWebhooksController {
  constructor(private readonly webhooks: Webhooks) {}

  @Get()
  @ApiOperation({ summary: 'Your addresses that are told of events' })
  @ApiOkResponse({ type: [WebhookAnswer] })
  list(@By() { caller }: Allowed): Promise<WebhookAnswer[]> {
    return this.webhooks.list(ownerOf(caller.personId));
  }

  @Post()
  @ApiOperation({ summary: 'Tell an address that you are asked, or that a game of yours is over: {url}' })
  @ApiBody(described(webhookWish))
  @ApiCreatedResponse({ type: NewWebhook })
  make(@By() { caller }: Allowed, @Body() wish: unknown): Promise<NewWebhook> {
    return this.webhooks.make(ownerOf(caller.personId), readWebhook(wish), caller.personId);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'It is told nothing more' })
  async remove(@By() { caller }: Allowed, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    if (!(await this.webhooks.remove(ownerOf(caller.personId), id)))
      throw new NotFoundException('There is no such webhook.');
  }
}

/** @throws ForbiddenException for a key that is no player's */
function ownerOf(personId: string | null): { personId: string } {
  if (personId === null) throw new ForbiddenException('That takes a key of a player: he makes one on his page.');
  return { personId };
}
