import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module';
import { HeartbeatRepository } from './heartbeat.repository';
import { HeartbeatService } from './heartbeat.service';
import { RemindersService } from './reminders.service';

@Module({
  imports: [SubmissionsModule],
  providers: [RemindersService, HeartbeatRepository, HeartbeatService],
  exports: [RemindersService, HeartbeatService],
})
export class ClockModule {}
