import { Module } from '@nestjs/common';
import { GameRepository } from '../table/game.repository';
import { SubmissionService } from './submission.service';

@Module({ providers: [SubmissionService, GameRepository], exports: [SubmissionService, GameRepository] })
export class SubmissionsModule {}
