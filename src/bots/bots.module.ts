import { Module } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { SubmissionsModule } from '../submissions/submissions.module';
import { BotPlayers } from './bot-players.service';
import { BotSearches } from './bot-searches.service';
import { GameClaims } from './game-claims';
import { RestingGames } from './resting-games';
import { NoThinking, Thinking, ThinkingThread } from './thinking/thinking';

@Module({
  imports: [SubmissionsModule],
  providers: [
    BotPlayers,
    BotSearches,
    GameClaims,
    RestingGames,
    {
      provide: Thinking,
      inject: [SETTINGS],
      useFactory: ({ searchThread, dataOverlay }: Settings) =>
        searchThread ? new ThinkingThread({ dataOverlay }) : new NoThinking(),
    },
  ],
  exports: [BotPlayers, BotSearches],
})
export class BotsModule {}
