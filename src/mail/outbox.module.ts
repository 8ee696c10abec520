import { Module } from '@nestjs/common';
import { Outbox } from './outbox';
import { OutboxRepository } from './outbox.repository';
import { SeatPasses } from './seat-passes';
import { Tokens } from './tokens';
import { WorkerRepository } from './worker.repository';

/** The outgoing side as far as those who write mails need it. */
@Module({
  providers: [Outbox, OutboxRepository, SeatPasses, Tokens, WorkerRepository],
  exports: [Outbox, OutboxRepository, SeatPasses, Tokens, WorkerRepository],
})
export class OutboxModule {}
