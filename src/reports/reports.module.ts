import { Global, Module } from '@nestjs/common';
import { Announcer } from '../submissions/announcer';
import { LogRepository } from '../submissions/log.repository';
import { OutboxModule } from '../mail/outbox.module';
import { MailAnnouncer } from './mail-announcer';
import { MailTemplates } from './templates';

/** What players are told. Global: whoever changes a game announces it. */
@Global()
@Module({
  imports: [OutboxModule],
  providers: [LogRepository, MailTemplates, { provide: Announcer, useClass: MailAnnouncer }],
  exports: [Announcer, LogRepository, MailTemplates, OutboxModule],
})
export class ReportsModule {}
