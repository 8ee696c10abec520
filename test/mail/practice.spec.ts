import { SYSTEMS } from '../../src/systems/all';
import { MailWorkers } from '../../src/mail/mail-workers';
import { GERMAN } from '../support/game';
import { linkOf } from '../support/played-on';
import { samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(180_000);

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const settled = (): Promise<void> => world.app.get(MailWorkers).idle({ searches: true });
const pupil = () => world.person(GERMAN);
const practiceOf = (system: string) => {
  const { practice } = world.engine(system as never).system;
  if (!practice) throw new Error(`${system} has none`);
  return practice;
};

/** A game in which Anna learns a system. */
async function learn(system: string, wish: object = {}): Promise<string> {
  const { scenario, seat } = practiceOf(system);
  const { seats } = world.engine(system as never).system.scenarios.find(({ id }) => id === scenario) ?? { seats: [] };
  const anna = { name: GERMAN, email: pupil().email, zone: 'Europe/Berlin' };
  const made = await world.api
    .post('/api/games', {
      ...{ system, scenario, joined: true, charter: { lessons: true } },
      seats: Object.fromEntries(seats.map((side) => [side, side === seat ? anna : 'bot'])),
      ...wish,
    })
    .expect(201);
  await settled();
  return (made.body as { code: string }).code;
}

const mailsOf = (code: string) => pupil().mailbox.filter((m) => subjectOf(m).includes(code));
const questions = (code: string) => mailsOf(code).filter((m) => /IF YOU ARE SILENT/.test(textOf(m)));
/** What stands above the rule of the newest question. */
const asked = (code: string): string => textOf(questions(code).at(-1) as never).split('\n---\n')[0] as string;
async function write(code: string, text: string): Promise<string> {
  await pupil().reply(questions(code).at(-1) as never, text);
  await settled();
  return unwrapped(textOf(mailsOf(code).findLast((m) => /receipt/.test(subjectOf(m))) as never));
}
const sample = (code: string): string => samplesOf(questions(code).at(-1) as never).at(-1) ?? 'pass';

describe.each(Object.keys(SYSTEMS))('%s is learnt by playing', (system) => {
  it('from the question that its game begins with, a thing a question, in five; the sixth teaches nothing', async () => {
    const code = await learn(system);
    expect(questions(code)).toHaveLength(1);
    const kind = world.engine(system as never).kind(practiceOf(system).begins);
    expect(unwrapped(asked(code))).toContain(`${kind.title.toUpperCase()} (${kind.rule})`);
    for (let n = 1; n <= 5; n++) {
      expect(asked(code)).toContain(`LESSON ${n} OF 5: `);
      expect(asked(code).split(/\s+/).length).toBeLessThanOrEqual(400);
      const before = questions(code).length;
      expect(await write(code, sample(code))).toMatch(/^.*Recorded as version 1/);
      expect(questions(code).length).toBeGreaterThan(before);
    }
    expect(asked(code)).not.toContain('LESSON');
  });

  it('and the standing order that it shows is kept as it stands', async () => {
    const code = await learn(system);
    const { always } = practiceOf(system);
    expect(await write(code, `CHECK\n${always}`)).toContain('these orders would be recorded');
    await write(code, always);
    expect(await write(code, 'STATUS')).toMatch(/s1 +always/);
    expect(await write(code, 'forget s1')).not.toContain('ERROR');
    expect(await write(code, 'STATUS')).not.toMatch(/s1 +always/);
  });
});

describe('lessons', () => {
  it('end when their pupil has had enough of them, in all his games, and come back', async () => {
    const code = await learn('aegean');
    expect(await write(code, 'LESSONS off')).toContain('No more lessons. LESSONS on brings them back.');
    await write(code, sample(code));
    expect(asked(code)).not.toContain('LESSON');
    expect(asked(await learn('mercury'))).not.toContain('LESSON');
    expect(await write(code, 'Lessons')).toContain('No lessons come with your questions.');
    await write(code, 'LESSONS on');
    await write(code, sample(code));
    expect(asked(code)).toContain('LESSON 3 OF 5');
  });

  it('are counted by what the pupil answers himself, not by what he tries or takes back', async () => {
    const code = await learn('aegean');
    await write(code, `CHECK\n${sample(code)}`);
    expect(asked(code)).toContain('LESSON 1 OF 5');
    await write(code, 'attack 9999 with everybody');
    expect(asked(code)).toContain('LESSON 1 OF 5');
  });

  it('stand on his page too, with what to copy', async () => {
    const code = await learn('mercury');
    const entered = await world.anybody.get(linkOf(pupil(), code)).expect(303);
    const cookie = entered.get('Set-Cookie')?.[0]?.split(';')[0] ?? '';
    const page = await world.anybody.get(`/g/${code}`).set('Cookie', cookie).expect(200);
    expect(page.text).toContain('LESSON 1 OF 5: AN ORDER');
  });

  it.each([
    [
      'a person on the other side',
      { seats: { german: { name: 'A', email: 'a@b.example' }, allied: { name: 'B', email: 'b@b.example' } } },
      'one learns against the bot',
    ],
    ['another scenario', { scenario: '3' }, 'is learnt in scenario 1, by a person at the seat german'],
    [
      'the bot in the seat of the pupil',
      { seats: { german: 'bot', allied: { name: 'B', email: 'b@b.example' } } },
      'is learnt in scenario 1',
    ],
    [
      'dice of the moderator',
      { charter: { lessons: true, dice: 'entered' }, moderator: { name: 'M', email: 'm@b.example' } },
      'rolls its own dice',
    ],
  ])('are refused with %s', async (_, wish, why) => {
    const { seat } = practiceOf('mercury');
    const body = {
      ...{ system: 'mercury', scenario: '1', joined: true, charter: { lessons: true } },
      seats: { allied: 'bot', [seat]: { name: GERMAN, email: pupil().email } },
      ...wish,
    };
    const refused = await world.api.post('/api/games', body).expect(400);
    expect(JSON.stringify(refused.body)).toContain(why);
  });

  it('come with no other game', async () => {
    const code = await learn('mercury', { charter: {} });
    expect(questions(code)).not.toHaveLength(0);
    expect(asked(code)).not.toContain('LESSON');
  });
});
