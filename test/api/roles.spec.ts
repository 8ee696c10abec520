import request from 'supertest';
import { ACT } from '../../src/audit/act';
import { newGame } from '../support/game';
import type { Table } from '../support/game';
import { routesOf } from '../support/routes';
import { Browser, signInLink } from '../support/signed-in';
import { World } from '../support/world';

jest.setTimeout(120_000);

const CLUB = 'club-of-the-tuesday-evenings';
const ID = '00000000-0000-4000-8000-000000000001';

/** Who may come in, of all that come: signed in by role, by key, from another club, or nobody. */
const CALLERS = [
  'nobody',
  'player',
  'deputy',
  'moderator',
  'organiser',
  'organiser of another club',
  'key games:read',
  'key of another club',
  'operator',
] as const;
type Caller = (typeof CALLERS)[number];

const READERS: readonly Caller[] = ['deputy', 'moderator', 'organiser', 'key games:read', 'operator'];
const MODERATORS: readonly Caller[] = ['deputy', 'moderator', 'organiser', 'operator'];
const ORGANISERS: readonly Caller[] = ['organiser', 'operator'];
const OPERATOR: readonly Caller[] = ['operator'];
/** Anybody with a club sees the list of what is his. */
const LISTERS: readonly Caller[] = [...READERS, 'organiser of another club', 'key of another club'];
/** Whoever is signed in has games of his own, or none. */
const SIGNED_IN: readonly Caller[] = ['player', 'deputy', 'moderator', 'organiser', 'organiser of another club'];
const MAKERS: readonly Caller[] = [...ORGANISERS, 'organiser of another club'];

/** Every route that asks who comes, and who may use it. */
const GUARDED: Record<string, readonly Caller[]> = {
  'GET /api/clubs': LISTERS,
  'POST /api/clubs': OPERATOR,
  'GET /api/clubs/:club/keys': ORGANISERS,
  'POST /api/clubs/:club/keys': ORGANISERS,
  'DELETE /api/clubs/:club/keys/:id': ORGANISERS,
  'GET /api/clubs/:club/members': ORGANISERS,
  'POST /api/clubs/:club/members': ORGANISERS,
  'DELETE /api/clubs/:club/members/:person/:role': ORGANISERS,
  'GET /api/games': LISTERS,
  'POST /api/games': MAKERS,
  'POST /api/games/import': OPERATOR,
  'GET /api/games/:code': READERS,
  'GET /api/games/:code/export': READERS,
  'GET /api/games/:code/annotated': READERS,
  'POST /api/games/:code/adjust': MODERATORS,
  'POST /api/games/:code/dice': MODERATORS,
  'POST /api/games/:code/extend': MODERATORS,
  'POST /api/games/:code/claim': MODERATORS,
  'POST /api/games/:code/hold': MODERATORS,
  'POST /api/games/:code/release': MODERATORS,
  'POST /api/games/:code/rewind': MODERATORS,
  'POST /api/games/:code/cancel': ORGANISERS,
  'PUT /api/games/:code/seats/:side/player': MODERATORS,
  'PUT /api/games/:code/seats/:side/substitute': MODERATORS,
  'DELETE /api/games/:code/seats/:side/substitute': MODERATORS,
  'POST /api/games/:code/seats/:side/understudies': MODERATORS,
  'DELETE /api/games/:code/seats/:side/understudies/:person': MODERATORS,
  'POST /api/games/:code/seats/:side/resign': MODERATORS,
  'PUT /api/games/:code/seats/:side/address': ORGANISERS,
  'GET /api/play/games': SIGNED_IN,
  'GET /api/play/games/:game': [],
  'GET /api/play/games/:game/file': [],
  'POST /api/play/games/:game/check': [],
  'POST /api/play/games/:game/orders': [],
  'GET /api/mail/undelivered': OPERATOR,
  'POST /api/mail/dead-letters/:id/retry': OPERATOR,
  'POST /api/mail/suppressed/lift': OPERATOR,
  'GET /clubs/:club': READERS,
  'POST /clubs/:club/members': ORGANISERS,
  'POST /clubs/:club/members/:person/:role/remove': ORGANISERS,
  'POST /clubs/:club/keys': ORGANISERS,
  'POST /clubs/:club/keys/:id/revoke': ORGANISERS,
  'GET /api/clubs/:club/rounds': READERS,
  'GET /api/clubs/:club/rounds/:event': READERS,
  'GET /api/clubs/:club/rounds/:event/games.csv': READERS,
  'GET /api/clubs/:club/rounds/:event/standings.csv': READERS,
  'GET /api/clubs/:club/rounds/ratings': READERS,
  'GET /clubs/:club/rounds': READERS,
  'POST /api/clubs/:club/rounds': ORGANISERS,
  'POST /api/clubs/:club/rounds/:event/end': ORGANISERS,
  'POST /api/clubs/:club/rounds/:event/entrants': ORGANISERS,
  'POST /api/clubs/:club/rounds/:event/entrants/:entrant/seat': ORGANISERS,
  'POST /api/clubs/:club/rounds/:event/games/:code/result': ORGANISERS,
  'POST /api/clubs/:club/rounds/:event/panel': ORGANISERS,
  'POST /api/clubs/:club/rounds/:event/rounds': ORGANISERS,
  'POST /api/clubs/:club/rounds/:event/seeds': ORGANISERS,
  'POST /api/clubs/:club/rounds/:event/start': ORGANISERS,
  'POST /clubs/:club/rounds': ORGANISERS,
  'POST /clubs/:club/rounds/:event/:what': ORGANISERS,
  'POST /clubs/:club/rounds/:event/entrants/:entrant/seat': ORGANISERS,
  'GET /api/clubs/:club/webhooks': ORGANISERS,
  'POST /api/clubs/:club/webhooks': ORGANISERS,
  'DELETE /api/clubs/:club/webhooks/:id': ORGANISERS,
  'GET /api/play/webhooks': SIGNED_IN,
  'POST /api/play/webhooks': SIGNED_IN,
  'DELETE /api/play/webhooks/:id': SIGNED_IN,
  'GET /moderate/:code': MODERATORS,
  'GET /moderate/:code/annotated': MODERATORS,
  'GET /moderate/:code/questions/:nr/try': MODERATORS,
  'POST /moderate/:code/questions/:nr/try': MODERATORS,
  'POST /moderate/:code/:act': MODERATORS,
  'GET /clubs/:club/games': READERS,
  'POST /clubs/:club/games/act': MODERATORS,
  'GET /clubs/:club/questions': READERS,
  'GET /clubs/:club/all-rounds': READERS,
  'GET /clubs/:club/audit': ORGANISERS,
  'GET /clubs/:club/deliveries': ORGANISERS,
  'POST /clubs/:club/deliveries/dead-letters/:id/retry': ORGANISERS,
  'POST /clubs/:club/deliveries/lift': ORGANISERS,
};

/** What opens by other means, and whose own specs say to whom: the pages of seats, the door, what is for everybody. */
const OPEN = [
  ...['GET /', 'GET /healthz', 'GET /readyz', 'GET /metrics', 'GET /web/fonts/:font.ttf'],
  ...['GET /sign-in', 'POST /sign-in', 'POST /sign-in/out', 'GET /sign-in/:token', 'POST /sign-in/:token'],
  ...[
    'GET /me',
    'POST /me/wishes',
    'POST /me/devices/:id/revoke',
    'POST /me/take/:code/:side',
    'POST /me/leave',
    'POST /me/keys',
    'POST /me/keys/:id/revoke',
  ],
  ...[
    'GET /clubs/:club/rounds/:event',
    'GET /clubs/:club/rounds/:event/games.csv',
    'GET /clubs/:club/rounds/:event/standings.csv',
  ],
  ...['GET /rounds/entry/:token', 'POST /rounds/entry/:token', 'GET /rounds/panel/:token', 'POST /rounds/panel/:token'],
  'POST /rounds/panel/:token/link',
  ...['GET /rules', 'GET /rules/:system', 'GET /rules/:system/:paragraph', 'GET /moderate'],
  ...[
    'GET /g/:code',
    'GET /g/:code/news',
    'GET /g/:code/touch',
    'GET /g/:code/:pass',
    'POST /g/:code/:pass',
    'POST /g/:code/here',
  ],
  ...[
    'POST /g/:code/still',
    'GET /g/:code/file',
    'GET /g/:code/annotated',
    'GET /g/:code/letters',
    'POST /g/:code/letters',
  ],
  ...[
    'GET /g/:code/sheets/:sheet.svg',
    'GET /g/:code/sheets/:sheet.json',
    'POST /g/:code/check',
    'POST /g/:code/orders',
  ],
  ...['GET /g/:code/mute/:pass', 'POST /g/:code/mute/:pass'],
  ...['GET /g/:code/replay', 'GET /g/:code/replay/moments/:n.json', 'GET /g/:code/replay/moments/:n/why'],
  ...['GET /g/:code/replay/moments/:n/since/:from', 'GET /g/:code/replay/report/:line'],
  ...['GET /g/:code/replay/moments/:n/:sheet.svg', 'GET /g/:code/replay/moments/:n/:sheet.json'],
  ...['GET /watch/:code', 'GET /watch/:code/:sheet.svg', 'GET /watch/:code/replay'],
  ...['GET /watch/:code/replay/moments/:n.json', 'GET /watch/:code/replay/moments/:n/why'],
  ...['GET /watch/:code/replay/moments/:n/since/:from'],
  ...['GET /watch/:code/replay/moments/:n/:sheet.svg', 'GET /watch/:code/replay/moments/:n/:sheet.json'],
  ...['GET /organiser', 'POST /organiser/enter', 'GET /organiser/mails/:id.eml'],
  ...['POST /organiser/dead-letters/:id/retry', 'POST /organiser/lift'],
];

let world: World;
let table: Table;
const browsers = new Map<Caller, Browser>();
const keys = new Map<Caller, string>();

beforeAll(async () => {
  world = await World.open();
  table = await newGame(world);
  const signedIn = async (name: string, club: string, role: string): Promise<Browser> => {
    const person = world.person(name);
    await world.api.post(`/api/clubs/${club}/members`, { name, email: person.email, role }).expect(200);
    await world.settle();
    const browser = new Browser(world);
    await browser.open(signInLink(person));
    return browser;
  };
  const elsewhere = { name: 'Elsewhere', organiser: { name: 'Eve', email: world.person('Eve').email } };
  await world.api.post('/api/clubs', elsewhere).expect(201);
  await world.settle();
  for (const role of ['player', 'deputy', 'moderator', 'organiser'] as const)
    browsers.set(role, await signedIn(`${role} Somebody`, CLUB, role));
  browsers.set('organiser of another club', await signedIn('Otto Elsewhere', 'elsewhere', 'organiser'));
  const keyOf = async (club: string): Promise<string> => {
    const made = await world.api.post(`/api/clubs/${club}/keys`, { name: 'k', scopes: ['games:read'] }).expect(201);
    return (made.body as { key: string }).key;
  };
  keys.set('key games:read', await keyOf(CLUB));
  keys.set('key of another club', await keyOf('elsewhere'));
  keys.set('operator', world.apiKey);
});
afterAll(() => world.close());

const routes = (which?: (handler: object) => boolean): string[] => routesOf(world, which);

function send(route: string, caller: Caller): request.Test {
  const [method = '', path = ''] = route.split(' ');
  const filled = path
    .replace(':club', CLUB)
    .replace(':code', table.code)
    .replace(':game', table.code)
    .replace(':side', 'german')
    .replace(':role', 'deputy')
    .replace(/:\w+/g, ID);
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const sent = request(world.app.getHttpServer())[verb](filled);
  const key = keys.get(caller);
  if (key !== undefined) sent.set('Authorization', `Bearer ${key}`);
  const browser = browsers.get(caller);
  if (browser) sent.set({ Cookie: browser.cookie, 'Sec-Fetch-Site': 'same-origin' });
  return method === 'GET' ? sent : sent.send({ nothing: 'that anybody asked for' });
}

/** Whether a caller was let in: then he is answered, or told what is wrong with what he sent. */
const letIn = (answer: { status: number; text: string }): boolean =>
  ![401, 403].includes(answer.status) && !/there is no game|There is no such club/.test(answer.text);

/** Logged game by game or word by word where they are done (console.spec.ts), a player's own, or no club's. */
const NOT_LOGGED = /import|games\/act$|api\/mail|POST \/api\/clubs$|POST \/moderate\/|api\/play\//;

it('writes the audit log for every route that changes something in a club', () => {
  const logged = routes((handler) => Reflect.hasMetadata(ACT, handler));
  const changing = Object.keys(GUARDED).filter((route) => !route.startsWith('GET') && !NOT_LOGGED.test(route));
  expect(changing.filter((route) => !logged.includes(route))).toEqual([]);
});

it('has a row here for every route there is', () => {
  expect(routes()).toEqual([...Object.keys(GUARDED), ...OPEN].sort());
});

describe.each(Object.entries(GUARDED))('%s', (route, allowed) => {
  it.each(CALLERS)('for %s', async (caller) => {
    const answer = await send(route, caller);
    expect([answer.status, letIn(answer)]).toEqual([expect.any(Number), allowed.includes(caller)]);
    expect(answer.status).not.toBe(500);
  });
});

it.each(Object.keys(GUARDED).filter((route) => !route.startsWith('GET')))(
  '%s takes nothing from a page of another site, whoever is signed in',
  async (route) => {
    const answer = await send(route, 'organiser').set('Sec-Fetch-Site', 'cross-site');
    expect(answer.status).toBe(403);
  },
);
