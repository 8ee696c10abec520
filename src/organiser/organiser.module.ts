import { MailModule } from '../mail/mail.module';
import { Module } from '@nestjs/common';
import { OrganiserController } from './organiser.controller';
import { OrganiserDoor } from './organiser-door';
import { OrganiserGuard } from './organiser.guard';
import { OrganiserPages } from './organiser-pages.service';
import { OrganiserRepository } from './organiser.repository';
import { UndeliveredController } from './undelivered.controller';
import { UndeliveredService } from './undelivered.service';

/** What organisers see of all games and mails together. */
@Module({
  imports: [MailModule],
  controllers: [OrganiserController, UndeliveredController],
  providers: [OrganiserDoor, OrganiserGuard, OrganiserPages, OrganiserRepository, UndeliveredService],
  exports: [UndeliveredService],
})
export class OrganiserModule {}
