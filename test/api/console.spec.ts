import { DataSource } from 'typeorm';
import { newGame, wishFor, ALLIED, type Table } from '../support/game';
import { subjectOf, textOf } from '../support/reading';
import type { Player } from '../support/player';
import { Browser, signInLink } from '../support/signed-in';
import { World } from '../support/world';

jest.setTimeout(60_000);

const CLUB = 'club-of-the-tuesday-evenings';

let world: World;
let olga: Player;
let organiser: Browser;
let moderator: Browser;
/** By who waits longest: the first begun first. */
let sea: Table;
let air: Table;
/** Nobody has answered the invitation. */
let invited: Table;
/** Olga plays it herself. */
let own: string;
let elsewhere: string;

async function signedIn(name: string, club: string, role: string): Promise<Browser> {
  const person = world.person(name);
  await world.api.post(`/api/clubs/${club}/members`, { name, email: person.email, role }).expect(200);
  await world.settle();
  const browser = new Browser(world);
  await browser.open(signInLink(person));
  return browser;
}

beforeAll(async () => {
  world = await World.open();
  olga = world.person('Olga Stern');
  sea = await newGame(world);
  world.clock.forward({ days: 3 });
  air = await newGame(world, { scenario: '4b' });
  invited = await newGame(world, { joined: false });
  const seat = (name: string) => ({ name, email: world.person(name).email });
  const wish = { ...wishFor(world), title: 'A game of Olga', seats: { german: seat(olga.name), allied: seat(ALLIED) } };
  own = ((await world.api.post('/api/games', wish).expect(201)).body as { code: string }).code;
  const other = { ...wishFor(world), title: 'A foreign game', club: 'Elsewhere' };
  elsewhere = ((await world.api.post('/api/games', other).expect(201)).body as { code: string }).code;
  organiser = await signedIn(olga.name, CLUB, 'organiser');
  moderator = await signedIn('Milo Deputy', CLUB, 'deputy');
});
afterAll(() => world.close());

/** Codes of the games that a page lists, in its order. */
async function listed(query: string, browser = organiser): Promise<string[]> {
  const { text } = await browser.get(`/clubs/${CLUB}/games${query}`).expect(200);
  return [...text.matchAll(/name="games" value="(\w+)"/g)].map((m) => m[1] ?? '');
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/ ([,.:])/g, '$1');

/** What the page says that came of an act. */
async function acted(fields: object, browser = organiser): Promise<{ status: number; said: string }> {
  const { status, text } = await browser.post(`/clubs/${CLUB}/games/act`, fields);
  const said = /<(div|p) role="(?:status|alert)"[\s\S]*?<\/\1>/.exec(text)?.[0] ?? '';
  await world.settle();
  return { status, said: plain(said).trim() };
}

async function logged(browser = organiser): Promise<string[]> {
  const { text } = await browser.get(`/clubs/${CLUB}/audit`).expect(200);
  return [...text.matchAll(/<li>([\s\S]*?)<\/li>/g)].map((m) => plain(m[1] ?? '').trim());
}

describe('the list', () => {
  it('has who is waited for longest first, then the newest of the others, and nothing of another club', async () => {
    const all = await listed('');
    expect(all[0]).toBe(sea.code);
    expect(all.at(-1)).toBe(invited.code);
    expect([...all].sort()).toEqual([sea.code, air.code, invited.code, own].sort());
    const { text } = await organiser.get(`/clubs/${CLUB}/games`).expect(200);
    expect(plain(text)).toMatch(/owes .+ for 3 d.*, due /);
    expect(text).not.toContain(elsewhere);
  });

  it('is filtered by state, rules, scenario, days, player and moderator, and searched', async () => {
    expect(await listed('?state=inviting')).toEqual([invited.code]);
    expect(await listed('?state=over')).toEqual([]);
    expect(await listed('?system=slouch-hats')).toEqual([]);
    expect(await listed('?system=mercury&scenario=4b')).toEqual([air.code]);
    expect(await listed('?days=2')).toEqual([sea.code]);
    expect(await listed('?player=olga')).toEqual([own]);
    expect(await listed('?player=%25')).toEqual([]);
    expect(await listed(`?search=${air.code.toLowerCase()}`)).toEqual([air.code]);
    expect(await listed('?search=game+of+OLGA')).toEqual([own]);
    expect(await listed('?search=a+foreign+game')).toEqual([]);
    expect(await listed('?mine=1', moderator)).toEqual([]);
    await organiser.get(`/clubs/${CLUB}/games?days=soon`).expect(400);
    await organiser.get(`/clubs/${CLUB}/games?after=0~nonsense`).expect(400);
  });

  it('tells who plays himself no more of the other side than that it is waited for', async () => {
    const of = async (browser: Browser): Promise<string> =>
      plain((await browser.get(`/clubs/${CLUB}/games?search=${own}`).expect(200)).text);
    expect(await of(moderator)).toMatch(/Tom Reed, Allied owes Allied set-up/);
    expect(await of(organiser)).toMatch(/Tom Reed, Allied owes an answer(?! for)/);
    // Neither its place among those that wait nor a search for it tells since when.
    const waits = async (by: Browser): Promise<string> =>
      (await by.get(`/clubs/${CLUB}/games?days=0`).expect(200)).text;
    expect(await waits(moderator)).toContain('A game of Olga');
    expect(await waits(organiser)).not.toContain('A game of Olga');
  });

  it('goes on where a page ended, each game once', async () => {
    const source = world.app.get(DataSource);
    await source.query(
      `WITH made AS (INSERT INTO game SELECT (jsonb_populate_record(g, jsonb_build_object('id', gen_random_uuid(), 'code', 'Z' || n,
           'number', 900000 + n, 'created_at', g.created_at - n * interval '1 minute'))).*
         FROM game g, generate_series(1, 60) n WHERE g.code = $1 RETURNING id)
       INSERT INTO seat SELECT (jsonb_populate_record(s, jsonb_build_object('game_id', m.id))).*
       FROM made m, seat s JOIN game g ON g.id = s.game_id WHERE g.code = $1`,
      [invited.code],
    );
    const { text } = await organiser.get(`/clubs/${CLUB}/games?state=open`).expect(200);
    const next =
      /href="\/clubs\/[\w-]+\/games(\?[^"]+)">The next/
        .exec(text)?.[1]
        ?.replaceAll('&amp;', '&')
        .replaceAll('&#x3D;', '=') ?? '';
    const [first, second] = [await listed('?state=open'), await listed(next)];
    expect([first.length, second.length]).toEqual([50, 14]);
    expect(new Set([...first, ...second]).size).toBe(64);
    expect([first[0], first[3], second.at(-1)]).toEqual([sea.code, invited.code, 'Z60']);
    expect(text).not.toContain('Z60');
    await source.query('DELETE FROM seat WHERE game_id IN (SELECT id FROM game WHERE number > 900000)');
    await source.query('DELETE FROM game WHERE number > 900000');
  });
});

describe('acts on many games', () => {
  it('remind and extend each game where somebody is waited for, pass over the rest and his own, and log each', async () => {
    for (const player of [sea.german, sea.allied, olga]) player.news();
    const reminded = await acted({ act: 'remind', games: [sea.code, own, invited.code, elsewhere] });
    expect(reminded.said).toContain(`done in ${sea.code}.`);
    expect(reminded.said).toContain(`${own} passed over: You play in this game`);
    expect(reminded.said).toContain(`${invited.code} passed over: the game is not running`);
    expect(reminded.said).toContain(`${elsewhere} passed over: there is no such game in the club`);
    expect(sea.allied.news().map(subjectOf)).toEqual([expect.stringMatching(new RegExp(`${sea.code}.*a reminder`))]);

    const extended = await acted({
      act: 'extend',
      games: [sea.code, air.code],
      hours: '48',
      reason: 'A holiday.',
      back: 'days=2',
    });
    expect(extended.said).toContain('done in ');
    const news = sea.german.news().filter((m) => /more time/.test(subjectOf(m)));
    expect(news.map((m) => textOf(m)).join()).toMatch(/has 2 d more, by the moderator:\s+A holiday\./);
    // One for each of both games.
    expect(news).toHaveLength(2);
    expect(await logged()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`^${sea.code}: reminds who is waited for Olga Stern,`),
        expect.stringMatching(`^${sea.code}: more time for who is waited for: 48 hours A holiday. Olga Stern,`),
        expect.stringMatching(`^${air.code}: more time for`),
      ]),
    );
    expect(
      (await logged()).filter((line) => line.includes(own) || line.startsWith(`${invited.code}: reminds`)),
    ).toEqual([]);
  });

  it('mail what is written to all players, and call off what has not begun', async () => {
    sea.german.news();
    await acted({ act: 'mail', games: sea.code, reason: 'The club meets on Tuesday.\r\n\r\nBcc: all@example.org' });
    const [mail, ...more] = sea.german.news();
    expect(more).toEqual([]);
    expect(mail && textOf(mail)).toContain('Olga Stern, for Club of the Tuesday Evenings, writes to all players:');
    expect(mail?.parsed.bcc).toBeUndefined();
    const held = await acted({ act: 'hold', games: [air.code, own], reason: 'A storm.' });
    expect(held.said).toContain(`done in ${air.code}.`);
    expect(held.said).toContain(`${own} passed over: You play in this game`);
    expect(await listed('?state=held')).toEqual([air.code]);
    expect((await acted({ act: 'release', games: air.code, reason: 'It is over.' })).said).toContain(
      `done in ${air.code}.`,
    );
    expect(await listed('?state=held')).toEqual([]);
    const cancelled = await acted({ act: 'cancel', games: [sea.code, invited.code], reason: 'Nobody came.' });
    expect(cancelled.said).toContain(`done in ${invited.code}.`);
    expect(cancelled.said).toContain(`${sea.code} passed over: the game has begun`);
    expect(await listed('?state=cancelled')).toEqual([invited.code]);
    expect((await logged()).join('\n')).not.toContain(`${sea.code}: calls the game off`);
  });

  it("are said to be wrong above the page, are no deputy's where he may not, and nobody's of another site", async () => {
    expect(await acted({ act: 'extend', games: sea.code, reason: 'x' })).toMatchObject({
      status: 400,
      said: 'hours: say how many more',
    });
    expect(await acted({ act: 'remind' })).toMatchObject({ status: 400, said: 'games: choose one game at least' });
    const refused = await acted({ act: 'cancel', games: air.code, reason: 'x' }, moderator);
    expect(refused).toMatchObject({ status: 403, said: 'You may not make and change games of the club.' });
    await organiser.foreignPost(`/clubs/${CLUB}/games/act`, { act: 'remind', games: sea.code }).expect(403);
  });
});

describe('the audit log', () => {
  it('names who did what by page, API and key, without addresses and without what was refused', async () => {
    const key = await world.api.post(`/api/clubs/${CLUB}/keys`, { name: 'clerk', scopes: ['moderate'] }).expect(201);
    const { key: token } = key.body as { key: string };
    const extend = (side: string) =>
      world.anybody
        .post(`/api/games/${air.code}/extend`)
        .set('Authorization', `Bearer ${token}`)
        .send({ side, hours: 5, reason: 'Ill.' });
    await extend('german').expect(200);
    await extend('nobody').expect(400);
    await organiser
      .post(`/clubs/${CLUB}/members`, { email: 'new@club.example', name: 'Nora New', role: 'moderator' })
      .expect(201);
    await organiser.post(`/clubs/${CLUB}/members`, { email: 'a@b', role: 'moderator' }).expect(400);
    const lines = await logged();
    expect(lines[0]).toMatch(/^gives a role: moderator \(Nora New\) Olga Stern,/);
    expect(lines[1]).toContain(
      `${air.code}: more time for german: 5 hours Ill. Olga Stern by the key &quot;clerk&quot;,`,
    );
    expect(lines[2]).toMatch(/^a new key: clerk the operator,/);
    expect(lines.filter((l) => /a new game the operator/.test(l))).toHaveLength(3);
    expect(lines.join('\n')).not.toMatch(/new@|a@b|nobody/);
  });

  it('names what a moderator does on his page, and nothing that he could not do', async () => {
    const before = (await logged()).length;
    const post = (act: string, form: object) => moderator.post(`/moderate/${air.code}/${act}`, form);
    await post('extend', { side: 'german', hours: '3', reason: 'By page.' }).expect(200);
    await post('extend', { side: 'german', hours: 'some', reason: 'By page.' }).expect(400);
    await post('hold', { reason: 'A quarrel.' }).expect(200);
    await post('hold', { reason: 'Once more.' }).expect(200);
    await post('reveal', { seat: 'german', reason: 'his ships' }).expect(200);
    await post('release', { reason: 'Settled.' }).expect(200);
    const lines = await logged();
    expect(lines.slice(0, lines.length - before)).toEqual([
      expect.stringContaining(`${air.code}: lets the game go on Settled. Milo Deputy,`),
      expect.stringContaining(`${air.code}: looks at one side (REVEAL) Milo Deputy,`),
      expect.stringContaining(`${air.code}: holds the game A quarrel. Milo Deputy,`),
      expect.stringContaining(`${air.code}: more time for german: 3 hours By page. Milo Deputy,`),
    ]);
  });

  it('is of the club alone, and of one game where it is asked', async () => {
    const { text } = await organiser.get(`/clubs/${CLUB}/audit?game=${air.code}`).expect(200);
    expect(text).toContain('Ill.');
    expect(text).not.toContain('Nora');
    const stranger = await signedIn('Eve Elsewhere', 'elsewhere', 'organiser');
    for (const page of ['games', 'audit', 'deliveries']) {
      await stranger.get(`/clubs/${CLUB}/${page}`).expect(404);
      expect((await stranger.get(`/clubs/elsewhere/${page}`).expect(200)).text).not.toContain(air.code);
    }
    expect((await stranger.get('/clubs/elsewhere/games').expect(200)).text).toContain(elsewhere);
  });
});

it('mail that did not arrive is shown to the club whose it is, and sent again by its organiser', async () => {
  const source = world.app.get(DataSource);
  const dead = async (code: string): Promise<string> => {
    const [rows] = await source.query<[{ id: string }[]]>(
      `UPDATE outbox SET state = 'dead', trouble = 'came back' WHERE id = (SELECT o.id FROM outbox o JOIN game g ON g.id = o.game_id
       WHERE g.code = $1 AND o.state = 'sent' LIMIT 1) RETURNING id`,
      [code],
    );
    return rows[0]?.id ?? '';
  };
  const [ours, theirs, hers] = [await dead(air.code), await dead(elsewhere), await dead(own)];
  const { text } = await organiser.get(`/clubs/${CLUB}/deliveries`).expect(200);
  expect(text).toContain(ours);
  expect(text).not.toContain(theirs);
  expect(text).not.toContain(hers);
  const retry = (id: string) => organiser.post(`/clubs/${CLUB}/deliveries/dead-letters/${id}/retry`, {});
  await retry(theirs).expect(404);
  await retry(hers).expect(404);
  await retry(ours).expect(303);
  await organiser.post(`/clubs/${CLUB}/deliveries/lift`, { email: 'eve@elsewhere.example' }).expect(404);
});

describe('questions and rounds of a club', () => {
  const asks = async (game: Table, who: Player, text: string): Promise<void> => {
    const mail = who.mailbox.filter((m) => subjectOf(m).includes(game.code) && m.parsed.replyTo).at(-1);
    await who.reply(mail ?? who.newest, `ASK\n${text}\nENDASK`);
    await world.settle();
    world.clock.forward({ hours: 5 });
  };
  const questions = async (query = '', browser = organiser): Promise<string> =>
    plain((await browser.get(`/clubs/${CLUB}/questions${query}`).expect(200)).text);
  const codes = (text: string): string[] =>
    [...text.matchAll(/(\w{4}): [^:]*?, Q(\d+)/g)].map((m) => `${m[1]} Q${m[2]}`);

  it('lists what waits longest first, without the words, and leads to the page of its game; filters narrow it', async () => {
    await asks(air, air.allied, 'My secret ship: may it?');
    await asks(sea, sea.german, 'And mine?');
    const all = await questions();
    expect(codes(all)).toEqual([`${air.code} Q1`, `${sea.code} Q1`]);
    expect(all).toContain('Tom Reed, Allied');
    expect(all).toMatch(/waits for 10 h/);
    expect(all).not.toMatch(/secret|And mine/);
    const { text } = await moderator.get(`/clubs/${CLUB}/questions`).expect(200);
    expect(text).toContain(`href="/moderate/${air.code}"`);
    await moderator.get(`/moderate/${air.code}`).expect(200);
    expect(codes(await questions(`?search=${sea.code.toLowerCase()}`))).toEqual([`${sea.code} Q1`]);
    expect(codes(await questions('?search=Tom'))).toEqual([`${air.code} Q1`]);
    expect(codes(await questions('?system=slouch-hats'))).toEqual([]);
    await organiser.get(`/clubs/${CLUB}/questions?state=none`).expect(400);
    await moderator.post(`/moderate/${air.code}/answer`, { question: '1', text: 'It may.' }).expect(200);
    expect(codes(await questions())).toEqual([`${sea.code} Q1`]);
    expect(codes(await questions('?state=all'))).toEqual([`${air.code} Q1`, `${sea.code} Q1`]);
  });

  it('shows none of a game in which the reader plays: what his opponent asks is not his affair', async () => {
    const tom = world.person(ALLIED);
    const mail = tom.mailbox.filter((m) => subjectOf(m).includes(own) && m.parsed.replyTo).at(-1);
    await tom.reply(mail ?? tom.newest, 'ASK\nWhere is she?\nENDASK');
    await world.settle();
    expect(codes(await questions())).not.toContain(`${own} Q1`);
    expect(codes(await questions('', moderator))).toContain(`${own} Q1`);
    const games = (await organiser.get(`/clubs/${CLUB}/games`).expect(200)).text;
    expect(games).toContain(`href="/moderate/${sea.code}"`);
    expect(games).not.toContain(`href="/moderate/${own}"`);
  });

  it('comes in pages: each goes on where the one before ended', async () => {
    const source = world.app.get(DataSource);
    await source.query(
      `INSERT INTO question (game_id, nr, seat, seq, step, position_hash, text, state, asked_at)
       SELECT id, n + 100, 'german', 0, 0, 'x', 'x', 'open', now() - interval '99 days' + (n % 7) * interval '1 second'
       FROM game, generate_series(1, 60) n WHERE code = $1`,
      [sea.code],
    );
    const first = await organiser.get(`/clubs/${CLUB}/questions?search=${sea.code}`).expect(200);
    const next =
      /class="next" href="([^"]+)"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=') ?? '';
    const rest = await organiser.get(next).expect(200);
    const listed = [...codes(plain(first.text)), ...codes(plain(rest.text))];
    expect(codes(plain(first.text))).toHaveLength(50);
    expect(new Set(listed).size).toBe(61);
    expect(listed).toHaveLength(61);
    await source.query('DELETE FROM question WHERE nr > 100');
  });

  it('lists rounds with what they wait for, those of other clubs to nobody here', async () => {
    const entrants = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, email: world.person(name).email }));
    const wish = { name: 'Winter cup', kind: 'swiss', system: 'mercury', scenarios: ['4'], entrants };
    const made = await world.api.post(`/api/clubs/${CLUB}/rounds`, wish).expect(201);
    const { handle } = made.body as { handle: string };
    const confirmBy = new Date(world.clock.now().getTime() + 5 * 86_400_000).toISOString();
    await world.api.post(`/api/clubs/${CLUB}/rounds/${handle}/rounds`, { confirmBy }).expect(201);
    const rounds = async (query = ''): Promise<string> =>
      plain((await organiser.get(`/clubs/${CLUB}/all-rounds${query}`).expect(200)).text);
    expect(await rounds()).toMatch(/Winter cup, round 1 .*seats are confirmed until .*; 4 have not answered/);
    expect(await rounds('?search=summer')).toContain('No round fits what is asked for above.');
    expect(await rounds('?search=winter')).toContain('Winter cup');
    await organiser.get('/clubs/elsewhere/all-rounds').expect(404);
  });
});
