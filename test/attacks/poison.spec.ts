import { randomBytes } from 'node:crypto';
import { SchedulerRegistry } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { InboundRepository } from '../../src/mail/inbound.repository';
import { MailSorting } from '../../src/mail/mail-sorting';
import { InboundMail } from '../../src/post/mail.entities';
import { suiteDatabase } from '../support/database';
import type { SuiteDatabase } from '../support/database';
import { newGame, waitedFor } from '../support/game';
import type { Table } from '../support/game';
import { replyTo } from '../support/player';
import { subjectOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

const ORGANISER = 'olga@elsewhere.example';
const POISON = 'Ju 52 kills the service';

let database: SuiteDatabase;
let settings: Record<string, string>;
beforeAll(async () => {
  database = await suiteDatabase();
  settings = {
    DATABASE_URL: database.url,
    DESPATCH_SECRET: randomBytes(32).toString('hex'),
    ORGANISER_MAIL: ORGANISER,
  };
});
afterAll(() => database.drop());

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
    const rows = await world.app.get(DataSource).manager.find(InboundMail, { order: { nr: 'ASC' } });
    expect(rows.map(({ outcome, brokenOff }) => ({ outcome, brokenOff }))).toEqual([
      { outcome: 'set aside', brokenOff: 2 },
      { outcome: 'answer', brokenOff: 1 },
    ]);
    await world.close();
  });
});
