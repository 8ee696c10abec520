import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { answering, ensureDatabase } from './embedded-answers';
import { checkRoom } from './disk-room';
import { initialise } from './initialise';
import { takeLock } from './lock-file';
import { alive, processesIn, tellsOfProcesses, workingFolder } from './processes';
import { postgresBinaries } from './postgres-binaries';
import { canReach, unprivileged, type Unprivileged } from './unprivileged';

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
/** Ports that are tried for a start: between being found free and being used one may be taken. */
const MOST_PORTS = 3;

/**
 * Starts the embedded PostgreSQL on the data in `home`, or goes on with one that a killed process has left running there.
 * Needs no root and works as root. `password` protects it against other users of the machine.
 */
export async function startEmbedded(home: string, password: string): Promise<EmbeddedPostgres> {
  mkdirSync(home, { recursive: true });
  const user = unprivileged();
  const data = dataFolder(resolve(home), user);
  if (!postmaster(data)) checkRoom(data, existsSync(join(data, 'PG_VERSION')) ? 'running' : 'fresh');
  const { initdb, postgres } = postgresBinaries(user);
  const place = { home: resolve(home), data, postgres, user, password };
  const port = await alone(place, async () => {
    if (!existsSync(join(data, 'PG_VERSION'))) await initialise(initdb, data, { name: USER, password, user });
    return upSomewhere(place);
  });
  const runs = (): boolean => postmaster(data)?.port === port;
  const startAgain = (): Promise<void> => alone(place, () => upAgain(place, port));
  return { url: urlOf(port, password), runs, startAgain, stop: () => stopServer(data) };
}

/** Two processes that make or start the same data would ruin them: the second waits. */
async function alone<T>({ home }: Place, work: () => Promise<T>): Promise<T> {
  const release = await startLock(home);
  try {
    return await work();
  } finally {
    release();
  }
}

async function startLock(home: string): Promise<() => void> {
  for (let tries = 0; ; tries++) {
    const lock = takeLock(join(home, 'postgres.lock'));
    if ('release' in lock) return lock.release;
    if (tries === MOST_TRIES)
      throw new Error(`Process ${lock.holder} is starting the database in ${home}; try again when it is ready.`);
    await pause(PAUSE_MS);
  }
}

/**
 * Starts the server: where one was that ended by itself, as a service may look for it there; else, or where that port is
 * another's by now, at a free one. Gives its port.
 */
async function upSomewhere(place: Place): Promise<number> {
  const before = pidFile(place.data)?.port ?? 0;
  for (let tries = 1; ; tries++) {
    const port = tries === 1 && before > 0 ? before : await freePort();
    try {
      return await up(place, port);
    } catch (error) {
      if (tries === MOST_PORTS) throw error;
    }
  }
}

/** Starts it at the port where it was, even if somebody has started it elsewhere meanwhile. */
async function upAgain(place: Place, port: number): Promise<void> {
  const other = postmaster(place.data);
  if (other && other.port !== port) await stopServer(place.data);
  await up(place, port);
}

/** Starts the server at a port, or goes on with the one that runs; gives its port. */
async function up(place: Place, port: number): Promise<number> {
  const { data, password, home } = place;
  const left = await leftBehind(data);
  const url = urlOf(left?.port ?? port, password);
  await answering(url, left ? () => alive(left.pid) : launched(place, port), home);
  await ensureDatabase(url);
  return left?.port ?? port;
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

/** The process and port in postmaster.pid; null: the server was ended in order. */
function pidFile(data: string): Postmaster | null {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

/** The same, if that process is the server of these data: its id may be another's by now. */
function postmaster(data: string): Postmaster | null {
  const found = pidFile(data);
  const its = (pid: number): boolean => !tellsOfProcesses() || workingFolder(pid) === realpathSync(data);
  return found && found.port > 0 && alive(found.pid) && its(found.pid) ? found : null;
}

/** Whether the embedded server of a folder is up. */
export function embeddedRuns(home: string): boolean {
  const folder = resolve(home);
  return existsSync(folder) && postmaster(dataFolder(folder, unprivileged())) !== null;
}

/** Stops the embedded server of a folder, whoever started it and whatever its password is. */
export async function stopEmbedded(home: string): Promise<void> {
  const folder = resolve(home);
  if (existsSync(folder)) await stopServer(dataFolder(folder, unprivileged()));
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
