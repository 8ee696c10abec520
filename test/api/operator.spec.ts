import { DataSource } from 'typeorm';
import type { Health } from '../../src/health/health.service';
import { Metrics } from '../../src/metrics/metrics';
import { newGame, wishFor, type Table } from '../support/game';
import { World } from '../support/world';

let world: World;
let table: Table;
beforeAll(async () => {
  world = await World.open();
  table = await newGame(world);
});
afterAll(() => world.close());

/** What Prometheus would be told now under a name with labels; 0: nothing. */
async function told(series: string): Promise<number> {
  const { text } = await world.anybody.get('/metrics').expect(200);
  const line = text.split('\n').find((one) => one.startsWith(`despatch_${series} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

/** Gauges of the database are read every five seconds of the real clock; the next look shall see what is so now. */
let looks = 0;
function afresh(): void {
  const now = performance.now.bind(performance);
  const ahead = ++looks * 10_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
}
afterEach(() => jest.restoreAllMocks());

describe('what an operator reads', () => {
  it('counts each mail that went out, and each that the mail server put off', async () => {
    const sent = await told('mails_out_total{result="sent"}');
    expect(sent).toBe(table.german.mailbox.length + table.allied.mailbox.length + table.moderator.mailbox.length);
    world.sink.refuse(451, 1);
    await world.api.post('/api/games', wishFor(world, { joined: false })).expect(201);
    await world.settle();
    expect(await told('mails_out_total{result="deferred"}')).toBe(1);
    expect(await told('mails_out_total{result="sent"}')).toBeGreaterThan(sent);
    afresh();
    expect(await told('queue_depth{queue="out",state="deferred"}')).toBe(1);
    await world.app.get(DataSource).query("UPDATE outbox SET state = 'sent' WHERE state = 'waiting'");
  });

  it('tells what waits, since when, and that nothing is sent any more', async () => {
    expect(((await world.anybody.get('/readyz').expect(200)).body as Health).outbox).toBe('ok');
    await world.app.get(DataSource).query(
      `UPDATE outbox SET state = 'waiting', worker = NULL, not_before = $1, created_at = $1, locked_until = 'infinity'
       WHERE id = (SELECT id FROM outbox WHERE state = 'sent' LIMIT 1)`,
      [world.clock.now()],
    );
    const since = world.clock.now().toISOString();
    world.clock.forward({ minutes: 9 });
    expect(((await world.anybody.get('/readyz').expect(200)).body as Health).outbox).toBe('ok');
    world.clock.forward({ minutes: 2 });
    const { status, outbox } = (await world.anybody.get('/readyz').expect(200)).body as Health;
    expect({ status, outbox }).toEqual({ status: 'degraded', outbox: { stuckSince: since } });
    afresh();
    expect(await told('queue_depth{queue="out",state="due"}')).toBe(1);
    expect(await told('queue_depth{queue="in",state="due"}')).toBe(0);
    expect(await told('queue_oldest_seconds{queue="out"}')).toBe(11 * 60);
    await world.app.get(DataSource).query("UPDATE outbox SET state = 'sent' WHERE state = 'waiting'");
  });

  it('counts the seats whose time is over, when it is over', async () => {
    afresh();
    expect(await told('seats_over_time')).toBe(0);
    jest.restoreAllMocks();
    await world.app
      .get(DataSource)
      .query(`UPDATE seat SET due_at = $1 WHERE due_at IS NOT NULL`, [new Date(world.clock.now().getTime() - 1000)]);
    afresh();
    expect(await told('seats_over_time')).toBeGreaterThan(0);
  });

  it('measures waits for games and answers to requests', async () => {
    const locks = await told('game_lock_wait_seconds_count');
    const pages = await told('http_request_seconds_count{method="GET",route="/api/games",status="200"}');
    await world.api.get('/api/games').expect(200);
    await world.api.post('/api/games', wishFor(world, { joined: false })).expect(201);
    expect(await told('game_lock_wait_seconds_count')).toBe(locks + 1);
    expect(await told('http_request_seconds_count{method="GET",route="/api/games",status="200"}')).toBe(pages + 1);
  });

  it('is not flooded by what strangers make up: so many values a label has, and all others are one', async () => {
    const metrics = world.app.get(Metrics);
    for (let code = 400; code < 500; code++) metrics.refused(code);
    const { text } = await world.anybody.get('/metrics').expect(200);
    const codes = [...text.matchAll(/^despatch_smtp_refused_total\{code="(\w+)"\} (\d+)$/gm)];
    expect(codes).toHaveLength(41);
    expect(codes.find(([, code]) => code === 'other')?.[2]).toBe('60');
  });

  it('tells how late a tick came', async () => {
    const metrics = world.app.get(Metrics);
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    metrics.ticked('reminders', 60_000);
    clock.mockReturnValue(1_000 + 63_000);
    metrics.ticked('reminders', 60_000);
    jest.restoreAllMocks();
    expect(await told('tick_lag_seconds{tick="reminders"}')).toBe(3);
  });
});

describe('people', () => {
  it('keep the name they gave first, whatever a later game calls them', async () => {
    const wish = wishFor(world, { joined: false }) as { seats: { german: { name: string } } };
    wish.seats.german.name = 'Somebody Else';
    const { code } = (await world.api.post('/api/games', wish).expect(201)).body as { code: string };
    await world.settle();
    const { text } = await world.api.get(`/api/games/${code}`).expect(200);
    expect(text).toContain('Anna Berg');
    expect(text).not.toContain('Somebody Else');
  });
});

describe('fonts of the page', () => {
  it('are kept by the browser for good, and there are no others', async () => {
    const { text } = await world.anybody.get('/web/fonts/none.ttf').expect(404);
    expect(text).toContain('There is no such font.');
    const known = await world.anybody.get('/web/fonts/sans.ttf').expect(200);
    expect(known.headers).toMatchObject({ 'content-type': 'font/ttf' });
    expect(known.headers['cache-control']).toContain('immutable');
  });
});
