import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { newGame, type Table } from '../support/game';
import { bodyOf } from '../support/http';
import { Tokens } from '../../src/post/tokens';
import { replyTo } from '../support/player';
import { subjectOf } from '../support/reading';
import { Browser } from '../support/signed-in';
import { World } from '../support/world';

jest.setTimeout(60_000);

let world: World;
let table: Table;
let key: string;

beforeAll(async () => {
  world = await World.open();
  table = await newGame(world);
  const tom = await Browser.of(world, table.allied);
  const { text } = await tom.post('/me/keys', { name: 'my bot' }).expect(201);
  key = /<code>(dk_[\w-]+)<\/code>/.exec(text)?.[1] ?? '';
});
afterAll(() => world.close());

const get = (path: string) => world.anybody.get(`/api/play/${path}`).set('Authorization', `Bearer ${key}`);
const post = (path: string, body: object) =>
  world.anybody.post(`/api/play/${path}`).set('Authorization', `Bearer ${key}`).send(body);
interface Seat {
  side: string;
  asked: { number: number; examples: string[] } | null;
}
const look = async (): Promise<Seat> => bodyOf<Seat>(await get(`games/${table.code}`).expect(200));

/** What forms are marked by. */
const MARK = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

describe('the key of a player', () => {
  it('lists his games and shows his side alone', async () => {
    const games = bodyOf<object[]>(await get('games').expect(200));
    expect(games).toEqual([expect.objectContaining({ code: table.code, side: 'allied', state: 'running' })]);
    expect((await look()).side).toBe('allied');
  });

  it('opens no game of others, and nothing of the club', async () => {
    const other = await newGame(world, { joined: true });
    await world.api
      .put(`/api/games/${other.code}/seats/allied/player`, { name: 'Nora', email: 'nora@example.org' })
      .expect(204);
    const there = await get(`games/${other.code}`).expect(404);
    expect(there.text.replace(other.code, 'QQQ9')).toBe((await get('games/QQQ9').expect(404)).text);
    await world.anybody.get('/api/games').set('Authorization', `Bearer ${key}`).expect(403);
    await post(`games/${table.code}/orders`, { decision: 1 }).expect(400);
  });

  it('gives orders as a mail does: checked first, recorded once, with a receipt in his mailbox', async () => {
    const { asked } = await look();
    const text = asked?.examples.filter((e) => e !== 'pass').join('\n') || 'pass';
    const orders = { decision: asked?.number ?? 0, text };
    const before = await world.game(table.code);
    const checked = bodyOf<{ outcome: string }>(await post(`games/${table.code}/check`, orders).expect(200));
    expect(checked.outcome).not.toBe('NOT recorded');
    expect(await world.game(table.code)).toEqual(before);
    table.allied.news();
    const mark = randomUUID();
    await post(`games/${table.code}/orders`, { ...orders, mark }).expect(200);
    await post(`games/${table.code}/orders`, { ...orders, mark }).expect(200);
    await world.settle();
    expect(table.allied.news().filter((m) => /receipt/.test(subjectOf(m)))).toHaveLength(1);
  });

  it('is asked by the number of the mail and of the page, which stands in nothing that others are shown', async () => {
    const other = await newGame(world);
    const asked = async (seat: string): Promise<number | undefined> =>
      bodyOf<Seat>(await get(`games/${seat}`).expect(200)).asked?.number;
    const number = await asked(other.code);
    const [local = ''] = replyTo(other.allied.find(new RegExp(`${other.code}.*, due `))).split('@');
    expect(world.app.get(Tokens).read(local)?.decision).toBe(number);
    const anna = await Browser.of(world, other.german);
    const { text } = await anna.post('/me/keys', { name: 'hers' }).expect(201);
    const hers = /<code>(dk_[\w-]+)<\/code>/.exec(text)?.[1] ?? '';
    const opponent = await world.anybody.get(`/api/play/games/${other.code}`).set('Authorization', `Bearer ${hers}`);
    expect(bodyOf<Seat>(opponent)).toMatchObject({ side: 'german', asked: null });
    // A mark that was drawn at random may hold `-d032-`, and tells nothing.
    expect(opponent.text.replace(MARK, '')).not.toMatch(/"(?:number|decision)":\s*\d|\bd\d+\b/);
    // Who organises and does not play is told what each side owes, with its number; who plays is not.
    await world.anybody.get(`/api/games/${other.code}`).set('Authorization', `Bearer ${hers}`).expect(403);
    const described = bodyOf<{ components: { schemas: Record<string, { properties: Record<string, object> }> } }>(
      await world.anybody.get('/api/openapi.json').expect(200),
    );
    expect(described.components.schemas['AskedAnswer']?.properties['number']).toMatchObject({
      description: expect.stringContaining('counts what both sides were asked') as string,
    });
  });

  it('keeps a pace', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 70; i++) answers.push((await get('games')).status);
    expect([answers[0], answers.at(-1)]).toEqual([200, 429]);
    world.clock.forward({ minutes: 5 });
  });

  it('plays by the example of our documentation, which is no longer than sixty lines', async () => {
    const bot = join(__dirname, '..', '..', 'docs', 'example-bot.mjs');
    const { seq } = await world.game(table.code);
    const env = { ...process.env, DESPATCH_URL: await world.app.getUrl(), DESPATCH_KEY: key, EVERY_MS: '0' };
    for (let round = 0; round < 6 && (await world.game(table.code)).seq === seq; round++) {
      if (!(await look()).asked) await answerGerman();
      await new Promise((done) => spawn('node', [bot], { env, stdio: 'inherit' }).once('close', done));
    }
    expect((await world.game(table.code)).seq).toBeGreaterThan(seq);
  });

  async function answerGerman(): Promise<void> {
    const mail = table.german.mailbox.findLast((m) => /, due /.test(subjectOf(m)) && subjectOf(m).includes(table.code));
    if (mail) await table.german.reply(mail, 'pass');
    await world.settle();
  }
});
