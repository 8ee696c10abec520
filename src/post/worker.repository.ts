import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type QueryRunner } from 'typeorm';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';

/** The class of our advisory locks; the other half of the key is the worker's number. */
const LOCK_CLASS = 7103;
/** The class of those on what a process has taken to work on: a game to think about, a digest. */
const TAKEN_CLASS = 7104;
/** Where processes tell each other that the queues have something for them. */
const CHANNEL = 'despatch_queues';
const RING_MS = 100;

/** The connection a process is present by. */
interface Presence {
  number: number;
  runner: QueryRunner;
}

/** What node-postgres tells of a NOTIFY. */
interface Ring {
  channel: string;
  payload?: string;
}

/**
 * True in SQL of what a claim looks at, in its order. Every number is above 0, but only an index that says so is walked: the
 * planner does not know how many mails wait, and would look for the earlier mails of one game or person in the same index.
 */
export const IN_QUEUE = "state = 'waiting' AND nr > 0";

/**
 * True in SQL when `table`'s mail is free: nobody has it, its lease ran out by the database's clock, or the process that
 * has it is gone, for then nobody holds the lock on its number.
 */
export const freeNow = (table: string): string => `(
  ${table}.locked_until IS NULL OR ${table}.locked_until < now()
  OR (${table}.worker IS NOT NULL AND pg_try_advisory_xact_lock_shared(${LOCK_CLASS}, ${table}.worker)))`;

/**
 * This process among those that work on the mail queues. It holds an advisory lock on its number over a connection of
 * its own; when the process is killed the database lets go of it, and what was in its hands is free at once. Over the
 * same connection it hears that others have put something in the queues.
 */
@Injectable()
export class WorkerRepository implements OnApplicationShutdown {
  private entered: Promise<Presence> | null = null;
  private readonly listeners: (() => void)[] = [];
  private ringing: Promise<void> | null = null;
  private rangAt = -RING_MS;

  constructor(
    @InjectDataSource() private readonly source: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The end of a lease that begins now, in SQL. Leases go by one clock, the database's. */
  get leaseEnd(): string {
    return `now() + make_interval(secs => ${this.settings.leaseSeconds})`;
  }

  /** The number of this process; a new one when the connection that held the last was lost. */
  async number(): Promise<number> {
    const known = this.entered;
    const here = await known?.catch(() => null);
    if (here && !here.runner.isReleased) return here.number;
    // Both queues may find it gone; the first of them enters again.
    const entered = this.entered === known || this.entered === null ? (this.entered = this.enter()) : this.entered;
    return (await entered).number;
  }

  /**
   * Takes something to work on, a game to think about or a digest, away from the other processes; false: one of them has it. It is let go of when this process
   * ends, however that be. No connection is held for it but that which tells that we are here.
   */
  async take(what: string): Promise<boolean> {
    const [row] = await this.here<{ taken: boolean }>('SELECT pg_try_advisory_lock($1, hashtext($2)) AS taken', what);
    return row?.taken === true;
  }

  /** Lets go of what was taken. */
  async leave(what: string): Promise<void> {
    await this.here('SELECT pg_advisory_unlock($1, hashtext($2))', what);
  }

  /** Calls `listener` when another process has more in the queues than it can do at once. */
  onRing(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Calls the other processes, at most so often: one that is called looks until it finds nothing, and at its next tick. */
  ring(): void {
    if (this.ringing || performance.now() - this.rangAt < RING_MS) return;
    this.rangAt = performance.now();
    this.ringing = this.rung()
      .catch(() => undefined)
      .finally(() => (this.ringing = null));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.ringing;
    const here = await this.entered?.catch(() => null);
    if (!here || here.runner.isReleased) return;
    await here.runner.query('SELECT pg_advisory_unlock_all()');
    await here.runner.release();
  }

  /** Asks over the connection that we are present by. */
  private async here<T>(statement: string, what: string): Promise<T[]> {
    await this.number();
    const { runner } = (await this.entered) as Presence;
    return (await runner.query(statement, [TAKEN_CLASS, what])) as T[];
  }

  private async rung(): Promise<void> {
    await this.source.query('SELECT pg_notify($1, $2)', [CHANNEL, String(await this.number())]);
  }

  private async enter(): Promise<Presence> {
    const runner = this.source.createQueryRunner();
    try {
      const [row] = (await runner.query("SELECT nextval('mail_worker')::int AS number")) as { number: number }[];
      const number = row?.number ?? 0;
      await runner.query('SELECT pg_advisory_lock($1, $2)', [LOCK_CLASS, number]);
      const connection = (await runner.connect()) as NodeJS.EventEmitter;
      connection.on('notification', (ring: Ring) => this.heard(ring, number));
      await runner.query(`LISTEN ${CHANNEL}`);
      return { number, runner };
    } catch (error) {
      await runner.release();
      throw error;
    }
  }

  private heard({ channel, payload }: Ring, own: number): void {
    if (channel !== CHANNEL || payload === String(own)) return;
    for (const listener of this.listeners) listener();
  }
}
