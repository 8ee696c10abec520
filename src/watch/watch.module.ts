import { Module, type DynamicModule } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module';
import { PublicNames } from './public-names.repository';
import { SpectatedGames } from './spectated-games';
import { WatchListController } from './watch-list.controller';
import { WatchController } from './watch.controller';
import { WatchPages } from './watch-pages';
import { WatchedGames } from './watched-games.repository';

/** What spectators see of games whose charters let them. */
@Module({})
export class WatchModule {
  /** Beside the web pages, whose replay is theirs too. */
  static beside(web: DynamicModule): DynamicModule {
    return {
      module: WatchModule,
      imports: [web, SubmissionsModule],
      controllers: [WatchListController, WatchController],
      providers: [PublicNames, SpectatedGames, WatchPages, WatchedGames],
    };
  }
}
