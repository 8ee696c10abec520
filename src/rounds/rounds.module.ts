import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module';
import { MailModule } from '../mail/mail.module';
import { PeopleModule } from '../people/people.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { Acting } from './acting.service';
import { EventAnswers } from './event-answers.service';
import { EventPageController } from './event-page.controller';
import { EventPages } from './event-page.service';
import { EventsPageController } from './events-page.controller';
import { Events } from './events.service';
import { MatterPagesController } from './matter-pages.controller';
import { PanelsRepository } from './panels.repository';
import { Panels } from './panels.service';
import { RatingsBook } from './ratings.service';
import { RatingsRepository } from './ratings.repository';
import { Results } from './results.service';
import { RoundKeeper } from './round-keeper.service';
import { RoundMails } from './round-mails';
import { RoundsController } from './rounds.controller';
import { RoundsRepository } from './rounds.repository';
import { Seats } from './seats.service';
import { RoundStarts } from './starts.service';

/** Events of clubs that are played in rounds: matches, round robins, Swiss events. */
@Module({
  imports: [SubmissionsModule, GamesModule, MailModule, PeopleModule],
  controllers: [RoundsController, EventsPageController, EventPageController, MatterPagesController],
  providers: [
    Acting,
    EventAnswers,
    EventPages,
    Events,
    Panels,
    PanelsRepository,
    RatingsBook,
    RatingsRepository,
    Results,
    RoundKeeper,
    RoundMails,
    RoundStarts,
    RoundsRepository,
    Seats,
  ],
})
export class RoundsModule {}
