import { Module } from '@nestjs/common';
import { BotsModule } from '../bots/bots.module';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { GamesModule } from '../games/games.module';
import { OrdersModule } from '../orders/orders.module';
import { PeopleModule } from '../people/people.module';
import { Drawing, DrawingThread, DrawnHere } from '../reports/drawing/drawing';
import { Pages } from '../reports/pages';
import { Systems } from '../systems/systems';
import { TurnMails } from '../reports/turn-mails';
import { SubmissionsModule } from '../submissions/submissions.module';
import { authorities } from './authorities';
import { AnswerPace } from './answer-pace';
import { AddressedSeats } from './addressed-seats';
import { Deliverability } from './deliverability.service';
import { DeliverySettling } from './delivery-settling.service';
import { DeliveryTroubles } from './delivery-troubles';
import { DkimSigner } from './dkim';
import { Authentication } from './authentication/authentication.service';
import { ImapPoller } from './imap/imap-poller.service';
import { MailboxReader } from './imap/mailbox-reader.service';
import { MailboxRepository } from './imap/mailbox.repository';
import { InboundRepository } from './inbound.repository';
import { InboundService } from './inbound.service';
import { Letters } from './letters';
import { ListHeaders } from './list-headers';
import { ListenerDoor } from './listener-door';
import { JournalRepository } from './journal.repository';
import { LocalPostRepository } from './local-post.repository';
import { LocalTransport } from './local-transport';
import { MachineMailService } from './machine-mail.service';
import { MailJournal } from './mail-journal';
import { MailFaults } from './mail-faults.service';
import { MailReader } from './mail-reader';
import { MailSorting } from './mail-sorting';
import { MailWorkers } from './mail-workers';
import { MatterMail } from './matter-mail';
import { MessageBuilder } from './message';
import { DigestReplies } from './digests/digest-replies';
import { Digests } from './digests/digest.service';
import { OpenSeats } from './open-seats';
import { ActWords } from './moderators/act-words';
import { GameActs } from './moderators/game-acts';
import { HoldWords } from './moderators/hold-words';
import { ModeratorDesk } from './moderators/moderator-desk';
import { ModeratorsInquiries } from './moderators/moderators-inquiries';
import { ModeratorsMail } from './moderators/moderators-mail';
import { QuestionBackground } from './moderators/question-background';
import { QuestionMails } from './moderators/question-mails';
import { RevealWord } from './moderators/reveal-word';
import { OwnAddress } from './moderators/own-address';
import { RulingWords } from './moderators/ruling-words';
import { NotSent } from './not-sent.service';
import { OrganiserMail } from './organiser-mail.service';
import { OwnersNotes } from './owners-notes';
import { PlayersMail } from './players-mail';
import { PlayersReceipts } from './players-receipts';
import { Receiving } from './receiving';
import { ReturnPaths } from './return-paths';
import { ReminderWishes } from './reminder-wishes';
import { SeatMail } from './seat-mail.service';
import { WeighedMail } from './weighed-mail';
import { SenderService } from './sender.service';
import { SenderCheck } from './sender-check';
import { SmtpListener } from './smtp-listener';
import { MailTransport, SmtpTransport } from './transport';

/** Mail in and out. */
@Module({
  imports: [SubmissionsModule, OrdersModule, GamesModule, PeopleModule, BotsModule],
  providers: [
    AnswerPace,
    AddressedSeats,
    Deliverability,
    { provide: DeliveryTroubles, useExisting: Deliverability },
    Authentication,
    DeliverySettling,
    DigestReplies,
    Digests,
    { provide: DkimSigner, inject: [SETTINGS], useFactory: (settings: Settings) => DkimSigner.from(settings) },
    InboundRepository,
    InboundService,
    Letters,
    ImapPoller,
    ListHeaders,
    ListenerDoor,
    MailboxReader,
    MailboxRepository,
    LocalPostRepository,
    JournalRepository,
    MachineMailService,
    MailJournal,
    MailFaults,
    { provide: MailReader, useFactory: () => new MailReader() },
    {
      provide: Drawing,
      inject: [SETTINGS, Systems],
      useFactory: ({ drawingThread, dataOverlay }: Settings, systems: Systems) =>
        drawingThread ? new DrawingThread({ dataOverlay }) : new DrawnHere(systems),
    },
    MailSorting,
    MailWorkers,
    MatterMail,
    MessageBuilder,
    OpenSeats,
    ActWords,
    GameActs,
    HoldWords,
    ModeratorDesk,
    ModeratorsInquiries,
    ModeratorsMail,
    QuestionBackground,
    QuestionMails,
    RevealWord,
    OwnAddress,
    RulingWords,
    NotSent,
    OrganiserMail,
    OwnersNotes,
    Pages,
    PlayersMail,
    PlayersReceipts,
    Receiving,
    ReturnPaths,
    ReminderWishes,
    SeatMail,
    WeighedMail,
    SenderService,
    SenderCheck,
    SmtpListener,
    TurnMails,
    {
      provide: MailTransport,
      inject: [SETTINGS, LocalPostRepository, Clock],
      useFactory: (settings: Settings, post: LocalPostRepository, clock: Clock) =>
        settings.relay === null
          ? new LocalTransport(post, clock)
          : new SmtpTransport(settings.relay, authorities(settings)),
    },
  ],
  exports: [
    ActWords,
    Deliverability,
    GameActs,
    HoldWords,
    ModeratorDesk,
    ModeratorsInquiries,
    QuestionBackground,
    RevealWord,
    SmtpListener,
    ImapPoller,
    InboundRepository,
    Letters,
    OpenSeats,
    Receiving,
    LocalPostRepository,
    MailWorkers,
    MatterMail,
    Pages,
    ReminderWishes,
  ],
})
export class MailModule {}
