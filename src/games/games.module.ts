import { Module } from '@nestjs/common';
import { ClubsModule } from '../clubs/clubs.module';
import { OrdersModule } from '../orders/orders.module';
import { PeopleModule } from '../people/people.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { AnnotatedGames } from './annotated.service';
import { ClubOfGame } from './club-of-game';
import { GameQueries } from './game-queries';
import { GameService } from './game.service';
import { GamesController } from './games.controller';
import { InvitationRepository } from './invitation.repository';
import { GameTerms } from './game-terms';
import { InvitationMails } from './invitation-mails';
import { JoinService } from './join.service';
import { GameRulings } from './filed-rulings';
import { GameStandIns } from './filed-stand-ins';
import { StartService } from './start.service';
import { TakeOver } from './take-over';
import { TransferService } from './transfer.service';

@Module({
  imports: [SubmissionsModule, PeopleModule, ClubsModule, OrdersModule],
  controllers: [GamesController],
  providers: [
    AnnotatedGames,
    ClubOfGame,
    GameService,
    GameQueries,
    JoinService,
    StartService,
    TakeOver,
    GameTerms,
    InvitationMails,
    InvitationRepository,
    TransferService,
    GameRulings,
    GameStandIns,
  ],
  exports: [
    AnnotatedGames,
    GameService,
    GameQueries,
    InvitationMails,
    InvitationRepository,
    JoinService,
    StartService,
    TakeOver,
    TransferService,
  ],
})
export class GamesModule {}
