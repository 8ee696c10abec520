import { Module } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { BotsModule } from '../bots/bots.module';
import { PeopleModule } from '../people/people.module';
import { AddressWords } from './address-words';
import { Codes } from './codes';
import { ConfirmationRepository } from './confirmation.repository';
import { GraveWords } from './grave-words';
import { HintWord } from './hint-word';
import { Inquiries } from './inquiries';
import { Judging, JudgedHere, JudgingThreads } from './judging/judging';
import { OrderDesk } from './order-desk';
import { LeaveWords } from './leave-words';
import { LetterWords } from './letter-words';
import { ProposalRepository } from './proposals/proposal.repository';
import { Proposals } from './proposals/proposals';
import { Rewinds } from './proposals/rewinds';
import { ReminderWords } from './reminder-words';
import { StandInRepository } from '../table/stand-in.repository';
import { Systems } from '../systems/systems';
import { SelfWords } from './self-words';
import { UndoWord } from './undo-word';
import { WishWords } from './wish-words';
import { StatusWord } from './status-word';
import { WordBook } from './word-book';

@Module({
  imports: [PeopleModule, BotsModule],
  providers: [
    OrderDesk,
    {
      provide: Judging,
      inject: [SETTINGS, Systems],
      useFactory: ({ judgingThread, dataOverlay }: Settings, systems: Systems) =>
        judgingThread ? new JudgingThreads({ dataOverlay }) : new JudgedHere(systems),
    },
    GraveWords,
    HintWord,
    AddressWords,
    Codes,
    Inquiries,
    ReminderWords,
    SelfWords,
    StandInRepository,
    UndoWord,
    WishWords,
    ConfirmationRepository,
    LeaveWords,
    LetterWords,
    Proposals,
    ProposalRepository,
    Rewinds,
    StatusWord,
    WordBook,
  ],
  exports: [OrderDesk, Inquiries, Judging, Codes, AddressWords],
})
export class OrdersModule {}
