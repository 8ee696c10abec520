import { DataSource } from 'typeorm';
import { NO_CHANGE } from '../../src/kernel/decide/standing';
import { SubmissionService } from '../../src/submissions/submission.service';
import { newGame, playUntil, type Table } from '../support/game';
import { routesOf } from '../support/routes';
import { Browser } from '../support/signed-in';
import { World } from '../support/world';

jest.setTimeout(120_000);

const CLUB = 'club-of-the-tuesday-evenings';

let world: World;
let table: Table;
/** Anna organises the club, moderates in it, and plays the German side. */
let anna: Browser;
let mara: Browser;
/** All that she can open, before anything was done. */
let before: Map<string, string>;

beforeAll(async () => {
  world = await World.open();
  table = await newGame(world, { charter: { anonymous: true } });
  await playUntil(world, table, /Allied/);
  for (const [player, role] of [
    [table.german, 'organiser'],
    [table.german, 'moderator'],
    [table.moderator, 'organiser'],
    // Who belongs to her club she sees: he has come before.
    [world.person('Uwe Lehr'), 'player'],
  ] as const)
    await world.api.post(`/api/clubs/${CLUB}/members`, { name: player.name, email: player.email, role }).expect(200);
  await world.settle();
  anna = await Browser.of(world, table.german);
  mara = await Browser.of(world, table.moderator);
  before = await all();
});
afterAll(() => world.close());

/** What is the service's, what opens by a token that she has not, and what any player has of his own seat: twins look at that. */
const NOT_HERS = /\/(metrics|healthz|readyz)$|:token|:pass|fonts|GET \/g\/|api\/play\/games\/:/;

/** Lists are searched in as many ways as they can be. */
const QUERIES = (): string[] => [
  '',
  '?days=0',
  `?search=${table.code}`,
  '?player=Tom',
  '?state=all',
  `?game=${table.code}`,
];
/** Drawn anew for each page, so that a form is sent once. */
const MARKS = /nonce="[^"]*"|"?mark"?[=:]"[^"]*"|name="mark" value="[^"]*"/g;

/** Every page, list, file and answer of the API that a browser of hers opens, by its route. */
async function all(): Promise<Map<string, string>> {
  const routes = routesOf(world).filter((route) => route.startsWith('GET ') && !NOT_HERS.test(route));
  const found = new Map<string, string>();
  for (const route of routes) {
    const path = route
      .slice(4)
      .replace(':club', CLUB)
      .replace(/:(code|game)/, table.code)
      .replace(/:\w+/g, '1');
    for (const query of route.includes('/clubs/:club') ? QUERIES() : ['']) {
      const answer = await anna.get(`${path}${query}`);
      found.set(`${route} ${query}`, `${answer.status} ${answer.text}`.replace(MARKS, ''));
    }
  }
  return found;
}

async function inHand(sql: string): Promise<void> {
  const { id } = await world.game(table.code);
  await world.app.get(DataSource).query(sql, [id]);
}

/** What Tom, the moderator or the service does that is no affair of Tom's opponent. */
const DEEDS: [what: string, deed: () => Promise<unknown>][] = [
  [
    'he leaves orders for later',
    async () => {
      const { id } = await world.game(table.code);
      const change = { ...NO_CHANGE, askMe: ['mercury.air-allocation'] };
      await world.app.get(SubmissionService).withGame(id, (hand) => {
        hand.submit({ kind: 'standing', source: 'player', seat: 'allied', change });
        return Promise.resolve();
      });
    },
  ],
  ['he asks the moderator', () => table.allied.reply(table.allied.newest, 'ASK\nMay my ships hide?\nENDASK')],
  [
    'the moderator answers him',
    () => table.moderator.reply(table.moderator.find(/: a question, Q\d+$/), 'ANSWER Q1\nThey may.\nENDANSWER'),
  ],
  [
    'the moderator looks at his side',
    () => mara.post(`/moderate/${table.code}/reveal`, { seat: 'allied', reason: 'of his question' }).expect(200),
  ],
  [
    'somebody looks over his shoulder',
    () =>
      mara
        .post(`/api/games/${table.code}/seats/allied/understudies`, {
          email: world.person('Uwe Lehr').email,
          name: 'Uwe Lehr',
        })
        .expect(204),
  ],
  [
    'a mail to him dies',
    () =>
      inHand(`UPDATE outbox SET state = 'dead', trouble = 'no' WHERE id = (SELECT o.id FROM outbox o JOIN person p ON p.id = o.person_id
        WHERE o.game_id = $1 AND p.name = 'Tom Reed' ORDER BY o.nr DESC LIMIT 1)`),
  ],
  [
    'his question is older, and due later, than it was',
    () =>
      inHand(`UPDATE seat SET owes_since = owes_since - interval '3 days', due_at = due_at + interval '5 days'
        WHERE game_id = $1 AND side = 'allied'`),
  ],
];

it('an organiser who plays is told nothing of all that anywhere', async () => {
  for (const [, deed] of DEEDS) {
    await deed();
    await world.settle();
  }
  const after = await all();
  const changed = [...after].filter(([route, text]) => before.get(route) !== text).map(([route]) => route);
  expect(changed).toEqual([]);
});

it('another organiser of the club is', async () => {
  const log = await mara.get(`/clubs/${CLUB}/audit`).expect(200);
  expect(log.text).toContain('looks at one side (REVEAL)');
  expect((await anna.get(`/clubs/${CLUB}/audit`).expect(200)).text).not.toContain('REVEAL');
});
