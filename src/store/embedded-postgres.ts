import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Client } from 'pg';
import { takeLock } from './lock-file';
import { alive, processesIn, tellsOfProcesses, workingFolder } from './processes';
import { postgresBinaries } from './postgres-binaries';
import { canReach, giveTo, unprivileged } from './unprivileged';
import type { Unprivileged } from './unprivileged';

/** A running embedded server. */
export interface EmbeddedPostgres {
  url: string;
  runs(): boolean;
  /** Starts it where it was, after it has ended by itself. */
  startAgain(): Promise<void>;
  /** Stops the server, whoever started it. */
  stop(): Promise<void>;
}

/** Where a server has its data, and what starts it. */
interface Place {
  home: string;
  data: string;
  postgres: string;
  user: Unprivileged | null;
  password: string;
}

/** A server that runs. */
interface Postmaster {
  pid: number;
  port: number;
}

const USER = 'despatch';
const PAUSE_MS = 25;
const MOST_TRIES = 400;

/**
 * Starts the embedded PostgreSQL on the data in `home`, or goes on with one that a killed process has left running there.
 * Needs no root and works as root. `password` protects it against other users of the machine.
 */
export async function startEmbedded(home: string, password: string): Promise<EmbeddedPostgres> {
  mkdirSync(home, { recursive: true });
  const user = unprivileged();
  const data = dataFolder(resolve(home), user);
  const { initdb, postgres } = postgresBinaries(user);
  const place = { home: resolve(home), data, postgres, user, password };
  const port = await alone(place, async () => {
    if (!existsSync(join(data, 'PG_VERSION'))) initialise(initdb, data, password, user);
    return up(place, freePort);
  });
  const startAgain = async (): Promise<void> => void (await alone(place, () => up(place, () => Promise.resolve(port))));
  const url = urlOf(port, password);
  return { url, runs: () => postmaster(data) !== null, startAgain, stop: () => stopServer(data) };
}

/** Two processes that make or start the same data would ruin them: the second waits. */
async function alone<T>({ home }: Place, work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    const lock = takeLock(join(home, 'postgres.lock'));
    if ('release' in lock) return work().finally(lock.release);
    if (tries === MOST_TRIES)
      throw new Error(`Process ${lock.holder} is starting the database in ${home}; try again when it is ready.`);
    await pause(PAUSE_MS);
  }
}

/** Starts the server, unless it runs already; gives its port. */
async function up(place: Place, portFor: () => Promise<number>): Promise<number> {
  const { data, password, home } = place;
  const left = await leftBehind(data);
  const port = left?.port ?? (await portFor());
  const runs = left ? () => alive(left.pid) : launched(place, port);
  await answering(urlOf(port, password), runs, home);
  await ensureDatabase(urlOf(port, password));
  return port;
}

/** What is launched runs on when this process ends; gives whether it still does. */
function launched({ data, home, postgres, user }: Place, port: number): () => boolean {
  const log = openSync(join(home, 'postgres.log'), 'a');
  const settings = [
    `listen_addresses=127.0.0.1`,
    'unix_socket_directories=',
    'max_connections=100',
    'shared_buffers=64MB',
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((s) => ['-c', s])];
  const child = spawn(postgres, args, { ...as(user), stdio: ['ignore', log, log], detached: true });
  child.unref();
  closeSync(log);
  return () => child.exitCode === null && child.signalCode === null;
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

/** Makes the data beside their place and moves them there whole: a start that is killed leaves nothing half made. */
function initialise(initdb: string, data: string, password: string, user: Unprivileged | null): void {
  const making = `${data}.making`;
  rmSync(making, { recursive: true, force: true, maxRetries: 5 });
  mkdirSync(dirname(data), { recursive: true });
  mkdirSync(making, { mode: 0o700 });
  const folder = mkdtempSync(join(tmpdir(), 'despatch-'));
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) [making, folder].forEach((f) => giveTo(f, user));
  const args = ['-U', USER, '-E', 'UTF8', '--locale=C', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const made = spawnSync(initdb, ['-D', making, ...args], { ...as(user), encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (made.status !== 0) {
    rmSync(making, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);
  }
  renameSync(making, data);
}

/** The process and port in postmaster.pid, if that process is the server of these data: its id may be another's by now. */
function postmaster(data: string): Postmaster | null {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  const its = (): boolean => !tellsOfProcesses() || workingFolder(pid) === realpathSync(data);
  return port > 0 && alive(pid) && its() ? { pid, port } : null;
}

/** Whether the embedded server of a folder is up. */
export function embeddedRuns(home: string): boolean {
  const folder = resolve(home);
  return existsSync(folder) && postmaster(dataFolder(folder, unprivileged())) !== null;
}

/** Whether a folder has the data of an embedded server. */
export function embeddedIsThere(home: string): boolean {
  const folder = resolve(home);
  return existsSync(folder) && existsSync(join(dataFolder(folder, unprivileged()), 'PG_VERSION'));
}

/**
 * A server that was killed leaves its own processes behind for a moment, and its postmaster.pid for ever. The file goes
 * only when they have gone: two servers on one folder would ruin the data. Where processes cannot be seen, PostgreSQL's
 * own check of that file decides.
 */
async function leftBehind(data: string): Promise<Postmaster | null> {
  const folder = realpathSync(data);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const found = postmaster(data);
    if (found || !tellsOfProcesses()) return found;
    if (processesIn(folder).length === 0) {
      rmSync(join(data, 'postmaster.pid'), { force: true });
      return null;
    }
    await pause(PAUSE_MS);
  }
  throw new Error(`processes of a PostgreSQL that was killed still use ${data}`);
}

async function stopServer(data: string): Promise<void> {
  const found = postmaster(data);
  if (!found) return;
  process.kill(found.pid, 'SIGINT');
  for (let tries = 0; tries < MOST_TRIES && alive(found.pid); tries++) await pause(PAUSE_MS);
}

/** Waits until the server answers; while it puts its data in order after a crash it may take its time. */
async function answering(url: string, running: () => boolean, home: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (!running()) throw new Error(`the embedded PostgreSQL did not start; see postgres.log in ${home}`);
    const answer = await answerOf(url.replace(/\/despatch$/, '/postgres'));
    if (answer === 'yes') return;
    if (answer === 'not yet') tries -= 1;
    await pause(PAUSE_MS);
  }
  throw new Error(`the embedded PostgreSQL does not answer; see postgres.log in ${home}`);
}

const STARTING_UP = '57P03';

async function answerOf(url: string): Promise<'yes' | 'not yet' | 'no'> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return 'yes';
  } catch (error) {
    return (error as { code?: string }).code === STARTING_UP ? 'not yet' : 'no';
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
