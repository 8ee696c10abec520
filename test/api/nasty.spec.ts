import { DataSource } from 'typeorm';
import request from 'supertest';
import { ACT_ROWS } from '../support/matrix/act-rows';
import { Askers, type Asker } from '../support/matrix/askers';
import { filledOn, layGround, type Ground } from '../support/matrix/ground';
import { KeptRows } from '../support/matrix/kept-rows';
import { NASTY, bodiesWith } from '../support/matrix/nasty';
import { BY_SECRET, OPEN, ROWS, type Row } from '../support/matrix/rows';
import { WHO } from '../support/matrix/who';
import { registeredRoutes } from '../support/routes';
import { World } from '../support/world';

jest.setTimeout(400_000);

const EVERY: Readonly<Record<string, Row>> = {
  ...{ ...ROWS, ...ACT_ROWS },
  ...Object.fromEntries(
    Object.entries(BY_SECRET).map(([route, { secret, body }]): [string, Row] => [
      route,
      { who: 'everybody', at: { pass: secret, token: secret }, ...(body ? { body } : {}) },
    ]),
  ),
  ...Object.fromEntries(Object.values(OPEN).flatMap((routes) => routes.map((r) => [r, { who: 'everybody' }]))),
};
/** What a path has where a row says nothing else. */
const USUAL: Readonly<Record<string, string>> = {
  ...{ club: '{club}', code: '{ours}', game: '{ours}', side: '{side}', event: '{played}', n: '1', from: '0' },
  ...{ sheet: 'map', system: 'mercury', paragraph: '1.1' },
};
/** Words of a query that is read as a whole. */
const WHOLE = ['side', 'of', 'after', 'search', 'days'];
/** No answer is longer, whatever was asked. */
const LONGEST = 400_000;

let world: World;
let ground: Ground;
let rows: KeptRows;
let everybody: Asker[];
const words = new Map<string, string[]>();

beforeAll(async () => {
  world = await World.open();
  ground = await layGround(world);
  const askers = new Askers(world, ground.persons, ground.clubs);
  await askers.arrive();
  await askers.become('organiser');
  everybody = [...askers.all('organiser'), ...askers.all('none')];
  for (const { route, query } of registeredRoutes(world))
    words.set(route, [...new Set(query.flatMap((word) => word ?? WHOLE))]);
  await world.settle();
  rows = await KeptRows.of(world.app.get(DataSource));
  await rows.keep();
});
afterAll(() => world.close());

interface Trial {
  told: string;
  to: string;
  body?: string;
}

/** A request for each value at each part of the path, each word of the query and each field of the body. */
function trialsAt(name: string, { at, query = '', body }: Row): Trial[] {
  const [method = '', path = ''] = name.split(' ');
  const fill = (text: string): string => filledOn(ground, text);
  const parts: Record<string, string> = { ...USUAL, ...at };
  const address = (other: Record<string, string> = {}): string =>
    path.replace(/:(\w+)/g, (_, part: string) => other[part] ?? encodeURIComponent(fill(parts[part] ?? 'none')));
  const inJson = (_: string, known: string): string => JSON.stringify(ground.known[known] ?? 'none').slice(1, -1);
  const sent = JSON.stringify(body ?? {}).replace(/\{(\w+)\}/g, inJson);
  return Object.entries(NASTY).flatMap(([value, { form, json }]): Trial[] => [
    // The path is that of a route which was tried, where a row is one act of many.
    ...(name in ACT_ROWS ? [] : [...path.matchAll(/:(\w+)/g)]).flatMap(([, part = '']) =>
      form.startsWith('=')
        ? [{ told: `:${part} ${value}`, to: address({ [part]: form.slice(1) }) + fill(query), body: sent }]
        : [],
    ),
    ...(words.get(`${method} ${path}`) ?? []).map((word) => ({
      ...{ told: `?${word} ${value}`, body: sent },
      to: `${address()}?${word}${form.replaceAll('{name}', word)}`,
    })),
    ...bodiesWith(body ? (JSON.parse(sent) as object) : {}, json).flatMap(({ field, text }) =>
      body ? [{ told: `${field} ${value}`, to: address() + fill(query), body: text }] : [],
    ),
  ]);
}

/** What ended in a fault of ours, or in an answer without end. */
async function wrongAt(name: string): Promise<string[]> {
  const row = EVERY[name] as Row;
  const verb = (name.split(' ')[0] ?? '').toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const asker = everybody.find((one) => WHO[row.who](one));
  const wrong: string[] = [];
  for (const { told, to, body } of trialsAt(name, row)) {
    world.clock.forward({ seconds: 11 });
    const sent = request(world.app.getHttpServer())
      [verb](to)
      .set(asker?.headers ?? {});
    const answer = await (verb === 'get' ? sent : sent.type('json').send(body));
    const length = (answer.text as string | undefined)?.length ?? 0;
    if (answer.status >= 500 || length > LONGEST)
      wrong.push(`${name} with ${told}: ${answer.status}, ${length} letters`);
  }
  return wrong;
}

describe('values that nobody means', () => {
  it('end no request in a fault of ours, and make no answer long: at every part of every route', async () => {
    const wrong: string[] = [];
    for (const name of Object.keys(EVERY)) {
      wrong.push(...(await wrongAt(name)));
      if (name.startsWith('GET ')) continue;
      // An act may have been done, where a value says something after all.
      await world.settle();
      await rows.restore(await rows.changed());
    }
    expect(wrong).toEqual([]);
  });
});
