import { Global, Module } from '@nestjs/common';
import { Announcer } from '../submissions/announcer';
import { LogRepository } from '../submissions/log.repository';
import { PostModule } from '../post/post.module';
import { MailAnnouncer } from './mail-announcer';
import { MailTemplates } from '../wording/templates';

/** What players are told. Global: whoever changes a game announces it. */
@Global()
@Module({
  imports: [PostModule],
  providers: [LogRepository, MailTemplates, { provide: Announcer, useClass: MailAnnouncer }],
  exports: [Announcer, LogRepository, MailTemplates, PostModule],
})
export class ReportsModule {}
