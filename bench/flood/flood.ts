import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { Keys } from '../../src/config/keys';
import { readSettings } from '../../src/config/settings';
import { openDatabase } from '../../src/store/database';
import { FIRST, SYSTEMS } from '../../src/systems/all';
import { rounded, timed } from '../measure';
import { Service } from '../own-process';
import { answersTo, pour, type FloodMail } from './mails';
import { FloodSink } from './sink';

/** How much comes at once, and how many processes meet it. */
export interface FloodPlan {
  games: number;
  mails: number;
  connections: number;
  processes: number;
}

/** All figures but `mails`, `lost` and `twice` are mails a second. */
export interface FloodFigures extends FloodPlan {
  /** Mails without a receipt, and with more than one. */
  lost: number;
  twice: number;
  /** Taken: each has its 250 and is stored. */
  inPerSecond: number;
  /** Dealt with: orders in the log, receipts and turn mails in the outbox. */
  dealtPerSecond: number;
  /** Mails that the service sent, from the beginning of the flood to its last receipt. */
  outPerSecond: number;
  smtpServerAndMailparser: number;
  rawInserts: number;
}

/** Games by the hundred, all their players answering at the same moment. */
export async function measureFlood(plan: FloodPlan): Promise<FloodFigures> {
  const home = mkdtempSync(join(tmpdir(), 'despatch-flood-'));
  chmodSync(home, 0o755);
  const secret = randomBytes(32).toString('hex');
  const database = await openDatabase(readSettings({ DESPATCH_HOME: home }), secret);
  const sink = await FloodSink.open();
  const services: Service[] = [];
  try {
    for (let n = 0; n < plan.processes; n++) services.push(await Service.start(database.url, home, secret, sink.port));
    await newGames(services, secret, plan.games);
    await sink.until(() => sink.asked.length >= plan.games);
    await emptied(database.url, 'outbox');
    const mails = sink.asked.slice(0, plan.games).flatMap((a) => answersTo(a, plan.mails / plan.games));
    const flood = await flooded(services, mails, sink, database.url, plan.connections);
    for (const service of services.splice(0)) await service.stop();
    return { ...plan, ...flood, ...(await references(mails, database.url, plan.connections)) };
  } finally {
    for (const service of services) await service.stop();
    await sink.close();
    await database.close();
    rmSync(home, { recursive: true, force: true });
  }
}

async function flooded(
  services: readonly Service[],
  mails: readonly FloodMail[],
  sink: FloodSink,
  databaseUrl: string,
  connections: number,
): Promise<Pick<FloodFigures, 'lost' | 'twice' | 'inPerSecond' | 'dealtPerSecond' | 'outPerSecond'>> {
  const before = sink.mails;
  const share = Math.ceil(mails.length / services.length);
  const parts = services.map((s, n) => ({ port: s.smtpPort, mails: mails.slice(n * share, (n + 1) * share) }));
  const from = performance.now();
  const seconds = (): number => (performance.now() - from) / 1000;
  await Promise.all(parts.map((p) => pour(p.port, p.mails, Math.ceil(connections / services.length))));
  const taken = seconds();
  const dealt = emptied(databaseUrl, 'inbound_mail').then(seconds);
  await sink.until(() => sink.receipts.size >= mails.length);
  const answered = seconds();
  const out = sink.mails - before;
  const dealtIn = await dealt;
  await emptied(databaseUrl, 'outbox');
  const receipts = mails.map((m) => sink.receipts.get(m.messageId) ?? 0);
  return {
    lost: receipts.filter((n) => n === 0).length,
    twice: receipts.filter((n) => n > 1).length,
    inPerSecond: rounded(mails.length / taken, 0),
    dealtPerSecond: rounded(mails.length / dealtIn, 0),
    outPerSecond: rounded(out / answered, 0),
  };
}

/** What the libraries and the database do with the same mails when nothing else is asked of them. */
async function references(
  mails: readonly FloodMail[],
  databaseUrl: string,
  connections: number,
): Promise<Pick<FloodFigures, 'smtpServerAndMailparser' | 'rawInserts'>> {
  const peer = spawn(process.execPath, [join(__dirname, 'peer.js')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(peer.stdout, 'data')) as [Buffer];
  const alone = await timed(() => pour(Number(port.toString()), mails, connections));
  peer.kill();
  const inserts = await timed(() => inserted(mails, databaseUrl, connections));
  const rate = (ms: number): number => rounded((mails.length / ms) * 1000, 0);
  return { smtpServerAndMailparser: rate(alone), rawInserts: rate(inserts) };
}

async function inserted(mails: readonly FloodMail[], databaseUrl: string, connections: number): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: connections });
  // The server is stopped before it has heard that we have gone.
  pool.on('error', () => undefined);
  await pool.query('CREATE TABLE bench_mail (message_id text PRIMARY KEY, raw bytea NOT NULL)');
  await Promise.all(mails.map((m) => pool.query('INSERT INTO bench_mail VALUES ($1, $2)', [m.messageId, m.raw])));
  await pool.query('DROP TABLE bench_mail');
  await pool.end();
}

/** Waits until nothing waits in a queue any more. */
export async function emptied(databaseUrl: string, queue: 'inbound_mail' | 'outbox'): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const waiting = `SELECT FROM ${queue} WHERE state = 'waiting' LIMIT 1`;
  while ((await client.query(waiting)).rowCount !== 0) await new Promise((done) => setTimeout(done, 100));
  await client.end();
}

async function newGames(services: readonly Service[], secret: string, count: number): Promise<void> {
  const authorization = `Bearer ${new Keys(secret).apiKey()}`;
  const one = async (n: number): Promise<void> => {
    const person = (name: string) => ({ name, email: `${name}.${n}@example.org` });
    const { demo } = SYSTEMS[FIRST];
    const wish = {
      system: FIRST,
      scenario: demo.scenario,
      joined: true,
      seats: Object.fromEntries(demo.seats.map((seat, i) => [seat, person(i === 0 ? 'anna' : 'tom')])),
    };
    const port = services[n % services.length]?.webPort ?? 0;
    const answer = await fetch(`http://127.0.0.1:${port}/api/games`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: authorization },
      body: JSON.stringify(wish),
    });
    if (!answer.ok) throw new Error(`no game was made: ${await answer.text()}`);
  };
  const lane = async (from: number): Promise<void> => {
    for (let n = from; n < count; n += 4) await one(n);
  };
  await Promise.all([0, 1, 2, 3].map(lane));
}
