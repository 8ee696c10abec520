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
