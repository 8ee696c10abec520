import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { GuardedApi } from '../access/guarded';
import { described } from '../api/described';
import { Act } from '../audit/act';
import { AddressesService } from './addresses.service';
import type { AddressesOf } from './addresses.service';
import { AddressesAnswer } from './moderation-answers';
import { address, readAddress } from './wishes';

/** For players who can no longer write from the address they are registered with. */
@GuardedApi('moderation', 'people')
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
