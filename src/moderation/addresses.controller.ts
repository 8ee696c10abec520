import { Body, Controller, Param, Put, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { described } from '../api/described';
import { AccessGuard } from '../access/access.guard';
import { Act } from '../audit/act';
import { Needs } from '../access/needs';
import { AddressesService } from './addresses.service';
import type { AddressesOf } from './addresses.service';
import { AddressesAnswer } from './moderation-answers';
import { address, readAddress } from './wishes';

/** For players who can no longer write from the address they are registered with. */
@ApiTags('moderation')
@ApiBearerAuth()
@UseGuards(AccessGuard)
@Needs('people')
@Controller('api/games/:code')
export class AddressesController {
  constructor(private readonly addresses: AddressesService) {}

  @Put('seats/:side/address')
  @Act('a new address for :side')
  @ApiOperation({
    summary: "Where a player's mails go: {email}. The address before stays his; it is told. `moderator` is a side here",
  })
  @ApiBody(described(address))
  @ApiOkResponse({ type: AddressesAnswer })
  put(@Param('code') code: string, @Param('side') side: string, @Body() wish: unknown): Promise<AddressesOf> {
    return this.addresses.change(code, side, readAddress(wish).email);
  }
}
