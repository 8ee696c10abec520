import { newGame } from '../support/game';
import { lackedBy } from '../support/http';
import { routesOf } from '../support/routes';
import { World } from '../support/world';
import { Systems } from '../../src/systems/systems';

describe('the first page', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world.close());

  it('says what this is, for players and for organisers, and what is played', async () => {
    const { text } = await world.anybody.get('/').expect(200);
    expect(text).toMatch(/<html lang="en">[\s\S]*<h1>Hex wargames by e&#8209;mail/);
    for (const said of ['For players', 'JOIN', 'CHECK', 'For organisers', 'href="/organiser"', 'href="/api"'])
      expect(text).toContain(said);
    expect(text).toContain(world.engine().system.name);
    expect(text).not.toMatch(/<script(?! type="module" src="\/web\/film\.js"><)/);
    expect(text).toMatch(/\d+ game-turns<small>about \d+ answers of yours; (?:an|\d+) evenings? against the bot/);
    expect(text).not.toContain('action="/post/games"');
  });

  it('tells nothing of any game, and is the same to everybody', async () => {
    const before = (await world.anybody.get('/')).text;
    const { code, german } = await newGame(world);
    const { text } = await world.anybody.get('/');
    expect(text).toBe(before);
    for (const secret of [code, german.name, german.email]) expect(text).not.toContain(secret);
  });
});

describe('the first page where there is a post office', () => {
  it('begins a game against the bot by one button', async () => {
    const world = await World.open({ SMTP_URL: '' });
    const { text } = await world.anybody.get('/').expect(200);
    const [, scenario] = /name="scenario" value="([^"]+)"/.exec(text) ?? [];
    const [, bot, seat = ''] = /<button name="bot" value="(\d)">([^<]+)<\/button>/.exec(text) ?? [];
    const to = (await world.anybody.post('/post/games').type('form').send({ scenario, bot }).expect(303)).headers
      .location;
    const box = (await world.anybody.get(String(to)).expect(200)).text;
    await world.close();
    expect(box).toMatch(new RegExp(`${seat} \\(you\\)`));
    expect(box).toContain('Despatch (bot)');
  });

  it('lets one choose how strong the bot is in every scenario', async () => {
    const world = await World.open({ SMTP_URL: '', SEARCH_THREAD: 'on' });
    const { text } = await world.anybody.get('/').expect(200);
    const systems = world.app.get(Systems).all();
    await world.close();
    const forms = text.split('<form').filter((form) => form.includes('name="scenario"'));
    const chosen = forms.flatMap((form) =>
      form.includes('<option>strong</option>') ? [/value="([^"]+)"/.exec(form)?.[1]] : [],
    );
    const all = systems.flatMap(({ system }) => system.scenarios.map(({ id }) => `${system.id}/${id}`));
    expect(chosen.toSorted()).toEqual(all.toSorted());
  });
});

describe('a film of the first page', () => {
  it('is there for the systems that are played, and for no other', async () => {
    const world = await World.open();
    for (const path of ['/show/none.json', '/show/none/0.svg']) await world.anybody.get(path).expect(404);
    const film = await world.anybody.get(`/show/${world.engine().system.id}.json`).expect(200);
    const { frames } = film.body as { frames: { moment: string }[] };
    expect(frames.length).toBeGreaterThan(6);
    const picture = await world.anybody.get(`/show/${world.engine().system.id}/1.svg`).expect(200);
    expect(String(picture.body)).toMatch(/^<svg /);
    await world.anybody.get(`/show/${world.engine().system.id}/${frames.length}.svg`).expect(404);
    await world.close();
  });
});

describe('an address that nothing has', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world.close());
  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8';

  it.each([
    '/no-such-page',
    '/clubs/no-such-club/rounds/none',
    '/post/nobody',
    '/web/fonts/none.ttf',
    '/favicon.ico/x',
  ])('answers a browser with a page that leads on, and a program with JSON: %s', async (path) => {
    const page = await world.anybody.get(path).set('Accept', BROWSER);
    expect([page.status, page.type]).toEqual([404, 'text/html']);
    expect(page.text).toMatch(/<h1>There is no such page/);
    for (const way of ['/', '/me', '/watch', '/rules']) expect(page.text).toContain(`href="${way}"`);
    expect(page.text).not.toMatch(/Cannot GET|statusCode/);
    const told = await world.anybody.get(path).set('Accept', '*/*').expect(404);
    expect(told.body).toMatchObject({ statusCode: 404 });
  });
  it('of the API speaks JSON to everybody', async () => {
    const { type } = await world.api.get('/api/games/ZZZZ').set('Accept', BROWSER).expect(404);
    expect(type).toBe('application/json');
  });
});

describe('the page of the REST API', () => {
  it('says which words may follow an address, and gives no value that nobody can know', async () => {
    const world = await World.open();
    const { text } = await world.anybody.get('/api').expect(200);
    await world.close();
    expect(text).not.toMatch(/=true/);
    expect(text).toMatch(/May have, behind <code>\?<\/code>: <code>\w+<\/code>/);
    // Those that its sentence names are not said twice.
    expect(text).toMatch(/Members of a club with their roles, 200 at a time: \?search&#x3D;, \?from&#x3D;\.<\/p>/);
  });
});

describe('the headers that guard an answer', () => {
  let world: World;
  beforeAll(async () => {
    // With the pages of the local post office.
    world = await World.open({ SMTP_URL: '' });
  });
  afterAll(() => world.close());

  const asked = async (method: string, path: string, headers: Record<string, string> = {}): Promise<string[]> => {
    world.clock.forward({ minutes: 1 });
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete' | 'options';
    const answer = await world.anybody[verb](path).set(headers).redirects(0);
    const broke = answer.status === 500 ? [`${method} ${path} broke, with nothing in it`] : [];
    return [...broke, ...lackedBy(answer).map((name) => `${method} ${path} (${answer.status}) lacks ${name}`)];
  };

  it('are on every route, refused or not, for people and for programs, and none breaks at what is empty', async () => {
    const lacks: string[] = [];
    for (const route of routesOf(world)) {
      const [method = '', path = ''] = route.split(' ');
      const to = path.replace(/:\w+/g, '0');
      lacks.push(...(await asked(method, to)));
      lacks.push(...(await asked(method, to, { Accept: 'text/html', Authorization: `Bearer ${world.apiKey}` })));
    }
    expect(lacks).toEqual([]);
  });

  it.each([
    ...['/none', '/api', '/api/', '/api/none', '/api/openapi.json', '/api/try', '/api/try/swagger-ui.css', '/post/0/0'],
    ...[
      '/web',
      '/web/',
      '/web/home.css',
      '/web/none.css',
      '/web/fonts/none.ttf',
      '/%',
      '/g/%E0%A4%A',
      '/G/AAAA',
      '//x',
    ],
  ])('are on what no route is, on files and on what cannot be read: %s', async (path) => {
    expect(await asked('GET', path)).toEqual([]);
    expect(await asked('POST', path, { 'Content-Type': 'application/json' })).toEqual([]);
    expect(await asked('GET', path, { Host: 'elsewhere.example.org' })).toEqual([]);
    expect(await asked('OPTIONS', path)).toEqual([]);
  });

  it('let files of ours be kept by a browser, and nothing else', async () => {
    const kept = async (path: string): Promise<unknown> => (await world.anybody.get(path)).headers['cache-control'];
    expect(await kept('/web/home.css')).toMatch(/^public/);
    for (const path of ['/', '/api', '/api/games', '/none', '/web/none.css'])
      expect([path, await kept(path)]).toEqual([path, 'no-store']);
  });
});
