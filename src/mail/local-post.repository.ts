import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LocalMail } from '../post/mail.entities';

const HEAD_BYTES = 16_000;

/** A mail in the list of its mailbox. */
export interface MailHead {
  id: string;
  own: boolean;
  deliveredAt: Date;
  /** The beginning of the raw mail, with all its header lines. */
  head: Buffer;
}

/** What somebody is: at a seat of a game, as its moderator, or in a club. */
export interface LocalRole {
  id: string;
  role: 'player' | 'moderator' | 'organiser' | 'member';
  code: string | null;
  system: string | null;
  side: string | null;
}

/** The mailboxes of the local post office. */
@Injectable()
export class LocalPostRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async deliver(personId: string, raw: Buffer, at: Date, own: boolean, id: string = randomUUID()): Promise<void> {
    await this.source.query(
      'INSERT INTO local_mail (id, person_id, raw, delivered_at, own) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING',
      [id, personId, raw, at, own],
    );
  }

  /** The newest mails of one person, the newest first; of each only its head: pages and pictures are long. */
  mailbox(personId: string): Promise<MailHead[]> {
    return this.source.query(
      `SELECT id, own, delivered_at AS "deliveredAt", substring(raw FROM 1 FOR ${HEAD_BYTES}) AS head
       FROM local_mail WHERE person_id = $1 ORDER BY nr DESC LIMIT 200`,
      [personId],
    );
  }

  /** How many mails each person has been sent. */
  async counts(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.source.query<{ id: string; mails: number }[]>(
      'SELECT person_id AS id, count(*)::int AS mails FROM local_mail WHERE NOT own GROUP BY person_id',
    );
    return new Map(rows.map((r) => [r.id, r.mails]));
  }

  byId(id: string): Promise<LocalMail | null> {
    return this.source.manager.findOneBy(LocalMail, { id });
  }

  /** What everybody is, the newest games first, and clubs last. */
  async roles(): Promise<LocalRole[]> {
    return this.source.query(
      `SELECT id, role, code, system, side FROM (
         SELECT s.person_id AS id, 'player' AS role, g.code, g.system, s.side, g.created_at AS at FROM seat s JOIN game g ON g.id = s.game_id
          WHERE g.state <> 'cancelled'
         UNION ALL SELECT moderator_id, 'moderator', code, system, NULL, created_at FROM game
          WHERE moderator_id IS NOT NULL AND state <> 'cancelled'
         UNION ALL SELECT person_id, CASE WHEN bool_or(role = 'organiser') THEN 'organiser' WHEN bool_or(role IN ('moderator', 'deputy'))
          THEN 'moderator' ELSE 'member' END, NULL, NULL, NULL, NULL FROM member GROUP BY person_id
       ) role ORDER BY at DESC NULLS LAST, code, side`,
    );
  }
}
