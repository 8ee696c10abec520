import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { Ticket } from './ticket.entity';

/** Whom a ticket lets in, and where to. */
export type Admission = Pick<Ticket, 'personId' | 'back'>;

@Injectable()
export class TicketRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  atOnce<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(work);
  }

  async insert(manager: EntityManager, ticket: Omit<Ticket, 'usedAt'>): Promise<void> {
    await manager.insert(Ticket, { ...ticket, usedAt: null });
  }

  /** Tickets that somebody was sent for one cause since then. Who counts does it alone: of many that ask at once none overlooks another. */
  async countSince(
    manager: EntityManager,
    { personId, cause }: Pick<Ticket, 'personId' | 'cause'>,
    since: Date,
  ): Promise<number> {
    await manager.query('SELECT FROM person WHERE id = $1 FOR NO KEY UPDATE', [personId]);
    return manager.countBy(Ticket, { personId, cause, madeAt: MoreThan(since) });
  }

  /** Whom it would let in; null: nobody, or no longer. */
  async look(hash: string, now: Date): Promise<Admission | null> {
    const ticket = await this.source.manager.findOneBy(Ticket, { hash, expiresAt: MoreThan(now) });
    return ticket?.usedAt === null ? ticket : null;
  }

  /** Lets in once: of two that come with the same ticket one gets null. */
  async use(manager: EntityManager, hash: string, now: Date): Promise<Admission | null> {
    const used = await manager.query<[Admission[], number]>(
      `UPDATE ticket SET used_at = $2 WHERE hash = $1 AND used_at IS NULL AND expires_at > $2
       RETURNING person_id AS "personId", back`,
      [hash, now],
    );
    return used[0][0] ?? null;
  }

  /** Forgets those that are of no use since then. */
  async sweep(before: Date): Promise<void> {
    await this.source.query('DELETE FROM ticket WHERE expires_at < $1', [before]);
  }
}
