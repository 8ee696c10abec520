import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { KeyOwner } from '../../access/access-key.repository';
import { involvedSql } from '../../rulings/involved.repository';

/** An address that is told of events, as its owner sees it. */
export interface Webhook {
  id: string;
  url: string;
  madeAt: Date;
  /** Since when it does not take what is sent; null: it does. */
  failingSince: Date | null;
  /** When nothing more was sent to it; null: it is on. */
  offAt: Date | null;
}

/** What is told: who is asked, since when, until when. Nothing of what is asked, or known. */
export interface WebhookEvent {
  id: string;
  webhookId: string;
  url: string;
  /** Locked with the service's key. */
  secret: string;
  attempts: number;
  body: object;
}

/** What happened so long ago is told to nobody any more. */
const COLLECTED = '1 hour';

/**
 * What a club's address is not told: who is asked in games that its maker plays, and all of them once he organises there no
 * more. Of one that nobody's person made (the operator's, or from before that was kept) every organiser may be the reader.
 */
const KEPT_FROM = `w.club_id IS NOT NULL AND (
    w.made_by IS NOT NULL AND NOT EXISTS (SELECT FROM member m
      WHERE m.club_id = w.club_id AND m.person_id = w.made_by AND m.role = 'organiser')
    OR o.spec->>'kind' <> 'final' AND EXISTS (SELECT FROM member m WHERE m.club_id = w.club_id AND m.role = 'organiser'
      AND (w.made_by IS NULL OR m.person_id = w.made_by) AND m.person_id <> o.person_id AND ${involvedSql('g.id', 'm.person_id')}))`;

const COLLECT = `INSERT INTO webhook_event (webhook_id, outbox_id, not_before, body)
  SELECT w.id, o.id, $1::timestamptz, jsonb_build_object('event', CASE o.spec->>'kind' WHEN 'turn' THEN 'asked' ELSE 'over' END,
    'game', g.code, 'side', coalesce(o.spec->'turn'->>'side', s.side), 'at', o.created_at, 'dueAt', s.due_at)
  FROM outbox o JOIN game g ON g.id = o.game_id
    JOIN webhook w ON w.off_at IS NULL AND o.created_at >= w.made_at AND (w.club_id = g.club_id OR w.person_id = o.person_id)
    LEFT JOIN seat s ON s.game_id = o.game_id AND s.person_id = o.person_id
  WHERE o.spec->>'kind' IN ('turn', 'final') AND o.created_at > $1::timestamptz - interval '${COLLECTED}'
    AND EXISTS (SELECT FROM webhook) AND NOT (${KEPT_FROM})
  ON CONFLICT (webhook_id, outbox_id) DO NOTHING`;

const CLAIM = `UPDATE webhook_event e SET attempts = e.attempts + 1, not_before = $1::timestamptz + interval '1 minute'
  FROM webhook w WHERE w.id = e.webhook_id AND w.off_at IS NULL AND e.id IN (
    SELECT id FROM webhook_event WHERE state = 'waiting' AND not_before <= $1
    ORDER BY not_before LIMIT 20 FOR UPDATE SKIP LOCKED)
  RETURNING e.id, e.webhook_id AS "webhookId", w.url, w.secret, e.attempts, e.body`;

const of = (owner: KeyOwner): [string, string] =>
  'clubId' in owner ? ['club_id', owner.clubId] : ['person_id', owner.personId];

@Injectable()
export class WebhookRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** False: the owner has as many as he may have; of several that are made at once none is overlooked. */
  async insert(
    owner: KeyOwner,
    {
      id,
      url,
      secret,
      madeAt,
      madeBy,
    }: { id: string; url: string; secret: string; madeAt: Date; madeBy: string | null },
    most: number,
  ): Promise<boolean> {
    const [column, ownerId] = of(owner);
    return this.source.transaction(async (manager) => {
      const table = 'clubId' in owner ? 'club' : 'person';
      await manager.query(`SELECT FROM ${table} WHERE id = $1 FOR NO KEY UPDATE`, [ownerId]);
      const made = await manager.query<unknown[]>(
        `INSERT INTO webhook (id, ${column}, url, secret, made_at, made_by) SELECT $1, $2, $3, $4, $5, $6
         WHERE (SELECT count(*) FROM webhook WHERE ${column} = $2) < $7 RETURNING id`,
        [id, ownerId, url, secret, madeAt, madeBy, most],
      );
      return made.length > 0;
    });
  }

  list(owner: KeyOwner): Promise<Webhook[]> {
    const [column, id] = of(owner);
    return this.source.query(
      `SELECT id, url, made_at AS "madeAt", failing_since AS "failingSince", off_at AS "offAt" FROM webhook
       WHERE ${column} = $1 ORDER BY made_at, id`,
      [id],
    );
  }

  /** False: there is none of theirs. */
  async remove(owner: KeyOwner, hookId: string): Promise<boolean> {
    const [column, id] = of(owner);
    const [, count] = await this.source.query<[unknown, number]>(
      `DELETE FROM webhook WHERE id = $1 AND ${column} = $2`,
      [hookId, id],
    );
    return count > 0;
  }

  /** Writes down what has happened of late for whom it concerns, each event once. */
  async collect(now: Date): Promise<void> {
    await this.source.query(COLLECT, [now]);
  }

  /** Takes events that are due; nobody else takes them within a minute. */
  async claim(now: Date): Promise<WebhookEvent[]> {
    const [rows] = await this.source.query<[WebhookEvent[], number]>(CLAIM, [now]);
    return rows;
  }

  async taken({ id, webhookId }: WebhookEvent): Promise<void> {
    await this.source.query("UPDATE webhook_event SET state = 'sent' WHERE id = $1", [id]);
    await this.source.query('UPDATE webhook SET failing_since = NULL WHERE id = $1', [webhookId]);
  }

  /** It was not taken: again at `next`, or never; an address that fails since `offBefore` is told nothing more. */
  async failed({ id, webhookId }: WebhookEvent, next: Date | null, now: Date, offBefore: Date): Promise<void> {
    await this.source.query('UPDATE webhook_event SET state = $2, not_before = $3 WHERE id = $1', [
      id,
      next ? 'waiting' : 'dead',
      next ?? now,
    ]);
    await this.source.query(
      `UPDATE webhook SET failing_since = coalesce(failing_since, $2),
         off_at = CASE WHEN failing_since < $3 THEN $2 ELSE off_at END WHERE id = $1`,
      [webhookId, now, offBefore],
    );
  }
}
