import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** Somebody plays in the place of the regular player until then. */
export interface StandIn {
  regularId: string;
  until: Date;
}

/** Somebody who looks over a player's shoulder. */
export interface Understudy {
  personId: string;
  name: string;
  email: string;
}

/** Substitutes, understudies, and seats whose players have left. */
@Injectable()
export class StandInRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async substitute(manager: EntityManager, gameId: string, side: string, { regularId, until }: StandIn): Promise<void> {
    await manager.query(
      `INSERT INTO stand_in (game_id, side, regular_id, until) VALUES ($1, $2, $3, $4)
       ON CONFLICT (game_id, side) DO UPDATE SET until = excluded.until`,
      [gameId, side, regularId, until],
    );
  }

  /** Whose place is held; null: it is the player's own. */
  async of(manager: EntityManager, gameId: string, side: string): Promise<StandIn | null> {
    const [row] = await manager.query<StandIn[]>(
      'SELECT regular_id AS "regularId", until FROM stand_in WHERE game_id = $1 AND side = $2',
      [gameId, side],
    );
    return row ?? null;
  }

  async end(manager: EntityManager, gameId: string, side: string): Promise<void> {
    await manager.query('DELETE FROM stand_in WHERE game_id = $1 AND side = $2', [gameId, side]);
  }

  /** The players of a game whose places others hold. */
  regulars(gameId: string): Promise<(StandIn & { side: string })[]> {
    return this.source.query(
      'SELECT side, regular_id AS "regularId", until FROM stand_in WHERE game_id = $1 ORDER BY side',
      [gameId],
    );
  }

  /** Who looks over a shoulder (`watches`), or has seen a side before. */
  knowing(gameId: string): Promise<{ side: string; personId: string; watches: boolean }[]> {
    return this.source.query(
      `SELECT side, person_id AS "personId", true AS watches FROM understudy WHERE game_id = $1
       UNION ALL SELECT side, person_id, false FROM former_player WHERE game_id = $1 ORDER BY 1, 3, 2`,
      [gameId],
    );
  }

  /** Seats that go back to their players at `now`. */
  due(now: Date): Promise<{ gameId: string; side: string }[]> {
    return this.source.query(
      'SELECT game_id AS "gameId", side FROM stand_in WHERE until <= $1 ORDER BY until LIMIT 100',
      [now],
    );
  }

  async understudy(manager: EntityManager, gameId: string, side: string, personId: string, now: Date): Promise<void> {
    await manager.query(
      'INSERT INTO understudy (game_id, side, person_id, since) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [gameId, side, personId, now],
    );
  }

  /** Somebody plays a seat no more, or sees it no more: what it hid he knows. */
  async former(manager: EntityManager, gameId: string, side: string, personId: string, now: Date): Promise<void> {
    await manager.query(
      'INSERT INTO former_player (game_id, side, person_id, until) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [gameId, side, personId, now],
    );
  }

  /** Whether somebody has seen a side of a game other than this: as its understudy, or as one who played it. */
  async knowsAnother(manager: EntityManager, gameId: string, side: string, personId: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `SELECT FROM former_player WHERE game_id = $1 AND side <> $2 AND person_id = $3
       UNION ALL SELECT FROM understudy WHERE game_id = $1 AND side <> $2 AND person_id = $3
       UNION ALL SELECT FROM stand_in WHERE game_id = $1 AND side <> $2 AND regular_id = $3 LIMIT 1`,
      [gameId, side, personId],
    );
    return rows.length > 0;
  }

  /** Who of these has played a side, or is its player while another holds his place; null: none of them. */
  async satThere(
    manager: EntityManager,
    gameId: string,
    { side, people }: { side: string; people: readonly string[] },
  ): Promise<string | null> {
    if (people.length === 0) return null;
    const [row] = await manager.query<{ id: string }[]>(
      `SELECT person_id AS id FROM former_player WHERE game_id = $1 AND side = $2 AND person_id = ANY ($3)
       UNION SELECT regular_id FROM stand_in WHERE game_id = $1 AND side = $2 AND regular_id = ANY ($3) LIMIT 1`,
      [gameId, side, people],
    );
    return row?.id ?? null;
  }

  /** Whether somebody has judged in a game, with the eyes of a side: by REVEAL, on its panel, or by an answer to what one asked. */
  async hasJudged(manager: EntityManager, gameId: string, personId: string): Promise<boolean> {
    return (await this.judges(gameId, manager)).includes(personId);
  }

  /** All who have judged in a game so, here or before it was brought here. */
  async judges(gameId: string, source: Pick<EntityManager, 'query'> = this.source): Promise<string[]> {
    const rows = await source.query<{ id: string }[]>(
      `SELECT person_id AS id FROM reveal WHERE game_id = $1
       UNION SELECT person_id FROM question_letter WHERE game_id = $1
       UNION SELECT a.person_id FROM panelist a JOIN pairing_game x ON x.id = a.pairing_game_id WHERE x.game_id = $1
       UNION SELECT person_id FROM former_judge WHERE game_id = $1 ORDER BY 1`,
      [gameId],
    );
    return rows.map(({ id }) => id);
  }

  /** Somebody judged in a game before it was brought here. */
  async judged(manager: EntityManager, gameId: string, personId: string): Promise<void> {
    await manager.query('INSERT INTO former_judge (game_id, person_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      gameId,
      personId,
    ]);
  }

  /** False: he was none. */
  async dismiss(manager: EntityManager, gameId: string, side: string, personId: string): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(
      'DELETE FROM understudy WHERE game_id = $1 AND side = $2 AND person_id = $3',
      [gameId, side, personId],
    );
    return count > 0;
  }

  understudies(manager: EntityManager, gameId: string, side: string): Promise<Understudy[]> {
    return manager.query(
      `SELECT u.person_id AS "personId", p.name, p.email FROM understudy u JOIN person p ON p.id = u.person_id
       WHERE u.game_id = $1 AND u.side = $2 ORDER BY u.since`,
      [gameId, side],
    );
  }

  /** Sides of a game that these people are understudies of. */
  async watched(gameId: string, people: readonly string[]): Promise<string[]> {
    if (people.length === 0) return [];
    const rows = await this.source.query<{ side: string }[]>(
      'SELECT DISTINCT side FROM understudy WHERE game_id = $1 AND person_id = ANY ($2)',
      [gameId, people],
    );
    return rows.map((r) => r.side);
  }

  /** He has left a game, or it was given up for him: that stays, whoever sits there afterwards. */
  async abandons(manager: EntityManager, gameId: string, personId: string, now: Date): Promise<void> {
    await manager.query('INSERT INTO abandonment (game_id, person_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      gameId,
      personId,
      now,
    ]);
  }

  async leaves(manager: EntityManager, gameId: string, side: string, now: Date): Promise<void> {
    await manager.query('INSERT INTO vacancy (game_id, side, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      gameId,
      side,
      now,
    ]);
  }

  /** True: nobody played there. */
  async filled(manager: EntityManager, gameId: string, side: string): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>('DELETE FROM vacancy WHERE game_id = $1 AND side = $2', [
      gameId,
      side,
    ]);
    return count > 0;
  }

  /** Sides of a game that nobody plays. */
  async vacant(manager: EntityManager, gameId: string): Promise<string[]> {
    const rows = await manager.query<{ side: string }[]>('SELECT side FROM vacancy WHERE game_id = $1', [gameId]);
    return rows.map((r) => r.side);
  }
}
