import { randomBytes } from 'node:crypto';
import { SchedulerRegistry } from '@nestjs/schedule';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { threadFile } from '../../src/config/own-thread';
import { Judging, JudgingThreads } from '../../src/orders/judging/judging';
import { InboundRepository } from '../../src/mail/inbound.repository';
import { MailSorting } from '../../src/mail/mail-sorting';
import { InboundMail } from '../../src/post/mail.entities';
import { suiteDatabase, type SuiteDatabase } from '../support/database';
import { newGame, waitedFor, type Table } from '../support/game';
import type { Delivered } from '../support/mail-sink';
import { replyTo } from '../support/player';
import { subjectOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

const ORGANISER = 'olga@elsewhere.example';
const POISON = 'Ju 52 kills the service';

/** The thread of the service, but for a text with `crawl`, in whose third line it stays for ever. */
const CRAWLER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const heard = parentPort.on.bind(parentPort);
  parentPort.on = (event, listener) => heard(event, (task) => {
    if (!task.asked.text.includes('crawl')) return listener(task);
    Atomics.store(new Int32Array(workerData.reached), 0, 3);
    for (;;);
  });
  require(${JSON.stringify(threadFile(join(__dirname, '..', '..', 'src', 'orders', 'judging'), 'worker.js'))});`;

let folder: string;
let database: SuiteDatabase;
let settings: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'despatch-poison-'));
  database = await suiteDatabase();
  settings = {
    DATABASE_URL: database.url,
    DESPATCH_SECRET: randomBytes(32).toString('hex'),
    ORGANISER_MAIL: ORGANISER,
  };
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

/** Keeps a mail that nobody is called to deal with. */
async function kept(world: World, table: Table, text: string): Promise<void> {
  const asked = await waitedFor(world, table);
  if (!asked) throw new Error('nobody is asked');
  const { email } = asked.player;
  const messageId = `<${randomBytes(6).toString('hex')}@example.org>`;
  const arrival = { recipient: replyTo(asked.mail), game: (await world.game(table.code)).number, messageId };
  const raw = Buffer.from(`From: <${email}>\r\nSubject: Re: the game\r\nMessage-ID: ${messageId}\r\n\r\n${text}\r\n`);
  await world.app.get(InboundRepository).keep({ ...arrival, raw, envelopeFrom: email, auth: null }, world.clock.now());
}

/** As a process that ends in the middle of a mail leaves it: in its hands, and counted before the work. */
async function diesWith(world: World): Promise<string[]> {
  const inbound = world.app.get(InboundRepository);
  const taken: string[] = [];
  const claim = async (suspect: boolean): Promise<boolean> => {
    const mail = await inbound.claim(world.clock.now(), suspect);
    if (mail) taken.push(mail.raw.toString().trim().split('\r\n').at(-1) ?? '');
    return mail !== null;
  };
  while (await claim(false));
  if (taken.length === 0) await claim(true);
  await world.app.get(DataSource).query('UPDATE inbound_mail SET worker = 0 WHERE state = $1', ['waiting']);
  return taken;
}

/** A service that does nothing by a tick. */
async function opened(): Promise<World> {
  const world = await World.open(settings);
  const ticks = world.app.get(SchedulerRegistry);
  for (const name of ticks.getIntervals()) ticks.deleteInterval(name);
  return world;
}

describe('a mail at which the service ends', () => {
  it('is dealt with alone, set aside the second time, told to its sender and the organiser once, and stops no start', async () => {
    const before = await opened();
    const [table, other] = [await newGame(before), await newGame(before)];
    await kept(before, table, POISON);
    await kept(before, other, 'STATUS');
    expect(await diesWith(before)).toEqual([POISON, 'STATUS']);
    expect(await diesWith(before)).toEqual([POISON]);
    const email = (await waitedFor(before, table))?.player.email ?? '';
    await before.close();

    const world = await opened();
    const deal = jest.spyOn(world.app.get(MailSorting), 'deal');
    await world.settle();
    await world.settle();
    expect(deal.mock.calls.map(([mail]) => mail.raw.toString()).filter((raw) => raw.includes(POISON))).toEqual([]);
    const told = world.sink.box(email);
    expect(told.map(subjectOf)).toEqual([
      expect.stringContaining('your mail was set aside'),
      expect.stringContaining('receipt, answer'),
    ]);
    expect(told.map((mail) => unwrapped(textOf(mail)))[0]).toContain(
      'nothing of it was written, and it is not tried again',
    );
    expect(world.sink.box(ORGANISER).map(subjectOf)).toEqual(['Despatch: a mail was set aside']);
    expect((await rowsOf(world)).map(({ outcome, brokenOff }) => ({ outcome, brokenOff }))).toEqual([
      { outcome: 'set aside', brokenOff: 2 },
      { outcome: 'answer', brokenOff: 1 },
    ]);
    await world.close();
  });
});

/** Lets a service judge in threads of its own, in which some texts are never read to their end. */
function crawling(world: World): JudgingThreads {
  const file = join(folder, 'crawler.js');
  writeFileSync(file, CRAWLER);
  const threads = new JudgingThreads({ dataOverlay: null }, { sent: 600, looked: 300, heapMb: 384 }, file);
  jest.spyOn(world.app.get(Judging), 'judge').mockImplementation(threads.judge.bind(threads));
  return threads;
}

describe('a text that takes longer to judge than it may', () => {
  const line = `move 3/1: ${Array(40).fill('1926-2026').join('-')}`;
  let world: World;
  let threads: JudgingThreads;
  beforeAll(async () => {
    world = await World.open();
    threads = crawling(world);
  });
  afterAll(async () => {
    await threads.onApplicationShutdown();
    await world.close();
  });

  it('is answered with what was not judged, while others are served, and nothing of it is done', async () => {
    const [table, other] = [await newGame(world, { scenario: '1' }), await newGame(world)];
    const [slow, quick] = [await waitedFor(world, table), await waitedFor(world, other)];
    if (!slow || !quick) throw new Error('nobody is asked');
    for (const { player } of [slow, quick]) player.news();
    const before = await world.position(table.code);
    const many = ['SAY hello', line, `crawl ${line}`, ...Array<string>(397).fill(line)].join('\n');
    await slow.player.reply(slow.mail, many);
    await quick.player.reply(quick.mail, 'STATUS');
    await world.anybody.get('/readyz').expect(200);
    await world.settle();
    const receipt = unwrapped(textOf(receiptIn(slow.player.news(), table.code)));
    expect(receipt).toContain('NOT recorded: to read and judge it took longer than a mail may take');
    expect(receipt).toContain('Lines 1 to 2 were read. Line 3, "crawl move 3/1: 1926');
    expect(receipt).toContain('nor was any line below it');
    expect(await world.position(table.code)).toEqual(before);
    expect(world.sink.box(table.allied.email).map(subjectOf).join()).not.toContain('a letter');
    const [answered] = await rowsOf(world);
    expect(answered).toMatchObject({ state: 'done', outcome: 'NOT recorded', attempts: 1, brokenOff: 0 });
  });
});

const receiptIn = (mails: readonly Delivered[], code: string): Delivered =>
  mails.find((mail) => subjectOf(mail).includes(`${code}] `) && subjectOf(mail).includes('receipt')) as Delivered;

const rowsOf = (world: World): Promise<InboundMail[]> =>
  world.app.get(DataSource).manager.find(InboundMail, { order: { nr: 'ASC' } });
