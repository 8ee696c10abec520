import { DataSource } from 'typeorm';
import { OldKeys } from '../../src/portal/old-keys.service';
import { newGame, type Table } from '../support/game';
import { bodyOf } from '../support/http';
import type { Delivered } from '../support/mail-sink';
import type { Player } from '../support/player';
import { subjectOf, textOf } from '../support/reading';
import { Browser, cookiesOf, signInLink } from '../support/signed-in';
import { World } from '../support/world';

jest.setTimeout(180_000);

const CLUB = 'club-of-the-tuesday-evenings';

let world: World;
let table: Table;
let olga: Player;
let organiser: Browser;

beforeAll(async () => {
  world = await World.open({ CONFIRM_DEVICES: 'on' });
  table = await newGame(world);
  olga = world.person('Olga Stern');
  const person = { name: olga.name, email: olga.email, role: 'organiser' };
  await world.api.post(`/api/clubs/${CLUB}/members`, person).expect(200);
  await world.settle();
  organiser = new Browser(world);
  await organiser.open(signInLink(olga));
});
afterAll(() => world.close());

const pageLink = (player: Player): string =>
  player.mailbox.flatMap((m) => /^On the web: \S+?(\/g\/\S+)$/m.exec(textOf(m))?.[1] ?? []).at(-1) ?? '';

describe('the link of a mail', () => {
  it('mails nothing because it is looked at: scanners of mails ask for its head and its page, many times', async () => {
    const { german } = table;
    german.news();
    for (let i = 0; i < 3; i++) {
      await new Browser(world).head(pageLink(german)).expect(401);
      await new Browser(world).get(pageLink(german)).expect(401);
    }
    await world.settle();
    expect(german.news().map(subjectOf)).toEqual([]);
  });

  it('opens nothing in a browser that is not known: by a click its player is mailed another, and whoever has the first sees nothing', async () => {
    const { german } = table;
    german.news();
    const stranger = new Browser(world);
    const answer = await stranger.get(pageLink(german)).expect(401);
    expect(answer.text).toContain('Mail me the link');
    expect(answer.get('Set-Cookie')).toBeUndefined();
    await stranger.foreignPost(pageLink(german), {}).set('Sec-Fetch-Site', 'cross-site').expect(403);
    expect((await stranger.post(pageLink(german), {}).expect(200)).text).toContain('look into your mailbox');
    await world.settle();
    expect(german.news().map(subjectOf)).toEqual(['Despatch: was it you, in a new browser?']);
    await stranger.get(`/g/${table.code}`).expect(401);
  });

  it('opens its seat where the second link was opened, and there alone', async () => {
    const link = signInLink(table.german);
    const browser = new Browser(world);
    expect((await browser.get(link).expect(200)).text).toContain('Sign in as Anna Berg');
    expect(await browser.open(link)).toBe(pageLink(table.german));
    const entered = await browser.get(pageLink(table.german)).expect(303);
    expect((await browser.get(`/g/${table.code}`).expect(200)).text).toContain(table.code);
    const other = new Browser(world, cookiesOf(entered));
    await other.get(`/g/${table.code}`).expect(401);
  });

  it('is good once: who opens it again, or guesses, is told to ask for another', async () => {
    const link = signInLink(table.german);
    const late = new Browser(world);
    await late.post(link, {}).expect(410);
    expect((await late.get('/sign-in/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA').expect(410)).text).toContain('good no longer');
    await late.get('/sign-in/%00').expect(410);
  });
});

describe('signing in', () => {
  it('says the same of an address that nobody has, and mails nothing there', async () => {
    const said = async (email: string): Promise<string> =>
      (await new Browser(world).post('/sign-in', { email }).expect(200)).text;
    const nobody = world.person('Nemo Nobody');
    expect(await said(nobody.email)).toBe(await said(table.allied.email));
    await world.settle();
    expect(nobody.mailbox).toEqual([]);
    expect(subjectOf(table.allied.newest)).toBe('Despatch: your link to sign in');
  });

  it('ends after half an hour for a link that nobody opened', async () => {
    const link = signInLink(table.allied);
    world.clock.forward({ minutes: 31 });
    await new Browser(world).post(link, {}).expect(410);
  });

  it('gives a browser another cookie than it came with, whoever had put one there', async () => {
    await new Browser(world).post('/sign-in', { email: table.allied.email }).expect(200);
    await world.settle();
    const planted = new Browser(world, `despatch-device=${'A'.repeat(32)}`);
    await planted.open(signInLink(table.allied));
    expect(planted.cookie).not.toContain('AAAA');
    await new Browser(world, `despatch-device=${'A'.repeat(32)}`).get('/me').expect(303);
    await planted.get('/me').expect(200);
  });

  it('takes nothing from a page of another site', async () => {
    await organiser.foreignPost('/sign-in', { email: olga.email }).set('Origin', 'https://evil.example').expect(403);
    await organiser.foreignPost('/me/wishes', {}).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await organiser
      .foreignPost(`/clubs/${CLUB}/members`, { email: 'evil@example.org', role: 'organiser' })
      .set('Sec-Fetch-Site', 'cross-site')
      .expect(403);
  });

  it('mails one person five links in an hour at most', async () => {
    world.clock.forward({ hours: 2 });
    table.allied.news();
    for (let i = 0; i < 7; i++) {
      await new Browser(world).post('/sign-in', { email: table.allied.email }).expect(200);
      world.clock.forward({ minutes: 2 });
    }
    await world.settle();
    expect(table.allied.news().filter((m) => /sign in/.test(subjectOf(m)))).toHaveLength(5);
  });

  it('counts what is asked for at a link apart from that, and promises no mail that is not sent', async () => {
    const link = pageLink(table.allied);
    const said: string[] = [];
    for (let i = 0; i < 6; i++) said.push((await new Browser(world).post(link, {}).expect(200)).text);
    await world.settle();
    const mails = table.allied.news().map(subjectOf);
    expect(mails).toEqual(Array.from({ length: 5 }, () => 'Despatch: was it you, in a new browser?'));
    expect(said.filter((text) => text.includes('on its way'))).toHaveLength(5);
    expect(said[5]).toContain('No further mail is sent just now');
  });
});

describe('my page', () => {
  it('lists games, clubs and browsers, and changes name, zone and mails by its form', async () => {
    world.clock.forward({ hours: 2 });
    const browser = await Browser.of(world, table.allied);
    const { text } = await browser.get('/me').expect(200);
    for (const part of [table.code, 'Club of the Tuesday Evenings', '(this one)', 'America/New_York'])
      expect(text).toContain(part);
    const wishes = {
      name: 'Tom Reed',
      zone: 'Europe/Paris',
      paper: 'Letter',
      mail: 'plain',
      detail: 'short',
      pages: 'all',
    };
    expect((await browser.post('/me/wishes', wishes).expect(201)).text).toContain('It is kept');
    const wrong = await browser.post('/me/wishes', { ...wishes, zone: 'Mars/Olympus' }).expect(400);
    expect(wrong.text).toContain('zone: is no time zone');
    expect((await browser.get('/me').expect(200)).text).toContain('value="Europe/Paris"');
  });

  it('shuts out a browser, which then opens neither this page nor the seat', async () => {
    const [one, other] = [await Browser.of(world, table.allied), await Browser.of(world, table.allied)];
    await one.get(`/g/${table.code}`).expect(200);
    const { text } = await other.get('/me').expect(200);
    const rows = text.split('<li>').flatMap((row) => {
      const id = /devices\/([\w-]{36})\/revoke/.exec(row)?.[1];
      return id === undefined ? [] : [{ id, here: row.includes('(this one)') }];
    });
    for (const { id } of rows.sort((a, b) => Number(a.here) - Number(b.here)))
      await other.post(`/me/devices/${id}/revoke`, {}).expect(303);
    await one.get(`/g/${table.code}`).expect(401);
    await one.get('/me').expect(303);
    await other.get('/me').expect(303);
  });

  it('of another person shuts out nothing', async () => {
    const tom = await Browser.of(world, table.allied);
    const { text } = await tom.get('/me').expect(200);
    const id = /devices\/([\w-]{36})\/revoke/.exec(text)?.[1] ?? '';
    await organiser.post(`/me/devices/${id}/revoke`, {}).expect(303);
    await tom.get('/me').expect(200);
  });
});

describe('the page of a club', () => {
  it('lets an organiser say who belongs to it, and tells whom he adds', async () => {
    const mara = table.moderator;
    const added = await organiser.post(`/clubs/${CLUB}/members`, { email: 'dora@example.org', role: 'deputy' });
    expect(added.text).toContain('dora (dora@example.org) is deputy now');
    await world.settle();
    const dora = world.person('Dora Klein');
    expect(dora.mailbox.map(subjectOf)).toEqual(['Despatch: deputy of Club of the Tuesday Evenings']);
    expect((await organiser.get(`/clubs/${CLUB}?search=mara`).expect(200)).text).toContain(mara.email);
    const wrong = await organiser.post(`/clubs/${CLUB}/members`, { email: 'x', role: 'king' }).expect(400);
    expect(wrong.text).toMatch(/role="alert"/);
  });

  it('keeps its last organiser', async () => {
    const { text } = await organiser.get(`/clubs/${CLUB}?search=olga`).expect(200);
    const id = /members\/([\w-]{36})\/organiser/.exec(text)?.[1] ?? '';
    const answer = await organiser.post(`/clubs/${CLUB}/members/${id}/organiser/remove`, {}).expect(409);
    expect(answer.text).toContain('last organiser');
  });

  it('is none to people of other clubs', async () => {
    const eve = world.person('Eve Other');
    const made = await world.api
      .post('/api/clubs', { name: 'Other Club', organiser: { name: eve.name, email: eve.email } })
      .expect(201);
    expect(bodyOf<{ handle: string }>(made).handle).toBe('other-club');
    await world.settle();
    const other = new Browser(world);
    expect(await other.open(signInLink(eve))).toBe('/clubs/other-club');
    await other.get('/clubs/other-club').expect(200);
    const there = await other.get(`/clubs/${CLUB}`).expect(404);
    const nowhere = await other.get('/clubs/no-such-club').expect(404);
    expect(there.text).toBe(nowhere.text);
    const game = await other.get(`/api/games/${table.code}`).expect(404);
    expect(game.text.replace(table.code, 'QQQ9')).toBe((await other.get('/api/games/QQQ9').expect(404)).text);
    expect(bodyOf<unknown[]>(await other.get('/api/games').expect(200))).toEqual([]);
  });
});

describe('keys', () => {
  const keyOf = async (scopes: string[]): Promise<string> => {
    const { text } = await organiser.post(`/clubs/${CLUB}/keys`, { name: 'results page', scopes }).expect(201);
    return /<code>(dk_[\w-]+)<\/code>/.exec(text)?.[1] ?? '';
  };
  const by = (key: string) => ({
    get: (path: string) => world.anybody.get(path).set('Authorization', `Bearer ${key}`),
    post: (path: string, body: object) => world.anybody.post(path).set('Authorization', `Bearer ${key}`).send(body),
  });

  it('do what their scopes say, in their club, until they are revoked', async () => {
    const key = by(await keyOf(['games:read']));
    const games = bodyOf<{ code: string }[]>(await key.get('/api/games').expect(200));
    expect(games.map((g) => g.code)).toEqual([table.code]);
    const extend = await key.post(`/api/games/${table.code}/extend`, { side: 'german', hours: 1, reason: 'x' });
    expect([extend.status, extend.text]).toEqual([403, expect.stringContaining('moderate games of the club')]);
    await key.get('/api/mail/undelivered').expect(403);
    await key.get(`/api/games/${table.code}/export?secrets=true`).expect(403);
    const { text } = await organiser.get(`/clubs/${CLUB}`).expect(200);
    const id = /keys\/([\w-]{36})\/revoke/.exec(text)?.[1] ?? '';
    await organiser.post(`/clubs/${CLUB}/keys/${id}/revoke`, {}).expect(303);
    await key.get('/api/games').expect(401);
  });

  it('are shown once, and kept as a hash', async () => {
    const key = await keyOf(['moderate']);
    expect(key).toMatch(/^dk_/);
    expect((await organiser.get(`/clubs/${CLUB}`).expect(200)).text).not.toContain(key);
    const reach = by(key);
    await reach.post(`/api/games/${table.code}/extend`, { side: 'german', hours: 1, reason: 'x' }).expect(200);
  });

  it('cannot give themselves more', async () => {
    const key = by(await keyOf(['people']));
    await key.post(`/api/clubs/${CLUB}/keys`, { name: 'more', scopes: ['moderate'] }).expect(403);
    await organiser.post(`/clubs/${CLUB}/keys`, { name: 'x', scopes: ['service'] }).expect(400);
  });
});

describe('whose a key is', () => {
  const keyOf = async (browser: Browser): Promise<string> => {
    const made = await browser.post(`/api/clubs/${CLUB}/keys`, { name: 'his', scopes: ['games:read', 'moderate'] });
    return bodyOf<{ key: string }>(made).key;
  };
  const extend = (key: string, code: string) =>
    world.anybody
      .post(`/api/games/${code}/extend`)
      .set('Authorization', `Bearer ${key}`)
      .send({ side: 'german', hours: 1, reason: 'x' });

  it('says who is refused in his own game, is named, and dies with his role', async () => {
    const other = await newGame(world, { scenario: '4' });
    const anna = { email: other.german.email, role: 'organiser' };
    await world.api.post(`/api/clubs/${CLUB}/members`, anna).expect(200);
    const browser = await Browser.of(world, other.german);
    const key = await keyOf(browser);
    const refused = await extend(key, other.code).expect(403);
    expect(refused.text).toContain('You play in this game');
    const elsewhere = await world.api.post('/api/games', {
      ...{ system: 'mercury', scenario: '4', joined: true, club: 'Club of the Tuesday Evenings' },
      seats: {
        german: { name: 'Ada Key', email: 'ada@key.example' },
        allied: { name: 'Abe Key', email: 'abe@key.example' },
      },
    });
    expect(elsewhere.status).toBe(201);
    const { code } = bodyOf<{ code: string }>(elsewhere);
    await extend(key, code).expect(200);
    const log = await organiser.get(`/clubs/${CLUB}/audit?game=${code}`).expect(200);
    expect(log.text).toContain(`${other.german.name} by the key &quot;his&quot;`);
    const members = bodyOf<{ personId: string; email: string }[]>(await world.api.get(`/api/clubs/${CLUB}/members`));
    const id = members.find((m) => m.email === other.german.email)?.personId ?? '';
    await organiser.post(`/clubs/${CLUB}/members/${id}/organiser/remove`, {}).expect(201);
    await extend(key, code).expect(401);
    await world.api.post(`/api/clubs/${CLUB}/members`, anna).expect(200);
    await extend(key, code).expect(401);
    await organiser.post(`/clubs/${CLUB}/members/${id}/organiser/remove`, {}).expect(201);
  });

  it('is the organiser who has been so longest when the operator made it; an old one of nobody known only reads', async () => {
    const made = bodyOf<{ key: string; line: { id: string; madeBy: string | null } }>(
      await world.api.post(`/api/clubs/${CLUB}/keys`, { name: 'old', scopes: ['games:read', 'moderate'] }).expect(201),
    );
    expect(made.line.madeBy).toEqual(expect.any(String));
    await extend(made.key, table.code).expect(200);
    await world.app.get(DataSource).query('UPDATE access_key SET made_by = NULL WHERE id = $1', [made.line.id]);
    await extend(made.key, table.code).expect(403);
    await world.anybody.get(`/api/games/${table.code}`).set('Authorization', `Bearer ${made.key}`).expect(200);
    expect((await organiser.get(`/clubs/${CLUB}`).expect(200)).text).toContain('of nobody known: it only reads');
  });
});

it('has the headers of all pages on those behind the links of mails about rounds', async () => {
  for (const page of ['/rounds/entry/x', '/rounds/panel/x']) {
    const { headers } = await world.anybody.get(page);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
  }
});

it('lets nobody moderate the game that he plays in', async () => {
  const tom = { email: table.allied.email, role: 'moderator' };
  await world.api.post(`/api/clubs/${CLUB}/members`, tom).expect(200);
  const browser = await Browser.of(world, table.allied);
  const answer = await browser.post(`/api/games/${table.code}/extend`, { side: 'allied', hours: 1, reason: 'x' });
  expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('You play in this game')]);
});

describe('the last organiser of a club', () => {
  const members = '/api/clubs/two-of-them/members';
  const ids = async (): Promise<string[]> =>
    bodyOf<{ personId: string; roles: string[] }[]>(await world.api.get(members).expect(200)).flatMap((m) =>
      m.roles.includes('organiser') ? [m.personId] : [],
    );

  it('stays, also when two are taken the role at once', async () => {
    const people = ['Zoe One', 'Zed Two'].map((name) => ({ name, email: world.person(name).email }));
    await world.api.post('/api/clubs', { name: 'Two of Them', organiser: people[0] }).expect(201);
    await world.api.post(members, { ...people[1], role: 'organiser' }).expect(200);
    for (let again = 0; again < 3; again++) {
      const took = await Promise.all(
        (await ids()).map((id) =>
          world.anybody.delete(`${members}/${id}/organiser`).set('Authorization', `Bearer ${world.apiKey}`),
        ),
      );
      expect(took.map((t) => t.status).sort()).toEqual([204, 409]);
      expect(await ids()).toHaveLength(1);
      for (const person of people) await world.api.post(members, { ...person, role: 'organiser' }).expect(200);
    }
  });

  it('leaves the service only when another organises it', async () => {
    await world.settle();
    const browsers = [
      await Browser.of(world, world.person('Zoe One')),
      await Browser.of(world, world.person('Zed Two')),
    ];
    const left = await Promise.all(
      browsers.map((browser, i) => browser.post('/me/leave', { name: ['Zoe One', 'Zed Two'][i] })),
    );
    const refused = left.find((answer) => answer.status === 400);
    expect(refused?.text).toContain(
      'You are the last organiser of Two of Them: make somebody else organiser there first',
    );
    expect(left.filter((answer) => answer.status !== 400)).toHaveLength(1);
    expect(await ids()).toHaveLength(1);
  });

  it('is of a club of his own: two that found one of the same name at once do not share it', async () => {
    const found = await Promise.all(
      ['Uma', 'Ulf'].map((name, i) =>
        world.api.post('/api/clubs', {
          name: i === 0 ? 'The Same' : 'the same',
          organiser: { name, email: world.person(name).email },
        }),
      ),
    );
    expect(found.map((f) => f.status).sort()).toEqual([201, 409]);
  });
});

it('mails five links an hour to one address, however many ask at once', async () => {
  const player = world.person('Anna Berg');
  world.clock.forward({ hours: 2 });
  player.news();
  await Promise.all(Array.from({ length: 12 }, () => new Browser(world).post('/sign-in', { email: player.email })));
  await world.settle();
  expect(player.news().length).toBeLessThanOrEqual(5);
});

it('tells an organiser of a game that he plays himself no more than that the other side is waited for, and no name that the charter hides', async () => {
  const hidden = await newGame(world, { charter: { anonymous: true } });
  const role = { email: table.allied.email, role: 'organiser' };
  await world.api.post(`/api/clubs/${CLUB}/members`, role).expect(200);
  world.clock.forward({ hours: 2 });
  const tom = await Browser.of(world, table.allied);
  const game = await tom.get(`/api/games/${hidden.code}`).expect(200);
  const seats = bodyOf<{ seats: { side: string; player: string; owes: string | null }[] }>(game).seats;
  const told = { german: seats.find((s) => s.side === 'german'), allied: seats.find((s) => s.side === 'allied') };
  expect(told).toMatchObject({ german: { player: 'german' }, allied: { player: 'Tom Reed' } });
  expect([null, 'an answer']).toContain(told.german?.owes);
  // When it is due, since when, what was delivered to it and how long the log is, his opponent is not told of him either.
  expect(told.german).toMatchObject({ dueAt: null, owesSince: null, delivery: null });
  expect(bodyOf<object>(game)).toMatchObject({ rows: null, undelivered: 0 });
  const file = await tom.get(`/api/games/${hidden.code}/export`).expect(403);
  expect(file.text).toContain('its file comes when it is over');
  const page = await tom.get(`/clubs/${CLUB}/games?search=${hidden.code}`).expect(200);
  expect(page.text).toContain('your opponent');
  expect(page.text).not.toContain('Anna Berg');
  // Nor does a search for who he might be.
  const found = await tom.get(`/clubs/${CLUB}/games?player=Anna`).expect(200);
  expect(found.text).not.toContain(hidden.code);
  const whole = bodyOf<{ seats: { player: string }[] }>(await world.api.get(`/api/games/${hidden.code}`).expect(200));
  expect(whole.seats.map((s) => s.player)).toContain('Anna Berg');
});

describe('keys that ended or only read since a key is of a person', () => {
  it('are told to the organisers of their club, once', async () => {
    const source = world.app.get(DataSource);
    await source.query(
      `INSERT INTO access_key (id, hash, club_id, name, scopes, made_at, revoked_at, to_tell)
       SELECT gen_random_uuid(), k.name, c.id, k.name, '{moderate}', now(), k.revoked, k.tells FROM club c,
         (VALUES ('results page', NULL::timestamptz, true), ('old clerk', now(), true), ('of today', NULL, false)) k (name, revoked, tells)
       WHERE c.handle = $1`,
      [CLUB],
    );
    olga.news();
    await world.app.get(OldKeys).tell();
    await world.app.get(OldKeys).tell();
    await world.settle();
    const told = [...olga.news()].filter((mail) => subjectOf(mail).startsWith('Despatch: keys of '));
    expect(told).toHaveLength(1);
    const text = textOf(told[0] as Delivered);
    expect(text).toContain('"results page" only reads games');
    expect(text).toContain('"old clerk" has ended');
    expect(text).not.toContain('of today');
  });
});
