import { STRENGTHS } from '../../src/kernel/search/strength';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ThinkingFailed, Thinking } from '../../src/bots/thinking/thinking';
import type { ThinkTask, Thought } from '../../src/bots/thinking/think';
import { scriptAnswer } from '../../src/kernel/decide/bot';
import { seededRng } from '../../src/kernel/decide/rng';
import type { GameFile } from '../../src/kernel/record/game-file';
import { verifyGame } from '../../src/kernel/record/verify';
import { MailWorkers } from '../../src/mail/mail-workers';
import { GERMAN } from '../support/game';
import { asksHim, samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import type { Delivered } from '../support/mail-sink';
import { World } from '../support/world';

jest.setTimeout(180_000);
afterEach(() => jest.restoreAllMocks());

/** A thought that a spec lets go on when it likes. */
interface Held {
  task: ThinkTask;
  /** Lets the bot find what its script would play with other luck. */
  go(): void;
  fail(): void;
}

/** The thread of a service, in the hands of a spec. */
class Thread {
  readonly tasks: ThinkTask[] = [];
  readonly held: Held[] = [];
  holds = false;
  brokenOff = 0;

  constructor(readonly world: World) {
    const thinking = world.app.get(Thinking);
    thinking.think = (task) => this.think(task);
    thinking.breakOff = () => {
      this.brokenOff += 1;
      for (const held of this.held.splice(0)) held.fail();
      return Promise.resolve();
    };
  }

  /** Waits until a thought is held. */
  async thought(): Promise<Held> {
    while (this.held.length === 0) await new Promise((done) => setTimeout(done, 5));
    return this.held.shift() as Held;
  }

  private think(task: ThinkTask): Promise<Thought> {
    this.tasks.push(task);
    if (!this.holds) return Promise.resolve(this.found(task));
    return new Promise((done, failed) =>
      this.held.push({
        task,
        go: () => done(this.found(task)),
        fail: () => failed(new ThinkingFailed('its thread ended')),
      }),
    );
  }

  private found({ known, seed }: ThinkTask): Thought {
    const engine = this.world.engine();
    const kind = engine.kind(known.open.kind);
    const q = {
      seat: known.seat,
      view: known.view as object,
      facts: known.open.facts,
      data: engine.system.data as object,
    };
    return { answer: scriptAnswer(engine, kind, q, seededRng(`found/${seed}`)), broken: 0, rollouts: 0, gain: null };
  }
}

/** A service whose bots search, by a thread of the spec's. */
async function searching(otherwise: Record<string, string> = {}): Promise<Thread> {
  const world = await World.open({ SEARCH_THREAD: 'on', ...otherwise });
  const { system } = world.engine();
  if (!system.searched) throw new Error('nobody searches');
  system.searched = { ...system.searched, share: (kind) => (/reshuffle|aa-fire/.test(kind) ? 0 : 1) };
  return new Thread(world);
}

const settled = (world: World): Promise<void> => world.app.get(MailWorkers).idle({ searches: true });

/** Makes a game of Anna, the German, against a bot; gives its code. */
async function solo(world: World, allied = 'bot', wish: object = {}): Promise<string> {
  const german = { name: GERMAN, email: world.person(GERMAN).email, zone: 'Europe/Berlin' };
  const body = { system: 'mercury', scenario: '4', seats: { german, allied }, joined: true, ...wish };
  const made = await world.api.post('/api/games', body).expect(201);
  return (made.body as { code: string }).code;
}
const exported = async (world: World, code: string): Promise<GameFile> =>
  (await world.api.get(`/api/games/${code}/export?secrets=true`).expect(200)).body as GameFile;
const botRows = ({ rows }: GameFile) =>
  rows.filter(({ submission: s }) => s.kind === 'answer' && s.source === 'bot').map((row) => row.submission);

/** Answers Anna's newest turn mail of a game by its samples. */
async function step(world: World, code: string): Promise<void> {
  const anna = world.person(GERMAN);
  const asks = anna.mailbox.findLast((m) => subjectOf(m).includes(code) && asksHim(m));
  if (!asks) throw new Error('Anna is not asked');
  const own = samplesOf(asks).filter((s) => s !== 'pass');
  await anna.reply(asks, own.join('\n') || 'pass');
}
/** The game goes on, Anna by her samples, until a thought of the bot's is held. */
async function untilThought({ world, held }: Thread, code: string): Promise<void> {
  for (let n = 0; held.length === 0 && n < 40; n++) {
    await world.app.get(MailWorkers).idle();
    world.clock.forward({ seconds: 1 });
    const waits = (await world.position(code)).open.some((o) => o.seat === 'german' && !o.sealed);
    if (waits && held.length === 0) await step(world, code);
    await new Promise((done) => setTimeout(done, 10));
  }
}

/** A service opened anew has its own clock: it is set past that of the one before, however far a slow machine drove that. */
const later = (next: World, before: World): void =>
  next.clock.forward({ seconds: (before.clock.now().getTime() - next.clock.now().getTime()) / 1000 + 10 });

describe('a bot that searches', () => {
  let here: Thread;
  let code: string;
  beforeAll(async () => {
    here = await searching();
    code = await solo(here.world);
    await settled(here.world);
  });
  afterAll(() => here.world.close());

  it('is fair where nothing is said, and the people and the organiser are told', async () => {
    const anna = here.world.person(GERMAN);
    expect(unwrapped(textOf(anna.mailbox[0] as never))).toContain('Allied: Despatch (bot), fair');
    expect(unwrapped(textOf(anna.mailbox.findLast(asksHim) as Delivered))).toContain(
      'Allied Despatch (bot), answers within a minute or two',
    );
    const { seats } = (await here.world.api.get(`/api/games/${code}`).expect(200)).body as { seats: object[] };
    expect(seats).toMatchObject([
      { side: 'allied', bot: 'fair' },
      { side: 'german', bot: null },
    ]);
    expect((await here.world.game(code)).charter.bots).toEqual({ allied: 'fair' });
  });

  it('is asked for with its strength, and refused with another', async () => {
    const strong = await solo(here.world, 'bot:strong', { title: 'Strong' });
    await settled(here.world);
    expect(unwrapped(textOf(here.world.person(GERMAN).mailbox.findLast(asksHim) as Delivered))).toContain(
      'answers within minutes',
    );
    const before = here.tasks.length;
    await step(here.world, strong);
    await settled(here.world);
    expect(here.tasks.slice(before).every((t) => t.rollouts === STRENGTHS.strong)).toBe(true);
    const german = { name: GERMAN, email: 'anna@example.org' };
    const body = { system: 'mercury', scenario: '4', seats: { german, allied: 'bot:best' } };
    const refused = (await here.world.api.post('/api/games', body).expect(400)).body as { message: string };
    expect(refused.message).toContain('easy, fair or strong');
  });

  it('plays what was found, by the seed and the rollouts of its game; what matters little by the script, at once', async () => {
    here.world.clock.forward({ seconds: 1 });
    for (let n = 0; n < 6; n++) {
      await step(here.world, code);
      await settled(here.world);
      here.world.clock.forward({ seconds: 1 });
    }
    const file = await exported(here.world, code);
    const mine = here.tasks.filter((t) => t.rollouts === STRENGTHS.fair);
    expect(mine.length).toBeGreaterThan(1);
    expect(botRows(file).length).toBeGreaterThan(mine.length);
    expect(verifyGame(file, here.world.engine()).filter((c) => !c.ok)).toEqual([]);
    expect((await here.world.position(code)).open.filter((o) => o.seat === 'allied' && !o.sealed)).toEqual([]);
    const { text } = await here.world.anybody.get('/metrics').expect(200);
    expect(text).toContain('despatch_bot_search_seconds_count{strength="fair",outcome="played"}');
    expect(text).not.toMatch(new RegExp(`${code}|${(await here.world.game(code)).id}`));
  });

  it('chooses alike in the same game elsewhere, which an export brings there with its strength', async () => {
    const there = await searching();
    const again = await solo(there.world);
    await settled(there.world);
    for (let n = 0; n < 4; n++) {
      await step(there.world, again);
      await settled(there.world);
      there.world.clock.forward({ seconds: 1 });
    }
    // The first games of both services have the same secret, and Anna writes the same.
    expect(there.tasks.length).toBeGreaterThan(2);
    for (const task of there.tasks) expect(here.tasks).toContainEqual(task);
    const file = await exported(there.world, again);
    expect(file.charter).toMatchObject({ bots: { allied: 'fair' } });
    await there.world.close();
  });
});

describe('while a bot thinks', () => {
  let here: Thread;
  let code: string;
  beforeEach(async () => {
    here = await searching();
    here.holds = true;
    code = await solo(here.world);
    await untilThought(here, code);
  });
  afterEach(() => here.world.close());

  it('nobody waits for it: other games go on, its own takes words, and no connection is held', async () => {
    const thought = await here.thought();
    const easy = await solo(here.world, 'bot:easy', { title: 'Easy' });
    await here.world.app.get(MailWorkers).idle();
    here.world.clock.forward({ seconds: 1 });
    expect((await here.world.position(easy)).open).toMatchObject([{ seat: 'german' }]);
    const anna = here.world.person(GERMAN);
    const mail = anna.mailbox.findLast((m) => subjectOf(m).includes(code));
    await anna.reply(mail as never, 'STATUS');
    await here.world.app.get(MailWorkers).idle();
    expect(unwrapped(textOf(anna.newest))).toContain('Allied is waited for');
    const busy = await here.world.app
      .get(DataSource)
      .query<object[]>("SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'");
    expect(busy).toEqual([]);
    here.holds = false;
    thought.go();
    await settled(here.world);
    expect((await here.world.position(code)).open.filter((o) => o.seat === 'allied' && !o.sealed)).toEqual([]);
  });

  it('a moderator goes back: the answer is dropped, and the bot is asked anew', async () => {
    const thought = await here.thought();
    const before = await exported(here.world, code);
    const to = before.rows.length - 2;
    await here.world.api.post(`/api/games/${code}/rewind`, { to, dice: 'anew', reason: 'a test' }).expect(200);
    thought.go();
    await untilThought(here, code);
    const anew = await here.thought();
    expect(anew.task.seed).not.toBe(thought.task.seed);
    expect(botRows(await exported(here.world, code)).length).toBeGreaterThanOrEqual(botRows(before).length);
    here.holds = false;
    anew.go();
    await settled(here.world);
    const file = await exported(here.world, code);
    expect(verifyGame(file, here.world.engine()).filter((c) => !c.ok)).toEqual([]);
    const { text } = await here.world.anybody.get('/metrics').expect(200);
    expect(text).toContain('despatch_bot_search_seconds_count{strength="fair",outcome="dropped"} 1');
  });

  it('a moderator changes the position: the answer is dropped, and the bot is asked in the changed one', async () => {
    const thought = await here.thought();
    const rows = botRows(await exported(here.world, code)).length;
    const patch = { ships: { warspite: { damaged: true } } };
    await here.world.api.post(`/api/games/${code}/adjust`, { patch, reason: 'a slip' }).expect(200);
    thought.go();
    const anew = await here.thought();
    const warspite = (held: Held): string =>
      /"id":"warspite","damaged":(\w+)/.exec(JSON.stringify(held.task.known.view))?.[1] ?? '';
    expect([thought, anew].map(warspite)).toEqual(['false', 'true']);
    expect(botRows(await exported(here.world, code))).toHaveLength(rows);
    here.holds = false;
    anew.go();
    await settled(here.world);
    const file = await exported(here.world, code);
    expect(botRows(file).length).toBeGreaterThan(rows);
    expect(verifyGame(file, here.world.engine()).filter((c) => !c.ok)).toEqual([]);
  });

  it('the other gives an order for good: the bot is asked anew, hears nothing of it, and finds the same', async () => {
    const thought = await here.thought();
    const rows = (await exported(here.world, code)).rows.length;
    const anna = here.world.person(GERMAN);
    // The bot may be at it before her mail is out.
    await here.world.app.get(MailWorkers).idle();
    const mail = anna.mailbox.findLast((m) => subjectOf(m).includes(code));
    await anna.reply(mail as never, 'ask me convoy losses');
    await here.world.app.get(MailWorkers).idle();
    expect(unwrapped(textOf(anna.newest))).toContain('ask me convoy losses');
    expect((await exported(here.world, code)).rows).toHaveLength(rows + 1);
    thought.go();
    const anew = await here.thought();
    expect(anew.task).toEqual(thought.task);
    here.holds = false;
    anew.go();
    await settled(here.world);
    expect((await here.world.position(code)).open.filter((o) => o.seat === 'allied' && !o.sealed)).toEqual([]);
  });

  it('the other resigns: the answer is dropped', async () => {
    const thought = await here.thought();
    const rows = (await exported(here.world, code)).rows.length;
    const { id } = await here.world.game(code);
    const { SubmissionService } = await import('../../src/submissions/submission.service.js');
    await here.world.app.get(SubmissionService).withGame(id, (hand) => {
      hand.submit({ kind: 'resign', source: 'player', seat: 'german' });
      return Promise.resolve();
    });
    thought.go();
    await settled(here.world);
    expect((await exported(here.world, code)).rows).toHaveLength(rows + 1);
  });

  it('its thread fails: the script answers, and the log tells nothing of the game but its id', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const thought = await here.thought();
    here.holds = false;
    thought.fail();
    await settled(here.world);
    const { id } = await here.world.game(code);
    expect(log.mock.calls[0]?.[0]).toEqual({
      message: 'a search failed: the script answers',
      game: id,
      reason: 'its thread ended',
    });
    expect((await here.world.position(code)).open.filter((o) => o.seat === 'allied' && !o.sealed)).toEqual([]);
    const { text } = await here.world.anybody.get('/metrics').expect(200);
    expect(text).toContain('despatch_bot_search_seconds_count{strength="fair",outcome="failed"} 1');
  });

  it('finds what is illegal: the script answers', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const thought = await here.thought();
    Object.assign(here, { found: () => ({ answer: 'nonsense', broken: 0 }) });
    here.holds = false;
    thought.go();
    await here.world.app.get(MailWorkers).idle({ searches: true });
    expect(log.mock.calls.flat()).toContainEqual(
      expect.objectContaining({ message: 'a search found what is illegal: the script answers' }),
    );
    expect((await here.world.position(code)).open.filter((o) => o.seat === 'allied' && !o.sealed)).toEqual([]);
  });
});

describe('two services on one database', () => {
  it('think about a game in one place, and go on in the other where the one ends in the middle', async () => {
    const one = await searching();
    const { databaseUrl, secret } = one.world.settings as { databaseUrl: string; secret: string };
    const other = await searching({ DATABASE_URL: databaseUrl, DESPATCH_SECRET: secret });
    one.holds = true;
    const code = await solo(one.world);
    await untilThought(one, code);
    const thought = await one.thought();
    await settled(other.world);
    expect(other.tasks).toEqual([]);
    // As by kill -9: the database finds the connection gone by which it was present.
    const { id } = await one.world.game(code);
    await one.world.app
      .get(DataSource)
      .query(
        `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = 7104 AND pid <> pg_backend_pid()`,
      );
    later(other.world, one.world);
    await settled(other.world);
    expect(other.tasks[0]).toEqual(thought.task);
    const answered = botRows(await exported(other.world, code));
    // The one was not dead after all: what it found comes too late, and is not written a second time.
    one.holds = false;
    thought.go();
    await settled(one.world);
    expect(botRows(await exported(other.world, code))).toEqual(answered);
    expect((await other.world.game(code)).id).toBe(id);
    await other.world.close();
    await one.world.close();
  });

  it('begin anew what a stop broke off, and find the same', async () => {
    const one = await searching();
    const { databaseUrl, secret } = one.world.settings as { databaseUrl: string; secret: string };
    one.holds = true;
    const code = await solo(one.world);
    await untilThought(one, code);
    const [{ task }] = one.held as [Held];
    // It is there before the other ends: one that only begins then may find the game free before this spec holds its thread.
    const next = await searching({ DATABASE_URL: databaseUrl, DESPATCH_SECRET: secret });
    await settled(next.world);
    expect(next.tasks).toEqual([]);
    const from = performance.now();
    await one.world.app.close();
    expect(performance.now() - from).toBeLessThan(10_000);
    expect(one.brokenOff).toBeGreaterThan(0);
    later(next.world, one.world);
    await settled(next.world);
    expect(next.tasks[0]).toEqual(task);
    expect((await next.world.position(code)).open.filter((o) => o.seat === 'allied' && !o.sealed)).toEqual([]);
    await next.world.close();
    await one.world.sink.close();
  });
  it('go on by the script where nobody searches any more', async () => {
    const one = await searching();
    const { databaseUrl, secret } = one.world.settings as { databaseUrl: string; secret: string };
    one.holds = true;
    const code = await solo(one.world);
    await untilThought(one, code);
    await one.world.app.close();
    const next = await World.open({ DATABASE_URL: databaseUrl, DESPATCH_SECRET: secret, SEARCH_THREAD: 'off' });
    later(next, one.world);
    await next.settle();
    expect((await next.position(code)).open.filter((o) => o.seat === 'allied' && !o.sealed)).toEqual([]);
    expect((await next.game(code)).charter.bots).toEqual({ allied: 'fair' });
    await next.close();
    await one.world.sink.close();
  });
});
