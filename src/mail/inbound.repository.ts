import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Receipt } from '../orders/receipt';
import { InboundMail } from './mail.entities';
import { LEASE_SECONDS, WorkerRepository, freeAt } from './worker.repository';

const TWICE_MS = 15 * 60_000;
/** The outcome of a mail whose orders were written. */
const RECORDED: Receipt['outcome'] = 'recorded';
/** The outcome of a mail that came from somebody else than its address belongs to. */
export const STRANGER = 'another sender';
/** The outcome of a mail that no reader got through. */
export const UNREADABLE = 'cannot be read';

/** A mail as it arrives. */
export interface Arrival {
  recipient: string;
  messageId: string;
  envelopeFrom: string;
  raw: Buffer;
}

/** Mails that came in, kept before they are answered with "250". */
@Injectable()
export class InboundRepository {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly workers: WorkerRepository,
  ) {}

  /** Keeps a mail; the same message to the same address is kept once. True: it is new. */
  async keep(mail: Arrival, now: Date): Promise<boolean> {
    const rows = await this.source.query<unknown[]>(
      `INSERT INTO inbound_mail (recipient, message_id, envelope_from, raw, received_at, state, attempts)
       VALUES ($1, $2, $3, $4, $5, 'waiting', 0) ON CONFLICT (message_id, recipient) DO NOTHING RETURNING id`,
      [mail.recipient, mail.messageId, mail.envelopeFrom, mail.raw, now],
    );
    return rows.length > 0;
  }

  /** Keeps what was written on a page, in the transaction that deals with it; null: the same was sent before. */
  async posted(manager: EntityManager, mail: Arrival, now: Date): Promise<InboundMail | null> {
    const { recipient, messageId, envelopeFrom, raw } = mail;
    const [row] = await manager.query<{ id: string }[]>(
      `INSERT INTO inbound_mail (recipient, message_id, envelope_from, raw, received_at, state, attempts)
       VALUES ($1, $2, $3, $4, $5, 'done', 1) ON CONFLICT (message_id, recipient) DO NOTHING RETURNING id`,
      [recipient, messageId, envelopeFrom, raw, now],
    );
    return row ? manager.findOneBy(InboundMail, { id: row.id }) : null;
  }

  /** Takes the oldest waiting mail for a minute; null: none waits. */
  async claim(now: Date): Promise<InboundMail | null> {
    const [rows] = await this.source.query<[{ id: string }[], number]>(
      `UPDATE inbound_mail SET attempts = attempts + 1, worker = $2,
         locked_until = $1::timestamptz + make_interval(secs => ${LEASE_SECONDS})
       WHERE id = (
         SELECT id FROM inbound_mail m
         WHERE state = 'waiting' AND ${freeAt('m')}
         ORDER BY received_at FOR UPDATE SKIP LOCKED LIMIT 1)
       RETURNING id`,
      [now, await this.workers.number()],
    );
    const id = rows[0]?.id;
    return id === undefined ? null : this.source.manager.findOneBy(InboundMail, { id });
  }

  /** Whether this is still to be done: another process may have finished it meanwhile. Locks the row. */
  async stillWaiting(manager: EntityManager, id: string): Promise<boolean> {
    const mail = await manager.findOne(InboundMail, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return mail?.state === 'waiting';
  }

  /**
   * Whether the last mail to this address said the same a moment ago and was recorded: then it was sent twice by
   * mistake. What recorded nothing is answered again, and so is what comes later or after another mail.
   */
  async sentTwice(manager: EntityManager, mail: InboundMail, bodyHash: string): Promise<boolean> {
    const [last] = await manager.find(InboundMail, {
      where: { recipient: mail.recipient, bodyHash: Not(IsNull()) },
      order: { receivedAt: 'DESC' },
      take: 1,
    });
    if (last?.bodyHash !== bodyHash || last.outcome !== RECORDED) return false;
    return mail.receivedAt.getTime() - last.receivedAt.getTime() < TWICE_MS;
  }

  /** How many mails with this outcome came to this address since `since`. */
  countOf(manager: EntityManager, recipient: string, outcome: string, since: Date): Promise<number> {
    return manager.countBy(InboundMail, { recipient, outcome, receivedAt: MoreThan(since) });
  }

  async done(manager: EntityManager, id: string, outcome: string, bodyHash: string | null): Promise<void> {
    await manager.update(InboundMail, { id }, { state: 'done', outcome, bodyHash, lockedUntil: null });
  }

  /** Notes who wrote a mail, as the classifier says. */
  async classed(id: string, kind: string): Promise<void> {
    await this.source.manager.update(InboundMail, { id }, { class: kind });
  }

  async finish(id: string, state: 'done' | 'failed', outcome: string): Promise<void> {
    await this.source.manager.update(InboundMail, { id }, { state, outcome, lockedUntil: null });
  }

  /** Gives a mail back after a fault, to be tried again at `at`. */
  async release(id: string, at: Date): Promise<void> {
    await this.source.manager.update(InboundMail, { id }, { lockedUntil: at, worker: null });
  }
}
