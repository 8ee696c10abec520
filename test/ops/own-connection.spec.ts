import type { Client } from 'pg';
import { onOwnConnection } from '../../src/store/own-connection';
import { suiteDatabase, type SuiteDatabase } from '../support/database';

let database: SuiteDatabase;
beforeAll(async () => {
  database = await suiteDatabase();
});
afterAll(() => database.drop());

const config = () => ({ connectionString: database.url });

it('a server that ends a connection between two statements fails the next one, and ends no process', async () => {
  const work = async (client: Client): Promise<void> => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const ended = new Promise<void>((done) => client.once('end', done));
    await onOwnConnection(config(), (other) => other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]));
    await ended;
    await client.query('SELECT 1');
  };
  await expect(onOwnConnection(config(), work)).rejects.toThrow(/not queryable|closed|terminat/i);
});
