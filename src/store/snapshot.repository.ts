import type { Readable } from 'node:stream';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { onDatabase } from './client';

/** A table as it is copied. */
export interface TableShape {
  name: string;
  columns: string[];
}

/** Everything of the database at one moment, whatever is written meanwhile. */
export class Snapshot {
  private constructor(private readonly client: Client) {}

  /** Lets `work` read the database at `url` as it is now. */
  static of<T>(url: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    return onDatabase(url, { application_name: 'despatch backup', keepAlive: true }, async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await client.query(`${COPY_SETTINGS}; SET LOCAL idle_in_transaction_session_timeout = 0`);
      return work(new Snapshot(client));
    });
  }

  /** The steps its schema is made by. */
  async migrations(): Promise<{ timestamp: number; name: string }[]> {
    const { rows } = await this.client.query<{ timestamp: string; name: string }>(
      'SELECT timestamp, name FROM migrations ORDER BY timestamp',
    );
    return rows.map(({ timestamp, name }) => ({ timestamp: Number(timestamp), name }));
  }

  /** Every table but the list of migrations, each after those its rows name. */
  async tables(): Promise<TableShape[]> {
    const [{ rows: tables }, { rows: named }] = [
      await this.client.query<TableShape>(TABLES),
      await this.client.query<{ child: string; parent: string }>(REFERENCES),
    ];
    const ordered: TableShape[] = [];
    const placed = (name: string): boolean => ordered.some((t) => t.name === name);
    while (ordered.length < tables.length) {
      const next = tables.find(
        ({ name }) => !placed(name) && named.every((n) => n.child !== name || n.parent === name || placed(n.parent)),
      );
      if (!next) throw new Error('tables name each other in a circle');
      ordered.push(next);
    }
    return ordered;
  }

  /** Sequences with the last number each gave; null: none yet. */
  async sequences(): Promise<{ name: string; last: string | null }[]> {
    const { rows } = await this.client.query<{ name: string; last: string | null }>(
      'SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = current_schema() ORDER BY 1',
    );
    // That of the list of migrations is made anew with it.
    return rows.filter(({ name }) => name !== 'migrations_id_seq');
  }

  /** The rows of a table as COPY writes them, and then how many they were. */
  async copy({ name, columns }: TableShape, read: (rows: Readable) => Promise<void>): Promise<number> {
    const stream = this.client.query(copyTo(`COPY (SELECT ${list(columns)} FROM "${name}") TO STDOUT`));
    await read(stream);
    return stream.rowCount;
  }
}

/** So that rows read the same on every server. */
export const COPY_SETTINGS =
  "SET LOCAL datestyle = 'ISO'; SET LOCAL timezone = 'UTC'; SET LOCAL extra_float_digits = 3; SET LOCAL bytea_output = 'hex'";

export const list = (columns: readonly string[]): string => columns.map((c) => `"${c}"`).join(', ');

const TABLES = `
SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
  AND c.relname <> 'migrations'
GROUP BY c.relname ORDER BY c.relname`;

const REFERENCES = `
SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent FROM pg_constraint
WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`;
