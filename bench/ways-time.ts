import { Client } from 'pg';

/** The milliseconds that `work` waits for the database. */
export async function waysTime(work: () => Promise<unknown>): Promise<number> {
  let [waited, open, from] = [0, 0, 0];
  const back = (): void => {
    open--;
    if (open === 0) waited += performance.now() - from;
  };
  // oxlint-disable-next-line typescript/unbound-method -- it is put back as it was
  const { query } = Client.prototype;
  Client.prototype.query = function (this: Client, ...given: unknown[]) {
    if (open === 0) from = performance.now();
    const asked = (query as (...all: unknown[]) => unknown).apply(this, given);
    if (!(asked instanceof Promise)) return asked;
    open++;
    asked.then(back, back);
    return asked;
  } as typeof query;
  try {
    await work();
  } finally {
    Client.prototype.query = query;
  }
  return waited;
}
