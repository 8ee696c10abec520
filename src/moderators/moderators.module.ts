import { Module } from '@nestjs/common';
import { ClubsModule } from '../clubs/clubs.module';
import { GamesModule } from '../games/games.module';
import { MailModule } from '../mail/mail.module';
import { OrdersModule } from '../orders/orders.module';
import { PeopleModule } from '../people/people.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { ModerateController } from './moderate.controller';
import { ModeratedGames } from './moderated-games.repository';
import { ModeratorPages } from './moderator-pages';
import { ModeratorsDoor } from './moderators-door';
import { PrintedPages } from './printed-pages';
import { Readers } from './reader';
import { RulePages } from './rule-pages';
import { RulesController } from './rules.controller';
import { TrialPages } from './trial-pages';
import { Trials } from './trials';

/** The rule pages, and what moderators see and do on the web. */
@Module({
  imports: [ClubsModule, GamesModule, MailModule, OrdersModule, PeopleModule, SubmissionsModule],
  controllers: [RulesController, ModerateController],
  providers: [ModeratedGames, ModeratorPages, ModeratorsDoor, PrintedPages, Readers, RulePages, TrialPages, Trials],
})
export class ModeratorsModule {}
