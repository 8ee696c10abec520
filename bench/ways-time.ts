import { Client } from 'pg';

/** The milliseconds that `work` waits for the database, all its ways together. */
export async function waysTime(work: () => Promise<unknown>): Promise<number> {
  let waited = 0;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is put back as it was
  const { query } = Client.prototype;
  Client.prototype.query = function (this: Client, ...given: unknown[]) {
    const from = performance.now();
    const asked = (query as (...all: unknown[]) => unknown).apply(this, given);
    if (asked instanceof Promise) void asked.then(() => (waited += performance.now() - from)).catch(() => undefined);
    return asked;
  } as typeof query;
  try {
    await work();
  } finally {
    Client.prototype.query = query;
  }
  return waited;
}
