import { Injectable } from '@nestjs/common';
import { plainAddress } from '../config/plain-address';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

import { involvedSql } from '../rulings/involved.repository';

/** A row of the audit log of a club. */
export interface AuditRow {
  clubId: string;
  at: Date;
  /** Who did it, or whose the key is that `who` names; null: the operator. */
  personId: string | null;
  who: string;
  what: string;
  gameId: string | null;
  reason: string | null;
}

/** One as the page lists it. */
export interface AuditLine {
  id: string;
  at: Date;
  who: string;
  what: string;
  about: string | null;
  game: string | null;
  reason: string | null;
  done: boolean;
}

/** Acts in games of which he sees one side are not told to him: somebody else moderates them. */
const LINES = `SELECT a.id::text AS id, a.at, CASE WHEN p.name IS NULL OR a.who LIKE 'the key %' THEN concat_ws(' by ', p.name, a.who) ELSE p.name END AS who, a.what, o.name AS about, g.code AS game, a.reason, a.done
  FROM audit a LEFT JOIN person p ON p.id = a.person_id LEFT JOIN person o ON o.id = a.about_id
    LEFT JOIN game g ON g.id = a.game_id
  WHERE a.club_id = $1 AND a.id < $2 AND ($3::text IS NULL OR g.code = $3)
    AND NOT ${involvedSql('a.game_id', '$4')}
  ORDER BY a.id DESC LIMIT $5`;

/** What was done in clubs, and by whom. Rows are added and never changed, but for whether it was done. */
@Injectable()
export class AuditRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The id of the new row. */
  async insert(row: AuditRow, done: boolean, manager: EntityManager = this.source.manager): Promise<string> {
    const { clubId, at, personId, who, what, gameId, reason } = row;
    const [made] = await manager.query<{ id: string }[]>(
      `INSERT INTO audit (club_id, at, person_id, who, what, game_id, reason, done)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id::text AS id`,
      [clubId, at, personId, who, what, gameId, reason, done],
    );
    return made?.id ?? '';
  }

  /** It was done; `about`: whom it is about, by id or by an address of his. */
  async done(id: string, about: { personId?: string; email?: string } = {}): Promise<void> {
    await this.source.query(
      `UPDATE audit SET done = true, about_id = coalesce((SELECT id FROM person WHERE id = $2), (SELECT id FROM person WHERE email = $3))
       WHERE id = $1`,
      [id, about.personId ?? null, about.email === undefined ? null : plainAddress(about.email)],
    );
  }

  /** It was refused: nothing was done. */
  async drop(id: string): Promise<void> {
    await this.source.query('DELETE FROM audit WHERE id = $1', [id]);
  }

  /** The newest first, those before `before`; `viewer`: who reads. */
  lines(
    clubId: string,
    {
      before,
      game,
      viewer,
      limit,
    }: { before: string | null; game: string | null; viewer: string | null; limit: number },
  ): Promise<AuditLine[]> {
    return this.source.query<AuditLine[]>(LINES, [clubId, before ?? '9223372036854775807', game, viewer, limit]);
  }

  /** What a key is for. */
  async keyName(id: string): Promise<string | null> {
    const [row] = await this.source.query<{ name: string }[]>('SELECT name FROM access_key WHERE id = $1', [id]);
    return row?.name ?? null;
  }
}
