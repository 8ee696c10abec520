import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { EntityManager, MigrationInterface, QueryRunner } from 'typeorm';
import { MIGRATIONS } from '../../migrations';
import { dataSource, type EntityClass } from './database';
import { COPY_SETTINGS, list, type TableShape } from './snapshot.repository';

const STEPS = MIGRATIONS.map((one) => {
  const migration: MigrationInterface = new one();
  const name = migration.name ?? one.name;
  return { name, timestamp: Number(name.slice(-13)), migration };
}).sort((a, b) => a.timestamp - b.timestamp);

const LIST =
  'CREATE TABLE IF NOT EXISTS migrations (id serial PRIMARY KEY, timestamp bigint NOT NULL, name varchar NOT NULL)';

/** Makes a database anew, in one transaction: all of it, or nothing changes. */
export class Restoring {
  private constructor(private readonly runner: QueryRunner) {}

  /** Lets `work` change the database at `url`, whose tables are `entities`; what it throws undoes everything. */
  static async at<T>(
    url: string,
    entities: readonly EntityClass[],
    work: (restoring: Restoring) => Promise<T>,
  ): Promise<T> {
    const source = await dataSource(url, { databasePool: 1, leaseSeconds: 0, pipeline: false }, entities).initialize();
    const runner = source.createQueryRunner();
    try {
      await runner.startTransaction();
      await runner.query(COPY_SETTINGS);
      const result = await work(new Restoring(runner));
      await runner.commitTransaction();
      return result;
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
      await source.destroy();
    }
  }

  /** Reads and writes within the transaction. */
  get manager(): EntityManager {
    return this.runner.manager;
  }

  /** Connections that a service has to this database. */
  async others(): Promise<number> {
    const [row] = (await this.runner.query(
      `SELECT count(*)::int AS others FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'despatch' AND pid <> pg_backend_pid()`,
    )) as { others: number }[];
    return row?.others ?? 0;
  }

  /** The steps that were made here; null: there is no list of them. */
  async steps(): Promise<string[] | null> {
    const [row] = (await this.runner.query("SELECT to_regclass('migrations') IS NOT NULL AS listed")) as {
      listed: boolean;
    }[];
    if (!row?.listed) return null;
    const names = (await this.runner.query('SELECT name FROM migrations')) as { name: string }[];
    return names.map(({ name }) => name);
  }

  /** Rows in every table but the list of steps, by table. */
  async rowCounts(): Promise<ReadonlyMap<string, number>> {
    const tables = (await this.runner.query(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace
         AND relkind IN ('r', 'p') AND NOT relispartition AND relname <> 'migrations'`,
    )) as { name: string }[];
    const counts = new Map<string, number>();
    for (const { name } of tables) {
      const [row] = (await this.runner.query(`SELECT count(*)::int AS rows FROM "${name}"`)) as { rows: number }[];
      counts.set(name, row?.rows ?? 0);
    }
    return counts;
  }

  /** Takes back every step that was made here, the last first. */
  async unmake(made: readonly string[]): Promise<void> {
    for (const { name, migration } of STEPS.filter((s) => made.includes(s.name)).reverse()) {
      await migration.down(this.runner);
      await this.runner.query('DELETE FROM migrations WHERE name = $1', [name]);
    }
  }

  /** Makes these steps, or without a list all that are missing. */
  async make(wanted?: readonly string[]): Promise<void> {
    await this.runner.query(LIST);
    const made = (await this.steps()) ?? [];
    const missing = STEPS.filter(({ name }) => !made.includes(name) && (wanted?.includes(name) ?? true));
    for (const { name, timestamp, migration } of missing) {
      await migration.up(this.runner);
      await this.runner.query('INSERT INTO migrations (timestamp, name) VALUES ($1, $2)', [timestamp, name]);
    }
  }

  /** Takes out what steps have put into the tables: a backup holds it too. */
  async empty(tables: readonly TableShape[]): Promise<void> {
    if (tables.length > 0) await this.runner.query(`TRUNCATE ${list(tables.map((t) => t.name))}`);
  }

  /** Fills a table with rows as COPY wrote them; what its triggers did when they were first written is in the backup too. */
  async fill({ name, columns }: TableShape, rows: AsyncIterable<Buffer>): Promise<void> {
    await this.runner.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`);
    const client = (await this.runner.connect()) as ClientBase;
    const into = client.query(copyFrom(`COPY "${name}" (${list(columns)}) FROM STDIN`));
    await pipeline(Readable.from(rows), into);
    await this.runner.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`);
  }

  /** Lets a sequence go on after the last number it gave. */
  async goOn(sequence: string, last: string | null): Promise<void> {
    if (last !== null) await this.runner.query('SELECT setval($1::regclass, $2::bigint)', [`"${sequence}"`, last]);
  }
}

/** The steps of `names` that this version does not know. */
export const unknownSteps = (names: readonly string[]): string[] =>
  names.filter((name) => !STEPS.some((s) => s.name === name));
