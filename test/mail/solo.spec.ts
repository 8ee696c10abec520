import { Logger } from '@nestjs/common';
import { BotPlayers } from '../../src/bots/bot-players.service';
import { serviceSecret } from '../../src/config/secret';
import type { GameFile } from '../../src/kernel/record/game-file';
import { verifyGame } from '../../src/kernel/record/verify';
import { createApp } from '../../src/create-app';
import { MailWorkers } from '../../src/mail/mail-workers';
import { OutboxRepository } from '../../src/post/outbox.repository';
import { BOT } from '../../src/people/bot';
import { GERMAN } from '../support/game';
import { messageOf } from '../support/http';
import { asksHim, firstParagraph, samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import type { Delivered } from '../support/mail-sink';
import { World } from '../support/world';

jest.setTimeout(180_000);

let here: World;
let there: World;
beforeAll(async () => {
  [here, there] = await Promise.all([World.open(), World.open()]);
});
afterAll(async () => {
  await here.close();
  await there.close();
});

/** Makes a game of Anna, the German, against the bot; gives its code. */
async function solo(world: World, wish: object = {}): Promise<string> {
  const german = { name: GERMAN, email: world.person(GERMAN).email, zone: 'Europe/Berlin' };
  const seats = { german, allied: 'bot' };
  const body = { system: 'mercury', scenario: '4', seats, joined: true, ...wish };
  const made = await world.api.post('/api/games', body).expect(201);
  return (made.body as { code: string }).code;
}
const exported = async (world: World, code: string): Promise<GameFile> =>
  (await world.api.get(`/api/games/${code}/export?secrets=true`).expect(200)).body as GameFile;
const sourcesOf = (file: GameFile, seat: string): string[] =>
  file.rows.flatMap(({ submission: s }) => (s.kind === 'answer' && s.seat === seat ? [s.source] : []));

/** Answers Anna's newest turn mail by its samples. */
async function step(world: World): Promise<void> {
  const anna = world.person(GERMAN);
  const mail = anna.mailbox.findLast(asksHim) as Delivered;
  const own = samplesOf(mail).filter((s) => s !== 'pass');
  await anna.reply(mail, own.join('\n') || 'pass');
  await world.settle();
}

describe('a game against the bot', () => {
  let code: string;
  beforeAll(async () => {
    code = await solo(here);
    await here.settle();
  });

  it('goes on as soon as the bot is asked: the person is asked next, and knows whom he plays', async () => {
    const anna = here.person(GERMAN);
    expect(subjectOf(anna.newest)).toMatch(/German [^,]*$/);
    const text = unwrapped(textOf(anna.mailbox.findLast(asksHim) as Delivered));
    expect(text).toContain('Allied Despatch (bot), answers at once');
    expect(text).toContain('There is no time limit.');
    expect(text).not.toMatch(/[Oo]rders due|, due /);
    expect(text).toContain('Nothing happens: the bot waits as long as you like.');
    expect(unwrapped(textOf(anna.mailbox[0] as never))).toContain('Allied: Despatch (bot)');
    const { seats } = (await here.api.get(`/api/games/${code}`).expect(200)).body as { seats: object[] };
    expect(seats).toEqual([
      expect.objectContaining({ side: 'allied', player: 'Despatch (bot)', waitedFor: false, dueAt: null }),
      expect.objectContaining({ side: 'german', waitedFor: true }),
    ]);
  });

  it('has the bot answer every mail at once, in the log by its own name', async () => {
    const before = sourcesOf(await exported(here, code), 'allied').length;
    for (let i = 0; i < 6; i++) await step(here);
    const { open } = await here.position(code);
    expect(open.filter((o) => o.seat === 'allied' && !o.sealed)).toEqual([]);
    const sources = sourcesOf(await exported(here, code), 'allied');
    expect(sources.length).toBeGreaterThan(before + 3);
    expect(new Set(sources)).toEqual(new Set(sources.includes('forced') ? ['bot', 'forced'] : ['bot']));
  });

  it('sends the bot no mail, and hands no letter to it', async () => {
    const anna = here.person(GERMAN);
    await anna.reply(anna.newest, 'SAY\nHello\nENDSAY');
    await here.settle();
    expect(unwrapped(textOf(anna.newest))).toContain('You play against the bot; it reads no letters.');
    expect(here.sink.box(BOT.email)).toEqual([]);
    expect(await here.app.get(OutboxRepository).dead((await here.game(code)).id)).toEqual([]);
  });

  it('verifies, and goes on elsewhere against the bot there', async () => {
    const file = await exported(here, code);
    expect(verifyGame(file, here.engine()).filter((c) => !c.ok)).toEqual([]);
    await there.api.post('/api/games/import', file).expect(201);
    await there.settle();
    expect(await exported(there, code)).toEqual(file);
    await step(there);
    const later = await exported(there, code);
    expect(sourcesOf(later, 'german')).toHaveLength(sourcesOf(file, 'german').length + 1);
    expect(verifyGame(later, there.engine()).filter((c) => !c.ok)).toEqual([]);
  });

  it('is played the same by the bot where the orders and the secret are the same', async () => {
    const file = await exported(here, code);
    await step(here);
    const [mine, theirs] = [await exported(here, code), await exported(there, code)];
    expect(mine.rows.length).toBeGreaterThan(file.rows.length);
    expect(theirs.rows.slice(0, mine.rows.length)).toEqual(mine.rows);
  });

  it('goes on to its end, which is told to the person alone', async () => {
    for (let i = 0; i < 100 && !(await here.position(code)).over; i++) await step(here);
    const last = here.person(GERMAN).newest;
    expect(subjectOf(last)).toMatch(/the game is over/);
    const mine = sourcesOf(await exported(here, code), 'german').filter((s) => s === 'player').length;
    expect(unwrapped(textOf(last))).toContain(`German, Anna Berg: ${mine} answered by mail, `);
    expect(textOf(last)).not.toContain('Allied, Despatch (bot):');
    expect(here.sink.box(BOT.email)).toEqual([]);
    expect(sourcesOf(await exported(here, code), 'allied')).not.toContain('standing');
  });
});

describe('a game on the map against the bot', () => {
  it('has the bot move and fight by its own lights, and never costs a mail', async () => {
    const code = await solo(there, { scenario: '1' });
    await there.settle();
    const anna = there.person(GERMAN);
    const mine = (): Delivered => anna.mailbox.findLast((m) => subjectOf(m).includes(code)) as Delivered;
    for (let i = 0; i < 8 && !/game is over/.test(subjectOf(mine())); i++) {
      const asks = anna.mailbox.findLast((m) => subjectOf(m).includes(code) && asksHim(m));
      await anna.reply(asks as Delivered, samplesOf(asks as Delivered)[0] ?? 'pass');
      await there.settle();
    }
    const file = await exported(there, code);
    const moved = file.rows.filter(({ submission: s }) => s.source === 'bot' && s.kind === 'answer');
    const told = moved.flatMap((row) => row.facts.map((f) => f.type));
    expect(told).toContain('ground.moved');
    expect((await there.position(code)).open.filter((o) => o.seat === 'allied' && !o.sealed)).toEqual([]);
    expect(verifyGame(file, there.engine()).filter((c) => !c.ok)).toEqual([]);
    expect(there.sink.box(BOT.email)).toEqual([]);
  });
});

describe('a new game with the bot', () => {
  it('begins when the person has joined', async () => {
    await solo(there, { joined: false });
    await there.settle();
    const anna = there.person(GERMAN);
    await anna.reply(anna.find(/you are invited/), 'JOIN');
    await there.settle();
    expect(firstParagraph(anna.find(/: receipt, /))).toBe('You have taken your seat, and the game begins.');
    expect(subjectOf(anna.newest)).toMatch(/German [^,]*$/);
  });

  it('needs a person', async () => {
    const answer = await here.api
      .post('/api/games', { system: 'mercury', scenario: '4', seats: { german: 'bot', allied: 'bot' } })
      .expect(400);
    expect(messageOf(answer)).toBe('seats: somebody must play; the bot plays against people');
  });
});

describe('a bot that is asked', () => {
  afterEach(() => jest.restoreAllMocks());

  it('answers at the next start when the service dies first', async () => {
    const idle = jest.spyOn(BotPlayers.prototype, 'workOne').mockResolvedValue(false);
    const code = await solo(here);
    await here.settle();
    expect((await here.position(code)).open).toMatchObject([{ seat: 'allied' }]);
    idle.mockRestore();
    const { settings, clock } = here;
    const databaseUrl = settings.databaseUrl ?? '';
    const app = await createApp({
      ...{ settings: { ...settings, smtpListen: null }, secret: serviceSecret(settings), databaseUrl, clock },
    });
    await app.init();
    await app.get(MailWorkers).idle();
    await app.close();
    expect((await here.position(code)).open).toMatchObject([{ seat: 'german' }]);
    expect(sourcesOf(await exported(here, code), 'allied')).toContain('bot');
  });

  it('and fails undoes nothing, and keeps no other game waiting', async () => {
    const broken = await solo(here, { title: 'Broken' });
    await here.settle();
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const { system } = here.engine();
    const bot = jest.spyOn(system as Required<typeof system>, 'bot');
    bot.mockImplementation(() => {
      throw new Error('no idea');
    });
    await step(here);
    bot.mockRestore();
    const fresh = await solo(here, { title: 'Fresh' });
    await here.settle();
    expect((await here.position(broken)).open).toContainEqual(expect.objectContaining({ seat: 'allied' }));
    expect((await here.position(fresh)).open).toMatchObject([{ seat: 'german' }]);
    expect(log.mock.calls[0]).toMatchObject([
      `game ${(await here.game(broken)).id}: the bot failed`,
      { message: 'no idea' },
    ]);
  });
});
