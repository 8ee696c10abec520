import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Health } from '../../src/health/health.service';
import { readSettings } from '../../src/config/settings';
import { startService } from '../../src/main';
import { startEmbedded, type EmbeddedPostgres } from '../../src/store/embedded-postgres';
import { newGame, type Table } from '../support/game';
import { LogBook } from '../support/log-book';
import { subjectOf } from '../support/reading';
import { testFolder, unmount } from '../support/test-server';
import { World } from '../support/world';

jest.setTimeout(240_000);

/** A disk of our own, small enough to be filled; null: this machine lets us mount none. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), testFolder(process.pid)));
  chmodSync(folder, 0o755);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=755', 'tmpfs', folder]);
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  process.stderr.write('LEFT OUT: what happens on a full disk. It needs root, to mount a small one.\n');
  return null;
}

const disk = smallDisk();
const filler = join(disk ?? '', 'filler');
const MEGABYTE = Buffer.alloc(1_000_000, 'x');

/** Writes until nothing more can be written. */
function fill(): void {
  const file = openSync(filler, 'a');
  try {
    for (let bytes = MEGABYTE; bytes.length > 0;)
      try {
        writeSync(file, bytes);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        bytes = bytes.subarray(0, Math.floor(bytes.length / 2));
      }
  } finally {
    closeSync(file);
  }
}
const makeRoom = (): void => rmSync(filler, { force: true });

(disk === null ? describe.skip : describe)('a service whose disk', () => {
  const home = join(disk ?? '', 'home');
  const log = new LogBook();
  let server: EmbeddedPostgres;
  let world: World;
  let table: Table;

  beforeAll(async () => {
    mkdirSync(home);
    server = await startEmbedded(home, 'test-only');
    world = await World.open({ DATABASE_URL: server.url }, log.logger);
    table = await newGame(world);
  });
  afterAll(async () => {
    makeRoom();
    try {
      await world.close();
      await server.stop();
    } finally {
      unmount(disk ?? '');
      rmSync(disk ?? '', { recursive: true, force: true });
    }
  });

  const health = async (): Promise<Health> => {
    world.clock.forward({ seconds: 10 });
    return (await world.anybody.get('/readyz')).body as Health;
  };
  /** Reasons of errors that were logged since the last look. */
  let seen = 0;
  const reasons = (): unknown[] => {
    const entries = log.entries.slice(seen).filter((line) => line['level'] === 'error');
    seen += log.entries.length - seen;
    return [...new Set(entries.map((line) => (line['err'] as { reason?: string } | undefined)?.reason))];
  };
  /** A mail that needs more room than is left. */
  const large = () => ({
    to: table.allied.newest.parsed.replyTo?.value[0]?.address ?? '',
    text: `STATUS\n\n-- \n${'x'.repeat(70)}\n`.padEnd(900_000, 'long line\n'),
  });
  const refusal = (): Promise<unknown> =>
    table.allied.send(large()).then(
      () => 'taken',
      (error: Error & { responseCode?: number }) => error.responseCode,
    );

  it('is full says so to probes and in its log, keeps nothing half, and goes on when there is room', async () => {
    expect(await health()).toMatchObject({ status: 'ok', database: 'ok' });
    reasons();
    fill();
    expect(await refusal()).toBe(451);
    expect(reasons()).toEqual(['the disk of the database is full']);
    expect(await health()).toMatchObject({ status: 'not ready', database: 'its disk is full' });
    expect(reasons()).toEqual(['the disk of the database is full']);
    makeRoom();
    expect(await health()).toMatchObject({ status: 'ok', database: 'ok' });
    table.allied.news();
    expect(await refusal()).toBe('taken');
    await world.settle();
    expect(table.allied.news().map(subjectOf)).toEqual([expect.stringMatching(/: receipt, /)]);
  });

  it('is there, but not its database, says that', async () => {
    reasons();
    process.kill(Number(readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    expect(await refusal()).toBe(451);
    expect(await health()).toMatchObject({ status: 'not ready', database: 'does not answer' });
    await world.settle();
    const told = reasons();
    expect(told).not.toEqual([]);
    for (const reason of told)
      expect(reason).toMatch(
        /^the database (?:does not answer|was shut down|has crashed)$|^connect ECONNREFUSED 127\.0\.0\.1:\d+$/,
      );
    expect(log.entries.map((line) => line['msg'])).toContain('the database does not answer');
    await server.startAgain();
    while ((await health()).status !== 'ok') await new Promise((done) => setImmediate(done));
  });

  it('was full before it started says so instead of starting', async () => {
    fill();
    const settings = (folder: string) =>
      readSettings({ DESPATCH_HOME: join(disk ?? '', folder), PORT: '0', LOG_LEVEL: 'silent' });
    for (const folder of ['home', 'another', 'not/yet/there']) {
      const started = startService(settings(folder));
      await expect(started).rejects.toThrow(
        /^The disk of \S+ is full: \d+ MB are free, and the database needs \d+ to start\./,
      );
    }
    makeRoom();
  });
});
