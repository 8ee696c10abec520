import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { Person } from '../../src/people/person.entity';
import { Seat } from '../../src/table/seat.entity';
import { PASS_DAYS } from '../../src/post/seat-passes';
import type { Receipt } from '../../src/orders/receipt';
import type { Inspected } from '../../src/render/inspect';
import { markersOf, newGame, playUntil, send, waitedFor, type Table } from '../support/game';
import { bodyOf, messageOf } from '../support/http';
import type { Player } from '../support/player';
import { textOf } from '../support/reading';
import { World } from '../support/world';

/** A text without the breaks of its lines. */
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** One zone with Task Forces or without: some of it is doubtful, all of it is foreseen. */
const SEARCHES = 'search Kithera Strait, Kaso Strait, Milos, Cyclades, South Crete';

let world: World;
let table: Table;

beforeAll(async () => {
  world = await World.open();
  table = await newGame(world);
});
afterAll(() => world.close());

/** The path of the link in a player's newest mail of a game that has one. */
function linkOf(player: Player, { code } = table): string {
  const links = player.mailbox
    .filter((m) => m.parsed.subject?.includes(code))
    .flatMap((m) => /^On the web: (\S+)$/m.exec(textOf(m))?.[1] ?? []);
  const link = links.at(-1) ?? '';
  expect(link).toMatch(/^http:\/\/despatch\.example\.org\/g\//);
  return new URL(link).pathname;
}

/** A browser: it goes where links lead, keeps cookies by their paths, and says where its requests come from. */
class Browser {
  cookie = '';
  private readonly server = world.app.getHttpServer();

  async open(link: string): Promise<string> {
    const answer = await request(this.server).get(link).expect(303);
    const [cookie = ''] = answer.get('Set-Cookie') ?? [];
    this.cookie = cookie.split(';')[0] ?? '';
    return answer.headers['location'] ?? '';
  }
  get(path: string) {
    return request(this.server).get(path).set('Cookie', this.cookie);
  }
  post(path: string, body: object) {
    return request(this.server).post(path).set('Cookie', this.cookie).set('Sec-Fetch-Site', 'same-origin').send(body);
  }
}

/** The page of whoever is waited for, open in his browser. */
async function openPage(
  of = table,
): Promise<{ browser: Browser; player: Player; page: string; decision: number; html: string }> {
  const waited = await waitedFor(world, of);
  if (!waited) throw new Error('nobody is waited for');
  const browser = new Browser();
  const page = await browser.open(linkOf(waited.player, of));
  const { text: html } = await browser.get(page).expect(200);
  return { browser, player: waited.player, page, decision: Number(/data-decision="(\d+)"/.exec(html)?.[1]), html };
}

/** The words of a page without their markup and blanks. */
const plainOf = (html: string): string => unescaped(html.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, '');

const ENTITIES: Record<string, string> = {
  '&#x27;': "'",
  '&#x3D;': '=',
  '&quot;': '"',
  '&gt;': '>',
  '&lt;': '<',
  '&amp;': '&',
};
const unescaped = (html: string): string => html.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

const samplesOf = (html: string): string =>
  [...html.matchAll(/class="sample"[^>]*>([^<]+)</g)].map((m) => unescaped(m[1] ?? '')).join('\n');

/** Rows of every table that an order could write to. */
async function rows(): Promise<unknown> {
  const tables = ['submission', 'position', 'fact', 'inbound_mail', 'outbox', 'confirmation', 'seat', 'game'];
  const counted = tables.map((t) => world.app.get(DataSource).query<object[]>(`SELECT * FROM ${t}`));
  return Promise.all(counted);
}

describe('the link of a seat', () => {
  it('leaves a cookie for that game alone, and an address without the pass', async () => {
    const link = linkOf(table.german);
    const answer = await world.anybody.get(link).expect(303);
    expect(answer.headers['location']).toBe(`/g/${table.code}`);
    const [cookie = ''] = answer.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(new RegExp(`; Path=/g/${table.code};`));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toContain(link.split('/').at(-1));
  });

  it('opens what that seat may see, with headers that keep it there', async () => {
    const { browser, page, html, player } = await openPage();
    expect(html).toContain(player.name);
    expect(html).toContain('data-decision="');
    expect(html).not.toMatch(/this mail|its page/);
    expect(textOf(player.newest)).toMatch(/if\s+you\s+answer,\s+use\s+the\s+page/);
    expect(html).not.toMatch(/<script(?![^>]* src="\/web\/)/);
    expect(html).not.toMatch(/ style=| onclick=/);
    const { headers } = await browser.get(page).expect(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  });

  it('and its cookie end when somebody else takes the seat', async () => {
    const mine = await newGame(world);
    const link = linkOf(mine.german, mine);
    const browser = new Browser();
    const page = await browser.open(link);
    await browser.get(page).expect(200);
    const { manager } = world.app.get(DataSource);
    const other = await manager.save(
      manager.create(Person, { name: 'Eve Holm', email: `${randomUUID()}@example.org`, zone: 'UTC', paper: 'A4' }),
    );
    const { id } = await world.game(mine.code);
    await manager.update(Seat, { gameId: id, side: 'german' }, { personId: other.id });
    await world.anybody.get(link).expect(401);
    await browser.get(page).expect(401);
    const answer = await browser.post(`${page}/check`, { decision: 1, text: 'pass' }).expect(401);
    expect(messageOf(answer)).toContain('the link in your newest mail');
  });

  it.each([
    ['no cookie', (): string => ''],
    ['a cookie of letters', (): string => 'despatch-german=aaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['the pass of the link', (): string => `despatch-german=${linkOf(table.german).split('/').at(-1) ?? ''}`],
  ])('is needed: %s opens nothing', async (_what, cookie) => {
    const at = `/g/${table.code}`;
    for (const path of [at, `${at}/news`, `${at}/sheets/map.svg`, `${at}/sheets/map.json`])
      expect((await world.anybody.get(path).set('Cookie', cookie())).status).toBe(401);
    const posted = world.anybody.post(`${at}/check`).set('Cookie', cookie()).set('Sec-Fetch-Site', 'same-origin');
    await posted.send({ decision: 1, text: 'pass' }).expect(401);
  });

  it('opens no other game and no other seat, and a game that is not there answers the same', async () => {
    const other = await newGame(world);
    const browser = new Browser();
    await browser.open(linkOf(table.german));
    const elsewhere = await browser.get(`/g/${other.code}`).expect(401);
    const nowhere = await browser.get('/g/ZZZZ').expect(401);
    expect(nowhere.text).toBe(elsewhere.text);
    await browser.get(`/g/${table.code}?side=allied`).expect(401);
    const pass = linkOf(table.german).split('/').at(-1) ?? '';
    await world.anybody.get(`/g/${other.code}/${pass}`).expect(401);
  });

  it('of both seats in one browser keeps each in an address of its own', async () => {
    const browser = new Browser();
    await browser.open(linkOf(table.german));
    const german = browser.cookie;
    const entered = await world.anybody.get(linkOf(table.allied)).set('Cookie', german).expect(303);
    expect(entered.headers['location']).toBe(`/g/${table.code}?side=allied`);
    browser.cookie = `${german}; ${entered.get('Set-Cookie')?.[0]?.split(';')[0] ?? ''}`;
    expect((await browser.get(`/g/${table.code}?side=allied`).expect(200)).text).toContain('data-side="allied"');
    expect((await browser.get(`/g/${table.code}?side=german`).expect(200)).text).toContain(
      'data-which="?side&#x3D;german"',
    );
  });
});

describe('the sheets', () => {
  it('are drawn once and asked after by a tag that a change of the view changes', async () => {
    const mine = await newGame(world);
    const { browser, page, decision, html } = await openPage(mine);
    const at = `${page}/sheets/map.svg`;
    const first = await browser.get(at).expect(200);
    const tag = first.headers['etag'] ?? '';
    expect(first.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect((first.body as Buffer).toString()).toMatch(/^<svg .*viewBox="0 0 595/);
    await browser.get(at).set('If-None-Match', tag).expect(304);
    await browser.post(`${page}/orders`, { decision, text: samplesOf(html), mark: randomUUID() }).expect(200);
    await browser.get(at).set('If-None-Match', tag).expect(200);
    await browser.get(`${page}/sheets/moon.svg`).expect(404);
  });

  it('tell what stands at each place, as the seat knows it', async () => {
    const { browser, page } = await openPage();
    const { places } = bodyOf<{ places: Inspected[] }>(await browser.get(`${page}/sheets/map.json`).expect(200));
    expect(places.length).toBeGreaterThan(20);
    for (const { at, outlines } of places) {
      expect(at.every(Number.isFinite)).toBe(true);
      expect(outlines?.[0]).toMatch(/^M/);
    }
  });
});

describe('the check', () => {
  it('judges as a mail with CHECK does, and writes nothing', async () => {
    const { browser, page, decision, html } = await openPage();
    await world.settle();
    const before = await rows();
    const good = await browser.post(`${page}/check`, { decision, text: samplesOf(html) }).expect(200);
    expect(bodyOf<{ receipt: Receipt }>(good).receipt).toMatchObject({ outcome: 'checked' });
    const bad = await browser
      .post(`${page}/check`, { decision, text: 'serach the moon\nRESIGN\nSAY hello' })
      .expect(200);
    const { receipt } = bodyOf<{ receipt: Receipt }>(bad);
    expect(receipt.outcome).toBe('NOT recorded');
    expect(receipt.lines.map((l) => [l.number, l.status])).toEqual([
      [1, 'error'],
      [2, 'ok'],
      [3, 'ok'],
    ]);
    expect(receipt.lines[1]).toMatchObject({ read: 'RESIGN', why: 'done when you send' });
    expect(await rows()).toEqual(before);
  });

  it('says of every line what a mail with CHECK is told of it, doubts and what is foreseen among them', async () => {
    const mine = await newGame(world);
    await playUntil(world, mine, /German air search/i);
    for (const text of ['search Kithera Strait, Milos with Do-17', 'serach the moon', SEARCHES]) {
      const { browser, page, decision, player } = await openPage(mine);
      const checked = bodyOf<{ receipt: Receipt }>(
        await browser.post(`${page}/check`, { decision, text }).expect(200),
      ).receipt;
      const { mail } = (await waitedFor(world, mine)) ?? { mail: player.newest };
      const told = flat(textOf(await send(world, player, mail, `CHECK\n${text}`)));
      for (const line of checked.lines) {
        expect(told).toContain(flat(line.text));
        for (const said of [line.why, line.nearest]) if (said !== undefined) expect(told).toContain(flat(said));
      }
      for (const foreseen of checked.foreseen) expect(told).toContain(flat(foreseen));
      expect(told.includes(flat('would be recorded'))).toBe(checked.outcome === 'checked');
    }
  });

  it('says which nearest alternative would be good in the place of a line', async () => {
    const mine = await newGame(world);
    const { browser, page, decision } = await openPage(mine);
    const { free } = await markersOf(world, mine);
    const text = `form TF ${free} at Matpan: decoy\nserach the moon`;
    const answer = await browser.post(`${page}/check`, { decision, text }).expect(200);
    const { receipt, usable } = bodyOf<{ receipt: Receipt; usable: number[] }>(answer);
    expect(receipt.lines.map((l) => l.status)).toEqual(['error', 'error']);
    expect(receipt.lines[0]?.nearest).toBe(`form TF ${free} at Matapan: decoy`);
    expect(usable).toEqual([1]);
  });

  it.each([
    ['another site says so', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another page of the domain says so', { 'Sec-Fetch-Site': 'same-site' }],
    ['its origin is hidden', { Origin: 'null' }],
    ['it has no origin', {}],
    ['it comes from elsewhere', { Origin: 'http://evil.example' }],
  ])('takes only what our own page sends: not when %s', async (_when, headers) => {
    const { browser, page, decision } = await openPage();
    for (const path of ['check', 'orders']) {
      const server = request(world.app.getHttpServer()).post(`${page}/${path}`).set('Cookie', browser.cookie);
      await server.set(headers).send({ decision, text: 'pass', mark: randomUUID() }).expect(403);
    }
  });

  it('takes an old browser by its origin', async () => {
    const { browser, page, decision } = await openPage();
    const server = request(world.app.getHttpServer()).post(`${page}/check`).set('Cookie', browser.cookie);
    await server
      .set({ Host: 'games.example', Origin: 'http://games.example' })
      .send({ decision, text: 'x' })
      .expect(200);
  });

  it.each([
    ['nothing', {}, 400],
    ['a list', [], 400],
    ['no number', { decision: 'x', text: '' }, 400],
    ['too many letters', { decision: 1, text: 'x'.repeat(20_001) }, 413],
    ['a body that is too large', { decision: 1, text: 'x'.repeat(200_000) }, 413],
  ])('refuses %s', async (_what, body, status) => {
    const { browser, page } = await openPage();
    await browser.post(`${page}/check`, body).expect(status);
  });

  it('keeps each seat to a pace', async () => {
    const mine = await newGame(world);
    const { browser, page, decision } = await openPage(mine);
    const check = () => browser.post(`${page}/check`, { decision, text: 'pass' });
    const states: number[] = [];
    for (let i = 0; i < 50; i++) states.push((await check()).status);
    expect(states.filter((s) => s === 429).length).toBeGreaterThan(0);
    expect(states.slice(0, 30)).toEqual(Array(30).fill(200));
    world.clock.forward({ minutes: 1 });
    await check().expect(200);
  });
});

describe('sending', () => {
  it('records as a mail does: one row from the player, one receipt, and the next question', async () => {
    const mine = await newGame(world);
    const { browser, page, decision, html, player } = await openPage(mine);
    player.news();
    const sent = await browser
      .post(`${page}/orders`, { decision, text: samplesOf(html), mark: randomUUID() })
      .expect(200);
    expect(bodyOf<{ receipt: Receipt }>(sent).receipt).toMatchObject({ outcome: 'recorded' });
    await world.settle();
    const receipts = player.news().filter((m) => /receipt, recorded/.test(m.parsed.subject ?? ''));
    expect(receipts).toHaveLength(1);
    const { id } = await world.game(mine.code);
    const answers = await world.app
      .get(DataSource)
      .query<object[]>("SELECT seat, decision FROM submission WHERE game_id = $1 AND source = 'player'", [id]);
    expect(answers).toEqual([{ seat: 'allied', decision: `d${decision}` }]);
    expect((await browser.get(page).expect(200)).text).not.toContain(`data-decision="${decision}"`);
  });

  it('twice with one mark, or the same orders twice, records once', async () => {
    const mine = await newGame(world);
    const { browser, page, decision, html, player } = await openPage(mine);
    const mark = randomUUID();
    const orders = { decision, text: samplesOf(html) };
    const both = await Promise.all([1, 2].map(() => browser.post(`${page}/orders`, { ...orders, mark }).expect(200)));
    const outcomes = both.map((a) => bodyOf<{ receipt: Receipt }>(a).receipt.outcome).sort();
    expect(outcomes).toEqual(['answer', 'recorded']);
    const again = await browser.post(`${page}/orders`, { ...orders, mark: randomUUID() }).expect(200);
    expect(bodyOf<{ receipt: Receipt }>(again).receipt.verdict).toContain('sent a moment ago already');
    await world.settle();
    expect(
      player.mailbox.filter((m) => /receipt/.test(m.parsed.subject ?? '') && m.parsed.subject?.includes(mine.code)),
    ).toHaveLength(1);
  });

  it('an answer to a closed decision is refused with what is open now', async () => {
    const mine = await newGame(world);
    const { browser, page, decision, html } = await openPage(mine);
    await browser.post(`${page}/orders`, { decision, text: samplesOf(html), mark: randomUUID() }).expect(200);
    const late = await browser.post(`${page}/check`, { decision, text: samplesOf(html) }).expect(200);
    expect(bodyOf<{ receipt: Receipt }>(late).receipt.verdict).toContain(`(d${decision}) is closed`);
  });

  it('a code for a grave word comes by mail, and is not on the page', async () => {
    const { browser, page, player } = await openPage(await newGame(world));
    const sent = await browser.post(`${page}/orders`, { decision: 0, text: 'RESIGN', mark: randomUUID() }).expect(200);
    await world.settle();
    const code = /CONFIRM (\d{6})/.exec(textOf(player.newest))?.[1] ?? 'none';
    expect(sent.text).toContain('The code is in the mail that was sent to you now.');
    expect(sent.text).not.toContain(code);
    const bare = await browser.post(`${page}/orders`, { decision: 0, text: 'CONFIRM', mark: randomUUID() }).expect(200);
    expect(bare.text).toContain('The code is missing');
  });

  it('hands a letter on to the opponent', async () => {
    const mine = await newGame(world);
    const { browser, page, player } = await openPage(mine);
    const opponent = player === mine.allied ? mine.german : mine.allied;
    opponent.news();
    await browser.post(`${page}/orders`, { decision: 0, text: 'SAY good luck', mark: randomUUID() }).expect(200);
    await world.settle();
    expect(opponent.news().map(textOf).join()).toContain('good luck');
  });
});

describe('what the player is told on the page', () => {
  it('is the report, question and position of his mail', async () => {
    const mine = await newGame(world);
    for (let i = 0; i < 6; i++) {
      const { browser, page, decision, html } = await openPage(mine);
      await browser.post(`${page}/orders`, { decision, text: samplesOf(html), mark: randomUUID() }).expect(200);
      world.clock.forward({ minutes: 2 });
      await world.settle();
    }
    const { html, player } = await openPage(mine);
    const plain = plainOf(html);
    const mail = textOf(player.find(/, due /));
    const bare = (text: string): string =>
      text
        .replace(/^ *\d+ {2}|^ *\| /gm, '')
        .replace(/\\\n/g, '')
        .replace(/\s+/g, '');
    for (const part of [/WHAT YOU MAY ORDER[^\n]*\n([\s\S]*?)\nFor example/, /IF YOU ARE SILENT\n([\s\S]*?)\n\n/]) {
      const words = part.exec(mail)?.[1] ?? 'missing';
      for (const line of words.split('\n').filter((l) => /^ {2}\S/.test(l)))
        expect(plain).toContain(bare(line).slice(0, 40));
    }
    const happened = /SINCE YOUR LAST MAIL\n([\s\S]*?)\n\n/.exec(mail)?.[1] ?? '';
    for (const line of happened.split('\n').filter((l) => /^ *\d+ {2}/.test(l)))
      expect(plain).toContain(
        bare(line)
          .replace(/\[[^\]]*\]$/, '')
          .slice(0, 40),
      );
    expect(happened.length).toBeGreaterThan(0);
  });
});

// Last, as it moves the clock of all games.
describe('in time', () => {
  it('a link is good for sixty days, and its cookie for thirty', async () => {
    const mine = await newGame(world);
    const link = linkOf(mine.german, mine);
    const browser = new Browser();
    const page = await browser.open(link);
    world.clock.forward({ days: PASS_DAYS.cookie });
    await browser.get(page).expect(200);
    world.clock.forward({ days: 1 });
    await browser.get(page).expect(401);
    await browser.open(link);
    world.clock.forward({ days: PASS_DAYS.link - PASS_DAYS.cookie });
    const late = await world.anybody.get(link).expect(401);
    expect(late.text).toContain('This page is not open here');
    expect(late.get('Set-Cookie')).toBeUndefined();
  });
});
