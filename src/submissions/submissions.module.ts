import { Module } from '@nestjs/common';
import { GameRepository } from '../games/game.repository';
import { SubmissionService } from './submission.service';

@Module({ providers: [SubmissionService, GameRepository], exports: [SubmissionService, GameRepository] })
export class SubmissionsModule {}
