import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailReader, UnreadableMail } from './mail-reader';

const ENVELOPE = { from: null, domain: null };
const mail = (text: string): Buffer => Buffer.from(`From: anna@example.org\r\n\r\n${text}\r\n`);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'despatch-reader-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Longer than a thread takes to begin on a machine that has much else to do. */
const PATIENCE_MS = 60_000;

/**
 * A reader with a thread of ours in the place of the real one: it answers "good", and does `worst` for everything else.
 * `deadlineMs`: how long the first mail may take.
 */
function readerThat(worst: string, deadlineMs: number): MailReader {
  const file = join(folder, `${Buffer.from(worst).toString('hex').slice(0, 40)}.js`);
  writeFileSync(
    file,
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', ({ raw }) => {
       if (Buffer.from(raw).includes('good')) return parentPort.postMessage({ reading: { text: 'good' } });
       ${worst}
     });`,
  );
  const deadlines = [deadlineMs];
  const limits = {
    heapMb: 32,
    get deadlineMs() {
      return deadlines.shift() ?? PATIENCE_MS;
    },
  };
  return new MailReader(limits, file);
}

describe('the reader of mails', () => {
  it('reads them in a thread of its own, each its own answer', async () => {
    const reader = new MailReader();
    const read = await Promise.all(['search Milos', 'pass', 'search Suda'].map((t) => reader.read(mail(t), ENVELOPE)));
    expect(read.map((r) => r.text)).toEqual(['search Milos', 'pass', 'search Suda']);
    expect(read[0]).toMatchObject({ from: 'anna@example.org', class: 'human', cut: [] });
    await reader.close();
  });

  it.each<[string, string, string | RegExp, number?]>([
    ['never ends', 'for (;;);', 'it took too long', 1_000],
    ['eats all memory', 'const all = []; for (;;) all.push(new Array(10000).fill({}));', /memory/],
    ['ends its thread', 'process.exit(1);', 'its thread ended'],
    ['throws', "throw new Error('tangled');", 'tangled'],
    ['is no mail', "parentPort.postMessage({ trouble: 'no mail' });", 'no mail'],
  ])('lives on after a mail that %s', async (_, worst, why, deadlineMs = PATIENCE_MS) => {
    const reader = readerThat(worst, deadlineMs);
    const bad = reader.read(mail('bad'), ENVELOPE);
    const good = reader.read(mail('good'), ENVELOPE);
    await expect(bad).rejects.toThrow(UnreadableMail);
    await expect(bad).rejects.toThrow(why);
    expect((await good).text).toBe('good');
    await reader.close();
  });
});
