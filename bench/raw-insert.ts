import { Client } from 'pg';
import { timed } from './measure';

/** Single rows inserted each in a transaction of its own, on the same database. */
export class RawInserts {
  readonly times: number[] = [];

  private constructor(private readonly client: Client) {}

  static async open(databaseUrl: string): Promise<RawInserts> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('CREATE TABLE bench_row (n int PRIMARY KEY, body jsonb NOT NULL)');
    return new RawInserts(client);
  }

  async insert(): Promise<void> {
    const n = this.times.length;
    const row = [n, JSON.stringify({ kind: 'answer', n })];
    this.times.push(await timed(() => this.client.query('INSERT INTO bench_row VALUES ($1, $2)', row)));
  }

  async close(): Promise<void> {
    await this.client.query('DROP TABLE bench_row');
    await this.client.end();
  }
}
