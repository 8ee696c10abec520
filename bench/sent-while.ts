import { Client } from 'pg';

/**
 * What goes to the database while `work` runs: each text once for each way to the server and back. What a connection plans
 * when it first meets a statement is left out: it does so once.
 */
export async function sentWhile(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is put back as it was
  const { query } = Client.prototype;
  Client.prototype.query = function (this: Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string }];
    sent.push((typeof first === 'string' ? first : (first.text ?? '')).replace(/\s+/g, ' ').trim());
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  try {
    await work();
  } finally {
    Client.prototype.query = query;
  }
  return sent.filter((text) => !text.startsWith('PREPARE '));
}
