import type { MailSpec } from '../../src/post/mail-spec';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { InboundRepository } from '../../src/mail/inbound.repository';
import { SendingRepository } from '../../src/post/sending.repository';
import { WorkerRepository } from '../../src/post/worker.repository';
import { newGame, waitedFor, type Table } from '../support/game';
import { replyTo } from '../support/player';
import { World } from '../support/world';

let here: World;
let there: World;
let table: Table;
let letters = 0;
beforeAll(async () => {
  here = await World.open();
  const { databaseUrl, secret } = here.settings as { databaseUrl: string; secret: string };
  there = await World.open({ DATABASE_URL: databaseUrl, DESPATCH_SECRET: secret });
  // Nothing that happens here is to happen by a tick.
  for (const { app } of [here, there]) {
    const ticks = app.get(SchedulerRegistry);
    for (const name of ticks.getIntervals()) ticks.deleteInterval(name);
  }
  table = await newGame(here);
});
afterAll(async () => {
  await there.close();
  await here.close();
});

/** A mail as it is kept when it has come in, with nobody called to deal with it. */
async function kept(text: string): Promise<string> {
  const asked = await waitedFor(here, table);
  if (!asked) throw new Error('nobody is asked');
  const messageId = `<${++letters}@example.org>`;
  const { email, name } = asked.player;
  const head = [`From: ${name} <${email}>`, 'Subject: Re: the game', `Message-ID: ${messageId}`];
  const game = await here.game(table.code);
  const arrival = { recipient: replyTo(asked.mail), game: game.number, messageId, envelopeFrom: email, auth: null };
  const raw = Buffer.from([...head, '', text, ''].join('\r\n'));
  await here.app.get(InboundRepository).keep({ ...arrival, raw }, here.clock.now());
  return messageId;
}

/** Waits for the receipt of a mail, with `meanwhile` again and again; gives the number of the process that dealt with the mail. */
async function dealtBy(messageId: string, meanwhile: () => void = () => undefined): Promise<number | undefined> {
  const boxes = () => [here, there].flatMap(({ sink }) => sink.addresses().flatMap((a) => sink.box(a)));
  while (!boxes().some((m) => m.parsed.inReplyTo === messageId)) {
    meanwhile();
    await new Promise((done) => setImmediate(done));
  }
  const [row] = await here.app
    .get(DataSource)
    .query<{ worker: number }[]>('SELECT worker FROM inbound_mail WHERE message_id = $1', [messageId]);
  return row?.worker;
}

/** Here the other is called; one call in a tenth of a second goes out. */
const ring = (): void => here.app.get(WorkerRepository).ring();

/** The number of a process among those at work. */
const numberOf = (world: World): Promise<number> => world.app.get(WorkerRepository).number();

const database = (statement: string): Promise<unknown> => here.app.get(DataSource).query(statement);

describe('two processes on one database', () => {
  it('call each other: who has nothing to do deals with what the other has in its queue, at once', async () => {
    const id = await kept('STATUS');
    expect(await dealtBy(id, ring)).toBe(await numberOf(there));
    await there.settle();
  });

  it('deal with the mails of a game in the order they came in, whoever takes them', async () => {
    const [first, second] = [await kept('STATUS'), await kept('HELP')];
    const [one, other] = [here, there].map((w) => w.app.get(InboundRepository)) as [
      InboundRepository,
      InboundRepository,
    ];
    const taken = await one.claim(here.clock.now());
    expect(taken).toMatchObject({ messageId: first, attempts: 1 });
    expect(await other.claim(here.clock.now())).toBeNull();
    // The one hangs, and its lease runs out.
    await database("UPDATE inbound_mail SET locked_until = now() - interval '1 second' WHERE state = 'waiting'");
    expect(await other.claim(here.clock.now(), true)).toMatchObject({ messageId: first, attempts: 2, brokenOff: 1 });
    // What it does when it wakes takes nothing from the other's hands.
    if (taken) await one.release(taken, here.clock.now());
    expect(await one.claim(here.clock.now())).toBeNull();
    await other.finish(taken?.id ?? '', 'done', 'dealt with');
    expect(await one.claim(here.clock.now())).toMatchObject({ messageId: second });
    await database("UPDATE inbound_mail SET locked_until = NULL WHERE state = 'waiting'");
    await here.settle();
    await dealtBy(second);
    // Who dealt with it looks for more to send behind its receipt, and what it looks at nobody else can take at that moment.
    await here.settle();
    await there.settle();
  });

  it('find a mail that nobody marked as the next, though a later one of its person is', async () => {
    const [german] = await people();
    const [first, second] = await queued([german, german]);
    // As when the mail before them was sent while the first was being written.
    await database(`UPDATE outbox SET head = id = '${second}' WHERE id IN ('${first}', '${second}')`);
    const outbox = here.app.get(SendingRepository);
    const now = here.clock.now();
    expect((await outbox.claim(now, 10, 600)).map((m) => m.id)).toEqual([first]);
    await outbox.sent({ id: first ?? '', spec: {} as MailSpec }, now, null);
    expect((await outbox.claim(now, 10, 600)).map((m) => m.id)).toEqual([second]);
    await outbox.sent({ id: second ?? '', spec: {} as MailSpec }, now, null);
  });

  it('send the mails of a person in their order, and two people’s at the same time', async () => {
    const [german, allied] = await people();
    const ids = await queued([german, german, allied]);
    const [one, other] = [here, there].map((w) => w.app.get(SendingRepository)) as [
      SendingRepository,
      SendingRepository,
    ];
    const now = here.clock.now();
    const first = await one.claim(now, 1, 600);
    expect(first.map((m) => m.id)).toEqual([ids[0]]);
    expect((await other.claim(now, 10, 600)).map((m) => m.id)).toEqual([ids[2]]);
    await one.sent({ id: ids[0] ?? '', spec: {} as MailSpec }, now, null);
    expect((await other.claim(now, 10, 600)).map((m) => m.id)).toEqual([ids[1]]);
    // Taken over, it is no longer ours to say that it failed.
    await database(`UPDATE outbox SET locked_until = now() - interval '1 second' WHERE id = '${ids[2]}'`);
    expect(await one.claim(now, 10, 600)).toEqual([]);
    const again = await one.claimSuspect(now, 600);
    expect(again).toMatchObject({ id: ids[2], attempts: 2, brokenOff: 1 });
    if (again) expect(await other.hold({ ...again, attempts: 1 })).toBe(false);
    await database("UPDATE outbox SET state = 'sent' WHERE state = 'waiting'");
  });

  it('say that they cannot work while the database is away, and go on by themselves when it is back', async () => {
    const url = new URL(here.settings.databaseUrl ?? '');
    const name = url.pathname.slice(1);
    url.pathname = '/postgres';
    const server = new Client({ connectionString: url.href });
    await server.connect();
    await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    for (const world of [here, there]) {
      const away = await world.anybody.get('/readyz').expect(503);
      expect(away.text).toContain('does not answer');
    }
    await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await server.end();
    for (const world of [here, there]) await world.anybody.get('/readyz').expect(200);
    // The next look at the queues finds its connection lost, and makes another to hear by.
    await here.settle();
    await there.settle();
    const id = await kept('STATUS');
    expect(await dealtBy(id, ring)).toBe(await numberOf(there));
  });
});

async function people(): Promise<[string, string]> {
  const rows = await here.app
    .get(DataSource)
    .query<{ person_id: string }[]>('SELECT person_id FROM seat ORDER BY side DESC');
  return rows.map((r) => r.person_id) as [string, string];
}

/** Mails that wait, one to each of these people; their ids. */
async function queued(to: readonly string[]): Promise<string[]> {
  const rows: string[] = [];
  for (const person of to) {
    const [row] = await here.app.get(DataSource).query<{ id: string }[]>(
      `INSERT INTO outbox (id, person_id, spec, message_id, state, attempts, not_before, created_at)
       VALUES (gen_random_uuid(), $1, '{}', gen_random_uuid()::text, 'waiting', 0, $2, $2) RETURNING id`,
      [person, here.clock.now()],
    );
    rows.push(row?.id ?? '');
  }
  return rows;
}
