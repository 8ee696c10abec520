import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { involvedSql } from '../rulings/involved.repository';
import type { DeadLetter, SuppressedAddress } from '../post/delivery.repository';

/** In `$1`'s games, but for those of which the reader (`$2`) sees a side: what goes to the other is not told to him. */
const OTHERS_GAMES = `g.club_id = $1 AND NOT ${involvedSql('g.id', '$2')}`;

const DEAD = `SELECT o.id, g.code AS game, coalesce(p.name, 'former player') AS "to", o.spec->>'kind' AS kind,
    o.created_at AS "createdAt", o.trouble
  FROM outbox o JOIN game g ON g.id = o.game_id LEFT JOIN person p ON p.id = o.person_id
  WHERE o.state = 'dead' AND ${OTHERS_GAMES} ORDER BY o.nr DESC LIMIT 200`;

const SUPPRESSED = `SELECT a.email, p.name, a.suppressed_at AS since, a.reason,
    (SELECT count(*)::int FROM outbox o JOIN game g ON g.id = o.game_id
      WHERE o.person_id = p.id AND o.state = 'suppressed' AND ${OTHERS_GAMES}) AS kept,
    ARRAY(SELECT g.code FROM seat t JOIN game g ON g.id = t.game_id
      WHERE t.person_id = p.id AND g.state <> 'over' AND ${OTHERS_GAMES} ORDER BY g.code LIMIT 20) AS games
  FROM mail_address a JOIN person p ON p.email = a.email
  WHERE a.suppressed_at IS NOT NULL AND EXISTS (SELECT FROM member m WHERE m.club_id = $1 AND m.person_id = p.id)
  ORDER BY a.suppressed_at DESC LIMIT 200`;

/** Mail that does not arrive, of one club: its games, its people. */
@Injectable()
export class ClubDeliveriesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The newest 200. */
  deadLetters(clubId: string, viewer: string | null): Promise<DeadLetter[]> {
    return this.source.query<DeadLetter[]>(DEAD, [clubId, viewer]);
  }

  /** The newest 200. */
  suppressed(clubId: string, viewer: string | null): Promise<SuppressedAddress[]> {
    return this.source.query<SuppressedAddress[]>(SUPPRESSED, [clubId, viewer]);
  }

  async hasDeadLetter(clubId: string, viewer: string | null, id: string): Promise<boolean> {
    const statement = `SELECT FROM outbox o JOIN game g ON g.id = o.game_id WHERE o.id = $3 AND o.state = 'dead' AND ${OTHERS_GAMES}`;
    return (await this.source.query<unknown[]>(statement, [clubId, viewer, id])).length > 0;
  }

  async hasAddress(clubId: string, email: string): Promise<boolean> {
    const statement = `SELECT FROM person p JOIN member m ON m.person_id = p.id AND m.club_id = $1 WHERE p.email = $2`;
    return (await this.source.query<unknown[]>(statement, [clubId, email])).length > 0;
  }
}
