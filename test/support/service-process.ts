import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { embeddedRuns } from '../../src/store/embedded-postgres';
import { alive } from '../../src/store/processes';
import { testFolder } from './test-server';

const COMMAND = resolve(__dirname, '../../bin/despatch.js');
const READY = 'Despatch is ready.';

/** One start of the service. */
interface Generation {
  child: ChildProcess;
  /** True when it is up; false when it ended before. */
  ready: Promise<boolean>;
  ended: Promise<number | null>;
  said: string;
}

/** The built service as a process of its own, with an embedded PostgreSQL in a folder of its own. */
export class ServiceProcess {
  /** Milliseconds from each start to "ready". */
  readonly starts: number[] = [];
  private now: Generation | null = null;
  private removed = false;

  private constructor(
    readonly home: string,
    private readonly environment: Record<string, string>,
  ) {}

  /** A folder and settings; nothing runs yet. */
  static prepare(environment: Record<string, string>): ServiceProcess {
    if (!existsSync(resolve(__dirname, '../../dist/src/cli/main.js')))
      throw new Error('the service is not built: run "npm run build" first');
    const home = mkdtempSync(join(tmpdir(), testFolder(process.pid)));
    chmodSync(home, 0o755);
    return new ServiceProcess(home, { ...environment, DESPATCH_HOME: home });
  }

  /** Another on the same folder. */
  beside(environment: Record<string, string>): ServiceProcess {
    return new ServiceProcess(this.home, { ...this.environment, ...environment });
  }

  /** Starts it. A start that ends before it is ready is only an error when nobody killed it. */
  async start(): Promise<void> {
    const from = performance.now();
    const generation = spawned([COMMAND, 'serve'], this.environment);
    this.now = generation;
    if (await generation.ready) this.starts.push(Math.round(performance.now() - from));
    else if (generation.child.signalCode === null) throw new Error(`the service did not start:\n${generation.said}`);
  }

  /** Whether it runs and has said that it is ready. */
  get isUp(): boolean {
    return this.now !== null && running(this.now) && this.now.said.includes(READY);
  }

  /** Waits until the service is up, however often it is killed and started meanwhile. */
  async up(): Promise<void> {
    // Who goes on looking for one that is never started again takes a processor from all others, for ever.
    while (!this.removed) {
      const generation = this.now;
      if (generation && (await generation.ready) && generation === this.now && running(generation)) return;
      await (generation?.ended ?? Promise.resolve());
      await new Promise((done) => setImmediate(done));
    }
    return new Promise(() => undefined);
  }

  /** `kill -9`, the database server too when asked for; comes back when the processes are gone. */
  async kill(databaseToo: boolean): Promise<void> {
    const server = databaseToo ? this.postmaster() : null;
    if (server !== null) process.kill(server, 'SIGKILL');
    this.now?.child.kill('SIGKILL');
    await this.now?.ended;
  }

  /** `kill -9` for the database server alone. @throws Error when it does not run */
  killDatabase(): void {
    process.kill(Number(this.postmasterLines()[0]), 'SIGKILL');
  }

  databaseRuns(): boolean {
    return embeddedRuns(this.home);
  }

  /** It hangs: it lives, and does nothing until `thaw`. */
  freeze(): void {
    this.now?.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.now?.child.kill('SIGCONT');
  }

  /** Stops it as an operator does; gives its exit code. */
  async stop(): Promise<number | null> {
    await this.up();
    this.signal('SIGTERM');
    return this.ended();
  }

  signal(signal: NodeJS.Signals): void {
    this.now?.child.kill(signal);
  }

  /** Waits until it has ended; gives its exit code. */
  async ended(): Promise<number | null> {
    return (await this.now?.ended) ?? null;
  }

  /** All that it has said since its last start. */
  get said(): string {
    return this.now?.said ?? '';
  }

  /** Runs another command of the command line with the same settings. */
  command(...args: string[]): { code: number | null; text: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
      env: { ...process.env, ...this.environment },
      encoding: 'utf8',
    });
    return { code: status, text: `${stdout}${stderr}` };
  }

  /** Where its database server listens. @throws Error when it does not run */
  databasePort(): number {
    return Number(this.postmasterLines()[3]);
  }

  /** Ends what still runs and removes the folder. */
  async remove(): Promise<void> {
    this.removed = true;
    if (this.now && running(this.now)) await this.kill(false);
    const server = this.postmaster();
    if (server !== null && alive(server)) process.kill(server, 'SIGKILL');
    rmSync(this.home, { recursive: true, force: true, maxRetries: 10 });
  }

  private postmaster(): number | null {
    const [pid] = this.postmasterLines();
    return pid === undefined ? null : Number(pid);
  }

  private postmasterLines(): string[] {
    const file = join(this.home, 'postgres', 'postmaster.pid');
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  }
}

const running = ({ child }: Generation): boolean => child.exitCode === null && child.signalCode === null;

function spawned(args: string[], environment: Record<string, string>): Generation {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const generation: Generation = { child, ended, ready: ended.then(() => false), said: '' };
  const up = new Promise<boolean>((done) => {
    const hear = (text: Buffer): void => {
      generation.said += text.toString();
      if (generation.said.includes(READY)) done(true);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  });
  generation.ready = Promise.race([up, generation.ready]);
  return generation;
}

/** Below the ports that systems give to outgoing connections: one of those could take it while the service is down. */
const PORTS = { from: 15_000, count: 15_000 };
let given = process.pid * 31;

/** A port of this machine that nobody uses now, and nobody will be given by chance. */
export async function freePort(): Promise<number> {
  for (;;) {
    given += 1;
    const port = PORTS.from + (given % PORTS.count);
    if (await isFree(port)) return port;
  }
}

/** Whether nobody listens on a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
