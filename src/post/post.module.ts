import { Module } from '@nestjs/common';
import { AddressRepository } from './address.repository';
import { BlockedRepository } from './blocked.repository';
import { DeliveryRepository } from './delivery.repository';
import { DigestRepository } from './digest.repository';
import { LetterRepository } from './letter.repository';
import { LetterPace } from './letter-pace';
import { MutedRepository } from './muted.repository';
import { Outbox } from './outbox';
import { OutboxRepository } from './outbox.repository';
import { SeatPasses } from './seat-passes';
import { SendingRepository } from './sending.repository';
import { Tokens } from './tokens';
import { WorkerRepository } from './worker.repository';

const SHARED = [
  AddressRepository,
  BlockedRepository,
  DeliveryRepository,
  DigestRepository,
  LetterPace,
  LetterRepository,
  MutedRepository,
  Outbox,
  OutboxRepository,
  SeatPasses,
  SendingRepository,
  Tokens,
  WorkerRepository,
];

/** Rows of mail, addresses and passes, as far as those who write mails need them. */
@Module({ providers: SHARED, exports: SHARED })
export class PostModule {}
