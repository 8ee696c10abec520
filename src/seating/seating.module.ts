import { Module } from '@nestjs/common';
import { ClubsModule } from '../clubs/clubs.module';
import { GamesModule } from '../games/games.module';
import { MailModule } from '../mail/mail.module';
import { PeopleModule } from '../people/people.module';
import { PostModule } from '../post/post.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { SeatTimes } from './seat-times.service';
import { SeatsController } from './seats.controller';
import { Seats } from './seats.service';

/** Who sits at a game, from the invitation to the end. */
@Module({
  imports: [ClubsModule, GamesModule, MailModule, PeopleModule, PostModule, SubmissionsModule],
  controllers: [SeatsController],
  providers: [Seats, SeatTimes],
  exports: [Seats, SeatTimes],
})
export class SeatingModule {}
