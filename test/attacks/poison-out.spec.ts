import { ModuleRef } from '@nestjs/core';
import { SchedulerRegistry } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Digests } from '../../src/mail/digests/digest.service';
import { MailModule } from '../../src/mail/mail.module';
import { MessageBuilder } from '../../src/mail/message';
import { MailTransport } from '../../src/mail/transport';
import type { MailSpec } from '../../src/post/mail-spec';
import { Outbox } from '../../src/post/outbox';
import { TurnMails } from '../../src/reports/turn-mails';
import { newGame, type Table } from '../support/game';
import { subjectOf, textOf } from '../support/reading';
import { World } from '../support/world';

const ORGANISER = 'olga@elsewhere.example';
const POISON = 'at this mail the service ends';
const KILLED = 'with this mail in hand the service is killed';
/** On a service that takes it again and again the spec ends too. */
const ENOUGH = 6;

let world: World;
let table: Table;
beforeAll(async () => {
  world = await World.open({ ORGANISER_MAIL: ORGANISER });
  const ticks = world.app.get(SchedulerRegistry);
  for (const name of ticks.getIntervals()) ticks.deleteInterval(name);
  table = await newGame(world);
  await world.settle();
});
afterAll(() => world.close());
afterEach(() => jest.restoreAllMocks());

const database = <T = unknown>(statement: string, values: unknown[] = []): Promise<T[]> =>
  world.app.get(DataSource).query<T[]>(statement, values);

/** Lets the service end whenever a mail of this subject is made: the row stays in the hands of a process that is gone. */
function endsAt(subject: string): string[] {
  const builder = world.app.get(MessageBuilder);
  const build = builder.build.bind(builder);
  const made: string[] = [];
  jest.spyOn(builder, 'build').mockImplementation(async (toSend) => {
    const { id, spec } = toSend.mail;
    made.push(spec.subject);
    if (spec.subject !== subject || made.length > ENOUGH) return build(toSend);
    await database('UPDATE outbox SET attempts = attempts + 1, worker = 0 WHERE id = $1', [id]);
    throw new Error('the process is gone');
  });
  return made;
}

/** Writes a mail of the game to one of its players; nobody is called to send it. */
async function write(email: string, subject: string, game = true): Promise<void> {
  const [person] = await database<{ id: string }>('SELECT id FROM person WHERE email = $1', [email]);
  const id = game ? (await world.game(table.code)).id : null;
  const spec: MailSpec = { kind: 'note', subject, text: subject, map: null, replyTo: null, inReplyTo: null };
  const put = world.app.get(Outbox);
  await world.app
    .get(DataSource)
    .transaction((manager) => put.put(manager, id, person?.id ?? '', spec, world.clock.now()));
}

const states = async (subject: string): Promise<string[]> =>
  (
    await database<{ state: string }>("SELECT state FROM outbox WHERE spec->>'subject' = $1 ORDER BY state", [subject])
  ).map(({ state }) => state);
const subjects = (email: string): string[] => world.sink.box(email).map(subjectOf);

describe('a mail of ours at which the service ends', () => {
  it('is tried alone, then set aside and told to the organiser once; all others go out, its reader’s too', async () => {
    const { german, allied } = table;
    const made = endsAt(POISON);
    await write(german.email, POISON);
    await write(german.email, 'behind it');
    await write(allied.email, 'beside it');
    await world.settle();
    await world.settle();
    expect(made.filter((subject) => subject === POISON)).toHaveLength(2);
    expect(subjects(german.email)).toEqual(expect.arrayContaining(['behind it']));
    expect(subjects(allied.email)).toEqual(expect.arrayContaining(['beside it']));
    const told = world.sink.box(ORGANISER);
    expect(told.map(subjectOf)).toEqual(['Despatch: a mail of ours was set aside']);
    const [row] = await database<{ id: string; state: string }>(
      "SELECT id, state FROM outbox WHERE spec->>'subject' = $1",
      [POISON],
    );
    expect(row?.state).toBe('dead');
    expect(textOf(told[0] as (typeof told)[0])).toContain(row?.id ?? 'no row');
  });

  it('is tried again and again where it was made and the service ended as it went out, and not for ever', async () => {
    const { email } = table.allied;
    const transport = world.app.get(MailTransport);
    const send = transport.send.bind(transport);
    let ends = 0;
    let most = 4;
    jest.spyOn(transport, 'send').mockImplementation(async (ready, personId) => {
      if (!ready.raw.includes(KILLED) || ends === most) return send(ready, personId);
      ends += 1;
      const all = "UPDATE outbox SET attempts = attempts + 1, worker = 0 WHERE spec->>'subject' = $1";
      await database(all, [KILLED]);
      throw new Error('the process is gone');
    });
    await write(email, KILLED);
    await world.settle();
    expect([ends, subjects(email).filter((subject) => subject === KILLED).length]).toEqual([4, 1]);
    [ends, most] = [0, 20];
    await write(email, KILLED);
    await world.settle();
    expect(ends).toBe(9);
    expect(await states(KILLED)).toEqual(['dead', 'sent']);
  });

  it('is told by no other mail when it is the one that tells it', async () => {
    const telling = 'Despatch: a mail of ours was set aside';
    const before = subjects(ORGANISER).length;
    const made = endsAt(telling);
    await write(table.german.email, POISON);
    await database("UPDATE outbox SET broken_off = 1, worker = 0 WHERE state = 'waiting'");
    await world.settle();
    expect(made).toEqual([telling, telling]);
    expect(subjects(ORGANISER)).toHaveLength(before);
  });
});

describe('a digest at which the service ends', () => {
  it('is given up the second time: its mails go out one by one', async () => {
    const { email } = table.german;
    await database('UPDATE person SET wishes = \'{"digest":"00:00"}\' WHERE email = $1', [email]);
    await database('UPDATE seat SET due_at = NULL');
    for (const subject of ['first of two', 'second of two']) await write(email, subject);
    const written = jest.spyOn(world.app.get(TurnMails), 'written').mockReturnValue(new Promise(() => undefined));
    /** A process that comes to no end with it. */
    const another = (): Promise<Digests> =>
      world.app.select(MailModule).get(ModuleRef, { strict: true }).create(Digests);
    for (const times of [1, 2]) {
      void (await another()).tick();
      await until(() => written.mock.calls.length === times);
    }
    await world.settle();
    expect(subjects(email)).not.toContain('first of two');
    written.mockRestore();
    await (await another()).tick();
    await world.settle();
    expect(subjects(email).slice(-2)).toEqual(['first of two', 'second of two']);
    expect(subjects(email).join()).not.toMatch(/your games today/);
  });
});

/** Waits for what the database lets happen. */
async function until(done: () => boolean): Promise<void> {
  for (let n = 0; n < 500 && !done(); n++) await database('SELECT 1');
  expect(done()).toBe(true);
}
