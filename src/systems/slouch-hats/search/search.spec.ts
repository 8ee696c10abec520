import { often } from '../../../config/testing/depth';
import { seededRng } from '../../../kernel/decide/rng';
import { drawnWorldFaults } from '../../../kernel/testing/drawn-worlds';
import { questionsOf, unlisted, type Question } from '../../../kernel/testing/questions';
import type { SlouchHats, World } from '../slouch-hats';
import { handOf } from '../rules/20-1-hands';
import { setUp } from '../set-up';
import { slouchHatsData, slouchHatsEngine } from '../testing';
import { determinize } from './determinize';
import { localsOf, stackFor } from './locals';
import { value } from './value';

const engine = slouchHatsEngine();
const data = slouchHatsData();
const questions = questionsOf(engine, { scenario: '1', seed: 'search', oneIn: 1, most: often(260, 900) });
const some = questions.filter((_, i) => i % often(16, 1) === 0);
const pickOf = (seed: string) => {
  const rng = seededRng(seed);
  return (below: number) => rng.int(below);
};

describe('worlds that the searching side imagines', () => {
  it('look to it as the true one, are the same in twins, and can be played on', () => {
    expect(some.length).toBeGreaterThan(12);
    const faults = some.flatMap(({ position, open, facts }, i) =>
      drawnWorldFaults(engine, position, open, facts, `spec/${i}`),
    );
    expect(faults).toEqual([]);
  });

  it('hold other letters for the enemy in other draws, as many as he holds, with those that lie open among them (20.13, 20.21 L)', () => {
    const asked = questions.find(
      ({ known }) => known.seat === 'allied' && known.view.held.axis >= 2,
    ) as Question<SlouchHats>;
    const [letter = 'A'] = handOf(asked.position.world as unknown as World, 'axis');
    const view = { ...asked.known.view, shown: { axis: [letter], allied: [] } };
    const hands = Array.from({ length: 20 }, (_, n) =>
      handOf(determinize({ ...asked.known, view }, data, pickOf(String(n))).world, 'axis'),
    );
    expect(hands.every((hand) => hand.length === view.held.axis && hand.includes(letter))).toBe(true);
    expect(new Map(hands.map((hand) => [hand.join(), true])).size).toBeGreaterThan(3);
  });

  it('give him no letter that he has played since he drew last (20.11)', () => {
    const asked = questions.find(
      ({ known }) => known.seat === 'allied' && known.view.held.axis >= 2,
    ) as Question<SlouchHats>;
    const free = handOf(asked.position.world as unknown as World, 'axis')[0] ?? 'A';
    const played = { type: 'event.played', body: { side: 'axis', letter: free } };
    const draws = (record: typeof asked.known.record) =>
      Array.from({ length: 60 }, (_, n) =>
        handOf(determinize({ ...asked.known, record }, data, pickOf(String(n))).world, 'axis').includes(free),
      );
    expect(draws([...asked.known.record])).toContain(true);
    expect(draws([...asked.known.record, played])).not.toContain(true);
  });
});

describe('the procedures as a side may know them', () => {
  it('say of every procedure, loop and local value who may know it', () => {
    expect(unlisted(engine, localsOf({ active: 'axis', data }), questions)).toEqual([]);
  });

  it('keep from the other side what supports an attack, and what sails', () => {
    const world = { ...setUp(data, '1'), moment: { segment: 'C', phase: 'Combat' } } as World;
    const frame = (proc: string, local: object) => ({ proc, path: [], at: '', local: local as never });
    const stack = [
      frame('Combat Phase', { attacks: [{ hex: '1722', units: ['6-Cav'], support: { air: ['11B'] } }] }),
      frame('Transport Phase', {
        ...{ helped: [{ to: '1523', units: ['11B'] }], against: [{ to: '1523', units: ['KG26'] }] },
        sailings: [{ from: 'middle-east', to: '1527', cargo: [{ kind: 'unit', id: '6-Cav' }] }],
      }),
    ];
    const seen = (side: 'axis' | 'allied') => stackFor(stack, world, side, data).map(({ local }) => local);
    expect(seen('axis')).toEqual([
      { attacks: [{ hex: '1722', units: ['6-Cav'], support: {} }] },
      {
        helped: [],
        against: [{ to: '1523', units: ['KG26'] }],
        sailings: [{ from: 'middle-east', to: '1527', cargo: [] }],
      },
    ]);
    expect(seen('allied')[0]).toEqual(stack[0]?.local);
    expect(seen('allied')[1]).toEqual({ ...(stack[1] as { local: object }).local, against: [] });
  });
});

describe('what a running game is worth', () => {
  const gain = (change: (world: World) => void): number => {
    const world = setUp(data, '1');
    const before = value(world, 'allied', data);
    change(world);
    expect(value(world, 'axis', data)).toBeCloseTo(-value(world, 'allied', data));
    return value(world, 'allied', data) - before;
  };

  it('grows with cities, points and modifiers of the side, and falls with its losses (18.12, 18.32)', () => {
    const [city = ''] = data.victory.surrender.cities;
    expect(gain((world) => void (world.control[city] = 'allied'))).toBeGreaterThan(0.1);
    expect(gain((world) => void (world.victoryPoints.allied += 2))).toBeGreaterThan(0.03);
    expect(gain((world) => void (world.surrenderModifiers.axis += 1))).toBeLessThan(-0.03);
    const brigade = data.victory.items.find((item) => item.kind === 'lost' && item.points.axis > 0)?.id ?? '';
    expect(gain((world) => void (world.losses[brigade] = 1))).toBeLessThan(0);
  });

  it('is between defeat and victory throughout a game', () => {
    const values = some.map(({ position, open }) =>
      value(position.world as unknown as World, open.seat as 'axis', data),
    );
    expect(values.every((n) => n > -1 && n < 1)).toBe(true);
    expect(new Map(values.map((n) => [n.toFixed(3), true])).size).toBeGreaterThan(5);
  });
});
