import { ENTITIES } from '../../src/entities';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { BackupDays } from '../../src/backup/backup-days.repository';
import { DailyBackup } from '../../src/backup/daily-backup.service';
import { checkBackup } from '../../src/backup/archive-reader';
import { isSealed } from '../../src/backup/manifest';
import { restoreBackup } from '../../src/backup/restore-backup';
import { takeBackup } from '../../src/backup/take-backup';
import { Keys } from '../../src/config/keys';
import { MIGRATIONS } from '../../migrations';
import { positionHash } from '../../src/kernel/record/game-file';
import { Metrics } from '../../src/metrics/metrics';
import { OneAtATime } from '../../src/store/one-at-a-time.repository';
import { Restoring } from '../../src/store/restore.repository';
import { emptyDatabase, type SuiteDatabase } from '../support/database';
import { newGame, waitedFor, type Table } from '../support/game';
import type { Delivered } from '../support/mail-sink';
import type { Player } from '../support/player';
import { firstParagraph, samplesOf } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(180_000);

let here: World;
let table: Table;
let folder: string;
let file: string;
/** The mail that was open when the backup was taken, and whose it is. */
let asked: { player: Player; mail: Delivered };
let atBackup: string;
const databases: SuiteDatabase[] = [];

const secretOf = (world: World): string => world.settings.secret ?? '';
const keysOf = (world: World): Keys => new Keys(secretOf(world));
const own = (mail: Delivered): string =>
  samplesOf(mail)
    .filter((s) => s !== 'pass')
    .join('\n') || 'pass';
const no = (): Promise<boolean> => Promise.resolve(false);

async function turn(world: World, { player, mail }: { player: Player; mail: Delivered }): Promise<void> {
  await world.person(player.name).reply(mail, own(mail));
  await world.settle();
}

async function asksNow(): Promise<{ player: Player; mail: Delivered }> {
  const now = await waitedFor(here, table);
  if (!now) throw new Error('nobody is waited for');
  return now;
}

const hash = async (world: World): Promise<string> => positionHash(await world.position(table.code));
const back = (path: string, name = path): string => join(folder, name);
const wanted = (path: string) => ({
  databaseUrl: here.settings.databaseUrl ?? '',
  path,
  keys: keysOf(here),
  secret: null,
  clock: here.clock,
});

/** An empty database. */
async function empty(): Promise<string> {
  const database = await emptyDatabase();
  databases.push(database);
  return database.url;
}

async function rows<T extends object>(url: string, statement: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client.query<T>(statement).then(
    (result) => client.end().then(() => result.rows),
    (error: unknown) => client.end().then(() => Promise.reject(error as Error)),
  );
}
const tablesOf = (url: string) => rows(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'");

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'despatch-backups-'));
  file = back('play.tar.gz');
  here = await World.open({ BACKUP_DIR: back('daily'), BACKUP_KEEP: '2' });
  table = await newGame(here);
  for (let i = 0; i < 5; i++) await turn(here, await asksNow());
  asked = await asksNow();
  atBackup = await hash(here);
  await takeBackup(wanted(file));
});
afterAll(async () => {
  await here.close();
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true });
});

describe('a backup', () => {
  it('is for its owner alone, and holds neither the secret nor half a file beside it', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['play.tar.gz']);
    const { manifest, secret } = await checkBackup(file);
    expect(manifest).toMatchObject({ secret: false, service: '0.1.0', takenAt: expect.any(String) as string });
    expect(manifest.tables.find((t) => t.name === 'game')?.rows).toBe(1);
    expect(secret).toBeNull();
    expect(gunzipSync(readFileSync(file)).includes(secretOf(here))).toBe(false);
  });

  it('that is asked for the secret holds it', async () => {
    const path = back('whole.tar.gz');
    await takeBackup({ ...wanted(path), secret: secretOf(here) });
    expect((await checkBackup(path)).secret).toBe(secretOf(here));
  });

  it('goes on elsewhere: old addresses are answered, and the dice fall as they would have', async () => {
    const url = await empty();
    expect(await restoreBackup(await checkBackup(file), url, keysOf(here), no)).toEqual({ games: 1 });
    const there = await World.open({ DATABASE_URL: url, DESPATCH_SECRET: secretOf(here) });
    try {
      expect(await hash(there)).toBe(atBackup);
      await turn(there, asked);
      const player = there.person(asked.player.name);
      expect(firstParagraph(player.find(/: receipt, /))).toMatch(/^Recorded as version 1/);
      await turn(here, asked);
      for (let i = 0; i < 3; i++) {
        const next = await asksNow();
        await turn(here, next);
        await turn(there, next);
      }
      expect((await here.position(table.code)).seq).toBeGreaterThan(8);
      expect(await hash(there)).toBe(await hash(here));
      const { code } = await newGame(there);
      expect((await there.game(code)).number).toBe(2);
    } finally {
      await there.close();
    }
  });

  it('taken in the middle of the play is one moment of it', async () => {
    const path = back('busy.tar.gz');
    const playing = (async () => {
      for (let i = 0; i < 3; i++) await turn(here, await asksNow());
    })();
    await takeBackup(wanted(path));
    await playing;
    expect(await restoreBackup(await checkBackup(path), await empty(), keysOf(here), no)).toEqual({ games: 1 });
  });

  it('of an older schema is brought to the newest, and one that is newer still is refused', async () => {
    const [old, url] = [await empty(), await empty()];
    const backup = await checkBackup(file);
    await restoreBackup(backup, old, keysOf(here), no);
    const steps = MIGRATIONS.map((m) => m.name).sort((a, b) => Number(a.slice(-13)) - Number(b.slice(-13)));
    await Restoring.at(old, ENTITIES, (restoring) => restoring.unmake(steps.slice(3)));
    const path = back('old.tar.gz');
    const { manifest } = await takeBackup({ ...wanted(path), databaseUrl: old });
    expect(manifest.migrations).toHaveLength(3);
    expect(await restoreBackup(await checkBackup(path), url, keysOf(here), no)).toEqual({ games: 1 });
    const made = await rows<{ name: string }>(url, 'SELECT name FROM migrations');
    expect(made.map((s) => s.name).sort()).toEqual([...steps].sort());
    const later = [...backup.manifest.migrations, { timestamp: 1, name: 'Later1' }];
    const newer = { ...backup, manifest: { ...backup.manifest, migrations: later } };
    const fresh = await empty();
    await expect(restoreBackup(newer, fresh, keysOf(here), no)).rejects.toThrow(
      'Nothing was changed: the backup was written by a newer Despatch (0.1.0), which knows Later1;',
    );
    expect(await tablesOf(fresh)).toEqual([]);
  });

  it('replaces what is there only when that is wanted, and not under a service that runs', async () => {
    const url = await empty();
    const backup = await checkBackup(file);
    await restoreBackup(backup, url, keysOf(here), no);
    await rows(url, "UPDATE game SET title = 'Another'");
    await expect(restoreBackup(backup, url, keysOf(here), no)).rejects.toThrow('the database is not empty');
    const told: object[] = [];
    await restoreBackup(backup, url, keysOf(here), (there) => Promise.resolve(told.push(there) > 0));
    expect(told).toEqual([{ games: 1, mails: 5 }]);
    expect(await rows(url, "SELECT title FROM game WHERE title = 'Another'")).toEqual([]);
    const running = restoreBackup(backup, here.settings.databaseUrl ?? '', keysOf(here), () => Promise.resolve(true));
    await expect(running).rejects.toThrow('a Despatch service works on this database');
    await expect(restoreBackup(backup, await foreign(), keysOf(here), no)).rejects.toThrow('not of Despatch');
  });
});

/** A database that another program uses. */
async function foreign(): Promise<string> {
  const url = await empty();
  await rows(url, 'CREATE TABLE accounts (id int)');
  return url;
}

describe('a backup of every day', () => {
  it('is one for all machines on one database: the next takes it when the first cannot', async () => {
    const { app, clock } = here;
    const parts = { metrics: app.get(Metrics), turns: app.get(OneAtATime), days: app.get(BackupDays) };
    const machine = (backupDir: string): DailyBackup =>
      new DailyBackup({ ...wanted(file), ...parts, clock, settings: { backupDir, backupKeep: 2 } });
    // Where its folder should be, the first has a file.
    for (const daily of [machine(file), machine(back('elsewhere')), app.get(DailyBackup)]) await daily.tick();
    expect(readdirSync(back('elsewhere'))).toEqual(['despatch-2026-11-22.tar.gz']);
    expect(readdirSync(back('daily'))).toEqual([]);
    const { text } = await here.anybody.get('/metrics').expect(200);
    expect(text).toContain(`despatch_newest_backup_timestamp_seconds ${Date.parse('2026-11-22') / 1000}\n`);
    here.clock.forward({ days: 1 });
  });

  it('is written once by however many processes, and only the newest are kept', async () => {
    const daily = here.app.get(DailyBackup);
    const days: string[][] = [];
    for (let day = 0; day < 3; day++) {
      await Promise.all([daily.tick(), daily.tick()]);
      days.push(readdirSync(back('daily')));
      await daily.tick();
      here.clock.forward({ days: 1 });
    }
    const [one, two, three] = [23, 24, 25].map((day) => `despatch-2026-11-${day}.tar.gz`);
    expect(days).toEqual([[one], [one, two], [two, three]]);
    expect((await checkBackup(back(`daily/${three}`))).manifest.secret).toBe(false);
    const { text } = await here.anybody.get('/metrics').expect(200);
    expect(text).toContain(`despatch_newest_backup_timestamp_seconds ${Date.parse('2026-11-25') / 1000}\n`);
  });
});

describe('a backup that is not as it was written', () => {
  const changed = (change: (tar: Buffer) => Buffer): string => {
    const path = back('changed.tar.gz');
    writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(file)))));
    return path;
  };
  /** One text for another of the same length. */
  const swap = (a: string, b: string) => (tar: Buffer) => Buffer.from(tar.toString('latin1').replace(a, b), 'latin1');

  it.each<[string, () => string, RegExp]>([
    ['is cut short', () => cut(0.6), /damaged or cut short/],
    ['lost its last bytes', () => cut(0.999), /damaged or cut short/],
    ['lost a piece inside', () => changed((tar) => tar.subarray(0, tar.length >> 1)), /damaged|no manifest/],
    ['has another name in a row', () => changed(swap('Anna Berg', 'Anna Burg')), /the table \w+ in it is not as/],
    ['is something else', () => 'package.json', /damaged or cut short, or no backup/],
  ])('because it %s is refused', async (_, path, why) => {
    await expect(checkBackup(path())).rejects.toThrow(why);
  });

  it('with its hashes made anew is refused by its seal, and changes nothing', async () => {
    const path = changed((tar) => swap('"service": "0.1.0"', '"service": "0.1.1"')(tar));
    const url = await empty();
    await expect(restoreBackup(await checkBackup(path), url, keysOf(here), no)).rejects.toThrow('was changed');
    expect(await tablesOf(url)).toEqual([]);
  });

  it('or belongs to another secret is refused, but not to the one before', async () => {
    const url = await empty();
    expect(isSealed(new Keys('x'.repeat(40), secretOf(here)), ...(await sealed()))).toBe(true);
    expect(isSealed(keysOf(here), (await sealed())[0], '')).toBe(false);
    const restored = restoreBackup(await checkBackup(file), url, new Keys('x'.repeat(40)), no);
    await expect(restored).rejects.toThrow('it belongs to another DESPATCH_SECRET, or was changed');
  });

  it('in its log, by somebody who could seal it, is refused by the games, and changes nothing', async () => {
    const url = await empty();
    await restoreBackup(await checkBackup(file), url, keysOf(here), no);
    await rows(url, 'DELETE FROM submission WHERE seq = 2');
    const path = back('forged.tar.gz');
    await takeBackup({ ...wanted(path), databaseUrl: url });
    const fresh = await empty();
    await expect(restoreBackup(await checkBackup(path), fresh, keysOf(here), no)).rejects.toThrow(
      `game ${table.code} in it does not hold`,
    );
    expect(await tablesOf(fresh)).toEqual([]);
  });

  async function sealed(): Promise<[string, string]> {
    const { text, seal } = await checkBackup(file);
    return [text, seal];
  }

  function cut(share: number): string {
    const path = back('cut.tar.gz');
    const bytes = readFileSync(file);
    writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length * share)));
    return path;
  }
});
