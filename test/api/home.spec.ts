import { newGame } from '../support/game';
import { World } from '../support/world';

describe('the first page', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world.close());

  it('says what this is, for players and for organisers, and what is played', async () => {
    const { text } = await world.anybody.get('/').expect(200);
    expect(text).toMatch(/<html lang="en">[\s\S]*<h1>Hex wargames by e-mail/);
    for (const said of ['For players', 'JOIN', 'CHECK', 'For organisers', 'href="/organiser"', 'href="/api"'])
      expect(text).toContain(said);
    expect(text).toContain(world.engine().system.name);
    expect(text).not.toMatch(/<script/);
  });

  it('tells nothing of any game, and is the same to everybody', async () => {
    const before = (await world.anybody.get('/')).text;
    const { code, german } = await newGame(world);
    const { text } = await world.anybody.get('/');
    expect(text).toBe(before);
    for (const secret of [code, german.name, german.email]) expect(text).not.toContain(secret);
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
    expect(text).toMatch(/May have, behind <code>\?<\/code>: <code>search<\/code>, <code>/);
  });
});
