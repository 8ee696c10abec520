import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OwnThread } from './own-thread';
import { MOST_WAITED, leftOf, nameOfThread, workedBy } from './thread-time';

/** A thread that takes a while to load, and does what it is told; a thread that waits is as one without a processor. */
const WORKER = `
  const { parentPort } = require('node:worker_threads');
  const { readlinkSync } = require('node:fs');
  const waits = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  parentPort.on('message', ({ wait, works }) => {
    while (works);
    waits(wait);
    parentPort.postMessage('done');
  });
  waits(700);
  parentPort.postMessage('ready ' + readlinkSync('/proc/thread-self'));`;

// Elsewhere the clock counts.
const onLinux = workedBy(nameOfThread()) === null ? describe.skip : describe;

onLinux('the time of a task in a thread', () => {
  let folder: string;
  let thread: OwnThread<{ wait?: number; works?: boolean }, string>;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'despatch-thread-'));
    const file = join(folder, 'worker.js');
    writeFileSync(file, WORKER);
    thread = new OwnThread(file, { deadlineMs: 400, heapMb: 32, announces: true });
  });
  afterAll(async () => {
    await thread.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is what it works, not what it waits for a machine that has much else to do, nor what loads the thread', async () => {
    expect(await thread.ask({ wait: 900 })).toBe('done');
  });

  it('ends one that works on, and one that does nothing for ever', async () => {
    await expect(thread.ask({ works: true }, undefined, 60)).rejects.toThrow('it took too long');
    await expect(thread.ask({}, undefined, 20)).rejects.toThrow('it took too long');
    expect(await thread.ask({ wait: 1 })).toBe('done');
  });
});

it('the time that is left is that of work, within patience; of the clock where nobody knows', () => {
  expect(leftOf(1_000, 1_500, 200)).toBe(800);
  expect(leftOf(1_000, 1_500, 1_200)).toBeLessThan(0);
  expect(leftOf(1_000, 1_000 * MOST_WAITED, 0)).toBe(0);
  expect(leftOf(1_000, 1_500, null)).toBe(-500);
});
