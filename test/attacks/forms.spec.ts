import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { Webhooks } from '../../src/programs/webhooks/webhooks.service';
import { newGame, waitedFor, type Table } from '../support/game';
import type { Delivered } from '../support/mail-sink';
import type { Player } from '../support/player';
import { samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { routesOf } from '../support/routes';
import { Browser, cookiesOf, signInLink } from '../support/signed-in';
import { World } from '../support/world';

jest.setTimeout(120_000);

const CLUB = 'club-of-the-tuesday-evenings';
const ID = '00000000-0000-4000-8000-000000000001';

let world: World;
let table: Table;
let hooks: Server;
let url: string;
const called: string[] = [];

beforeAll(async () => {
  world = await World.open({ WEBHOOKS_LOCAL: 'on' });
  table = await newGame(world);
  hooks = createServer((asked, response) => {
    asked.on('data', (part: Buffer) => called.push(part.toString()));
    asked.once('end', () => response.end());
  });
  await new Promise<void>((done) => hooks.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(hooks.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => hooks.close(done));
  await world.close();
});

const pageLink = ({ mailbox }: Player, code: string): string =>
  mailbox.flatMap((m) => new RegExp(`https?://\\S+?(/g/${code}/\\S+)`).exec(textOf(m))?.[1] ?? []).at(-1) ?? '';

const known = new Map<string, Browser>();

/** Somebody who is signed in; of sign-ins there are so many an hour. */
async function signedIn(player: Player): Promise<Browser> {
  const browser = known.get(player.name) ?? (await Browser.of(world, player));
  known.set(player.name, browser);
  return new Browser(world, browser.cookie);
}

/** Somebody in his browser, at the page of his seat. */
async function seated(player: Player, code = table.code): Promise<Browser> {
  const browser = await signedIn(player);
  const entered = await browser.get(pageLink(player, code)).expect(303);
  browser.cookie = [browser.cookie, cookiesOf(entered)].join('; ');
  return browser;
}

async function member(name: string, role: string): Promise<Browser> {
  const { email } = world.person(name);
  await world.api.post(`/api/clubs/${CLUB}/members`, { name, email, role }).expect(200);
  return signedIn(world.person(name));
}

describe('a form of another site, in the browser of who is signed in as organiser and plays,', () => {
  /** What a browser says of where a form comes from; none of them is a page of ours. */
  const FOREIGN: Record<string, Record<string, string>> = {
    'another origin': { Origin: 'https://evil.example' },
    'an origin that begins as ours': { Origin: 'http://127.0.0.1.evil.example' },
    'another site': { 'Sec-Fetch-Site': 'cross-site' },
    'a sister of the site': { 'Sec-Fetch-Site': 'same-site' },
    'a file': { Origin: 'null' },
    nothing: {},
  };
  /** The button of mail programs (RFC 8058) says nothing of where it comes from: its address is the proof. */
  const BY_ADDRESS = '/g/:code/mute/:pass';
  let browser: Browser;
  let forms: string[];

  beforeAll(async () => {
    const role = { name: table.german.name, email: table.german.email, role: 'organiser' };
    await world.api.post(`/api/clubs/${CLUB}/members`, role).expect(200);
    browser = await seated(table.german);
    forms = routesOf(world).flatMap((route) => /^POST (?!\/api\/)(.*)$/.exec(route)?.[1] ?? []);
  });

  it.each(Object.entries(FOREIGN))(
    'from %s: every form there is refuses it, and changes nothing',
    async (from, headers) => {
      expect(forms.length).toBeGreaterThan(25);
      const { seq } = await world.game(table.code);
      const wrong: string[] = [];
      for (const form of forms) {
        if (form === BY_ADDRESS && !/origin/.test(from)) continue;
        const path = form.replace(':club', CLUB).replace(':code', table.code).replace(':side', 'german');
        const filled = path.replace(':act', 'hold').replace(':what', 'start').replace(/:\w+/g, ID);
        const sent = request(world.app.getHttpServer()).post(filled).set('Cookie', browser.cookie).set(headers);
        const { status } = await sent.type('form').send({ reason: 'x', text: 'pass', name: 'x' });
        if (status !== 403) wrong.push(`${form}: ${status}`);
      }
      expect(wrong).toEqual([]);
      expect(await world.game(table.code)).toMatchObject({ seq, state: 'running' });
      expect((await browser.get('/me').expect(200)).text).toContain(table.german.name);
    },
  );
});

describe('a link or a cookie', () => {
  it('of a mail to sign in opens once: not again, not in another browser, not after signing out', async () => {
    const tom = await Browser.of(world, table.allied);
    const link = signInLink(table.allied);
    for (const again of [new Browser(world), tom]) await again.post(link, {}).expect(410);
    await tom.post('/sign-in/out', {}).expect(303);
    await new Browser(world).post(link, {}).expect(410);
    await tom.get('/me').expect(303);
    await new Browser(world, tom.cookie).get('/me').expect(303);
  });

  it('that somebody else had put there is none afterwards: signing in gives another, and the old one opens nothing', async () => {
    const eve = new Browser(world, `despatch-device=${'B'.repeat(32)}`);
    const victim = new Browser(world, eve.cookie);
    await victim.post('/sign-in', { email: table.allied.email }).expect(200);
    await world.settle();
    await victim.open(signInLink(table.allied));
    expect(victim.cookie).not.toBe(eve.cookie);
    await victim.get('/me').expect(200);
    await eve.get('/me').expect(303);
  });

  it('of a seat opens nothing for who has lost it, nor does the reply address of his mails', async () => {
    const game = await newGame(world);
    const browser = await seated(game.allied, game.code);
    const link = pageLink(game.allied, game.code);
    const mail = game.allied.mailbox.filter((m) => subjectOf(m).includes(game.code) && m.parsed.replyTo).at(-1);
    if (!mail) throw new Error('he has no mail');
    await browser.get(`/g/${game.code}`).expect(200);
    const who = { name: 'Carl Weiss', email: world.person('Carl Weiss').email };
    await world.api.put(`/api/games/${game.code}/seats/allied/player`, who).expect(204);
    await world.settle();
    expect((await browser.get(`/g/${game.code}`)).status).toBe(401);
    expect((await browser.get(link)).status).not.toBe(303);
    expect((await browser.post(`/g/${game.code}/orders`, { text: 'pass' })).status).toBe(401);
    const { seq } = await world.game(game.code);
    await game.allied.reply(mail, 'RESIGN');
    await world.settle();
    expect(await world.game(game.code)).toMatchObject({ seq });
  });
});

describe('a name or a title that would be a header', () => {
  const BREAKS = [
    'Eve\r\nBcc: all@example.org',
    'Eve\nBcc: all@example.org',
    'Eve\u2028Bcc: x',
    'Eve\0',
    'Eve\u202egro',
  ];
  const person = (name: string) => ({ name, email: world.person('Evil Eve').email });

  it.each(BREAKS)('is refused wherever one is given (%j)', async (name) => {
    const seat = `/api/games/${table.code}/seats/allied`;
    const seats = { german: person(name), allied: person('Tom') };
    const asked = [
      world.api.put(`${seat}/player`, person(name)),
      world.api.post(`${seat}/understudies`, person(name)),
      world.api.post('/api/games', { system: 'mercury', scenario: '4', seats }),
      world.api.post('/api/games', { system: 'mercury', scenario: '4', seats: {}, title: name }),
      world.api.post('/api/clubs', { name, organiser: person('Eve') }),
      world.api.post(`/api/clubs/${CLUB}/members`, { ...person(name), role: 'player' }),
      world.api.post(`/api/clubs/${CLUB}/rounds`, { name, kind: 'swiss', system: 'mercury', scenarios: ['4'] }),
    ];
    for (const answer of await Promise.all(asked))
      expect([answer.status, answer.text]).toEqual([400, expect.any(String)]);
    const me = await signedIn(table.german);
    expect((await me.post('/me/wishes', { name, zone: 'UTC', paper: 'A4' })).status).toBe(400);
  });

  it('of odd letters is a name and nothing else: each mail goes to one address, from ours', async () => {
    const eve = world.person('Evil Eve');
    const name = 'Eve" <all@example.org>, "Bob =?utf-8?q?x?=';
    const title = 'Crete: <b>Bcc: all@example.org</b> =?utf-8?q?=0d=0aBcc:_x?=';
    const seats = { german: { name, email: eve.email }, allied: { name: 'Tom Reed', email: table.allied.email } };
    const wish = { system: 'mercury', scenario: '4', title, joined: true, club: 'Club of the Tuesday Evenings', seats };
    await world.api.post('/api/games', wish).expect(201);
    await world.settle();
    await eve.reply(eve.newest, 'SAY\nHi\r\nBcc: all@example.org\n\nENDSAY');
    await world.settle();
    const mails: Delivered[] = [...eve.mailbox, ...table.allied.mailbox.slice(-3)];
    for (const mail of mails) {
      const headers = mail.raw.slice(0, mail.raw.search(/\r?\n\r?\n/));
      expect(headers).not.toMatch(/^(?:bcc|cc):/im);
      expect(headers.match(/^(?:to|from|subject):/gim)).toHaveLength(3);
      const { to } = mail.parsed;
      const addresses = [to ?? []].flat().flatMap(({ value }) => value.map((v) => v.address));
      expect([[eve.email], [table.allied.email]]).toContainEqual(addresses);
    }
    expect(unwrapped(textOf(eve.mailbox[0] as Delivered))).toContain(title);
  });
});

/** What is read of a mail: its head, its texts and the names of its files. In base64 a name stands by chance. */
const readable = (m: Delivered): string =>
  [
    m.raw.split(/\r?\n\r?\n/)[0] ?? '',
    textOf(m),
    m.parsed.html || '',
    ...m.parsed.attachments.map(({ filename, contentType }) => `${filename} ${contentType}`),
  ].join('\n');

describe('under a charter that hides the players until the end', () => {
  let game: Table;
  let hidden: RegExp;

  beforeAll(async () => {
    world.clock.forward({ hours: 2 });
    game = await newGame(world, { charter: { anonymous: true } });
    hidden = new RegExp(`Anna|Berg|${game.german.email.replace(/[.+]/g, '\\$&')}`, 'i');
  });

  it('no page, program, webhook, file or mail of one player names the other, nor his address', async () => {
    const tom = await seated(game.allied, game.code);
    await world.api.post(`/api/clubs/${CLUB}/webhooks`, { url: `${url}/club` }).expect(201);
    const made = (await tom.post('/me/keys', { name: 'my bot' }).expect(201)).text;
    const bearer = `Bearer ${/<code>(dk_[\w-]+)<\/code>/.exec(made)?.[1] ?? ''}`;
    game.allied.news();
    for (let n = 0; n < 3; n++) {
      const asked = await waitedFor(world, game);
      if (!asked) throw new Error('nobody is waited for');
      await asked.player.reply(asked.mail, samplesOf(asked.mail).find((s) => s !== 'pass') ?? 'pass');
      await world.settle();
    }
    await game.german.reply(
      game.german.find(new RegExp(game.code)) ?? game.german.newest,
      'SAY\nGood evening.\nENDSAY',
    );
    await world.settle();
    await world.app.get(Webhooks).tick();
    // He organises the club besides; whatever he is, he plays here.
    const role = { name: game.allied.name, email: game.allied.email, role: 'organiser' };
    await world.api.post(`/api/clubs/${CLUB}/members`, role).expect(200);
    const seen: Record<string, string> = { webhooks: called.join('\n') };
    const own = game.allied.news().filter((m) => subjectOf(m).includes(game.code));
    expect(own.length).toBeGreaterThan(1);
    seen['mails'] = own.map(readable).join('\n');
    const pages = [`/g/${game.code}`, `/g/${game.code}/news`, `/g/${game.code}/replay`, '/me', '/'];
    const api = [`/api/games/${game.code}`, `/api/games/${game.code}/export`];
    for (const path of [...pages, ...api]) seen[path] = (await tom.get(path)).text;
    for (const n of [0, 1]) seen[`moment ${n}`] = (await tom.get(`/g/${game.code}/replay/moments/${n}.json`)).text;
    for (const path of ['games', `games/${game.code}`])
      seen[path] = (await world.anybody.get(`/api/play/${path}`).set('Authorization', bearer).expect(200)).text;
    // What other games of theirs tell is another thing.
    const told = Object.entries(seen).flatMap(([where, text]) => {
      const about = ['/', '/me', 'games'].includes(where)
        ? text
            .split('<li')
            .filter((t) => t.includes(game.code))
            .join('')
        : text;
      const found = hidden.exec(about);
      return found ? [`${where}: ...${about.slice(Math.max(0, found.index - 60), found.index + 40)}`] : [];
    });
    expect(told).toEqual([]);
    expect(seen['webhooks']).toContain(game.code);
    expect(seen[`/g/${game.code}`]).toContain(game.code);
    expect(seen[`/api/games/${game.code}/export`]).toContain('its file comes when it is over');
  });

  it('his moderator hears who plays; when it is over both hear it', async () => {
    const judge = await member('Mara Voss', 'moderator');
    expect((await judge.get(`/moderate/${game.code}`).expect(200)).text).toContain(game.code);
    await world.api.post(`/api/games/${game.code}/seats/german/resign`, { reason: 'he left' }).expect(204);
    await world.settle();
    const last = game.allied.find(/the game is over/);
    expect(last && unwrapped(textOf(last))).toMatch(/Anna Berg/);
  });
});
