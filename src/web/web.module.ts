import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { Settings } from '../config/settings';
import { GamesModule } from '../games/games.module';
import { MailModule } from '../mail/mail.module';
import { PeopleModule } from '../people/people.module';
import { DemoClub } from './demo-club';
import { HomeController } from './home.controller';
import { PostController } from './post.controller';
import { PostOffice } from './post-office';

/** Web pages. The post office is there only when no mail goes out by SMTP. */
@Module({})
export class WebModule {
  static for(settings: Settings): DynamicModule {
    return {
      module: WebModule,
      imports: [MailModule, GamesModule, PeopleModule],
      controllers: settings.localPost ? [HomeController, PostController] : [HomeController],
      providers: [PostOffice, DemoClub],
      exports: [DemoClub],
    };
  }
}
