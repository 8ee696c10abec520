import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** Who wants no reminders of which game. Whoever takes a seat over is not muted by the one before him. */
@Injectable()
export class MutedRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async is(gameId: string, personId: string, manager: EntityManager = this.source.manager): Promise<boolean> {
    const statement = 'SELECT FROM muted WHERE game_id = $1 AND person_id = $2';
    return (await manager.query<unknown[]>(statement, [gameId, personId])).length > 0;
  }

  async mute(manager: EntityManager, gameId: string, personId: string, now: Date): Promise<void> {
    await manager.query(
      'INSERT INTO muted (game_id, person_id, since) VALUES ($1, $2, $3) ON CONFLICT (game_id, person_id) DO NOTHING',
      [gameId, personId, now],
    );
  }

  async unmute(manager: EntityManager, gameId: string, personId: string): Promise<void> {
    await manager.query('DELETE FROM muted WHERE game_id = $1 AND person_id = $2', [gameId, personId]);
  }
}
