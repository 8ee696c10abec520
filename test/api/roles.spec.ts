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
