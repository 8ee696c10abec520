import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Leave } from '../people/leave';

/** One row that says when the service last lived, whichever of its processes wrote it. */
@Injectable()
export class HeartbeatRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Runs `work` with the last beat under its lock, and writes `now`: of several processes one finds a gap. */
  beat(now: Date, work: (manager: EntityManager, last: Date) => Promise<void>): Promise<void> {
    return this.source.transaction(async (manager) => {
      await manager.query('INSERT INTO heartbeat (at) VALUES ($1) ON CONFLICT DO NOTHING', [now]);
      const [row] = await manager.query<{ at: Date }[]>('SELECT at FROM heartbeat FOR UPDATE');
      if (row) await work(manager, row.at);
      await manager.query('UPDATE heartbeat SET at = greatest(at, $1)', [now]);
    });
  }

  /**
   * The service was down: every clock that ran stands for that. Due dates are shown moved at once; each clock is reckoned
   * when its game is next opened, by the sweep at the moment at which it would have been due something.
   */
  async wasDown(manager: EntityManager, { from, until }: Leave): Promise<void> {
    await manager.query('INSERT INTO downtime ("from", until) VALUES ($1, $2)', [from, until]);
    await manager.query(
      `WITH ran AS (SELECT game_id, side FROM seat WHERE clock_from < $2 AND due_at > $1 ORDER BY game_id, side FOR UPDATE)
       UPDATE seat s SET due_at = s.due_at + ($2::timestamptz - greatest($1::timestamptz, s.clock_from)) FROM ran
       WHERE s.game_id = ran.game_id AND s.side = ran.side`,
      [from, until],
    );
  }
}
