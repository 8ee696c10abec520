import { Client } from 'pg';
import { DataSource } from 'typeorm';
import type { Test } from 'supertest';
import { PersonAddresses } from '../../src/people/person-address.repository';
import { PersonRepository } from '../../src/people/person.repository';
import { bodyOf } from '../support/http';
import { until } from '../support/patience';
import { Browser } from '../support/signed-in';
import { World } from '../support/world';

jest.setTimeout(180_000);

let world: World;
let nr = 0;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const at = (method: 'get' | 'post' | 'delete', path: string, key = world.apiKey): Test =>
  world.anybody[method](path).set('Authorization', `Bearer ${key}`);
interface Person {
  id: string;
  email: string;
  browser: Browser;
  key: string;
}
interface Club {
  handle: string;
  people: Person[];
}

/** A club of so many people in one role, each signed in; organisers have keys. */
async function clubOf(role: 'organiser' | 'moderator', count = 2): Promise<Club> {
  // So many links to sign in are mailed within an hour.
  world.clock.forward({ hours: 1 });
  const name = `Pair ${++nr}`;
  const handle = `pair-${nr}`;
  const known = Array.from({ length: count }, (_, n) => world.person(`${role}${nr}x${n} Pair`));
  const founder = role === 'organiser' ? known[0]! : world.person(`founder${nr} Pair`);
  await at('post', '/api/clubs')
    .send({ name, organiser: { name: founder.name, email: founder.email } })
    .expect(201);
  for (const { name: called, email } of known)
    await at('post', `/api/clubs/${handle}/members`).send({ name: called, email, role }).expect(200);
  await world.settle();
  const members = bodyOf<{ personId: string; email: string }[]>(await at('get', `/api/clubs/${handle}/members`));
  const people: Person[] = [];
  for (const player of known) {
    const browser = await Browser.of(world, player);
    const id = members.find((m) => m.email === player.email)?.personId ?? '';
    const made = await browser.post(`/api/clubs/${handle}/keys`, { name: 'his', scopes: ['people', 'moderate'] });
    people.push({ id, email: player.email, browser, key: bodyOf<{ key?: string }>(made).key ?? '' });
  }
  return { handle, people };
}

/**
 * Lets acts on roles run until each stands before `table`, which we hold, or behind another of them; then lets go. So both have read all that they
 * decide by before either has written it.
 */
async function atOnce(table: string, ...acts: (() => Promise<unknown>)[]): Promise<void> {
  const { url } = world.app.get(DataSource).options as unknown as { url: string };
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`);
  const waiting = async (): Promise<number> => {
    await client.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ~ 'member|club'`,
    );
    return rows[0]?.n ?? 0;
  };
  const done = acts.map((act) => act());
  try {
    await until(
      () => `${acts.length} acts to stand before ${table}`,
      async () => (await waiting()) >= acts.length,
      { every: 10 },
    );
  } finally {
    await client.query('COMMIT');
    await client.end();
  }
  await Promise.all(done);
}

const organisers = async (handle: string): Promise<string[]> =>
  bodyOf<{ personId: string; roles: string[] }[]>(await at('get', `/api/clubs/${handle}/members`)).flatMap((m) =>
    m.roles.includes('organiser') ? [m.personId] : [],
  );

describe('two requests in flight leave a club its last organiser', () => {
  type Way = (by: Person, whom: Person, club: string) => Promise<{ status: number }>;
  const ways: Record<string, Way> = {
    'the key of the site': (_by, whom, club) =>
      at('delete', `/api/clubs/${club}/members/${whom.id}/organiser`).then((a) => a),
    'his own key': (by, whom, club) =>
      at('delete', `/api/clubs/${club}/members/${whom.id}/organiser`, by.key).then((a) => a),
    'the form of the page': (by, whom, club) =>
      by.browser.post(`/clubs/${club}/members/${whom.id}/organiser/remove`, {}).then((a) => a),
    'leaving the service': (_by, whom) =>
      whom.browser.post('/me/leave', { name: world.person(nameOf(whom)).name }).then((a) => a),
  };
  const nameOf = ({ email }: Person): string => `${email.split('@')[0]} Pair`;
  const pairs = Object.keys(ways).flatMap((a, i, all) => all.slice(i).map((b): [string, string] => [a, b]));
  it.each(pairs)('one by %s, one by %s', async (first, second) => {
    const { handle, people } = await clubOf('organiser');
    const [one, other] = people as [Person, Person];
    const statuses: number[] = [];
    // Each takes the role of the other; who leaves is the other, too.
    const act = (way: string, by: Person, whom: Person) => async () =>
      void statuses.push((await ways[way]!(by, whom, handle)).status);
    await atOnce('member', act(first, one, other), act(second, other, one));
    expect(await organisers(handle)).toHaveLength(1);
    expect(statuses.filter((s) => s === 409 || s === 400)).toHaveLength(1);
  });
});

describe('a game whose moderators go at once', () => {
  it('is moderated by somebody of the club still: one leaves the service, one is taken the role', async () => {
    const { handle, people } = await clubOf('moderator');
    const [leaves, removed] = people as [Person, Person];
    const seats = Object.fromEntries(
      ['german', 'allied'].map((side) => [side, { name: `${side}${nr} Seat`, email: `${side}${nr}@seat.example` }]),
    );
    const made = await at('post', '/api/games').send({
      ...{ system: 'mercury', scenario: '4', joined: true, club: `Pair ${nr}`, seats },
      moderator: { name: 'x', email: leaves.email },
    });
    const { code } = bodyOf<{ code: string }>(made);
    await world.settle();
    const name = `${leaves.email.split('@')[0]} Pair`;
    await atOnce(
      'game',
      () => leaves.browser.post('/me/leave', { name }).then((a) => a),
      () => at('delete', `/api/clubs/${handle}/members/${removed.id}/moderator`).then((a) => a),
    );
    const [left] = await organisers(handle);
    expect((await world.game(code)).moderatorId).toBe(left);
  });
});

describe('the address where the mails of somebody go', () => {
  it('stays his when he forgets it in one game while another game makes it that one', async () => {
    const { people } = await clubOf('organiser', 1);
    const { id } = people[0]!;
    const addresses = world.app.get(PersonAddresses);
    const source = world.app.get(DataSource);
    const person = async () => (await world.app.get(PersonRepository).byId(id))!;
    const [here, there, other] = [await person(), await person(), `other${nr}@example.org`];
    await source.query('INSERT INTO address (email, person_id, verified_at) VALUES ($1, $2, now())', [other, id]);
    let forgotten: Promise<void> = Promise.resolve();
    await source.transaction(async (manager) => {
      expect(await addresses.makeMain(manager, here, other, new Date())).toBe(true);
      forgotten = source.transaction((behind) => addresses.forget(behind, there, other).then(() => undefined));
      // It has its say, or stands behind us.
      await until(
        () => 'the other game to forget the address or to wait',
        async () => {
          const [row] = await manager.query<{ n: number }[]>(
            `SELECT (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock')
               + (SELECT count(*) FROM (SELECT) x WHERE NOT EXISTS (SELECT FROM address WHERE email = $1)) AS n, pg_stat_clear_snapshot()`,
            [other],
          );
          return Number(row?.n ?? 0) > 0;
        },
        { every: 10 },
      );
    });
    await forgotten;
    expect((await person()).email).toBe(other);
    expect(await addresses.has(source.manager, id, other)).toBe(true);
  });
});
