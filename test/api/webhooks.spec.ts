import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhooks } from '../../src/programs/webhooks/webhooks.service';
import { newGame, playUntil, send, type Table } from '../support/game';
import { bodyOf } from '../support/http';
import { samplesOf } from '../support/reading';
import { Browser } from '../support/signed-in';
import { World } from '../support/world';

jest.setTimeout(60_000);

const CLUB = 'club-of-the-tuesday-evenings';

interface Call {
  path: string;
  signature: string;
  body: string;
}

let world: World;
let table: Table;
let server: Server;
let url: string;
let status = 200;
const calls: Call[] = [];

beforeAll(async () => {
  world = await World.open({ WEBHOOKS_LOCAL: 'on' });
  table = await newGame(world);
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.once('end', () => {
      calls.push({ path: request.url ?? '', signature: String(request.headers['despatch-signature']), body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await world.close();
});

const tick = (): Promise<void> => world.app.get(Webhooks).tick();
const told = (): object[] => calls.splice(0).map((c) => JSON.parse(c.body) as object);

it('tells a club who is asked and until when, signed, each once, and nothing of what is asked', async () => {
  const made = await world.api.post(`/api/clubs/${CLUB}/webhooks`, { url: `${url}/club` }).expect(201);
  const { secret } = bodyOf<{ secret: string }>(made);
  const { player, mail } = await playUntil(world, table, /German air search/);
  await tick();
  const last = calls.at(-1);
  const [, stamp = '', mac = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(last?.signature ?? '') ?? [];
  expect(mac).toBe(createHmac('sha256', secret).update(`${stamp}.${last?.body}`).digest('hex'));
  const events = told();
  expect(events).toContainEqual(
    expect.objectContaining({ event: 'asked', game: table.code, side: 'german', dueAt: expect.any(String) as string }),
  );
  for (const event of events) expect(Object.keys(event).sort()).toEqual(['at', 'dueAt', 'event', 'game', 'id', 'side']);
  await tick();
  expect(told()).toEqual([]);
  await send(world, player, mail, samplesOf(mail).join('\n'));
});

it('is tried again until it is taken, and is off after three days', async () => {
  status = 500;
  await playUntil(world, table, /Allied/);
  await tick();
  const first = calls.length;
  expect(first).toBeGreaterThan(0);
  await tick();
  expect(calls).toHaveLength(first);
  world.clock.forward({ minutes: 3 });
  await tick();
  expect(calls.length).toBeGreaterThan(first);
  for (let day = 0; day < 5; day++) {
    world.clock.forward({ days: 1 });
    await tick();
  }
  const hooks = bodyOf<{ offAt: string | null }[]>(await world.api.get(`/api/clubs/${CLUB}/webhooks`).expect(200));
  expect(hooks.map((h) => h.offAt !== null)).toEqual([true]);
  status = 200;
  calls.length = 0;
});

it('tells a player of his own games alone, and of another club nobody anything', async () => {
  const { text } = await (await Browser.of(world, table.allied)).post('/me/keys', { name: 'k' }).expect(201);
  const key = /<code>(dk_[\w-]+)<\/code>/.exec(text)?.[1] ?? '';
  await world.anybody
    .post('/api/play/webhooks')
    .set('Authorization', `Bearer ${key}`)
    .send({ url: `${url}/tom` })
    .expect(201);
  const person = (name: string): object => ({ name, email: world.person(name).email });
  const seats = { german: person('Nora Neu'), allied: person('Ole Alt') };
  await world.api
    .post('/api/games', { system: 'mercury', scenario: '4', joined: true, club: 'Elsewhere', seats })
    .expect(201);
  await world.settle();
  await newGame(world);
  await tick();
  const events = told();
  expect(events.length).toBeGreaterThan(0);
  expect(events.every((e) => 'side' in e && e.side === 'allied')).toBe(true);
});

it('tells an organiser nothing of the other side of a game that he plays, and nothing at all once he organises no more', async () => {
  const members = `/api/clubs/${CLUB}/members`;
  await world.api.post(members, { email: table.allied.email, role: 'organiser' }).expect(200);
  await world.api.post(members, { email: 'olga@example.org', role: 'organiser' }).expect(200);
  const tom = await Browser.of(world, table.allied);
  await tom.post(`/api/clubs/${CLUB}/webhooks`, { url: `${url}/organiser` }).expect(201);
  await newGame(world);
  await tick();
  const toldOrganiser = (): string[] =>
    calls.splice(0).flatMap((c) => (c.path === '/organiser' ? [(JSON.parse(c.body) as { side: string }).side] : []));
  expect(new Set(toldOrganiser())).toEqual(new Set(['allied']));
  const all = bodyOf<{ personId: string; email: string }[]>(await world.api.get(members).expect(200));
  const { personId } = all.find((m) => m.email === table.allied.email) ?? { personId: '' };
  await tom.post(`/clubs/${CLUB}/members/${personId}/organiser/remove`, {});
  await newGame(world);
  await tick();
  expect(toldOrganiser()).toEqual([]);
});

it('has five addresses at most, however many are named at once', async () => {
  const wish = { url: `${url}/many` };
  const made = await Promise.all(
    Array.from({ length: 9 }, () => world.api.post('/api/clubs/elsewhere/webhooks', wish)),
  );
  expect(made.map((m) => m.status).sort()).toEqual([201, 201, 201, 201, 201, 400, 400, 400, 400]);
});

it('goes to no address of this machine unless the operator says so', async () => {
  const answer = await world.api.post(`/api/clubs/${CLUB}/webhooks`, { url: 'ftp://x' }).expect(400);
  expect(answer.text).toContain('an https address outside');
});
