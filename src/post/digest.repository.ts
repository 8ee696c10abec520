import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { MailSpec } from './mail-spec';

/** A time of day, `20:00`, in a zone. */
export interface DigestHour {
  zone: string;
  at: string;
}

/** Somebody for whom mails are kept. */
export interface DigestReader extends DigestHour {
  id: string;
  /** When he was sent the last one. */
  last: Date | null;
  /** How many times the next one was begun and came to no end. */
  begun: number;
}

/** A mail that is kept for a digest. */
export interface KeptMail {
  id: string;
  gameId: string;
  code: string;
  number: number;
  title: string;
  side: string | null;
  dueAt: Date | null;
  spec: MailSpec;
}

/** What is due within so many hours is not kept. */
const URGENT_HOURS = 36;

const KEPT = `SELECT o.id, o.game_id AS "gameId", g.code, g.number, g.title, s.side, s.due_at AS "dueAt", o.spec
  FROM outbox o JOIN game g ON g.id = o.game_id LEFT JOIN seat s ON s.game_id = o.game_id AND s.person_id = o.person_id
  WHERE o.person_id = $1 AND o.state = 'digest' ORDER BY s.due_at NULLS LAST, g.code, o.rank, o.nr`;

/** Mails that are kept for those who want one a day. */
@Injectable()
export class DigestRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Mails about what is due soon go out by themselves; so do those of people who want no digest any more. What is not due is not looked at. */
  async release(now: Date): Promise<void> {
    await this.source.query(
      `UPDATE outbox o SET state = 'waiting' FROM (
         SELECT k.id FROM person p JOIN outbox k ON k.person_id = p.id AND k.state = 'digest' WHERE NOT p.wishes ? 'digest'
         UNION
         SELECT k.id FROM seat s JOIN outbox k ON k.person_id = s.person_id AND k.game_id = s.game_id AND k.state = 'digest'
         WHERE s.due_at < $1::timestamptz + interval '${URGENT_HOURS} hours'
       ) d WHERE o.id = d.id AND o.state = 'digest'`,
      [now],
    );
  }

  /** The times of day that people want their digests at, each in a zone: few, however many people. */
  hours(): Promise<DigestHour[]> {
    return this.source.query(
      "SELECT DISTINCT zone, wishes->>'digest' AS at FROM person WHERE wishes ? 'digest' AND wishes->>'digest' IS NOT NULL",
    );
  }

  /** Everybody for whom mails are kept and who was sent his last digest `by` the moment that belongs to his hour. */
  readers(hours: readonly (DigestHour & { by: Date })[]): Promise<DigestReader[]> {
    return this.source.query(
      `SELECT p.id, p.zone, h.at, p.digest_at AS last, p.digest_begun AS begun
       FROM jsonb_to_recordset($1) AS h (zone text, at text, by timestamptz)
         JOIN person p ON p.zone = h.zone AND p.wishes->>'digest' = h.at
       WHERE p.wishes ? 'digest' AND (p.digest_at IS NULL OR p.digest_at <= h.by)
         AND EXISTS (SELECT FROM outbox o WHERE o.person_id = p.id AND o.state = 'digest')`,
      [JSON.stringify(hours)],
    );
  }

  /** The mails kept for somebody, what is due first first. */
  kept(personId: string): Promise<KeptMail[]> {
    return this.source.query(KEPT, [personId]);
  }

  /** Counts the attempt before the work: whoever ends in it has left its number behind. */
  async count({ id }: DigestReader): Promise<void> {
    await this.source.query('UPDATE person SET digest_begun = digest_begun + 1 WHERE id = $1', [id]);
  }

  /** The attempt has come to its end, whatever that was. */
  async uncount({ id }: DigestReader): Promise<void> {
    await this.source.query('UPDATE person SET digest_begun = 0 WHERE id = $1', [id]);
  }

  /** There is no digest for him this time: each mail goes out by itself, alone, as one at which the service has ended. */
  async partUp({ id }: DigestReader, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query(
        `UPDATE outbox SET state = 'waiting', broken_off = 1 WHERE person_id = $1 AND state = 'digest'`,
        [id],
      );
      await manager.query('UPDATE person SET digest_begun = 0, digest_at = $2 WHERE id = $1', [id, now]);
    });
  }

  /** Takes his turn, in the transaction of `manager`; false: another process has. */
  async begins(manager: EntityManager, { id, last }: DigestReader, now: Date): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(
      'UPDATE person SET digest_at = $2 WHERE id = $1 AND digest_at IS NOT DISTINCT FROM $3',
      [id, now, last],
    );
    return count > 0;
  }

  /** They stand in a digest. Gives those that still waited for one: what was answered meanwhile is not told. */
  async told(manager: EntityManager, ids: readonly string[], at: Date): Promise<string[]> {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      "UPDATE outbox SET state = 'digested', sent_at = $2 WHERE id = ANY ($1) AND state = 'digest' RETURNING id",
      [ids, at],
    );
    return rows.map((r) => r.id);
  }

  atOnce<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(work);
  }
}
