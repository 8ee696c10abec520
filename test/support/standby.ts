import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, existsSync, appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { giveTo, unprivileged } from '../../src/store/unprivileged';
import { describeWith, program, serverFolder } from './mail-programs';
import { until } from './patience';
import { freePort } from './service-process';

const DEBIAN = '/usr/lib/postgresql';
/** The name by which the primary knows the server that must have what it commits. */
const SECOND = 'second';

/** Where the newest of Debian's PostgreSQL servers has its programs; null: there is none. */
function programs(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((v) => join(DEBIAN, v, 'bin')).find((bin) => existsSync(join(bin, 'pg_basebackup'))) ?? null;
}

/** `describe` where Debian's PostgreSQL is, and root to start it. */
export function describeWithPostgres(what: string, tests: () => void): void {
  // Where the package is missing its wrapper on the path is, too, and the reason is told by its name.
  const bin = programs();
  if (bin === null && program('pg_basebackup') !== null) throw new Error(`no PostgreSQL server below ${DEBIAN}`);
  describeWith(bin === null ? ['pg_basebackup'] : [], what, tests);
}

/** One of the two servers. */
export class Server {
  constructor(
    private readonly bin: string,
    readonly data: string,
    readonly port: number,
  ) {}

  start(): void {
    this.control('start', '-w', '-l', `${this.data}.log`);
  }

  promote(): void {
    this.control('promote', '-w');
  }

  /** `kill -9`, as when its machine is gone; comes back when nothing of it answers any more. */
  async kill(): Promise<void> {
    const [pid] = readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    const gone = (): Promise<boolean> =>
      this.ask('SELECT 1').then(
        () => false,
        () => true,
      );
    await until(() => 'the server to be gone', gone, { every: 20 });
  }

  async ask<Row extends QueryResultRow>(statement: string, database = 'postgres'): Promise<Row[]> {
    const client = new Client({ host: '127.0.0.1', port: this.port, user: 'despatch', database });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  }

  stopAtOnce(): void {
    if (existsSync(join(this.data, 'postmaster.pid'))) this.control('stop', '-m', 'immediate', '-w');
  }

  private control(...args: string[]): void {
    asNobody(join(this.bin, 'pg_ctl'), ['-D', this.data, ...args], 'ignore');
  }
}

/** Debian's PostgreSQL: a server, and another that must have kept what the first commits before it says so. */
export class StandbyPair {
  private constructor(
    private readonly folder: string,
    readonly first: Server,
    readonly second: Server,
  ) {}

  /** Both, in step, with an empty database `despatch`. */
  static async start(): Promise<StandbyPair> {
    const [bin, folder] = [programs() ?? '', serverFolder()];
    const user = unprivileged();
    if (user) giveTo(folder, user);
    const [one, other] = [await freePort(), await freePort()];
    const first = new Server(bin, join(folder, 'first'), one);
    asNobody(join(bin, 'initdb'), ['-D', first.data, '-U', 'despatch', '-A', 'trust', '-E', 'UTF8', '--locale=C']);
    configure(first, folder);
    first.start();
    await first.ask('CREATE DATABASE despatch');
    const second = new Server(bin, join(folder, 'second'), other);
    const from = `host=127.0.0.1 port=${one} user=despatch application_name=${SECOND}`;
    asNobody(join(bin, 'pg_basebackup'), ['-D', second.data, '-d', from, '-R', '-X', 'stream', '-c', 'fast']);
    configure(second, folder);
    second.start();
    await first.ask(`ALTER SYSTEM SET synchronous_standby_names = '${SECOND}'`);
    await first.ask('SELECT pg_reload_conf()');
    const inStep = async (): Promise<boolean> =>
      (await first.ask("SELECT FROM pg_stat_replication WHERE sync_state = 'sync'")).length === 1;
    await until(() => 'the standby to be in step', inStep, { every: 50 });
    return new StandbyPair(folder, first, second);
  }

  /** As the service is told of them: the first stands first, whatever becomes of it. */
  get url(): string {
    const servers = [this.first, this.second].map(({ port }) => `127.0.0.1:${port}`).join(',');
    return `postgres://despatch@${servers}/despatch?target_session_attrs=read-write`;
  }

  remove(): void {
    for (const server of [this.first, this.second]) server.stopAtOnce();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What stands last counts. */
function configure({ data, port }: Server, folder: string): void {
  const lines = [`port = ${port}`, "listen_addresses = '127.0.0.1'", `unix_socket_directories = '${folder}'`];
  appendFileSync(join(data, 'postgresql.conf'), `\n${lines.join('\n')}\n`);
}

/** PostgreSQL refuses root. @throws Error with what the program said */
function asNobody(file: string, args: string[], output: 'pipe' | 'ignore' = 'pipe'): void {
  const user = unprivileged();
  // A server that is started keeps the streams of whoever started it.
  const stdio: ['ignore', 'pipe' | 'ignore', 'pipe' | 'ignore'] = ['ignore', output, output];
  const ran = spawnSync(file, args, { ...user, cwd: '/', stdio, encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`${file} ${args.join(' ')}: ${ran.stdout ?? ''}${ran.stderr ?? ''}`);
}
