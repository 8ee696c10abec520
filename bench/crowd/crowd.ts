import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { Keys } from '../../src/config/keys';
import { readSettings } from '../../src/config/settings';
import { openDatabase } from '../../src/store/database';
import { SeatPasses } from '../../src/post/seat-passes';
import { FIRST, SYSTEMS } from '../../src/systems/all';
import { emptied } from '../flood/flood';
import { answersTo, pour } from '../flood/mails';
import { FloodSink } from '../flood/sink';
import { median, rounded } from '../measure';
import { Service } from '../own-process';
import { Visitor } from './visitor';

/** So many ask the same at once, each of his own seat. */
export const AT_ONCE = 40;
/** An idle service, and one that is asked, are looked at so often at least. */
const LOOKS = 12;
const SCENARIO = '4';

/** What a crowd of one kind does to the answers of others. */
export interface CrowdFigures {
  kind: string;
  /** Answers that the crowd got, by their status. */
  answers: Record<string, number>;
  /** Milliseconds that another waited in the middle, and at worst. */
  medianMs: number;
  worstMs: number;
  /** Over an idle service. */
  ratio: number;
}

/** What one of the crowd asks; gives the status. */
type Asking = (visitor: Visitor, n: number) => Promise<number>;

/** As long as a player's long turn, and of what is slow to be put right. */
const LONG_TEXT = Array.from({ length: 40 }, (_, n) => `move 3/${n}: ${'1926-2026-'.repeat(20)}1926`).join('\n');

const KINDS: Readonly<Record<string, Asking>> = {
  check: (visitor) => visitor.post('/check', { decision: 0, text: LONG_TEXT }),
  touch: (visitor) => visitor.get('/touch'),
  replay: async (visitor, n) =>
    visitor.get(['/replay', '/replay/moments/0.json', '/replay/moments/0/map.svg'][n % 3] ?? ''),
  drawing: (visitor) => visitor.get('/sheets/map.svg'),
  page: (visitor) => visitor.get(''),
  'sign-in': (visitor) => visitor.signIn(),
};

/** Asks a service with forty at once, a kind after the other, and how long somebody else waits for his answers meanwhile. */
export async function measureCrowd(): Promise<{ idleMs: number; crowds: CrowdFigures[] }> {
  const home = mkdtempSync(join(tmpdir(), 'despatch-crowd-'));
  chmodSync(home, 0o755);
  const secret = randomBytes(32).toString('hex');
  const database = await openDatabase(readSettings({ DESPATCH_HOME: home }), secret);
  const sink = await FloodSink.open();
  let service: Service | null = null;
  try {
    service = await Service.start(database.url, home, secret, sink.port, { CONFIRM_DEVICES: 'off' });
    for (let n = 0; n <= AT_ONCE / 2; n++) await newGame(service, secret, n);
    const visitors = await visitorsOf(database.url, service, secret);
    // Their mails are drawn before anything is measured.
    await emptied(database.url, 'outbox');
    return await measured(service, sink, visitors);
  } finally {
    await service?.stop();
    await sink.close();
    await database.close();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Everybody who sits at a game, at its page by such a link as mails have. */
async function visitorsOf(databaseUrl: string, { webPort }: Service, secret: string): Promise<Visitor[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; code: string; side: string; personId: string; email: string }>(
    `SELECT g.id, g.code, s.side, s.person_id AS "personId", p.email FROM seat s JOIN game g ON g.id = s.game_id
     JOIN person p ON p.id = s.person_id`,
  );
  await client.end();
  const passes = new SeatPasses(new Keys(secret), { publicUrl: `http://127.0.0.1:${webPort}` });
  return Promise.all(rows.map((seat) => Visitor.by(passes.linkTo(seat, seat, new Date()), seat.email)));
}

async function measured(
  service: Service,
  sink: FloodSink,
  [other, ...crowd]: readonly Visitor[],
): Promise<{ idleMs: number; crowds: CrowdFigures[] }> {
  if (!other) throw new Error('nobody has a link');
  const idle = await looks(other, () => true);
  const idleMs = median(idle);
  const crowds: CrowdFigures[] = [];
  for (const [kind, asking] of Object.entries(KINDS))
    crowds.push(await crowded(kind, other, idleMs, (tell) => askedBy(crowd.slice(0, AT_ONCE), asking, tell)));
  const mails = sink.asked.slice(0, AT_ONCE / 2).flatMap((asked) => answersTo(asked, 4));
  const received = async (tell: (status: number) => void): Promise<void> => {
    await pour(service.smtpPort, mails, AT_ONCE);
    mails.forEach(() => tell(250));
    await sink.until(() => sink.receipts.size >= mails.length);
  };
  crowds.push(await crowded('mail', other, idleMs, received));
  return { idleMs: rounded(idleMs, 1), crowds };
}

/** Four questions of each, all who ask at once. */
async function askedBy(crowd: readonly Visitor[], asking: Asking, tell: (status: number) => void): Promise<void> {
  await Promise.all(
    crowd.map(async (visitor) => {
      for (let n = 0; n < 4; n++) tell(await asking(visitor, n));
    }),
  );
}

async function crowded(
  kind: string,
  other: Visitor,
  idleMs: number,
  work: (tell: (status: number) => void) => Promise<void>,
): Promise<CrowdFigures> {
  const answers: Record<string, number> = {};
  let going = true;
  const done = work((status) => (answers[status] = (answers[status] ?? 0) + 1)).finally(() => (going = false));
  const [waited] = await Promise.all([looks(other, () => !going), done]);
  const figures = { medianMs: rounded(median(waited), 1), worstMs: rounded(Math.max(...waited), 1) };
  return { kind, answers, ...figures, ratio: rounded(median(waited) / idleMs) };
}

/** How long another waits for his page and for a check of his own, until `enough`. @throws Error when he gets none */
async function looks(other: Visitor, enough: () => boolean): Promise<number[]> {
  const waited: number[] = [];
  while (waited.length < LOOKS || !enough()) {
    const from = performance.now();
    const statuses = [await other.get(''), await other.post('/check', { decision: 0, text: 'STATUS' })];
    waited.push(performance.now() - from);
    // His own pace is a check in half a second; whoever is told so has been answered.
    if (statuses.some((status) => status >= 500)) throw new Error(`the other is answered ${statuses.join(', ')}`);
  }
  return waited;
}

async function newGame(service: Service, secret: string, n: number): Promise<void> {
  const person = (name: string) => ({ name, email: `${name}.${n}@example.org` });
  const [first = '', second = ''] = SYSTEMS[FIRST].demo.seats;
  const answer = await fetch(`http://127.0.0.1:${service.webPort}/api/games`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${new Keys(secret).apiKey()}` },
    body: JSON.stringify({
      ...{ system: FIRST, scenario: SCENARIO, joined: true },
      seats: { [first]: person('anna'), [second]: person('tom') },
    }),
  });
  if (!answer.ok) throw new Error(`no game was made: ${await answer.text()}`);
}
