import { Module } from '@nestjs/common';
import { Outbox } from './outbox';
import { OutboxRepository } from './outbox.repository';
import { Tokens } from './tokens';
import { WorkerRepository } from './worker.repository';

/** The outgoing side as far as those who write mails need it. */
@Module({
  providers: [Outbox, OutboxRepository, Tokens, WorkerRepository],
  exports: [Outbox, OutboxRepository, Tokens, WorkerRepository],
})
export class OutboxModule {}
