import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module';
import { RemindersService } from './reminders.service';

@Module({ imports: [SubmissionsModule], providers: [RemindersService], exports: [RemindersService] })
export class ClockModule {}
