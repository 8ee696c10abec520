import { Module } from '@nestjs/common';
import { Outbox } from './outbox';
import { OutboxRepository } from './outbox.repository';
import { Tokens } from './tokens';

/** The outgoing side as far as those who write mails need it. */
@Module({ providers: [Outbox, OutboxRepository, Tokens], exports: [Outbox, OutboxRepository, Tokens] })
export class OutboxModule {}
