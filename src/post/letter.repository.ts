import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** A letter of one player to another, as the thread of either shows it. */
export interface KeptLetter {
  nr: number;
  fromId: string;
  toId: string;
  text: string;
  at: Date;
  /** Its reader has seen it on his page. */
  readAt: Date | null;
}

/** What is written down of a letter when it goes out. */
export type NewLetter = Pick<KeptLetter, 'fromId' | 'toId' | 'text' | 'at'> & { gameId: string };

/** Letters that players have written each other. They are the two people's: who takes over a seat has none of them. */
@Injectable()
export class LetterRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Under the lock of the game, which gives the letters their order. */
  async keep(manager: EntityManager, { gameId, fromId, toId, text, at }: NewLetter): Promise<void> {
    await manager.query(
      `INSERT INTO letter (game_id, nr, from_id, to_id, text, at)
       SELECT $1, coalesce(max(nr), 0) + 1, $2, $3, $4, $5 FROM letter WHERE game_id = $1`,
      [gameId, fromId, toId, text, at],
    );
  }

  /** What somebody wrote and was written in a game, the newest `most`, in order. */
  async thread(gameId: string, personId: string, most: number): Promise<KeptLetter[]> {
    const newest = await this.source.query<KeptLetter[]>(
      `SELECT nr, from_id AS "fromId", to_id AS "toId", text, at, read_at AS "readAt" FROM letter
       WHERE game_id = $1 AND $2 IN (from_id, to_id) ORDER BY nr DESC LIMIT $3`,
      [gameId, personId, most],
    );
    return newest.reverse();
  }

  /** Whether somebody reads no letters of another. */
  async silenced(personId: string, correspondentId: string): Promise<boolean> {
    const statement = 'SELECT FROM blocked WHERE person_id = $1 AND correspondent_id = $2';
    return (await this.source.query<unknown[]>(statement, [personId, correspondentId])).length > 0;
  }

  /** Marks what somebody was written in a game as seen. */
  async seen(gameId: string, personId: string, now: Date): Promise<void> {
    const statement = 'UPDATE letter SET read_at = $3 WHERE game_id = $1 AND to_id = $2 AND read_at IS NULL';
    await this.source.query(statement, [gameId, personId, now]);
  }
}
