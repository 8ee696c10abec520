import { DataSource } from 'typeorm';
import { Thinking, ThinkingFailed } from '../../src/bots/thinking/thinking';
import type { ThinkTask, Thought } from '../../src/bots/thinking/think';
import { scriptAnswer } from '../../src/kernel/decide/bot';
import { seededRng } from '../../src/kernel/decide/rng';
import { STRENGTHS } from '../../src/kernel/search/strength';
import { MailWorkers } from '../../src/mail/mail-workers';
import { ALLIED, GERMAN, newGame } from '../support/game';
import { linkOf } from '../support/played-on';
import { asksHim, samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(180_000);

/** A service whose thread finds what the script would play with other luck, and keeps what it was asked. */
async function advising() {
  const world = await World.open({ SEARCH_THREAD: 'on' });
  const tasks: ThinkTask[] = [];
  const fail = { next: false };
  /** What is done before a thought is found. */
  const before = { found: (): Promise<unknown> => Promise.resolve() };
  const engine = world.engine();
  world.app.get(Thinking).think = async (task): Promise<Thought> => {
    tasks.push(task);
    await before.found();
    if (fail.next) throw new ThinkingFailed('its thread ended');
    const { known, seed } = task;
    const q = {
      ...{ seat: known.seat, facts: known.open.facts },
      ...{ view: known.view as object, data: engine.system.data as object },
    };
    const answer = scriptAnswer(engine, engine.kind(known.open.kind), q, seededRng(`hint/${seed}`));
    if (task.given !== undefined) return { answer, broken: 0, rollouts: 500, gain: null, cost: tasks.length / 50 };
    return { answer, broken: 0, rollouts: 1200, gain: 0.08 };
  };
  return { world, tasks, fail, before };
}

const settled = (world: World): Promise<void> => world.app.get(MailWorkers).idle({ searches: true });

/** A game of Anna, the German; the other seat is the bot's, or somebody's. */
async function game(world: World, allied: unknown, wish: object = {}): Promise<string> {
  const german = { name: GERMAN, email: world.person(GERMAN).email, zone: 'Europe/Berlin' };
  const body = {
    system: 'mercury',
    scenario: '4',
    seats: { german, allied },
    ...(typeof allied === 'string' ? { joined: true } : {}),
    ...wish,
  };
  const made = await world.api.post('/api/games', body).expect(201);
  await settled(world);
  return (made.body as { code: string }).code;
}

/** Writes under the newest mail of a game to Anna; gives the receipt. */
async function write(world: World, code: string, text: string, name = GERMAN): Promise<string> {
  const anna = world.person(name);
  const asks = anna.mailbox.findLast((m) => subjectOf(m).includes(code));
  await anna.reply(asks as never, text);
  await settled(world);
  return unwrapped(
    textOf(anna.mailbox.findLast((m) => subjectOf(m).includes(code) && /receipt/.test(subjectOf(m))) as never),
  );
}
const hintMails = (world: World, code: string, name = GERMAN) =>
  world.person(name).mailbox.filter((m) => subjectOf(m).includes(code) && /a hint for/.test(subjectOf(m)));
const hints = (world: World, code: string, name = GERMAN): string[] =>
  hintMails(world, code, name).map((m) => textOf(m));

describe('HINT', () => {
  let here: Awaited<ReturnType<typeof advising>>;
  beforeAll(async () => {
    here = await advising();
  });
  afterAll(() => here.world.close());

  it('brings what a strong player would order, found from what the asker knows; sent back, it is recorded', async () => {
    const { world, tasks } = here;
    const code = await game(world, 'bot:easy');
    expect(unwrapped(textOf(world.person(GERMAN).mailbox[0] as never))).toContain('HINT in a reply brings');
    expect(await write(world, code, 'Please give me a hint.')).toMatch(/HINT Thought about: /);
    const [task] = tasks.splice(0);
    expect(task).toMatchObject({ rollouts: STRENGTHS.strong, known: { seat: 'german' } });
    const [text = ''] = hints(world, code);
    expect(unwrapped(text)).toContain('1200 games were played on from positions that look to you as this one does');
    expect(unwrapped(text)).toContain('4 hundredths of the way');
    expect(unwrapped(text)).toContain('Nothing is recorded until you send orders of your own');
    const orders = samplesOf(hintMails(world, code)[0] as never).join('\n');
    expect(await write(world, code, 'HINT')).toMatch(/The hint for .* was mailed to you/);
    expect(tasks).toEqual([]);
    const rows = async (): Promise<number> => (await world.position(code)).seq;
    const before = await rows();
    const receipt = await write(world, code, orders);
    expect(receipt).toMatch(/recorded/i);
    expect(receipt).not.toMatch(/NOT recorded/);
    expect(await rows()).toBeGreaterThan(before);
  });

  it('says so and brings the order of the bot when the search fails', async () => {
    const { world, tasks, fail } = here;
    const code = await game(world, 'bot:easy', { title: 'Fails' });
    fail.next = true;
    await write(world, code, 'hint');
    fail.next = false;
    expect(tasks.splice(0)).toHaveLength(1);
    expect(unwrapped(hints(world, code)[0] ?? '')).toContain('what the bot orders here as a rule');
  });

  it('is for games against the bot, and for those whose charter says so from the start', async () => {
    const { world, tasks } = here;
    // The Allied player is asked first.
    const plain = await newGame(world);
    expect(await write(world, plain.code, 'HINT', ALLIED)).toContain('There are no hints in this game');
    expect(hints(world, plain.code, ALLIED)).toEqual([]);
    const taught = await newGame(world, { charter: { hints: true } });
    expect(await write(world, taught.code, 'CHARTER\nHINT', ALLIED)).toContain(
      'both players may ask what a strong player would order',
    );
    expect(hints(world, taught.code, ALLIED)).toHaveLength(1);
    expect(tasks.splice(0)).toHaveLength(1);
  });

  it('is about what is asked once the orders of the same mail are played', async () => {
    const { world } = here;
    const code = await game(world, 'bot:easy', { title: 'Answered' });
    await write(world, code, 'HINT');
    const orders = samplesOf(hintMails(world, code)[0] as never).join('\n');
    expect(await write(world, code, `${orders}\nHINT`)).toContain('HINT Nothing is asked of you now');
  });

  it('is not sent when the question was answered while it was thought about', async () => {
    const { world, before } = here;
    const code = await game(world, 'bot:easy', { title: 'Meanwhile' });
    before.found = async () => {
      before.found = () => Promise.resolve();
      const anna = world.person(GERMAN);
      const asks = anna.mailbox.findLast((m) => subjectOf(m).includes(code) && asksHim(m));
      await anna.reply(
        asks as never,
        samplesOf(asks as never)
          .filter((line) => line !== 'pass')
          .join('\n'),
      );
      await world.app.get(MailWorkers).idle();
    };
    await write(world, code, 'HINT');
    expect(hints(world, code)).toEqual([]);
    const { open } = await world.position(code);
    expect(open.filter(({ seat, id }) => seat === 'german' && id === 'd2')).toEqual([]);
    // Nobody thinks about it again.
    const { id } = await world.game(code);
    const wishes = await world.app.get(DataSource).query<object[]>('SELECT 1 FROM hint WHERE game_id = $1', [id]);
    expect(wishes).toEqual([]);
  });
});

/** The replay of a game as Anna sees it, by the link of a mail of hers. */
async function pageOf(world: World, code: string): Promise<string> {
  const entered = await world.anybody.get(linkOf(world.person(GERMAN), code)).expect(303);
  const cookie = entered.get('Set-Cookie')?.[0]?.split(';')[0] ?? '';
  const page = await world.anybody.get(`/g/${code}/replay`).set('Cookie', cookie).expect(200);
  return page.text;
}

describe('REVIEW', () => {
  it('tells once a game is over what cost its people most, worst first, from what each knew then', async () => {
    const { world, tasks } = await advising();
    const code = await game(world, 'bot:easy');
    expect(await write(world, code, 'REVIEW')).toContain('A game is reviewed once it is over');
    for (let n = 0; n < 8; n++) {
      const anna = world.person(GERMAN);
      const asks = anna.mailbox.findLast((m) => subjectOf(m).includes(code) && asksHim(m));
      await anna.reply(asks as never, samplesOf(asks as never).join('\n'));
      await settled(world);
      world.clock.forward({ seconds: 1 });
    }
    const resigning = await write(world, code, 'RESIGN');
    await write(world, code, `CONFIRM ${/CONFIRM (\d+)/.exec(resigning)?.[1]}`);
    expect((await world.position(code)).over).not.toBeNull();
    tasks.splice(0);
    expect(await write(world, code, 'review')).toContain('Thought about: every decision of the people who played');
    expect(tasks.length).toBeGreaterThan(2);
    expect(
      tasks.every(
        ({ known, given, rollouts }) => known.seat === 'german' && given !== undefined && rollouts === STRENGTHS.fair,
      ),
    ).toBe(true);
    const mails = world.person(GERMAN).mailbox.filter((m) => /a review of the game/.test(subjectOf(m)));
    expect(mails).toHaveLength(1);
    const text = unwrapped(textOf(mails[0] as never));
    expect(text).toContain(`${tasks.length} decisions were looked at`);
    const costs = [...text.matchAll(/It cost (\w+) hundredth/g)].map(([, cost]) => (cost === 'one' ? 1 : Number(cost)));
    expect(costs).toHaveLength(Math.min(5, tasks.length));
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    expect(await write(world, code, 'REVIEW')).toMatch(/The review was mailed to you/);
    const page = await pageOf(world, code);
    expect(page).toContain('What cost most');
    expect([...page.matchAll(/<a href="#\d+">/g)]).toHaveLength(costs.length);
    await world.close();
  });
});
