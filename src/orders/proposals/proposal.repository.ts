import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { Proposal } from './proposal.entity';

/** Proposals of the games; at most one waits in each. */
@Injectable()
export class ProposalRepository {
  waiting(manager: EntityManager, gameId: string): Promise<Proposal | null> {
    return manager.findOneBy(Proposal, { gameId, closedAt: IsNull() });
  }

  async open(manager: EntityManager, asked: Pick<Proposal, 'gameId' | 'seat' | 'wish' | 'askedAt'>): Promise<Proposal> {
    const proposal = { ...asked, id: randomUUID(), closedAt: null, outcome: null };
    await manager.insert(Proposal, proposal);
    return proposal;
  }

  async close(
    manager: EntityManager,
    { gameId, id }: Proposal,
    outcome: Proposal['outcome'],
    closedAt: Date,
  ): Promise<void> {
    await manager.update(Proposal, { gameId, id }, { closedAt, outcome });
  }
}
