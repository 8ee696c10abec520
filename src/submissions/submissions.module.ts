import { Module } from '@nestjs/common';
import { GameRepository } from '../table/game.repository';
import { StandInRepository } from '../table/stand-in.repository';
import { OpeningRepository } from './opening.repository';
import { SubmissionService } from './submission.service';

@Module({
  providers: [SubmissionService, GameRepository, StandInRepository, OpeningRepository],
  exports: [SubmissionService, GameRepository, StandInRepository],
})
export class SubmissionsModule {}
