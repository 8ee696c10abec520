import { spawn } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ServiceProcess, freePort } from '../support/service-process';
import { serverFolder } from '../support/mail-programs';

jest.setTimeout(240_000);

const built = (name: string): string => pathToFileURL(resolve(__dirname, `../../dist/src/store/${name}.js`)).href;

/**
 * Takes the lock again and again, and tells each time that another lives who has it too; in the middle of its last turn it
 * dies with the lock in its hands.
 */
const TAKER = `
const { readFileSync, writeFileSync, rmSync } = require('node:fs');
const [lock, turns] = process.argv.slice(1);
const other = () => { try { return Number(readFileSync(lock + '.inside', 'utf8')); } catch { return 0; } };
Promise.all([import('${built('lock-file')}'), import('${built('processes')}')]).then(([{ takeLock }, { alive }]) => {
  for (let turn = 0; turn < Number(turns); ) {
    const taken = takeLock(lock);
    if (!taken.release) continue;
    const before = other();
    if (before > 0 && before !== process.pid && alive(before)) console.log('two at once');
    writeFileSync(lock + '.inside', String(process.pid));
    turn += 1;
    if (turn === Number(turns)) process.kill(process.pid, 'SIGKILL');
    rmSync(lock + '.inside');
    taken.release();
  }
});`;

/** Runs Node and gives what it printed; how it ends does not matter. */
function printed(args: readonly string[], environment: Record<string, string> = {}): Promise<string> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...environment } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((done) => child.once('close', () => done(said)));
}

describe('a lock in a folder', () => {
  it('is one process at a time, though each that had it is killed with it', async () => {
    const folder = serverFolder();
    const lock = join(folder, 'a.lock');
    const takers = Array.from({ length: 5 }, () => printed(['-e', TAKER, lock, '60']));
    expect(await Promise.all(takers)).toEqual(['', '', '', '', '']);
    rmSync(folder, { recursive: true });
  });
});

describe('starts at the same moment on one fresh folder', () => {
  const services: ServiceProcess[] = [];
  afterAll(async () => {
    for (const service of services) await service.remove();
  });

  it('have one secret, for its owner alone', async () => {
    const home = serverFolder();
    const command = [resolve(__dirname, '../../bin/despatch.js'), 'api-key'];
    const keys = await Promise.all(
      Array.from({ length: 4 }, () => printed(command, { DESPATCH_HOME: home, DESPATCH_SECRET: '' })),
    );
    expect(keys[0]).toMatch(/^[\w-]{32}\n$/);
    expect(new Set(keys).size).toBe(1);
    expect(readdirSync(home)).toEqual(['secret']);
    expect(statSync(join(home, 'secret')).mode & 0o777).toBe(0o600);
    rmSync(home, { recursive: true });
  });

  it('come to one service; the other says which process has the folder', async () => {
    const [web, smtp] = [await freePort(), await freePort()];
    const settings = { PORT: String(web), DATABASE_URL: '', SMTP_URL: '', DESPATCH_SECRET: '' };
    const one = ServiceProcess.prepare({ ...settings, SMTP_LISTEN: `127.0.0.1:${smtp}` });
    const other = one.beside({ PORT: String(await freePort()), SMTP_LISTEN: `127.0.0.1:${await freePort()}` });
    services.push(one, other);
    // As one leaves it that was killed.
    writeFileSync(join(one.home, 'serve.lock'), '4194303 1');
    const started = await Promise.allSettled([one.start(), other.start()]);
    expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = started.find((s) => s.status === 'rejected');
    expect(String(refused?.reason)).toMatch(/Another Despatch service \(process \d+\) uses the folder/);
    expect(String(refused?.reason)).toMatch(/stop it, or set DESPATCH_HOME to another folder/);
    expect(await (one.isUp ? one : other).stop()).toBe(0);
  });
});
