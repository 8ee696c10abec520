import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** The class of these advisory locks; the other half of the key is the task's number. */
const LOCK_CLASS = 7104;
const TASKS = { migrations: 1, 'demo club': 2, backup: 3 } as const;

/** What no two processes on one database may do at the same time, and what belongs to no game. */
@Injectable()
export class OneAtATime {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Waits until nobody else is at `task`, and does `work`. The lock dies with its connection. */
  async run<T>(task: keyof typeof TASKS, work: () => Promise<T>): Promise<T> {
    const runner = this.source.createQueryRunner();
    const key = [LOCK_CLASS, TASKS[task]];
    try {
      await runner.query('SELECT pg_advisory_lock($1, $2)', key);
      return await work();
    } finally {
      if (!runner.isReleased) await runner.query('SELECT pg_advisory_unlock($1, $2)', key);
      await runner.release();
    }
  }
}
