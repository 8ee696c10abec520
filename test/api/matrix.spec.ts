import { Agent } from 'node:http';
import { BULK_ACTS } from '../../src/console/bulk-acts';
import { FORM_WORDS } from '../../src/moderators/form-words';
import { DataSource } from 'typeorm';
import request from 'supertest';
import { Askers, STANDINGS, nameOf, type Asker, type Standing } from '../support/matrix/askers';
import { lackedBy } from '../support/http';
import { filledOn, layGround, type Ground } from '../support/matrix/ground';
import { KeptRows } from '../support/matrix/kept-rows';
import { ACT_ROWS, CONSOLE_ACTS, MODERATORS_FORMS } from '../support/matrix/act-rows';
import { BY_SECRET, OPEN, ROWS, type Row, type SecretRow } from '../support/matrix/rows';
import { WHO } from '../support/matrix/who';
import { routesOf } from '../support/routes';
import { World } from '../support/world';

jest.setTimeout(240_000);

/** Routes, and the acts of those that have many. */
const ALL: Readonly<Record<string, Row>> = { ...ROWS, ...ACT_ROWS };

let world: World;
let ground: Ground;
let askers: Askers;
let rows: KeptRows;

beforeAll(async () => {
  world = await World.open();
  ground = await layGround(world);
  askers = new Askers(world, ground.persons, ground.clubs);
  await askers.arrive();
  await world.settle();
  rows = await KeptRows.of(world.app.get(DataSource));
  await rows.keep();
});
/** Some thousand requests come by the same connections. */
const lines = new Agent({ keepAlive: true });
afterAll(async () => {
  lines.destroy();
  await world.close();
});

const filled = (text: string): string => filledOn(ground, text);
/** As JSON has it, so that orders of several lines fit. */
const filledBody = (body: object): object =>
  JSON.parse(
    JSON.stringify(body).replace(/\{(\w+)\}/g, (_, name: string) =>
      JSON.stringify(ground.known[name] ?? 'none').slice(1, -1),
    ),
  ) as object;

/** What stands for the parts of a path where a row says nothing else. */
const USUAL: Readonly<Record<string, string>> = {
  ...{ club: '{club}', code: '{ours}', game: '{ours}', side: '{side}', event: '{draft}', id: '{none}' },
};

function send(route: string, { at, query, body, file }: Row, { headers }: Asker): request.Test {
  const [method = '', path = ''] = route.split(' ');
  const parts = { ...USUAL, ...at };
  const to = filled(path.replace(/:(\w+)/g, (whole, name: string) => parts[name] ?? whole) + (query ?? ''));
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const sent = request(world.app.getHttpServer())[verb](to).agent(lines).set(headers);
  if (file !== undefined) return sent.type('json').send(filled(file));
  if (!body) return sent;
  return (/^\/(api|g)\//.test(to) ? sent : sent.type('form')).send(filledBody(body));
}

/** A browser of nobody, at a page of ours. */
const OF_A_BROWSER: Asker = {
  ...{ place: 'nobody here', standing: 'none', by: 'nothing' },
  headers: { 'Sec-Fetch-Site': 'same-origin' },
};

const isLook = (route: string): boolean => route.startsWith('GET ');
const isAnswered = (status: number): boolean => status < 300;

/** What is a person's own, whatever he is in a club. */
const OWN: readonly Row['who'][] = [
  'seat',
  'looker',
  'players',
  'seatAndProgram',
  'signedIn',
  'player',
  'anybodyKnown',
];

/**
 * What may be done is done by each who differs: by a key of a club for who may most, as deputy by looking, and what is a
 * person's own for who is nothing and who is most in the club. What may not be done is tried by everybody.
 */
function isTried(route: string, { who }: Row, { by, standing }: Asker): boolean {
  if (by === 'key of the club' && !standing.startsWith('organiser')) return false;
  if (OWN.includes(who)) return ['none', 'organiser'].includes(standing);
  return standing !== 'deputy' || isLook(route);
}

/** What is wrong with the answers of a route to all who may not use it. */
async function refusedAt(route: string, standing: Standing): Promise<string[]> {
  const row = ALL[route] as Row;
  world.clock.forward({ seconds: 11 });
  const refused = askers.all(standing).filter((asker) => !WHO[row.who](asker));
  const found = refused.map(async (asker) => {
    const { status } = await send(route, row, asker);
    const shown = (isLook(route) || row.shows !== undefined) && isAnswered(status);
    return shown || status === 429 || status >= 500 ? [`${route} for ${nameOf(asker)}: ${status}`] : [];
  });
  return (await Promise.all(found)).flat();
}

describe('what the secret of an address opens', () => {
  const opened = (route: string, secret: string) =>
    send(
      route,
      { ...(BY_SECRET[route] as SecretRow), who: 'everybody', at: { pass: secret, token: secret } },
      OF_A_BROWSER,
    );

  it.each(Object.entries(BY_SECRET))(
    'is open to whoever has it, and to no other secret of ours: %s',
    async (route, row) => {
      for (const secret of [row.other, row.secret.replace('}', 'x}'), `${filled(row.secret).slice(0, -2)}aa`]) {
        const { status, text } = await opened(route, secret);
        await world.settle();
        expect([secret, status >= 400 && status < 500, await rows.changed()]).toEqual([secret, true, []]);
        if (row.shows !== undefined) expect(text).not.toContain(filled(row.shows));
      }
      const answer = await opened(route, row.secret);
      await world.settle();
      const changed = await rows.changed();
      await rows.restore(changed);
      expect(changed).toEqual(row.changes === undefined ? changed : expect.arrayContaining([row.changes]));
      expect(answer.status).toBeLessThan(400);
      expect(`${answer.text} ${String(answer.headers['location'])}`).toContain(filled(row.shows ?? ''));
    },
  );
});

describe('every route', () => {
  it('has a row, or says why it asks nobody who he is', () => {
    expect([...Object.keys({ ...ROWS, ...BY_SECRET }), ...Object.values(OPEN).flat()].sort()).toEqual(routesOf(world));
  });

  it('that has many acts has a row for each', () => {
    expect(Object.keys(CONSOLE_ACTS).sort()).toEqual(BULK_ACTS.map(({ name }) => name).sort());
    expect(Object.keys(MODERATORS_FORMS).sort()).toEqual([...FORM_WORDS].sort());
  });

  describe.each(STANDINGS)('for people who are here: %s', (standing: Standing) => {
    beforeAll(async () => {
      await rows.restore(await rows.changed());
      await askers.become(standing);
      await rows.keep(['member']);
    });

    it('is closed to whoever may not use it: nothing is shown, and no row is other than it was', async () => {
      const wrong: string[] = [];
      for (const route of Object.keys(ALL)) wrong.push(...(await refusedAt(route, standing)));
      const changed = await rows.changed();
      await rows.restore(changed);
      // Which route it was is asked only where something was changed.
      for (const route of changed.length > 0 ? Object.keys(ALL) : []) {
        await refusedAt(route, standing);
        const here = await rows.changed();
        if (here.length > 0) wrong.push(`${route} changed ${here.join()}`);
        await rows.restore(here);
      }
      expect([wrong, changed]).toEqual([[], []]);
    });

    it('has nothing of the game in a list for who knows one side of it, and has it for everybody else', async () => {
      const wrong: string[] = [];
      for (const [route, row] of Object.entries(ALL)) {
        const { hides } = row;
        if (hides === undefined) continue;
        for (const asker of askers.all(standing).filter((a) => WHO[row.who](a))) {
          const { text } = await send(route, row, asker);
          if (text.includes(filled(hides)) !== WHO.judge(asker)) wrong.push(`${route} for ${nameOf(asker)}`);
        }
      }
      expect(wrong).toEqual([]);
    });

    it('does what it is for, for whoever may, by each way that he comes', async () => {
      const wrong: string[] = [];
      for (const [route, row] of Object.entries(ALL)) {
        const may = askers.all(standing).filter((asker) => WHO[row.who](asker));
        const one = may.filter(
          (asker, i) => isTried(route, row, asker) && may.findIndex(({ by }) => by === asker.by) === i,
        );
        for (const asker of one) {
          world.clock.forward({ seconds: 11 });
          const answer = await send(route, row, asker);
          const { status } = answer;
          wrong.push(...lackedBy(answer).map((name) => `${route} for ${nameOf(asker)} lacks ${name}`));
          // A drawing is no text.
          const text = (answer.text as string | undefined) ?? '';
          const told = `${route} for ${nameOf(asker)}: ${status} ${text.replace(/\s+/g, ' ').slice(0, 120)}`;
          if ([401, 403].includes(status) || status >= 500) wrong.push(told);
          if (isLook(route) || row.shows) {
            if (!isAnswered(status) || !text.includes(row.shows ?? '')) wrong.push(told);
            if (isLook(route)) continue;
          }
          await world.settle();
          const changed = await rows.changed();
          if (!row.nothing && !row.shows && changed.length === 0) wrong.push(`${told}: nothing was changed`);
          await rows.restore(changed);
        }
      }
      expect(wrong).toEqual([]);
    });
  });
});
