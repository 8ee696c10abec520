import { Client } from 'pg';
import { until } from '../support/patience';

const OURS = 'kill-nine';

/** A table that cannot be written while we hold it: the service's transactions stand still just before their end. */
export class TableLock {
  private constructor(private readonly client: Client) {}

  /** Holds `seat`, which every change of a game writes last. */
  static async take(url: string): Promise<TableLock> {
    const client = new Client({ connectionString: url, application_name: OURS });
    // The server may be killed while we hold the lock.
    client.on('error', () => undefined);
    await client.connect();
    await client.query('BEGIN; LOCK TABLE seat IN SHARE MODE');
    return new TableLock(client);
  }

  /** Comes back when a transaction of the service waits for us. */
  async waitedFor(): Promise<void> {
    const question = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name <> $1";
    // Within a transaction the server shows what it saw first, until it is told to look again.
    await until(
      () => 'a transaction of the service to stand before the lock',
      async () => {
        await this.client.query('SELECT pg_stat_clear_snapshot()');
        return (await this.client.query(question, [OURS])).rowCount !== 0;
      },
      { every: 10 },
    );
  }

  release(): Promise<void> {
    return this.client.end().catch(() => undefined);
  }
}
