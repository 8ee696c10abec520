import { Client } from 'pg';

/** What goes to the database while `work` runs: a text for each way to the server and back, of all statements that go together. */
export async function sentWhile(work: () => Promise<unknown>): Promise<string[]> {
  const ways: string[][] = [];
  let going: string[] | null = null;
  // oxlint-disable-next-line typescript/unbound-method -- it is put back as it was
  const { query } = Client.prototype;
  Client.prototype.query = function (this: Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string }];
    if (!going) {
      ways.push((going = []));
      queueMicrotask(() => (going = null));
    }
    going.push((typeof first === 'string' ? first : (first.text ?? '')).replace(/\s+/g, ' ').trim());
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  try {
    await work();
  } finally {
    Client.prototype.query = query;
  }
  return ways.map((way) => way.join(';'));
}
