import { Client, type ClientConfig } from 'pg';

/**
 * Does `work` on a connection of its own. A server that ends under it fails the statement that runs; as an event between
 * two statements it would end the process. @throws Error when there is no connection, or `work` fails
 */
export async function onOwnConnection<T>(config: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
