import { Injectable } from '@nestjs/common';
import { InboundRepository } from './inbound.repository';
import type { InboundMail } from './mail.entities';
import type { Reading } from './reading/reading';

/** Deals with mails that machines wrote. None of them is ever answered. */
@Injectable()
export class MachineMailService {
  constructor(private readonly inbound: InboundRepository) {}

  async deal(mail: InboundMail, read: Reading): Promise<void> {
    await this.inbound.finish(mail.id, 'done', `${read.class}: ${read.why}`);
  }
}
