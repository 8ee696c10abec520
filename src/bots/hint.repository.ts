import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** What a player wants to be advised about. */
export interface HintWish {
  gameId: string;
  side: string;
  /** `d6`, or REVIEW. */
  decision: string;
}

/** A decision of a game that is over, in words: when, what was written, what would have been better, what it cost. */
export interface Judged {
  seat: string;
  /** The row that answered it. */
  seq: number;
  title: string;
  given: readonly string[];
  better: readonly string[];
  /** A difference in the worth of results, 0 to 2. */
  cost: number;
}

/** In the place of a decision: the whole game, which is over. */
export const REVIEW = 'review';

/** Hints that players have asked for (HINT), and those they were told. */
@Injectable()
export class HintRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Writes a wish down; false: it stands there, told or not. */
  async wish(manager: EntityManager, { gameId, side, decision }: HintWish, at: Date): Promise<boolean> {
    const made = await manager.query<object[]>(
      `INSERT INTO hint (game_id, side, decision, asked_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (game_id, side, decision) DO NOTHING RETURNING decision`,
      [gameId, side, decision, at],
    );
    return made.length > 0;
  }

  /** When the hint for a decision was mailed; null: it was not. */
  async toldAt(manager: EntityManager, { gameId, side, decision }: HintWish): Promise<Date | null> {
    const [row] = await manager.query<{ at: Date | null }[]>(
      'SELECT told_at AS at FROM hint WHERE game_id = $1 AND side = $2 AND decision = $3',
      [gameId, side, decision],
    );
    return row?.at ?? null;
  }

  /** The one that has waited longest, reviews behind all hints, of games that are not among `but`; null: none waits. */
  async next(but: readonly string[]): Promise<HintWish | null> {
    const [row] = await this.source.query<HintWish[]>(
      `SELECT game_id AS "gameId", side, decision FROM hint WHERE told_at IS NULL AND game_id <> ALL ($1::uuid[])
       ORDER BY decision = $2, asked_at, game_id, side LIMIT 1`,
      [but, REVIEW],
    );
    return row ?? null;
  }

  /** Marks a hint as told, a review with what it found; false: another process has told it. */
  async told(
    manager: EntityManager,
    wish: HintWish,
    at: Date,
    found: readonly Judged[] | null = null,
  ): Promise<boolean> {
    const { gameId, side, decision } = wish;
    const [, marked] = await manager.query<[unknown[], number]>(
      `UPDATE hint SET told_at = $4, found = $5 WHERE game_id = $1 AND side = $2 AND decision = $3 AND told_at IS NULL`,
      [gameId, side, decision, at, found && JSON.stringify(found)],
    );
    return marked > 0;
  }

  /** What the review of a game found; null: it has none. */
  async reviewOf(gameId: string): Promise<Judged[] | null> {
    const [row] = await this.source.query<{ found: Judged[] }[]>(
      'SELECT found FROM hint WHERE game_id = $1 AND decision = $2 AND found IS NOT NULL ORDER BY told_at LIMIT 1',
      [gameId, REVIEW],
    );
    return row?.found ?? null;
  }

  /** The question is not asked any more, as it was answered or the game went back: it may be asked anew some day. */
  async forget(manager: EntityManager, { gameId, side, decision }: HintWish): Promise<void> {
    await manager.query('DELETE FROM hint WHERE game_id = $1 AND side = $2 AND decision = $3', [
      gameId,
      side,
      decision,
    ]);
  }
}
