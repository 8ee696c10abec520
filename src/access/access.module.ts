import { Global, Module } from '@nestjs/common';
import { ClubsModule } from '../clubs/clubs.module';
import { PeopleModule } from '../people/people.module';
import { PostModule } from '../post/post.module';
import { GameRepository } from '../table/game.repository';
import { Access } from './access';
import { AccessGuard } from './access.guard';
import { AccessKeyRepository } from './access-key.repository';
import { AccessKeys } from './access-keys.service';
import { Callers } from './callers';
import { DeviceRepository } from './device.repository';
import { Devices } from './devices';
import { SignIn } from './sign-in';
import { TicketRepository } from './ticket.repository';

/** Who comes in, and what he may do. */
@Global()
@Module({
  imports: [ClubsModule, PeopleModule, PostModule],
  providers: [
    Access,
    AccessGuard,
    AccessKeyRepository,
    AccessKeys,
    Callers,
    DeviceRepository,
    Devices,
    GameRepository,
    SignIn,
    TicketRepository,
  ],
  exports: [
    Access,
    AccessGuard,
    AccessKeyRepository,
    AccessKeys,
    Callers,
    DeviceRepository,
    Devices,
    SignIn,
    ClubsModule,
  ],
})
export class AccessModule {}
