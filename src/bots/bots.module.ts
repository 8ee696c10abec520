import { Module } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { SubmissionsModule } from '../submissions/submissions.module';
import { BotPlayers } from './bot-players.service';
import { BotSearches } from './bot-searches.service';
import { GameClaims } from './game-claims';
import { HintRepository } from './hint.repository';
import { Hints } from './hints.service';
import { RestingGames } from './resting-games';
import { Reviews } from './reviews.service';
import { NoThinking, Thinking, ThinkingThread } from './thinking/thinking';

@Module({
  imports: [SubmissionsModule],
  providers: [
    BotPlayers,
    BotSearches,
    GameClaims,
    HintRepository,
    Hints,
    Reviews,
    RestingGames,
    {
      provide: Thinking,
      inject: [SETTINGS],
      useFactory: ({ searchThread, dataOverlay }: Settings) =>
        searchThread ? new ThinkingThread({ dataOverlay }) : new NoThinking(),
    },
  ],
  exports: [BotPlayers, BotSearches, HintRepository, Hints],
})
export class BotsModule {}
