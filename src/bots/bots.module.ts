import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module';
import { BotPlayers } from './bot-players.service';

@Module({ imports: [SubmissionsModule], providers: [BotPlayers], exports: [BotPlayers] })
export class BotsModule {}
