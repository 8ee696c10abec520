import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { GuardedApi } from '../access/guarded';
import { By, type Allowed } from '../access/needs';
import { described } from '../api/described';
import { Act } from '../audit/act';
import { AddressesService, type AddressesOf } from './addresses.service';
import { AddressesAnswer } from './moderation-answers';
import { address, readAddress } from './wishes';

/** For players who can no longer write from the address they are registered with. */
@GuardedApi('moderation', 'people')
@Controller('api/games/:code')
export class AddressesController {
  constructor(private readonly addresses: AddressesService) {}

  @Put('seats/:side/address')
  @Act('asks for a new address for :side')
  @ApiOperation({
    summary:
      "Ask a player that his mails go elsewhere: {email}. Both addresses are told, and he himself says yes (`asked`). With the service's key it is done when he was silent for 14 days after that. `moderator` is a side here",
  })
  @ApiBody(described(address))
  @ApiOkResponse({ type: AddressesAnswer })
  put(
    @Param('code') code: string,
    @Param('side') side: string,
    @Body() wish: unknown,
    @By() { caller }: Allowed,
  ): Promise<AddressesOf> {
    return this.addresses.change(code, side, readAddress(wish).email, caller);
  }
}
