import { Module } from '@nestjs/common';
import { GameRepository } from '../table/game.repository';
import { OpeningRepository } from './opening.repository';
import { SubmissionService } from './submission.service';

@Module({
  providers: [SubmissionService, GameRepository, OpeningRepository],
  exports: [SubmissionService, GameRepository],
})
export class SubmissionsModule {}
