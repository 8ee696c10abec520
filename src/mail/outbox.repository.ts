import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OutboxMail } from './mail.entities';
import { LEASE_SECONDS, WorkerRepository, freeAt } from './worker.repository';

/** A mail to be sent as soon as its transaction is done. */
export interface NewMail extends Pick<OutboxMail, 'id' | 'gameId' | 'personId' | 'spec' | 'messageId'> {
  at: Date;
}

/** Mails to be sent: written in the transaction of what they tell, taken by whoever sends. */
@Injectable()
export class OutboxRepository {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly workers: WorkerRepository,
  ) {}

  /** Writes a mail that nobody has tried to send yet. */
  async put(manager: EntityManager, mail: NewMail): Promise<void> {
    const { id, gameId, personId, spec, messageId, at } = mail;
    await manager.query(
      `INSERT INTO outbox (id, game_id, person_id, spec, message_id, state, attempts, not_before, created_at)
       VALUES ($1, $2, $3, $4, $5, 'waiting', 0, $6, $6)`,
      [id, gameId, personId, JSON.stringify(spec), messageId, at],
    );
  }

  /** Takes up to `most` mails that are due, for a minute: nobody else takes them meanwhile. */
  async claim(now: Date, most: number): Promise<OutboxMail[]> {
    const [rows] = await this.source.query<[{ id: string }[], number]>(
      `UPDATE outbox SET attempts = attempts + 1, worker = $3,
         locked_until = $1::timestamptz + make_interval(secs => ${LEASE_SECONDS})
       WHERE id IN (
         SELECT id FROM outbox o
         WHERE state = 'waiting' AND not_before <= $1 AND ${freeAt('o')}
         ORDER BY nr FOR UPDATE SKIP LOCKED LIMIT $2)
       RETURNING id`,
      [now, most, await this.workers.number()],
    );
    const ids = rows.map((r) => r.id);
    if (ids.length === 0) return [];
    const mails = await this.source.manager
      .createQueryBuilder(OutboxMail, 'm')
      .whereInIds(ids)
      .orderBy('m.nr')
      .getMany();
    return mails;
  }

  /** The mail was taken, for the address `to`. */
  async sent(id: string, at: Date, to: string | null, manager: EntityManager = this.source.manager): Promise<void> {
    const done = { state: 'sent' as const, sentAt: at, sentTo: to, lockedUntil: null, trouble: null };
    await manager.update(OutboxMail, { id }, done);
  }

  /** The attempt failed: again at `next`, or never. */
  async failed(id: string, trouble: string, next: Date | null): Promise<void> {
    const again = next ? { notBefore: next } : { state: 'dead' as const };
    await this.source.manager.update(OutboxMail, { id }, { ...again, lockedUntil: null, trouble });
  }

  /** Mails of a game that could not be delivered. */
  dead(gameId: string): Promise<OutboxMail[]> {
    return this.source.manager.find(OutboxMail, { where: { gameId, state: 'dead' }, order: { nr: 'ASC' } });
  }

  waiting(before: Date): Promise<number> {
    return this.source.manager.countBy(OutboxMail, { state: 'waiting', notBefore: LessThan(before) });
  }
}
