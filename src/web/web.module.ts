import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
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
import { PostController } from './post.controller';
import { PostOffice } from './post-office';
import { SeatDoor } from './seat-door';
import { SeatPages } from './seat-pages';

const ALWAYS = [HomeController, GameController, MuteController, FontsController];

/** Web pages. The post office is there only when no mail goes out by SMTP. */
@Module({})
export class WebModule {
  static for(settings: Settings): DynamicModule {
    return {
      module: WebModule,
      imports: [MailModule, PostModule, OrdersModule, SubmissionsModule, GamesModule, PeopleModule],
      controllers: settings.localPost ? [...ALWAYS, PostController] : ALWAYS,
      providers: [PostOffice, DemoClub, SeatDoor, SeatPages, PageOrders],
      exports: [DemoClub],
    };
  }
}
