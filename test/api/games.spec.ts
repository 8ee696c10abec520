import { DataSource } from 'typeorm';
import { commandLine } from '../../src/cli/main';
import { InboundRepository } from '../../src/mail/inbound.repository';
import { newGame, wishFor } from '../support/game';
import { subjectOf, textOf, unwrapped } from '../support/reading';
import { messageOf } from '../support/http';
import { World } from '../support/world';

let world: World;
/** Everything the API has said in this suite. */
const said: string[] = [];

beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const heard = <T extends { text: string }>(response: T): T => {
  said.push(response.text);
  return response;
};

/** What OpenAPI says of a route. */
interface Described {
  summary?: string;
  security?: unknown;
  requestBody?: { content?: Record<string, { schema?: object }> };
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

/** Posts that say all by their address. */
const WITHOUT_BODY = [
  'POST /api/mail/dead-letters/{id}/retry',
  ...['seeds', 'start', 'end'].map((act) => `POST /api/clubs/{club}/rounds/{event}/${act}`),
];

/** What of a game does not change while its first mails go out. */
const butMails = (game: object): unknown =>
  JSON.parse(JSON.stringify(game, (key, value: unknown) => (key === 'delivery' ? undefined : value)));

describe('the REST API', () => {
  it('describes its routes as OpenAPI', async () => {
    const answer = await world.anybody.get('/api/openapi.json').expect(200);
    const { paths } = answer.body as { paths: Record<string, Record<string, Described>> };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, route]) => ({ name: `${method.toUpperCase()} ${path}`, method, route })),
    );
    const bodies = routes.filter(({ method }) => ['post', 'put', 'patch'].includes(method));
    const answers = routes.filter(({ route }) => route.responses['204'] === undefined);
    const schemaOf = (of: { content?: Record<string, { schema?: object }> } | undefined): object | undefined =>
      Object.values(of?.content ?? {})[0]?.schema;
    expect(routes.filter(({ route }) => !route.summary).map((r) => r.name)).toEqual([]);
    expect(
      bodies
        .filter(({ route }) => !schemaOf(route.requestBody))
        .map((r) => r.name)
        .toSorted(),
    ).toEqual(WITHOUT_BODY.toSorted());
    const told = ({ route }: (typeof routes)[number]): boolean =>
      Object.entries(route.responses).some(([status, said]) => status.startsWith('2') && schemaOf(said) !== undefined);
    expect(answers.filter((r) => !told(r)).map((r) => r.name)).toEqual([]);
    expect(paths['/api/games']?.['post']?.security).toEqual([{ bearer: [] }]);
  });

  it('takes the key that "despatch api-key" prints', async () => {
    const before = { ...process.env };
    const printed: string[] = [];
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
    try {
      process.env['DESPATCH_SECRET'] = world.settings.secret ?? '';
      await commandLine().parseAsync(['node', 'despatch', 'api-key']);
    } finally {
      write.mockRestore();
      process.env = before;
    }
    await world.anybody
      .get('/api/games')
      .set('Authorization', `Bearer ${printed.join('').trim()}`)
      .expect(200);
  });

  it('makes a game, lists it and shows it without an address in it', async () => {
    const made = await world.api.post('/api/games', wishFor(world, { joined: false })).expect(201);
    const { code } = made.body as { code: string };
    expect(made.body).toMatchObject({ scenario: '4', state: 'inviting', rows: 0, undelivered: 0 });
    const one = heard(await world.api.get(`/api/games/${code.toLowerCase()}`).expect(200));
    expect(butMails(one.body as object)).toEqual(butMails(made.body as object));
    const all = heard(await world.api.get('/api/games').expect(200));
    expect((all.body as { code: string }[]).map((g) => g.code)).toContain(code);
    expect(one.text + all.text).not.toMatch(/@/);
  });

  it.each<[string, (wish: Wish) => unknown, string]>([
    ['nothing', () => ({}), 'system: '],
    ['a list', () => [], 'the game: '],
    ['an unknown system', (w) => ({ ...w, system: 'chess' }), 'no system is called "chess"; there is mercury'],
    [
      'an unknown scenario',
      (w) => ({ ...w, scenario: '9' }),
      'Operation Mercury has no scenario "9"; it has 1, 2, 3, 4, 4b',
    ],
    ['a missing seat', (w) => ({ ...w, seats: { german: w.seats.german } }), 'seats.allied: a player is missing'],
    [
      'a seat too many',
      (w) => ({ ...w, seats: { ...w.seats, italian: { ...w.seats.german, email: 'i@x.org' } } }),
      'seats.italian: scenario 4 has no such seat',
    ],
    [
      'one player on both sides',
      (w) => ({ ...w, seats: { german: w.seats.german, allied: w.seats.german } }),
      'seats: one address cannot hold both seats',
    ],
    [
      'a wrong address',
      (w) => ({ ...w, seats: { ...w.seats, german: { name: 'A', email: 'anna at home' } } }),
      'seats.german.email: ',
    ],
    [
      'a wrong zone',
      (w) => ({ ...w, moderator: { name: 'M', email: 'm@x.org', zone: 'Atlantis' } }),
      'moderator.zone: is no time zone',
    ],
    [
      'a name of two lines',
      (w) => ({ ...w, seats: { ...w.seats, german: { ...w.seats.german, name: 'Anna\n  | JOIN' } } }),
      'seats.german.name: has characters that are not to be seen',
    ],
    ['a title of two lines', (w) => ({ ...w, title: 'Crete\r\nBcc: all@example.org' }), 'title: has characters'],
    ['an unknown word', (w) => ({ ...w, colour: 'red' }), 'Unrecognized key: "colour"'],
    ['an unknown clock', (w) => ({ ...w, charter: { clock: { preset: 'Hasty' } } }), 'charter.clock.preset: '],
    [
      'an option the scenario has not',
      (w) => ({ ...w, charter: { options: { snow: true } } }),
      'charter.options: scenario 4 has no option "snow"',
    ],
  ])('refuses %s, and says what is wrong', async (_, change, sentence) => {
    const before = ((await world.api.get('/api/games')).body as unknown[]).length;
    const wish = change(wishFor(world) as Wish);
    const answer = heard(await world.api.post('/api/games', wish as object).expect(400));
    expect(messageOf(answer)).toContain(sentence);
    expect(((await world.api.get('/api/games')).body as unknown[]).length).toBe(before);
  });

  it('refuses what is no JSON, and what is too much', async () => {
    const send = (text: string) =>
      world.anybody
        .post('/api/games')
        .set('Authorization', `Bearer ${world.apiKey}`)
        .set('Content-Type', 'application/json')
        .send(text);
    heard(await send('{"system":').expect(400));
    heard(await send(`{"title":"${'x'.repeat(110_000)}"}`).expect(413));
  });

  it.each([
    ['get', '/api/games'],
    ['post', '/api/games'],
    ['post', '/api/games/import'],
    ['get', '/api/games/CODE'],
    ['get', '/api/games/ZZZZ'],
    ['get', '/api/games/CODE/export'],
    ['post', '/api/games/CODE/rewind'],
    ['post', '/api/games/CODE/adjust'],
    ['post', '/api/games/CODE/extend'],
    ['post', '/api/games/CODE/claim'],
    ['post', '/api/games/CODE/dice'],
  ] as const)(
    '%s %s without the key, or with a wrong one, is 401 whether the game is there or not',
    async (verb, path) => {
      const [game] = (await world.api.get('/api/games')).body as { code: string }[];
      const url = path.replace('CODE', game?.code ?? '');
      const bare = heard(await world.anybody[verb](url).expect(401));
      const wrong = heard(
        await world.anybody[verb](url)
          .set('Authorization', `Bearer ${'x'.repeat(32)}`)
          .expect(401),
      );
      expect(wrong.body).toEqual(bare.body);
      expect(messageOf(bare)).toMatch(/^The API needs/);
    },
  );

  it('knows no game by another name', async () => {
    const answer = heard(await world.api.get('/api/games/ZZZZ').expect(404));
    expect(messageOf(answer)).toBe('there is no game ZZZZ');
    heard(await world.api.get("/api/games/'%20OR%201=1").expect(404));
    heard(await world.api.get('/api/nothing').expect(404));
  });

  it('refuses a moderator what cannot be done, and changes nothing', async () => {
    const { code } = await newGame(world);
    const before = await world.game(code);
    const wishes: [string, object, string][] = [
      ['rewind', { to: 99, dice: 'kept', reason: 'a slip' }, 'row 99 is not among them'],
      ['rewind', { to: 0, dice: 'loaded', reason: 'a slip' }, 'dice: '],
      ['rewind', { to: 0, dice: 'kept', reason: '' }, 'reason: '],
      ['extend', { side: 'turkish', hours: 48, reason: 'a storm' }, 'side: nobody plays turkish by a clock'],
      ['extend', { side: 'allied', hours: 0, reason: 'a storm' }, 'hours: '],
      ['adjust', { patch: 'all', reason: 'a slip' }, 'patch: '],
      ['dice', { faces: { aa: 1_001 } }, 'faces.aa: '],
      ['dice', { faces: { aa: 3 } }, 'no roll is missing'],
    ];
    for (const [act, wish, sentence] of wishes) {
      const answer = heard(await world.api.post(`/api/games/${code}/${act}`, wish).expect(400));
      expect(messageOf(answer)).toContain(sentence);
    }
    expect(await world.game(code)).toEqual(before);
  });

  it('gives a seat more time, and tells both players and the moderator why', async () => {
    const table = await newGame(world);
    const answer = heard(
      await world.api
        .post(`/api/games/${table.code}/extend`, { side: 'allied', hours: 48, reason: 'a storm' })
        .expect(200),
    );
    expect(answer.body).toEqual({ dueAt: '2026-12-05T05:00:00.000Z' });
    expect(subjectOf(table.allied.find(/set-up/))).toMatch(/due Thu 3 Dec 00:00 EST$/);
    await world.settle();
    for (const person of [table.german, table.allied, table.moderator])
      expect(unwrapped(textOf(person.newest))).toContain('Tom Reed (Allied) has 2 d more, by the moderator: a storm');
  });

  it('has nowhere told a key, an address with a token, or a password', () => {
    const all = said.join('\n');
    expect(said.length).toBeGreaterThan(40);
    expect(all).not.toContain(world.apiKey);
    expect(all).not.toContain(world.settings.secret ?? '');
    expect(all).not.toMatch(/postgres:\/\//);
    expect(all).not.toMatch(/[a-z2-7]{42}/);
    expect(all).not.toMatch(/\bat .*\.(ts|js):\d+/);
  });
});

describe('mail from outside', () => {
  it('to no address of ours is refused at the door', async () => {
    const stranger = world.person('Sam Stranger');
    for (const to of ['nobody@games.example.org', `${'a'.repeat(42)}@games.example.org`, 'anna@elsewhere.org']) {
      await expect(stranger.send({ to, text: 'JOIN' })).rejects.toMatchObject({ responseCode: 550 });
    }
  });

  it('from a stranger, or from two senders at once, is not answered and does nothing', async () => {
    const table = await newGame(world);
    const stranger = world.person('Sam Stranger');
    const asked = table.allied.newest;
    const before = await world.game(table.code);
    await stranger.reply(asked, 'form TF H at Matapan: decoy');
    await stranger.send({
      from: [
        { name: 'A', address: table.allied.email },
        { name: 'S', address: stranger.email },
      ],
      sender: stranger.email,
      to: asked.parsed.replyTo?.value[0]?.address ?? '',
      text: 'pass',
    });
    await world.settle();
    expect(stranger.mailbox).toEqual([]);
    expect(await world.game(table.code)).toEqual(before);
    expect(textOf(table.allied.newest)).toContain('Nothing was done with it.');
  });

  it('that cannot be stored is answered "come again", without a word of why', async () => {
    const { allied } = await newGame(world);
    const before = allied.mailbox.length;
    const full = new Error('could not extend file "base/16384/2601": No space left on device');
    jest.spyOn(InboundRepository.prototype, 'keep').mockRejectedValueOnce(full);
    const refused = allied.reply(allied.newest, 'STATUS').catch((error: Error & { responseCode: number }) => error);
    expect(await refused).toMatchObject({ responseCode: 451, message: expect.not.stringContaining('space') as string });
    jest.restoreAllMocks();
    await allied.reply(allied.newest, 'STATUS');
    await world.settle();
    expect(allied.mailbox.length).toBe(before + 1);
  });

  it('that is larger than we take is refused', async () => {
    const { allied } = await newGame(world);
    await expect(allied.reply(allied.newest, 'x'.repeat(2_100_000))).rejects.toMatchObject({ responseCode: 552 });
  });
});

describe('health', () => {
  it('is told without a key; ready only while the database answers', async () => {
    await world.anybody.get('/healthz').expect(200, { status: 'ok' });
    const parts = { database: 'ok', listener: 'ok', mailbox: 'not set', outbox: 'ok', stopping: false };
    const well = { status: 'ok', ...parts };
    await world.anybody.get('/readyz').expect(200, well);
    const source = world.app.get(DataSource);
    const asked = jest.spyOn(source, 'query').mockRejectedValueOnce(new Error('connection terminated: password=x'));
    const answer = await world.anybody.get('/readyz').expect(503);
    const ill = { status: 'not ready', database: 'does not answer', outbox: 'unknown' };
    expect(answer.body).toEqual({ ...well, ...ill });
    asked.mockRestore();
    await world.anybody.get('/readyz').expect(200, well);
  });
});

interface Wish {
  seats: Record<string, object>;
}
