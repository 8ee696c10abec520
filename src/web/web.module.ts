import { BotsModule } from '../bots/bots.module';
import { Module, type DynamicModule } from '@nestjs/common';
import type { Settings } from '../config/settings';
import { GamesModule } from '../games/games.module';
import { PostModule } from '../post/post.module';
import { MailModule } from '../mail/mail.module';
import { OrdersModule } from '../orders/orders.module';
import { PeopleModule } from '../people/people.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { DemoClub } from './demo-club';
import { FontsController } from './fonts.controller';
import { GameController } from './game.controller';
import { HomeController } from './home.controller';
import { MuteController } from './mute.controller';
import { PageOrders } from './page-orders';
import { LetterThreads } from './letter-threads';
import { PapersController } from './papers.controller';
import { PostBoxes } from './post-boxes';
import { PostController } from './post.controller';
import { PostOffice } from './post-office';
import { ReplayController } from './replay.controller';
import { ReplayGames } from './replay-games';
import { ReplayPages } from './replay-pages';
import { SeatDoor } from './seat-door';
import { SeatFiles } from './seat-files';
import { SeatPages } from './seat-pages';
import { SymbolsController } from './symbols.controller';

// The replay and the papers stand before the game, whose page takes any other word behind its code for the pass of a link.
const ALWAYS = [
  HomeController,
  ReplayController,
  PapersController,
  GameController,
  MuteController,
  FontsController,
  SymbolsController,
];

/** Web pages. The post office is there only when no mail goes out by SMTP. */
@Module({})
export class WebModule {
  static for(settings: Settings): DynamicModule {
    return {
      module: WebModule,
      imports: [BotsModule, MailModule, PostModule, OrdersModule, SubmissionsModule, GamesModule, PeopleModule],
      controllers: settings.localPost ? [...ALWAYS, PostController] : ALWAYS,
      providers: [
        ...[
          PostOffice,
          PostBoxes,
          DemoClub,
          SeatDoor,
          SeatPages,
          SeatFiles,
          PageOrders,
          LetterThreads,
          ReplayGames,
          ReplayPages,
        ],
      ],
      exports: [DemoClub, LetterThreads, PageOrders, ReplayPages, SeatFiles, SeatPages],
    };
  }
}
