import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Reach } from '../access/caller';
import { involvedSql } from '../rulings/involved.repository';
import { moderatesSql } from '../table/moderates';

/** Whose games, and those of which clubs. */
export interface Moderating {
  personId: string | null;
  /** Those that he moderates in other clubs too. */
  everywhere: boolean;
  clubs: Reach;
  /** The times of the list are in his own. */
  zone: string;
}

/** A game in the list of who moderates. */
export interface ModeratedGame {
  code: string;
  title: string;
  state: string;
  players: string;
  /** Questions that nobody has answered, and since when the oldest waits. */
  open: number;
  since: Date | null;
}

const MOST = 200;

/** The games that somebody moderates. */
@Injectable()
export class ModeratedGames {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Games that are not over and that he does not play, those first where a question waits longest. */
  of({ personId, everywhere, clubs }: Moderating): Promise<ModeratedGame[]> {
    return this.source.query<ModeratedGame[]>(
      `SELECT g.code, g.title, g.state, q.open, q.since,
         (SELECT string_agg(p.name, ' - ' ORDER BY s.side) FROM seat s JOIN person p ON p.id = s.person_id
          WHERE s.game_id = g.id) AS players
       FROM game g CROSS JOIN LATERAL (SELECT count(*)::int AS open, min(asked_at) AS since FROM question
         WHERE game_id = g.id AND state = 'open') q
       WHERE g.state <> 'over' AND ($4 AND g.moderator_id = $1 AND ${moderatesSql('g.club_id', '$1')} OR $2 OR g.club_id = ANY ($3::uuid[]))
         AND NOT ${involvedSql('g.id', '$1')}
       ORDER BY q.since NULLS LAST, g.created_at DESC LIMIT ${MOST}`,
      [personId, clubs === 'all', clubs === 'all' ? [] : [...clubs], everywhere],
    );
  }
}
