import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { MOST_SECONDS_STOOD } from '../table/standing';
import { HOLDS_UP_ATTEMPTS } from './sending.repository';
import type { CameBack } from './bounce-score';
import { BouncedMail, MailAddress } from './delivery.entities';

/** True in SQL of an address `a` that takes no mail, or refuses for now what asks something. */
const UNREACHED = 'a.suppressed_at IS NOT NULL OR a.refused_until IS NOT NULL';

/** True in SQL when no mail reaches `person` at present. */
const unreached = (person: string): string =>
  `EXISTS (SELECT FROM mail_address a JOIN person p ON p.email = a.email WHERE p.id = ${person} AND (${UNREACHED}))`;

/** True in SQL when nothing is sent any more to where a mail of the outbox goes: its person's address, or one of its own. */
const MAIL_SUPPRESSED = `EXISTS (SELECT FROM mail_address a JOIN person p ON p.id = outbox.person_id
  WHERE a.email = coalesce(outbox.spec->>'to', p.email) AND a.suppressed_at IS NOT NULL)`;

/** Addresses as far as mail to them is in trouble, and the mails that came back from them. */
@Injectable()
export class AddressRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Changes what is known of an address: whoever else would waits. What `work` leaves in the row is written. */
  change<T>(email: string, work: (row: MailAddress, manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(async (manager) => {
      await this.known(manager, email);
      const row = await manager.findOneOrFail(MailAddress, { where: { email }, lock: { mode: 'pessimistic_write' } });
      const result = await work(row, manager);
      await manager.save(row);
      return result;
    });
  }

  atOnce<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(work);
  }

  find(email: string, manager: EntityManager = this.source.manager): Promise<MailAddress | null> {
    return manager.findOneBy(MailAddress, { email });
  }

  /** Something came from there. */
  async proven(manager: EntityManager, email: string, at: Date): Promise<void> {
    await this.known(manager, email);
    await manager.update(MailAddress, { email }, { provenAt: at });
  }

  /** Forgets what spoke against an address. */
  async clear(manager: EntityManager, email: string, at: Date): Promise<void> {
    await manager.delete(BouncedMail, { email });
    const clean = {
      suppressedAt: null,
      refusedUntil: null,
      reason: null,
      lastBounceAt: null,
      autoReplyAt: null,
      clearedAt: at,
    };
    await manager.update(MailAddress, { email }, clean);
  }

  /** Notes that a mail came back, and lays it with the dead letters; told again of the same mail, the worse counts. */
  async cameBack(
    manager: EntityManager,
    { outboxId, email, permanent, status, at }: Omit<BouncedMail, 'earlier'>,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO bounced_mail (outbox_id, email, permanent, status, at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (outbox_id) DO UPDATE SET email = $2, permanent = bounced_mail.permanent OR $3, status = $4, at = $5,
         earlier = bounced_mail.earlier || bounced_mail.at`,
      [outboxId, email, permanent, status, at],
    );
    await manager.query(`UPDATE outbox SET state = 'dead', trouble = $2 WHERE id = $1 AND state = 'sent'`, [
      outboxId,
      `came back${status === '' ? '' : ` (${status})`}`,
    ]);
  }

  /** A mail that came back is tried again then, and holds up none behind it. False: it is not to be. */
  async sendAgain(manager: EntityManager, id: string, next: Date): Promise<boolean> {
    const [, again] = await manager.query<[unknown[], number]>(
      `UPDATE outbox SET state = 'waiting', attempts = greatest(attempts, ${HOLDS_UP_ATTEMPTS}), not_before = $2,
         locked_until = NULL, worker = NULL
       WHERE id = $1 AND state = 'dead' AND spec->>'kind' <> 'code'`,
      [id, next],
    );
    return again > 0;
  }

  /** Whether mails have been taken since then, and have not come back: for others, and none for this address. */
  async aloneRefuses(manager: EntityManager, email: string, since: Date): Promise<boolean> {
    const [row] = await manager.query<{ alone: boolean | null }[]>(
      "SELECT NOT bool_or(sent_to = $1) AS alone FROM outbox WHERE state = 'sent' AND sent_at > $2",
      [email, since],
    );
    return row?.alone === true;
  }

  /** Addresses whose time of refusing for now is over count as reached again. */
  async forgetRefusals(now: Date): Promise<void> {
    await this.source.query('UPDATE mail_address SET refused_until = NULL WHERE refused_until <= $1', [now]);
  }

  /** Each mail that came back, and for now each time that one did which was sent again. */
  async bounces(manager: EntityManager, email: string, since: Date): Promise<CameBack[]> {
    const mails = await manager.findBy(BouncedMail, { email, at: MoreThan(since) });
    return mails.flatMap(({ at, permanent, earlier }) => [
      { at, permanent },
      ...earlier.map((before) => ({ at: before, permanent: false })),
    ]);
  }

  /** The mails that came back from an address are kept for the day it takes mail again. */
  async keepBounced(manager: EntityManager, email: string): Promise<void> {
    await manager.query(
      `UPDATE outbox SET state = 'suppressed', worker = NULL WHERE state = 'dead'
       AND id IN (SELECT outbox_id FROM bounced_mail WHERE email = $1)`,
      [email],
    );
  }

  /**
   * Waiting mails to people whom none reaches are kept, and those to people who are reached again wait to be sent: how
   * many.
   */
  async sortMails(now: Date): Promise<number> {
    await this.source.query(`UPDATE outbox SET state = 'suppressed' WHERE state = 'waiting' AND ${MAIL_SUPPRESSED}`);
    const [, freed] = await this.source.query<[unknown[], number]>(
      `UPDATE outbox SET state = 'waiting', attempts = 0, not_before = $1, locked_until = NULL, worker = NULL, trouble = NULL
       WHERE state = 'suppressed' AND NOT ${MAIL_SUPPRESSED}`,
      [now],
    );
    return freed;
  }

  /**
   * A game with a seat that is not yet treated as its player's mail stands at `now`, or whose clock has stood for that as long
   * as it may, other than those of `but`; null: none.
   */
  async gameToSettle(but: readonly string[], now: Date): Promise<string | null> {
    const [row] = await this.source.query<{ id: string }[]>(
      `SELECT s.game_id AS id FROM seat s WHERE s.undelivered_since IS NOT NULL AND s.game_id <> ALL ($1::uuid[])
         AND NOT ${unreached('s.person_id')}
       UNION ALL
       SELECT s.game_id FROM mail_address a JOIN person p ON p.email = a.email JOIN seat s ON s.person_id = p.id
         JOIN game g ON g.id = s.game_id
       WHERE (${UNREACHED}) AND s.undelivered_since IS NULL AND g.state <> 'over'
         AND s.game_id <> ALL ($1::uuid[])
       UNION ALL
       SELECT s.game_id FROM seat s JOIN game g ON g.id = s.game_id
       WHERE s.stands_from + make_interval(secs => $3 - s.stood_seconds) <= $2 AND g.state <> 'over'
         AND s.game_id <> ALL ($1::uuid[])
       LIMIT 1`,
      [but, now, MOST_SECONDS_STOOD],
    );
    return row?.id ?? null;
  }

  /** Addresses that nothing is sent to, the newest first. */
  suppressed(): Promise<MailAddress[]> {
    const where = { suppressedAt: Not(IsNull()) };
    return this.source.manager.find(MailAddress, { where, order: { suppressedAt: 'DESC' }, take: 500 });
  }

  among(emails: readonly string[]): Promise<MailAddress[]> {
    return this.source.manager.findBy(MailAddress, { email: In([...emails]) });
  }

  private async known(manager: EntityManager, email: string): Promise<void> {
    await manager.query('INSERT INTO mail_address (email) VALUES ($1) ON CONFLICT DO NOTHING', [email]);
  }
}
