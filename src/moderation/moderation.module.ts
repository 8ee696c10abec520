import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module';
import { ModerationController } from './moderation.controller';
import { ModerationService } from './moderation.service';

@Module({ imports: [SubmissionsModule], controllers: [ModerationController], providers: [ModerationService] })
export class ModerationModule {}
