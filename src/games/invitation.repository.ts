import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** Days that invitations hold: who has not answered by then is asked no more. */
export const INVITED_DAYS = 21;
/** Days before the end on which those who have not answered are reminded. */
const REMINDED_BEFORE = 7;
const DAY_MS = 86_400_000;

export const invitedUntil = (from: Date): Date => new Date(from.getTime() + INVITED_DAYS * DAY_MS);

/** Until when the invitations of a game hold. */
@Injectable()
export class InvitationRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** They hold until `ends`, with a reminder before; also anew. */
  async put(manager: EntityManager, gameId: string, ends: Date): Promise<void> {
    await manager.query(
      `INSERT INTO invitation (game_id, ends_at) VALUES ($1, $2)
       ON CONFLICT (game_id) DO UPDATE SET ends_at = excluded.ends_at, reminded = false`,
      [gameId, ends],
    );
  }

  /** When they end; null: the game has begun, or was never proposed. */
  async ends(manager: EntityManager, gameId: string): Promise<{ endsAt: Date; reminded: boolean } | null> {
    const [row] = await manager.query<{ endsAt: Date; reminded: boolean }[]>(
      'SELECT ends_at AS "endsAt", reminded FROM invitation WHERE game_id = $1',
      [gameId],
    );
    return row ?? null;
  }

  async reminded(manager: EntityManager, gameId: string): Promise<void> {
    await manager.query('UPDATE invitation SET reminded = true WHERE game_id = $1', [gameId]);
  }

  async forget(manager: EntityManager, gameId: string): Promise<void> {
    await manager.query('DELETE FROM invitation WHERE game_id = $1', [gameId]);
  }

  /** Games whose invitations end, or whose players are to be reminded. */
  async due(now: Date): Promise<string[]> {
    const soon = new Date(now.getTime() + REMINDED_BEFORE * DAY_MS);
    const rows = await this.source.query<{ id: string }[]>(
      `SELECT game_id AS id FROM invitation WHERE ends_at <= $1 OR (ends_at <= $2 AND NOT reminded)
       ORDER BY ends_at LIMIT 100`,
      [now, soon],
    );
    return rows.map((r) => r.id);
  }
}
