import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** In a statement: whether `person` is involved in `game`, as below. */
export const involvedSql = (game: string, person: string): string =>
  `(EXISTS (SELECT FROM seat v WHERE v.game_id = ${game} AND v.person_id = ${person})
    OR EXISTS (SELECT FROM stand_in v WHERE v.game_id = ${game} AND v.regular_id = ${person})
    OR EXISTS (SELECT FROM understudy v WHERE v.game_id = ${game} AND v.person_id = ${person})
    OR EXISTS (SELECT FROM former_player v WHERE v.game_id = ${game} AND v.person_id = ${person}))`;

/** In a statement: the games that `person` is involved in, by their ids. */
export const gamesOfSql = (person: string): string =>
  `(SELECT game_id FROM seat WHERE person_id = ${person} UNION SELECT game_id FROM stand_in WHERE regular_id = ${person}
    UNION SELECT game_id FROM understudy WHERE person_id = ${person}
    UNION SELECT game_id FROM former_player WHERE person_id = ${person})`;

/** Who has to do with one side of a game, and so judges nothing in it. */
@Injectable()
export class InvolvedRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The same when nobody can come to a seat, or be shown one, until the transaction ends. */
  async settled(gameId: string, manager: EntityManager): Promise<ReadonlySet<string>> {
    await manager.query('SELECT FROM game WHERE id = $1 FOR NO KEY UPDATE', [gameId]);
    return this.in(gameId, manager);
  }

  /** Its players, those whose places substitutes hold, understudies, who see one side, and all who were one of them: what they know they know. */
  async in(gameId: string, manager: EntityManager = this.source.manager): Promise<ReadonlySet<string>> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT person_id AS id FROM seat WHERE game_id = $1 UNION SELECT regular_id FROM stand_in WHERE game_id = $1
       UNION SELECT person_id FROM understudy WHERE game_id = $1
       UNION SELECT person_id FROM former_player WHERE game_id = $1`,
      [gameId],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
