import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { GameState } from '../table/game.entity';

/** A game as it stands for one who sits at it. */
export interface MyGame {
  code: string;
  title: string;
  system: string;
  state: GameState;
  side: string;
  dueAt: Date | null;
  /** He is asked something. */
  waited: boolean;
  /** Letters that he has not seen on his page yet. */
  letters: number;
}

const OWN = `SELECT g.code, g.title, g.system, g.state, s.side, s.due_at AS "dueAt",
    (s.clock_from IS NOT NULL OR s.owes IS NOT NULL) AND g.state <> 'over' AS waited,
    (SELECT count(*)::int FROM letter l WHERE l.game_id = g.id AND l.to_id = $1 AND l.read_at IS NULL) AS letters
  FROM seat s JOIN game g ON g.id = s.game_id WHERE s.person_id = $1
  ORDER BY g.state = 'over', s.due_at NULLS LAST, g.created_at DESC LIMIT 200`;

/** A seat of a club that waits for somebody. */
export interface OpenSeatLine {
  code: string;
  title: string;
  system: string;
  side: string;
  club: string;
}

const OPEN_SEATS = `SELECT g.code, g.title, g.system, s.side, c.name AS club
  FROM seat s JOIN game g ON g.id = s.game_id JOIN club c ON c.id = g.club_id
  WHERE s.state = 'open' AND g.state = 'inviting' AND g.club_id IN (SELECT club_id FROM member WHERE person_id = $1)
    AND NOT EXISTS (SELECT FROM seat o WHERE o.game_id = g.id AND o.person_id = $1)
    AND NOT EXISTS (SELECT FROM understudy u WHERE u.game_id = g.id AND u.person_id = $1 AND u.side <> s.side)
    AND g.moderator_id IS DISTINCT FROM $1
  ORDER BY g.created_at LIMIT 50`;

/** The games at which somebody sits. */
@Injectable()
export class MyGames {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The first due first, those that are over last. */
  of(personId: string): Promise<MyGame[]> {
    return this.source.query<MyGame[]>(OWN, [personId]);
  }

  /** Open seats of somebody's clubs that he may take. */
  openTo(personId: string): Promise<OpenSeatLine[]> {
    return this.source.query<OpenSeatLine[]>(OPEN_SEATS, [personId]);
  }

  /** Seats of games that are not over in which a substitute holds somebody's place. */
  heldFor(personId: string): Promise<{ gameId: string; side: string }[]> {
    return this.source.query(
      `SELECT v.game_id AS "gameId", v.side FROM stand_in v JOIN game g ON g.id = v.game_id
       WHERE v.regular_id = $1 AND g.state NOT IN ('over', 'cancelled')`,
      [personId],
    );
  }

  /** Games that are not over, at which somebody sits. */
  async unended(personId: string): Promise<string[]> {
    const rows = await this.source.query<{ id: string }[]>(
      `SELECT g.id FROM seat s JOIN game g ON g.id = s.game_id
       WHERE s.person_id = $1 AND g.state NOT IN ('over', 'cancelled')
         AND NOT EXISTS (SELECT FROM vacancy v WHERE v.game_id = g.id AND v.side = s.side)`,
      [personId],
    );
    return rows.map((r) => r.id);
  }
}
