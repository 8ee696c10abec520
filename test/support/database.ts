import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { dataSource } from '../../src/store/database';

/** Where the database server of this test run is; set by the global set-up. */
export const SERVER = 'DESPATCH_TEST_DATABASE';

/** A database of this run's server that has all tables, and no row. */
export const TABLES = 'DESPATCH_TEST_TABLES';

/** A database of its own for one suite. */
export interface SuiteDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * Makes a database on the run's server, with all tables: a copy takes a tenth of what the migrations take.
 * @throws Error when the suite runs outside the project that starts it
 */
export const suiteDatabase = (): Promise<SuiteDatabase> => copyOf(given(TABLES));

/** The same without tables. */
export const emptyDatabase = (): Promise<SuiteDatabase> => copyOf('template1');

async function copyOf(template: string): Promise<SuiteDatabase> {
  const server = given(SERVER);
  const name = `suite_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Makes the database that all others are copied from. */
export async function makeTables(server: string): Promise<void> {
  const name = `tables_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const source = dataSource(url.href, { databasePool: 1, leaseSeconds: 60 });
  await source.initialize();
  await source.runMigrations();
  await source.destroy();
  process.env[TABLES] = name;
}

/** Takes it away, as a server that was given from outside lives on. */
export async function dropTables(): Promise<void> {
  await onServer(given(SERVER), `DROP DATABASE ${given(TABLES)}`);
}

function given(variable: string): string {
  const value = process.env[variable];
  if (value === undefined) throw new Error(`${variable} is not set: run this spec through jest.config.js`);
  return value;
}

/** One statement on the server. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
