import { OutboxRepository } from '../../src/post/outbox.repository';
import { wishFor } from '../support/game';
import { bodyOf } from '../support/http';
import { subjectOf } from '../support/reading';
import { World } from '../support/world';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** Makes a game while the mail server answers its next `times` mails with `code`. */
async function gameInTrouble(code: number, times: number): Promise<string> {
  world.sink.refuse(code, times);
  const made = await world.api.post('/api/games', wishFor(world, { joined: false })).expect(201);
  await world.settle();
  return bodyOf<{ code: string }>(made).code;
}
const invitations = (name: string, code: string): number =>
  world.person(name).mailbox.filter((m) => subjectOf(m).includes(code)).length;
const PEOPLE = ['Anna Berg', 'Tom Reed', 'Mara Voss'];

describe('a mail server in trouble', () => {
  it('that cannot take a mail now gets it again later, once, in its order', async () => {
    const code = await gameInTrouble(451, 3);
    expect(PEOPLE.map((p) => invitations(p, code))).toEqual([0, 0, 0]);
    world.clock.forward({ seconds: 30 });
    await world.settle();
    expect(PEOPLE.map((p) => invitations(p, code))).toEqual([0, 0, 0]);
    world.clock.forward({ minutes: 2 });
    await world.settle();
    expect(PEOPLE.map((p) => invitations(p, code))).toEqual([1, 1, 1]);
    expect(await world.app.get(OutboxRepository).waiting(world.clock.now())).toBe(0);
    const game = await world.api.get(`/api/games/${code}`);
    expect(bodyOf<{ undelivered: number }>(game).undelivered).toBe(0);
  });

  it('that refuses a mail for good is not asked again, and the organiser sees it', async () => {
    const code = await gameInTrouble(550, 1);
    world.clock.forward({ days: 1 });
    await world.settle();
    expect(PEOPLE.map((p) => invitations(p, code)).reduce((a, b) => a + b)).toBe(2);
    const game = await world.api.get(`/api/games/${code}`);
    expect(bodyOf<{ undelivered: number }>(game).undelivered).toBe(1);
  });

  it('that never comes back is given up after five days', async () => {
    const code = await gameInTrouble(451, 1_000);
    for (let day = 0; day < 8; day++) {
      for (let hour = 0; hour < 24; hour += 4) {
        world.clock.forward({ hours: 5 });
        await world.settle();
      }
    }
    world.sink.refuse(451, 0);
    world.clock.forward({ days: 1 });
    await world.settle();
    const game = await world.api.get(`/api/games/${code}`);
    expect(bodyOf<{ undelivered: number }>(game).undelivered).toBe(3);
    expect(PEOPLE.map((p) => invitations(p, code))).toEqual([0, 0, 0]);
  });
});
