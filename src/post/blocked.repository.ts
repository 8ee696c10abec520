import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Whose letters somebody reads no more, in all games. */
@Injectable()
export class BlockedRepository {
  async is(manager: EntityManager, personId: string, correspondentId: string): Promise<boolean> {
    const statement = 'SELECT FROM blocked WHERE person_id = $1 AND correspondent_id = $2';
    return (await manager.query<unknown[]>(statement, [personId, correspondentId])).length > 0;
  }

  async block(manager: EntityManager, personId: string, correspondentId: string, now: Date): Promise<void> {
    await manager.query(
      'INSERT INTO blocked (person_id, correspondent_id, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [personId, correspondentId, now],
    );
  }

  async unblock(manager: EntityManager, personId: string, correspondentId: string): Promise<void> {
    const statement = 'DELETE FROM blocked WHERE person_id = $1 AND correspondent_id = $2';
    await manager.query(statement, [personId, correspondentId]);
  }
}
