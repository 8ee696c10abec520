import { Module } from '@nestjs/common';
import { GameRepository } from '../table/game.repository';
import { PlayedGames } from '../table/played-games.repository';
import { StandInRepository } from '../table/stand-in.repository';
import { OpeningRepository } from './opening.repository';
import { SubmissionService } from './submission.service';

@Module({
  providers: [SubmissionService, GameRepository, PlayedGames, StandInRepository, OpeningRepository],
  exports: [SubmissionService, GameRepository, PlayedGames, StandInRepository],
})
export class SubmissionsModule {}
