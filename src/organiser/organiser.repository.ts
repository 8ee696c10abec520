import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Leave } from '../people/leave';
import type { MailCounts } from '../post/delivery.repository';

/** A seat of a game that is not over, with how its mail stands. */
export interface SeatRow extends MailCounts {
  code: string;
  title: string;
  system: string;
  state: string;
  side: string;
  player: string;
  leave: Leave[];
  owes: string | null;
  owesSince: Date | null;
  dueAt: Date | null;
}

/** All games at once, for organisers. */
@Injectable()
export class OrganiserRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The seats of the games that are not over, those first where somebody is waited for longest; of the first 100 games. */
  seats(): Promise<SeatRow[]> {
    return this.source.query(
      `WITH listed AS (
         SELECT g.id, min(s.owes_since) AS since FROM game g JOIN seat s ON s.game_id = g.id
         WHERE g.state <> 'over' GROUP BY g.id ORDER BY since NULLS LAST, g.id LIMIT 100)
       SELECT g.code, g.title, g.system, g.state, s.side, p.id AS "personId", p.name AS player, p.email, p.leave, s.owes,
         s.owes_since AS "owesSince", s.due_at AS "dueAt", a.proven_at AS "provenAt", a.auto_reply_at AS "autoReplyAt",
         a.last_bounce_at AS "lastBounceAt", a.suppressed_at AS "suppressedAt", a.reason,
         mails."lastSentAt", mails.waiting, mails.dead
       FROM listed l JOIN game g ON g.id = l.id JOIN seat s ON s.game_id = g.id JOIN person p ON p.id = s.person_id
         LEFT JOIN mail_address a ON a.email = p.email
         CROSS JOIN LATERAL (SELECT max(o.sent_at) FILTER (WHERE o.state = 'sent') AS "lastSentAt",
             count(*) FILTER (WHERE o.state IN ('waiting', 'suppressed', 'digest'))::int AS waiting,
             count(*) FILTER (WHERE o.state = 'dead')::int AS dead
           FROM outbox o WHERE o.game_id = g.id AND o.person_id = p.id) mails
       ORDER BY l.since NULLS LAST, g.id, s.side`,
    );
  }
}
