import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ThinkTask } from './think';
import { ThinkingThread } from './thinking';

const DATA = { dataOverlay: null };
const PATIENCE_MS = 60_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'despatch-thinking-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TASK = {
  system: 'no such',
  known: { view: 'Warspite is in TF B' },
  rollouts: 1,
  seed: 's',
} as unknown as ThinkTask;

/** A thread of ours in the place of the real one, which does `what` with its first task, and answers later ones. */
function threadThat(what: string, deadlineMs = PATIENCE_MS): ThinkingThread {
  const name = join(folder, Buffer.from(what).toString('hex').slice(0, 40));
  writeFileSync(
    `${name}.js`,
    `const { parentPort } = require('node:worker_threads');
     const { existsSync, writeFileSync } = require('node:fs');
     parentPort.on('message', () => {
       if (existsSync(${JSON.stringify(name)})) return parentPort.postMessage({ thought: { answer: 'x', broken: 0 } });
       writeFileSync(${JSON.stringify(name)}, '');
       ${what}
     });`,
  );
  return new ThinkingThread(DATA, { deadlineMs, heapMb: 64 }, `${name}.js`);
}

/** Priorities of the threads of this process, 0 the usual one and 19 the lowest. */
function nices(): number[] {
  const folders = readdirSync('/proc/self/task');
  const stats = folders.map((task) => readFileSync(join('/proc/self/task', task, 'stat'), 'utf8'));
  return stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
}

describe('the thread that searches for the answers of bots', () => {
  it.each([
    ['ends', 'process.exit(1);', 'its thread ended'],
    ['throws', "throw new Error('Warspite');", /^(Error|fault)$/],
    [
      'needs more memory than it may',
      "const all = []; for (;;) all.push(new Array(1e6).fill('x'));",
      /ended|ERR_WORKER/,
    ],
  ])('fails when it %s in the middle, says nothing of what was asked, and answers the next', async (_, what, why) => {
    const thread = threadThat(what);
    const failed = (await thread.think(TASK).catch((error: unknown) => error)) as Error;
    expect(failed.name).toBe('ThinkingFailed');
    expect(failed.message).toMatch(why);
    expect(failed.message).not.toContain('Warspite');
    expect(await thread.think(TASK)).toEqual({ answer: 'x', broken: 0 });
    await thread.onApplicationShutdown();
  });

  it('fails when it thinks for too long, and answers the next', async () => {
    const thread = threadThat('for (;;);', 500);
    await expect(thread.think(TASK)).rejects.toThrow('it took too long');
    expect(await thread.think(TASK)).toEqual({ answer: 'x', broken: 0 });
    await thread.onApplicationShutdown();
  });

  it('is broken off at the end of the service, in the middle of a thought', async () => {
    const thread = threadThat('for (let i = 0; ; i++);');
    const thought = thread.think(TASK).catch((error: Error) => error.message);
    await new Promise((done) => setTimeout(done, 100));
    await thread.breakOff();
    expect(await thought).toBe('its thread ended');
  });

  it('tells of a fault where it happened, and runs with the lowest priority, alone in its process', async () => {
    const thread = new ThinkingThread(DATA);
    const before = process.platform === 'linux' ? nices() : [];
    const failed = (await thread.think(TASK).catch((error: unknown) => error)) as Error;
    expect(failed.message).toMatch(/^\w*Error|^UnknownSystem\n\s+at /);
    expect(failed.message).not.toContain('no such');
    if (process.platform === 'linux') {
      expect(before).not.toContain(19);
      // Its helpers that it started before it read its own lines keep their priority.
      expect(nices()).toContain(19);
      const own = getPriority();
      expect(nices().filter((n) => n === own).length).toBeGreaterThanOrEqual(before.length);
    }
    await thread.onApplicationShutdown();
  });
});
