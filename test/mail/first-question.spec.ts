import { GameRepository } from '../../src/table/game.repository';
import { SeatPasses } from '../../src/post/seat-passes';
import { bodyOf } from '../support/http';
import { PagePlayer } from '../support/page-player';
import type { Player } from '../support/player';
import { subjectOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

/** A game that a round makes is told of by the first question: 0051. */
describe('the first question of a game of an event', () => {
  let world: World;
  let code = '';
  const names = ['Anna Berg', 'Tom Reed'];
  const [german = '', allied = ''] = names;
  beforeAll(async () => {
    world = await World.open();
    const [anna, tom] = names.map((name) => world.person(name)) as [Player, Player];
    const found = { name: 'Hex & Counter', organiser: { name: 'Olga Nord', email: world.person('Olga Nord').email } };
    const club = bodyOf<{ handle: string }>(await world.api.post('/api/clubs', found).expect(201)).handle;
    const base = `/api/clubs/${club}/rounds`;
    await world.api
      .post(base, {
        ...{ name: 'Duel', kind: 'match', games: 2, system: 'mercury', scenarios: ['4'] },
        entrants: [anna, tom].map(({ name, email }) => ({ name, email, zone: 'Europe/Berlin' })),
      })
      .expect(201);
    const by = new Date(world.clock.now().getTime() + 5 * 86_400_000).toISOString();
    await world.api.post(`${base}/duel/rounds`, { confirmBy: by }).expect(201);
    await world.settle();
    for (const one of [anna, tom]) await one.reply(one.find(/will you play/), 'CONFIRM');
    await world.settle();
    await world.sink.goAway();
    const begun = await world.api.post(`${base}/duel/start`, {}).expect(200);
    code = bodyOf<{ results: { code: string }[] }>(begun).results[0]?.code ?? '';
  });
  afterAll(() => world?.close());

  /** Whoever is asked answers on the page, which he needs no mail for; gives his name. */
  const answers = async (): Promise<string> => {
    const { id } = await world.game(code);
    const open = (await world.position(code)).open.find((o) => !o.sealed);
    const seat = (await world.app.get(GameRepository).seatsOf(id)).find((s) => s.side === open?.seat);
    if (!seat) throw new Error('nobody is asked');
    const link = world.app.get(SeatPasses).linkTo({ id, code }, seat, world.clock.now());
    await (await PagePlayer.at(world, link)).answer();
    await world.settle();
    return seat.side === 'allied' ? allied : german;
  };

  const questions = (name: string): string[] =>
    world
      .person(name)
      .mailbox.filter((mail) => subjectOf(mail).includes(code) && subjectOf(mail).includes(', due '))
      .map((mail) => unwrapped(textOf(mail)));

  it('answered on the page before it could be sent, leaves what it tells of the game to the next mail, once', async () => {
    expect(await answers()).toBe(allied);
    await world.sink.comeBack();
    for (let n = 0; n < 4; n++) {
      world.clock.forward({ minutes: 15 });
      await world.settle();
    }
    expect(questions(allied)).toEqual([]);
    while (questions(allied).length < 2) await answers();
    const [first = '', second = ''] = questions(allied);
    expect(first).toContain('Round 1 of "Duel" has begun: you play the Allied side against');
    expect(first).toContain('WHAT THIS GAME IS ABOUT');
    expect(first.indexOf('Every roll of this game')).toBeGreaterThan(first.indexOf('IF YOU ARE SILENT'));
    expect(second).not.toMatch(/has begun: you play|WHAT THIS GAME IS ABOUT|Every roll of this game/);
  });

  it('says where the results stand, and ends with no point by itself', () => {
    const told = names.flatMap((name) => world.person(name).mailbox.map(textOf)).filter((t) => t.includes('has begun'));
    expect(told.length).toBeGreaterThan(1);
    for (const text of told) expect(text).not.toMatch(/(^|\s)\.$/m);
  });
});
