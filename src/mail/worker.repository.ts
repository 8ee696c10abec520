import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { QueryRunner } from 'typeorm';

/** The class of our advisory locks; the other half of the key is the worker's number. */
const LOCK_CLASS = 7103;

/** How long a mail stays with the process that took it, if that process lives but does not come back to it. */
export const LEASE_SECONDS = 60;

/** True in SQL when `table`'s mail is free: nobody has it, its lease ran out before $1, or the process that has it is gone. */
export const freeAt = (table: string): string => `(
  ${table}.locked_until IS NULL OR ${table}.locked_until < $1
  OR (${table}.worker IS NOT NULL AND NOT EXISTS (
    SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
    WHERE l.locktype = 'advisory' AND l.classid = ${LOCK_CLASS} AND l.objsubid = 2 AND l.objid::bigint = ${table}.worker)))`;

/**
 * This process among those that work on the mail queues. It holds an advisory lock on its number over a connection of
 * its own; when the process is killed the database lets go of it, and what was in its hands is free at once.
 */
@Injectable()
export class WorkerRepository implements OnApplicationShutdown {
  private entered: Promise<{ number: number; runner: QueryRunner }> | null = null;

  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The number of this process; a new one when the connection that held the last was lost. */
  async number(): Promise<number> {
    const known = this.entered;
    const here = await known?.catch(() => null);
    if (here && !here.runner.isReleased) return here.number;
    // Both queues may find it gone; the first of them enters again.
    const entered = this.entered === known || this.entered === null ? (this.entered = this.enter()) : this.entered;
    return (await entered).number;
  }

  async onApplicationShutdown(): Promise<void> {
    const here = await this.entered?.catch(() => null);
    if (!here || here.runner.isReleased) return;
    await here.runner.query('SELECT pg_advisory_unlock_all()');
    await here.runner.release();
  }

  private async enter(): Promise<{ number: number; runner: QueryRunner }> {
    const runner = this.source.createQueryRunner();
    try {
      const [row] = (await runner.query("SELECT nextval('mail_worker')::int AS number")) as { number: number }[];
      const number = row?.number ?? 0;
      await runner.query('SELECT pg_advisory_lock($1, $2)', [LOCK_CLASS, number]);
      return { number, runner };
    } catch (error) {
      await runner.release();
      throw error;
    }
  }
}
