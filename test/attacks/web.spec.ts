import { request as httpRequest, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DataSource } from 'typeorm';
import { Keys } from '../../src/config/keys';
import { newGame, type Table } from '../support/game';
import { messageOf } from '../support/http';
import { textOf } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(180_000);

const TOKEN = 'a token for Prometheus';

let world: World;
let table: Table;
/** The link of a mail without its host. */
let link: string;

beforeAll(async () => {
  world = await World.open({ METRICS_TOKEN: TOKEN.replaceAll(' ', '-') });
  table = await newGame(world);
  link = /\/g\/\w{4}\/[a-z2-7]+/.exec(textOf(table.allied.newest).replace(/\s+/g, ''))?.[0] ?? '';
});
afterAll(() => world.close());

/** A request that is sent part by part. */
function upload(path: string, headers: Record<string, string> = {}): { sent: ClientRequest; answer: Promise<Answer> } {
  const { port } = (world.app.getHttpServer() as Server).address() as AddressInfo;
  const json = { 'Content-Type': 'application/json', ...headers };
  const sent = httpRequest({ port, host: '127.0.0.1', method: 'POST', path, headers: json });
  const answer = new Promise<Answer>((done, failed) => {
    sent.once('error', failed);
    sent.once('response', (response: IncomingMessage) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.once('end', () =>
        done({ status: response.statusCode ?? 0, message: messageOf({ body: JSON.parse(text) }) }),
      );
    });
  });
  return { sent, answer };
}
interface Answer {
  status: number;
  message: string;
}
const withKey = (): Record<string, string> => ({ Authorization: `Bearer ${world.apiKey}` });
const written = (sent: ClientRequest, part: string | Buffer): Promise<void> =>
  new Promise((done) => sent.write(part, () => done()));

describe('18 MB of lists within lists', () => {
  const NESTED = Buffer.alloc(18_000_000, '[');

  it.each(['/api/games', '/api/games/import', '/api/games/ABCD/adjust', '/api/mail/suppressed/lift'])(
    'are not read without the key: %s is answered before they come, and to their end',
    async (path) => {
      const { sent, answer } = upload(path, { 'Content-Length': String(NESTED.length) });
      sent.flushHeaders();
      expect(await answer).toMatchObject({ status: 401, message: expect.stringMatching(/^The API needs/) as string });
      sent.destroy();
      const whole = upload(path);
      whole.sent.end(NESTED);
      expect((await whole.answer).status).toBe(401);
      await world.anybody.get('/healthz').expect(200);
    },
  );

  it('with the key are too large everywhere but for an import, and too deep there', async () => {
    const large = upload('/api/games', withKey());
    large.sent.end(NESTED);
    expect((await large.answer).status).toBe(413);
    const deep = upload('/api/games/import', withKey());
    deep.sent.end(NESTED);
    expect(await deep.answer).toEqual({ status: 400, message: 'The file is nested more than 100 levels deep.' });
  });

  it('of 90 kB are too deep for every other route, and brackets in a text are none', async () => {
    const nested = (text: string) =>
      world.anybody.post('/api/games').set(withKey()).set('Content-Type', 'application/json').send(text);
    expect(messageOf(await nested(`${'['.repeat(45_000)}${']'.repeat(45_000)}`).expect(400))).toContain(
      'nested more than 100 levels',
    );
    expect(messageOf(await nested(`{"${'['.repeat(200)}":1}`).expect(400))).toContain('system: ');
  });

  it('let others be served while they come', async () => {
    const { sent, answer } = upload('/api/games/import', withKey());
    await written(sent, `{"format":"despatch-game/1","rows":[${'[],'.repeat(30_000)}`);
    await world.anybody.get('/healthz').expect(200);
    sent.end('[]]}');
    expect(await answer).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^this is no exported game/) as string,
    });
  });
});

describe('an import', () => {
  it.each([
    ['{"format":', 400, 'The file is no JSON.'],
    ['{"format":1} {', 400, 'The file is no JSON.'],
    [`{"title":"${'x'.repeat(20_000_000)}"}`, 413, 'The file is larger than 20 MB.'],
    [`[${'1,'.repeat(1_600_000)}1]`, 400, 'The file holds more values than a game has.'],
    ['', 400, 'this is no exported game: the file: '],
  ])('of what is no game is refused in a sentence (%#)', async (body, status, sentence) => {
    const { sent, answer } = upload('/api/games/import', withKey());
    sent.end(body);
    const told = await answer;
    expect(told.status).toBe(status);
    expect(told.message).toContain(sentence);
  });

  it('that is compressed could be of any size, and is not read', async () => {
    const { sent, answer } = upload('/api/games/import', { ...withKey(), 'Content-Encoding': 'gzip' });
    sent.end(Buffer.alloc(100));
    expect(await answer).toEqual({ status: 415, message: 'Send the file as it is, not compressed.' });
  });
});

describe('addresses and headers that nobody means well', () => {
  it('get sentences', async () => {
    const tried = [
      await world.anybody.post('/api/games').set('Origin', 'foo').send({}).expect(403),
      await world.anybody.post(`${link}`).set('Origin', 'http://').send({}).expect(403),
      await world.api.get('/api/games/%00').expect(404),
      await world.api.get(`/api/games/${'x'.repeat(2_000)}`).expect(404),
      await world.api.put(`/api/games/${table.code}/seats/%00/address`, { email: 'a@example.org' }).expect(400),
      await world.api.post(`/api/games/${table.code}/adjust`, { patch: {}, reason: 'a\0b' }).expect(400),
    ];
    for (const answer of tried) expect(messageOf(answer)).toMatch(/^[A-Za-z].{15,120}$/);
    for (const path of ['/g/%00', '/g/%00/news', `/g/${table.code}%00`, '/g/%00/mute/%00', `${link}%00`]) {
      const { status, text } = await world.anybody.get(path);
      expect([401, 404]).toContain(status);
      expect(text).toMatch(/opened by the link in your newest mail|address is good no longer/);
    }
    expect((await world.anybody.get('/g/%zz')).status).toBe(400);
  });

  it('learn nothing of what serves them', async () => {
    for (const path of ['/healthz', '/', '/g/ABCD', '/api/games', '/nothing', '/web/game.css'])
      expect((await world.anybody.get(path)).headers).not.toHaveProperty('x-powered-by');
  });
});

describe('a code of a game', () => {
  /** What an answer cost: statements, and HMACs of passes. */
  async function cost(path: string, cookie: string): Promise<{ statements: number; macs: number; said: unknown }> {
    const asked = jest.spyOn(world.app.get(DataSource), 'query');
    const checked = jest.spyOn(world.app.get(Keys), 'made');
    const answer = await world.anybody.get(path).set('Cookie', cookie);
    // What looks after queues meanwhile asks for no game.
    const ofGames = asked.mock.calls.filter(
      ([statement]) =>
        /FROM (?:game|game_name|seat|person)\b/.test(statement) && !/SKIP LOCKED|mail_address|p\.leave/.test(statement),
    );
    const told = { statements: ofGames.length, macs: checked.mock.calls.length };
    jest.restoreAllMocks();
    return { ...told, said: [answer.status, answer.text] };
  }

  it('costs who has no pass the same work whether there is such a game or not, and tells the same', async () => {
    const pass = link.split('/').at(-1) ?? '';
    const forged = pass.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    const none = ['2222', 'ZZZZ', '%00'];
    for (const behind of ['', '/news', '/sheets/map.svg', `/${forged}`, '/pass', `/mute/${forged}`, '/mute/pass'])
      for (const cookie of ['', `despatch-german=${forged}`, 'despatch-allied=x; despatch-german=y']) {
        const there = await cost(`/g/${table.code}${behind}`, cookie);
        expect(there).toMatchObject({ statements: 1, macs: expect.any(Number) as number });
        expect(there.macs).toBeGreaterThan(1);
        for (const code of none) expect(await cost(`/g/${code}${behind}`, cookie)).toEqual(there);
      }
    await world.anybody.get(link).expect(303);
  });
});

describe('whoever guesses keys', () => {
  const show = (key: string, from: string) =>
    world.anybody.get('/api/games').set('Authorization', `Bearer ${key}`).set('X-Forwarded-For', from);

  it('is slowed down, at every door together; others are not', async () => {
    const [guesser, other] = ['1.2.3.4, 203.0.113.7', '203.0.113.7, 198.51.100.1'];
    const wrong: number[] = [];
    for (let i = 0; i < 18; i++) wrong.push((await show(`guess-${i}`, guesser)).status);
    const enter = (key: string) =>
      world.anybody
        .post('/organiser/enter')
        .set('X-Forwarded-For', guesser)
        .set('Sec-Fetch-Site', 'same-origin')
        .type('form')
        .send({ key });
    wrong.push((await enter('guess')).status);
    const metrics = world.anybody.get('/metrics').set('X-Forwarded-For', guesser);
    wrong.push((await metrics.set('Authorization', 'Bearer guess')).status);
    expect(wrong).toEqual(Array(20).fill(401));
    // From here on who guesses waits; whoever has the right key in that network does not.
    const late = await show('guess-again', guesser).expect(429);
    expect(messageOf(late)).toBe('Too many wrong keys came from your network; try again in 30 seconds.');
    await enter('guess').expect(429);
    await show(world.apiKey, guesser).expect(200);
    await enter(world.apiKey).expect(303);
    await show(world.apiKey, other).expect(200);
    await world.api.get('/api/games').expect(200);
    world.clock.forward({ seconds: 30 });
    await show('one-more', guesser).expect(401);
    await show('and-another', guesser).expect(429);
    await show(world.apiKey, guesser).expect(200);
  });
});

describe('/metrics', () => {
  const asked = (headers: Record<string, string>) => world.anybody.get('/metrics').set(headers);

  it('is for this machine; with a sign of a proxy, or by another name, for who has the token', async () => {
    await asked({}).expect(200);
    await asked({ Host: 'localhost:3000' }).expect(200);
    const handedOn = [
      'Forwarded',
      'Via',
      'X-Forwarded-For',
      'X-Forwarded-Proto',
      'X-Forwarded-Host',
      'X-Real-IP',
      'CF-Ray',
    ];
    for (const header of [...handedOn, 'Host']) {
      const by = { [header]: 'despatch.example.org' };
      await asked(by).expect(401);
      await asked({ ...by, Authorization: 'Bearer wrong' }).expect(401);
      await asked({ ...by, Authorization: `Bearer ${TOKEN.replaceAll(' ', '-')}` }).expect(200);
    }
  });
});
