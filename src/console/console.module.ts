import { Module } from '@nestjs/common';
import { ClockModule } from '../clock/clock.module';
import { ClubsModule } from '../clubs/clubs.module';
import { ModerationModule } from '../moderation/moderation.module';
import { OrganiserModule } from '../organiser/organiser.module';
import { PeopleModule } from '../people/people.module';
import { SeatingModule } from '../seating/seating.module';
import { BulkService } from './bulk.service';
import { ClubDeliveriesRepository } from './club-deliveries.repository';
import { ClubDeliveries } from './club-deliveries.service';
import { ConsoleController } from './console.controller';
import { ConsolePages } from './console-pages.service';
import { ConsoleRepository } from './console.repository';
import { ListPages } from './list-pages.service';
import { ListsController } from './lists.controller';
import { ListsRepository } from './lists.repository';

/** What the organisers and moderators of a club look after it by. */
@Module({
  imports: [ClockModule, ClubsModule, ModerationModule, OrganiserModule, PeopleModule, SeatingModule],
  controllers: [ConsoleController, ListsController],
  providers: [
    BulkService,
    ClubDeliveries,
    ClubDeliveriesRepository,
    ConsolePages,
    ConsoleRepository,
    ListPages,
    ListsRepository,
  ],
})
export class ConsoleModule {}
