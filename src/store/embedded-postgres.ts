import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { postgresBinaries } from './postgres-binaries';
import { canReach, giveTo, unprivileged } from './unprivileged';
import type { Unprivileged } from './unprivileged';

/** A running embedded server. */
export interface EmbeddedPostgres {
  url: string;
  /** Stops the server, whoever started it. */
  stop(): Promise<void>;
}

const USER = 'despatch';

/**
 * Starts the embedded PostgreSQL on the data in `home`, or goes on with one that a killed process has left running there.
 * Needs no root and works as root. `password` protects it against other users of the machine.
 */
export async function startEmbedded(home: string, password: string): Promise<EmbeddedPostgres> {
  mkdirSync(home, { recursive: true });
  const user = unprivileged();
  const data = dataFolder(resolve(home), user);
  const binaries = postgresBinaries(user);
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(binaries.initdb, data, password, user);
  const left = await leftRunning(data, password);
  if (left) return left;
  const port = await freePort();
  const log = openSync(join(resolve(home), 'postgres.log'), 'a');
  const settings = [
    `listen_addresses=127.0.0.1`,
    'unix_socket_directories=',
    'max_connections=100',
    'shared_buffers=64MB',
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((s) => ['-c', s])];
  const child = spawn(binaries.postgres, args, { ...as(user), stdio: ['ignore', log, log], detached: true });
  child.unref();
  const url = urlOf(port, password);
  await answering(url, () => child.exitCode === null, resolve(home));
  await ensureDatabase(url);
  return { url, stop: () => stopServer(data) };
}

const urlOf = (port: number, password: string): string => `postgres://${USER}:${password}@127.0.0.1:${port}/despatch`;
const as = (user: Unprivileged | null): { uid?: number; gid?: number; cwd: string } => ({
  ...(user ?? {}),
  cwd: tmpdir(),
});

/** The data lie in `home`; where the unprivileged user cannot get there, in a folder beside other services' data. */
function dataFolder(home: string, user: Unprivileged | null): string {
  if (!user || canReach(home, user)) return join(home, 'postgres');
  const name = createHash('sha256').update(home).digest('hex').slice(0, 12);
  const data = join('/var/lib', `despatch-${name}`, 'postgres');
  writeFileSync(
    join(home, 'where-the-data-are.txt'),
    `The database of this folder lies in ${data},\nbecause the user it runs as cannot reach ${home}.\n`,
  );
  return data;
}

function initialise(initdb: string, data: string, password: string, user: Unprivileged | null): void {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(tmpdir(), 'despatch-'));
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) [data, folder].forEach((f) => giveTo(f, user));
  const args = ['-D', data, '-U', USER, '-E', 'UTF8', '--locale=C', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const made = spawnSync(initdb, args, { ...as(user), encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (made.status !== 0) {
    rmSync(data, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);
  }
}

/** The process and port in postmaster.pid, if that process is alive. */
function postmaster(data: string): { pid: number; port: number } | null {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return alive(pid) && isPostgres(pid) ? { pid, port } : null;
}

/** Whether the embedded server of a folder is up. */
export function embeddedRuns(home: string): boolean {
  const folder = resolve(home);
  return existsSync(folder) && postmaster(dataFolder(folder, unprivileged())) !== null;
}

/** A process id may have been given to another program since. */
function isPostgres(pid: number): boolean {
  const name = `/proc/${pid}/comm`;
  return !existsSync(name) || readFileSync(name, 'utf8').startsWith('postgres');
}

/** Whether a process runs. */
export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A server left over from a process that was killed: it is reused. */
async function leftRunning(data: string, password: string): Promise<EmbeddedPostgres | null> {
  const found = postmaster(data);
  if (!found) {
    rmSync(join(data, 'postmaster.pid'), { force: true });
    return null;
  }
  const url = urlOf(found.port, password);
  await answering(url, () => alive(found.pid), data);
  await ensureDatabase(url);
  return { url, stop: () => stopServer(data) };
}

async function stopServer(data: string): Promise<void> {
  const found = postmaster(data);
  if (!found) return;
  process.kill(found.pid, 'SIGINT');
  for (let tries = 0; tries < 200 && alive(found.pid); tries++) await pause(25);
}

async function answering(url: string, running: () => boolean, home: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (!running()) throw new Error(`the embedded PostgreSQL did not start; see postgres.log in ${home}`);
    if (await answers(url.replace(/\/despatch$/, '/postgres'))) return;
    await pause(25);
  }
  throw new Error(`the embedded PostgreSQL does not answer; see postgres.log in ${home}`);
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url.replace(/\/despatch$/, '/postgres') });
  await client.connect();
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'despatch'");
  if (rowCount === 0) await client.query('CREATE DATABASE despatch');
  await client.end();
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
