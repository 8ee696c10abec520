import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module';
import { MailModule } from '../mail/mail.module';
import { OrdersModule } from '../orders/orders.module';
import { PeopleModule } from '../people/people.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { AddressesController } from './addresses.controller';
import { AddressesService } from './addresses.service';
import { ClaimService } from './claim.service';
import { ModerationController } from './moderation.controller';
import { ModerationService } from './moderation.service';

@Module({
  imports: [GamesModule, SubmissionsModule, MailModule, OrdersModule, PeopleModule],
  controllers: [ModerationController, AddressesController],
  providers: [ModerationService, ClaimService, AddressesService],
  exports: [ModerationService],
})
export class ModerationModule {}
