import { Module } from '@nestjs/common';
import { UndeliveredController } from './undelivered.controller';
import { UndeliveredService } from './undelivered.service';

/** What organisers see of all games and mails together. */
@Module({
  controllers: [UndeliveredController],
  providers: [UndeliveredService],
})
export class OrganiserModule {}
