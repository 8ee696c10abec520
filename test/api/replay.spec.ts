import { often } from '../../src/config/testing/depth';
import { Client } from 'pg';
import request from 'supertest';
import { Engine } from '../../src/kernel/engine';
import { factFor } from '../../src/kernel/flow/fact';
import { LogRepository } from '../../src/submissions/log.repository';
import type { ReplayPage, ShownMoment } from '../../src/web/replay-pages';
import { newGame, playUntil, send, waitedFor, type Table } from '../support/game';
import { bodyOf } from '../support/http';
import { linkOf, playedOn, resigned } from '../support/played-on';
import { textOf } from '../support/reading';
import { World } from '../support/world';

/** A game of hundreds of rows is played in one of them. */
jest.setTimeout(180_000);

type Words = Pick<ReplayPage, 'last'> & { html: string; lines: string[] };

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** Somebody who has opened the page of his seat by the link of a mail. */
async function visitor(table: Table, side: 'german' | 'allied') {
  const server = world.app.getHttpServer();
  const answer = await request(server).get(linkOf(table[side], table.code)).expect(303);
  const cookie = answer.get('Set-Cookie')?.[0]?.split(';')[0] ?? '';
  const get = (path: string) => request(server).get(`/g/${table.code}/replay${path}`).set('Cookie', cookie);
  return {
    get,
    page: async (of = ''): Promise<Words> => {
      const { text: html } = await get(of).expect(200);
      const lines = [...html.matchAll(/<button [^>]*class="moment"[^>]*>([^<]*)</g)].map((m) => m[1] ?? '');
      return { html, lines, last: Number(/data-last="(\d+)"/.exec(html)?.[1]) };
    },
    moment: async (n: number, of = '') => bodyOf<ShownMoment>(await get(`/moments/${n}.json${of}`).expect(200)),
  };
}

describe('the replay of a seat', () => {
  let table: Table;
  beforeAll(async () => {
    table = await newGame(world);
    await playUntil(world, table, /German air search/i);
  });

  it('has a line for every fact that the seat may know, in order, and a moment for each, from the set-up to now', async () => {
    const { page, moment } = await visitor(table, 'german');
    const { lines, last } = await page();
    const facts = await world.app.get(LogRepository).factsAfter((await world.game(table.code)).id, -1);
    const engine = world.engine();
    const known = facts.flatMap((f) => {
      const body = factFor(f, 'german');
      return body && engine.system.tell({ type: f.type, body }) ? [f] : [];
    });
    expect(lines).toHaveLength(known.length + 2);
    expect(last).toBe(known.length + 1);
    for (const n of [0, 1, last - 1, last]) {
      const seq = n === 0 ? 0 : (known[n - 1]?.seq ?? (await world.position(table.code)).seq);
      const view = engine.view(await world.position(table.code, seq), 'german') as object;
      expect(await moment(n)).toMatchObject({ n, moment: engine.system.moment(view) });
      expect((await moment(n)).lines).toEqual(engine.system.lines(view, null));
    }
  });

  it('draws the sheets of a moment, once: the browser asks after them by a tag', async () => {
    const { get, moment } = await visitor(table, 'german');
    const [{ id = '' } = {}] = (await moment(1)).sheets;
    const drawn = await get(`/moments/1/${id}.svg`).expect(200);
    expect(drawn.headers['content-type']).toMatch(/^image\/svg\+xml/);
    await get(`/moments/1/${id}.svg`)
      .set('If-None-Match', drawn.headers['etag'] ?? '')
      .expect(304);
    await get(`/moments/1/${id}.json`).expect(200);
  });

  it('is opened by nobody else, and has no moment beyond its ends', async () => {
    const { get } = await visitor(table, 'german');
    await world.anybody.get(`/g/${table.code}/replay`).expect(401);
    await world.anybody.get(`/g/${table.code}/replay/moments/1.json`).expect(401);
    for (const n of ['-1', '99999', '9999999999999999999']) await get(`/moments/${n}.json`).expect(404);
    await get('/moments/x.json').expect(400);
    await get('/moments/1/moon.svg').expect(404);
    for (const path of ['', '/moments/1.json', '/moments/1/map.svg', '/moments/1/why', '/moments/2/since/1'])
      for (const seat of ['allied', 'moderator', 'nobody']) await get(`${path}?of=${seat}`).expect(404);
  });

  it('says WHY of a line of the last report in the words of a mail, and where it is in the replay', async () => {
    const { player, mail } = (await waitedFor(world, table)) ?? {};
    if (!player || !mail) throw new Error('nobody is waited for');
    const { get, moment } = await visitor(table, player === table.german ? 'german' : 'allied');
    const { lines, moment: at } = bodyOf<{ lines: string[]; moment: number }>(await get('/report/1').expect(200));
    const told = textOf(await send(world, player, mail, 'WHY 1'));
    for (const line of lines) expect(told.replace(/\s+/g, ' ')).toContain(line.replace(/\s+/g, ' '));
    expect((await moment(at)).n).toBe(at);
  });

  it('names what changed between two moments', async () => {
    const { get, page } = await visitor(table, 'allied');
    const { last } = await page();
    const same = bodyOf<{ changes: unknown[] }>(await get(`/moments/${last}/since/${last}`).expect(200));
    expect(same.changes).toEqual([]);
    const all = bodyOf<{ changes: { place: string }[] }>(await get(`/moments/${last}/since/0`).expect(200));
    expect(all.changes.length).toBeGreaterThan(0);
  });
});

describe('a replay after a rewind', () => {
  it('keeps what a seat saw, marked, and shows nothing of what was undone for the other', async () => {
    const table = await newGame(world);
    await playedOn(world, table.code, 25);
    await world.settle();
    const before = { german: await visitor(table, 'german'), allied: await visitor(table, 'allied') };
    const seen = { german: (await before.german.page()).lines, allied: (await before.allied.page()).lines };
    await world.api.post(`/api/games/${table.code}/rewind`, { to: 2, dice: 'anew', reason: 'a slip' }).expect(200);
    for (const side of ['german', 'allied'] as const) {
      const { html, lines } = await before[side].page();
      const undone = lines.filter((line) => line.startsWith('Undone: '));
      expect(undone.length).toBeGreaterThan(0);
      expect(html.match(/<li [^>]*class="undone"/g)).toHaveLength(undone.length);
      for (const line of undone) expect(seen[side]).toContain(line.slice('Undone: '.length));
      expect(lines.some((line) => line.includes('The game went back to position'))).toBe(true);
    }
    const own = seen.allied.filter((line) => !seen.german.includes(line));
    expect(own.length).toBeGreaterThan(0);
    const { html } = await before.german.page();
    for (const line of own) expect(html).not.toContain(line);
  });
});

describe('a replay after the end', () => {
  it('opens the views of both sides; where the game is taken up again they are shut', async () => {
    const table = await newGame(world);
    await playedOn(world, table.code, 12);
    const { page, get, moment } = await visitor(table, 'german');
    expect((await page()).html).not.toContain('of=allied');
    await get('?of=allied').expect(404);
    const allied = await (await visitor(table, 'allied')).page();
    await resigned(world, table.code, 'allied');
    const { html } = await page();
    expect(html).toContain('of&#x3D;allied');
    const theirs = await page('?of=allied');
    expect(theirs.lines.length).toBeGreaterThanOrEqual(allied.lines.length);
    for (const line of allied.lines) expect(theirs.lines).toContain(line);
    const engine = world.engine();
    const first = engine.view(await world.position(table.code, 0), 'allied') as object;
    expect((await moment(0, '?of=allied')).lines).toEqual(engine.system.lines(first, null));
    await world.api.post(`/api/games/${table.code}/rewind`, { to: 5, dice: 'anew', reason: 'by mistake' }).expect(200);
    await get('?of=allied').expect(404);
    await get('/moments/0.json?of=allied').expect(404);
  });
});

describe('the replay of a long game', () => {
  /** How often the database is asked, and the game played, while somebody looks. */
  async function effort(look: () => Promise<unknown>): Promise<{ statements: number; played: number }> {
    const [asked, played] = [jest.spyOn(Client.prototype, 'query'), jest.spyOn(Engine.prototype, 'submit')];
    try {
      await look();
      return { statements: asked.mock.calls.length, played: played.mock.calls.length };
    } finally {
      asked.mockRestore();
      played.mockRestore();
    }
  }

  it('opens and steps with as few looks into the database as that of a short one, and is not played again', async () => {
    const table = await newGame(world, { scenario: '3' });
    await playedOn(world, table.code, 10);
    const { page, moment } = await visitor(table, 'german');
    // What else the service does meanwhile comes and goes: of three looks the one with least.
    const least = async (look: () => Promise<unknown>) => {
      await world.settle();
      const each = [await effort(look), await effort(look), await effort(look)];
      return each.reduce((a, b) => (b.statements < a.statements ? b : a));
    };
    const looked = async () => {
      const { last } = await page();
      return { page: await least(page), step: await least(() => moment(last - 1)) };
    };
    const short = await looked();
    await playedOn(world, table.code, often(140, 490));
    const long = await looked();
    expect(short.page.statements).toBeGreaterThan(0);
    expect(long.page.played + long.step.played).toBe(0);
    // When he was last there is written once in a while, and what he saw a turn before looked up where there is one.
    expect(long.page.statements).toBeLessThanOrEqual(short.page.statements + 2);
    expect(long.step.statements).toBeLessThanOrEqual(short.step.statements + 2);
  });
});
