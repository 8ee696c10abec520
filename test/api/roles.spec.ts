import request from 'supertest';
import { ACT } from '../../src/audit/act';
import { newGame } from '../support/game';
import { ROWS } from '../support/matrix/rows';
import { routesOf } from '../support/routes';
import { Browser, signInLink } from '../support/signed-in';
import { World } from '../support/world';

jest.setTimeout(120_000);

// Who may use which route: matrix.spec.ts. Here is what is true of all of them, whoever comes.

const CLUB = 'club-of-the-tuesday-evenings';
const ID = '00000000-0000-4000-8000-000000000001';

let world: World;
let code: string;
let organiser: Browser;

beforeAll(async () => {
  world = await World.open();
  ({ code } = await newGame(world));
  const olga = world.person('Olga Stern');
  const wish = { name: olga.name, email: olga.email, role: 'organiser' };
  await world.api.post(`/api/clubs/${CLUB}/members`, wish).expect(200);
  await world.settle();
  organiser = new Browser(world);
  await organiser.open(signInLink(olga));
});
afterAll(() => world.close());

const CHANGING = Object.keys(ROWS).filter((route) => !route.startsWith('GET'));

/** Logged game by game or word by word where they are done (console.spec.ts), a player's own, or no club's. */
const NOT_LOGGED =
  /import|games\/act$|api\/mail|POST \/api\/clubs$|POST \/moderate\/|api\/play\/| \/(me|g|organiser)\//;

it('writes the audit log for every route that changes something in a club', () => {
  const logged = routesOf(world, (handler) => Reflect.hasMetadata(ACT, handler));
  const changing = CHANGING.filter((route) => !NOT_LOGGED.test(route));
  expect(changing.filter((route) => !logged.includes(route))).toEqual([]);
});

it.each(CHANGING)('%s takes nothing from a page of another site, whoever is signed in', async (route) => {
  const [method = '', path = ''] = route.split(' ');
  const filled = path
    .replace(':club', CLUB)
    .replace(/:(code|game)/, code)
    .replace(':side', 'german')
    .replace(':role', 'deputy')
    .replace(/:\w+/g, ID);
  const verb = method.toLowerCase() as 'post' | 'put' | 'delete';
  const answer = await request(world.app.getHttpServer())
    [verb](filled)
    .set({ Cookie: organiser.cookie, 'Sec-Fetch-Site': 'cross-site' })
    .send({ nothing: 'that anybody asked for' });
  expect(answer.status).toBe(403);
});

describe('the form of a new game on the page of a club', () => {
  const made = (form: object): request.Test => organiser.post(`/clubs/${CLUB}/games`, form);

  it('offers scenarios and members, and makes a game by names, addresses and bots', async () => {
    const page = (await organiser.get(`/clubs/${CLUB}`)).text;
    expect(page).toContain('<option value="Olga Stern &lt;');
    const [, scenario = ''] = /<option value="([^"]+\/[^"]+)">/.exec(page) ?? [];
    const olga = world.person('Olga Stern');
    const { text } = await made({
      scenario,
      seats: [olga.email, 'Ben Hart <ben@example.org>'],
      clock: 'Fast',
      spectators: '2',
    });
    const code = /Game ([A-Z0-9]{4}), /.exec(text)?.[1] ?? '';
    await world.settle();
    expect(olga.find(new RegExp(code))).toBeTruthy();
    expect((await world.game(code)).charter).toMatchObject({ clock: { preset: 'Fast' }, spectators: { delay: 2 } });
    const far = await made({ scenario, seats: [olga.email, 'bot'], spectators: 'soon' });
    expect(far.status).toBe(400);
    const { seats } = (await world.api.get(`/api/games/${code}`).expect(200)).body as { seats: { player: string }[] };
    expect(JSON.stringify(seats)).toContain('Ben Hart');
    const solo = await made({ scenario, seats: ['bot:easy', olga.email] });
    expect(solo.text).toMatch(/Game [A-Z0-9]{4}, /);
  });

  it.each([
    [{ scenario: 'none/1', seats: ['bot', 'bot'] }, /choose one of the list/],
    [{ seats: ['bot', 'bot'] }, /choose one of the list/],
    [{ scenario: '{first}', seats: ['Ben', 'bot'] }, /write Name &lt;address&gt;, the address of a member/],
    [{ scenario: '{first}', seats: ['nobody@example.org', 'bot'] }, /nobody of this club has the address/],
    [{ scenario: '{first}', seats: 'bot' }, /write Name &lt;address&gt;/],
    [
      { scenario: '{first}', seats: ['Ben Hart <ben@example.org>', 'Ben Hart <ben@example.org>'] },
      /one address cannot hold both/,
    ],
  ])('says what is wrong with %j, and makes nothing', async (form, why) => {
    const { id } = world.engine().system;
    const scenario = ('scenario' in form ? form.scenario : '').replace('{first}', `${id}/1`);
    const { status, text } = await made({ ...form, scenario });
    expect(status).toBe(400);
    expect(text).toMatch(why);
  });
});
