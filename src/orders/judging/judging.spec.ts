import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { JudgingFailed, JudgingThreads, NotJudged, type Urgency } from './judging';

let folder: string;
let judging: JudgingThreads;

/** Reads a text by its first word: one that hangs (at line 7), ends, fails, or is read at once. */
const READER = `
  const { parentPort, workerData, threadId } = require('node:worker_threads');
  const at = new Int32Array(workerData.reached);
  parentPort.on('message', ({ asked: { text } }) => {
    if (text.startsWith('hang')) { Atomics.store(at, 0, 7); for (;;); }
    if (text.startsWith('end')) process.exit(1);
    if (text.startsWith('fail')) return parentPort.postMessage({ trouble: 'at line 1 of the rules' });
    parentPort.postMessage({ given: { words: [], note: text + ' by ' + threadId } });
  });
  parentPort.postMessage('ready');`;

function threads(file: string, limits = { sent: 250, looked: 250, heapMb: 64 }): JudgingThreads {
  const path = join(folder, 'reader.js');
  writeFileSync(path, file);
  return new JudgingThreads({ dataOverlay: null }, limits, path);
}

beforeAll(() => {
  jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  folder = mkdtempSync(join(tmpdir(), 'despatch-judging-'));
  judging = threads(READER);
});
afterAll(async () => {
  await judging.onApplicationShutdown();
  rmSync(folder, { recursive: true, force: true });
});

const read = (text: string, urgency: Urgency = 'sent', by = text): Promise<string> =>
  judging.judge('moderator', { text }, urgency, by).then(
    ({ note }) => note.split(' ')[0] ?? '',
    (error: unknown) => (error instanceof NotJudged ? `${error.why} at ${error.line}` : (error as Error).name),
  );

describe('the threads in which texts are judged', () => {
  it('end a text that takes too long, say where it was, and read others meanwhile and afterwards', async () => {
    const told: string[] = [];
    const noted = (what: Promise<string>): Promise<unknown> => what.then((said) => told.push(said));
    await Promise.all([noted(read('hang')), noted(read('check', 'looked')), noted(read('mail'))]);
    expect(told).toEqual(['check', 'mail', 'time at 7']);
    expect(await read('mail')).toBe('mail');
  });

  it('never make what was sent wait for what is looked at', async () => {
    const others = threads(READER, { sent: 60_000, looked: 1_000, heapMb: 64 });
    const told: string[] = [];
    const one = (text: string, urgency: Urgency): Promise<unknown> =>
      others.judge('moderator', { text }, urgency, text).then(
        () => told.push(text),
        () => told.push(`${text} is ended`),
      );
    await Promise.all([one('hang', 'looked'), one('check', 'looked'), one('mail', 'sent')]);
    expect(told).toEqual(['mail', 'hang is ended', 'check']);
    await others.onApplicationShutdown();
  });

  it('let a short look go before the long ones that wait, and a long one after a few short ones', async () => {
    const told: string[] = [];
    const others = threads(READER, { sent: 250, looked: 1_000, heapMb: 64 });
    const look = async (text: string, by: string): Promise<void> => {
      await others.judge('moderator', { text }, 'looked', by).catch(() => undefined);
      told.push(by);
    };
    const longs = Array.from({ length: 6 }, (_, i) => look('x'.repeat(2_000), `long ${i}`));
    const shorts = Array.from({ length: 6 }, (_, i) => look('x', `short ${i}`));
    await Promise.all([look('hang', 'first'), ...longs, ...shorts]);
    const behind = told.filter((by) => by !== 'first' && by !== 'long 0');
    expect(behind.slice(0, 6)).toEqual(['short 0', 'short 1', 'short 2', 'short 3', 'long 1', 'short 4']);
    expect(behind.at(-1)).toBe('long 5');
    await others.onApplicationShutdown();
  });

  it('let one reader have a few looks at once, everybody some dozens, and refuse the rest kindly', async () => {
    const mine = Array.from({ length: 6 }, () => read('hang', 'looked', 'one'));
    const other = read('check', 'looked', 'other');
    expect((await Promise.all(mine)).filter((said) => said === 'busy at 0').length).toBeGreaterThan(1);
    expect(await other).toBe('check');
    const many = await Promise.all(Array.from({ length: 60 }, (_, i) => read('check', 'looked', `${i}`)));
    expect(many.filter((said) => said === 'busy at 0').length).toBeGreaterThan(0);
    expect(many.filter((said) => said === 'check').length).toBeGreaterThan(39);
  });

  it('tell a text that ends its thread from a fault of the rules', async () => {
    expect(await read('end')).toBe('memory at 0');
    await expect(judging.judge('moderator', { text: 'fail' })).rejects.toThrow(JudgingFailed);
    expect(await read('mail')).toBe('mail');
  });

  it('blame no text for a thread that cannot be started', async () => {
    const broken = threads("throw new Error('no rules');");
    await expect(broken.judge('moderator', { text: 'mail' })).rejects.toThrow(JudgingFailed);
    await broken.onApplicationShutdown();
  });
});
