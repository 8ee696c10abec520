import { Module } from '@nestjs/common';
import { ClubsModule } from '../clubs/clubs.module';
import { GamesModule } from '../games/games.module';
import { MailModule } from '../mail/mail.module';
import { SeatingModule } from '../seating/seating.module';
import { Leaving } from './leaving.service';
import { PeopleModule } from '../people/people.module';
import { PostModule } from '../post/post.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { ClubController } from './club.controller';
import { ClubPage } from './club-page.service';
import { ClubsController } from './clubs.controller';
import { MeController } from './me.controller';
import { GamesHandedOn } from './games-handed-on.repository';
import { Members } from './members.service';
import { MyGames } from './my-games.repository';
import { MyPage } from './my-page.service';
import { OldKeys } from './old-keys.service';
import { SignInController } from './sign-in.controller';

/** Where people come in: the door, their own page, the pages of their clubs. */
@Module({
  imports: [ClubsModule, GamesModule, MailModule, SeatingModule, PeopleModule, PostModule, SubmissionsModule],
  controllers: [SignInController, MeController, ClubController, ClubsController],
  exports: [MyGames],
  providers: [ClubPage, GamesHandedOn, Leaving, Members, MyGames, MyPage, OldKeys],
})
export class PortalModule {}
