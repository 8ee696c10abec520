import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Proposal } from './proposal.entity';

/** Proposals of the games; at most one waits in each. */
@Injectable()
export class ProposalRepository {
  waiting(manager: EntityManager, gameId: string): Promise<Proposal | null> {
    return manager.findOneBy(Proposal, { gameId, closedAt: IsNull() });
  }

  open(manager: EntityManager, proposal: Pick<Proposal, 'gameId' | 'seat' | 'wish' | 'askedAt'>): Promise<Proposal> {
    return manager.save(Proposal, { ...proposal, closedAt: null, outcome: null });
  }

  async close(manager: EntityManager, { id }: Proposal, outcome: Proposal['outcome'], closedAt: Date): Promise<void> {
    await manager.update(Proposal, { id }, { closedAt, outcome });
  }
}
