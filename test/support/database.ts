import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Where the database server of this test run is; set by the global set-up. */
export const SERVER = 'DESPATCH_TEST_DATABASE';

/** An empty database of its own for one suite. */
export interface SuiteDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Makes a database on the run's server. @throws Error when the suite runs outside the project that starts it */
export async function suiteDatabase(): Promise<SuiteDatabase> {
  const server = process.env[SERVER];
  if (server === undefined) throw new Error(`${SERVER} is not set: run this spec through jest.config.js`);
  const name = `suite_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
