import { Client } from 'pg';
import { timed } from './measure';

/** Inserts single rows, each in a transaction of its own; the milliseconds each took. */
export async function rawInserts(databaseUrl: string, count: number): Promise<number[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('CREATE TABLE bench_row (n int PRIMARY KEY, body jsonb NOT NULL)');
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    times.push(await timed(() => client.query('INSERT INTO bench_row VALUES ($1, $2)', [n, { kind: 'answer', n }])));
  }
  await client.query('DROP TABLE bench_row');
  await client.end();
  return times;
}
