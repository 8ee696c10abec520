import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { involvedSql } from '../rulings/involved.repository';

/** A game that somebody else moderates from now on. */
export interface HandedOn {
  id: string;
  code: string;
  title: string;
  /** Null: nobody of the club can who has nothing to do with one of its sides. */
  moderatorId: string | null;
}

/** Gives the games of who moderates no more to others of the club. */
@Injectable()
export class GamesHandedOn {
  /** Each that is not over goes to the moderator of the club who has been so longest, else to a deputy, else to an organiser. */
  async from(manager: EntityManager, clubId: string, personId: string): Promise<HandedOn[]> {
    const [games] = await manager.query<[HandedOn[], number]>(
      `UPDATE game g SET moderator_id = (SELECT m.person_id FROM member m
         WHERE m.club_id = g.club_id AND m.role IN ('moderator', 'deputy', 'organiser') AND m.person_id <> $2
           AND NOT ${involvedSql('g.id', 'm.person_id')}
         ORDER BY array_position(ARRAY['moderator', 'deputy', 'organiser'], m.role), m.since, m.person_id LIMIT 1)
       WHERE g.club_id = $1 AND g.moderator_id = $2 AND g.state NOT IN ('over', 'cancelled')
       RETURNING g.id, g.code, g.title, g.moderator_id AS "moderatorId"`,
      [clubId, personId],
    );
    return games;
  }
}
