import { setUp } from '../set-up';
import { boardWith, slouchHatsData, worldWith, type Standing } from '../testing';
import { Board } from './03-board';
import {
  bestMatching,
  generalSupply,
  markGeneralSupply,
  type GeneralSupply,
  type Hungry,
  type SupplyChoice,
} from './06-3-general-supply';

const data = slouchHatsData();

/** @throws Error for a choice that is refused */
function judged(board: Board, side: 'axis' | 'allied', choice: SupplyChoice = {}): GeneralSupply {
  const answer = generalSupply(board, side, choice);
  if ('rule' in answer) throw new Error(`${answer.rule}: ${answer.why}`);
  return answer;
}
const axis = (standing: Standing, choice: SupplyChoice = {}) => judged(boardWith(standing), 'axis', choice);
const seven = 'I-22RTA II-22RTA III-22RTA I-29RTA II-29RTA III-29RTA I-6REI';

/** A board where the Axis has nothing but Beirut: every other port and Turkey taken from it. */
function beirutOnly(standing: Standing): Board {
  const world = worldWith({ ...standing, '1502': '16-6' });
  for (const port of ['1108', '1413', '1515', '1521', '1523']) world.control[port] = 'allied';
  return new Board(world, data);
}

describe('General Supply (6.3)', () => {
  it('6.44a, the example: Beirut feeds six units wherever they can trace to it, no seventh', () => {
    const board = beirutOnly({
      '1519': 'I-22RTA II-22RTA III-22RTA',
      '2120': 'I-29RTA II-29RTA',
      '3010': 'I-6REI II-6REI',
    });
    const { fed, out } = judged(board, 'axis');
    expect([...fed.values()].filter((source) => source === 'port 1519')).toHaveLength(6);
    expect(out).toHaveLength(1);
    // The Legion is the strongest, so others go without.
    expect(out.some((id) => id.endsWith('6REI'))).toBe(false);
  });

  it('6.44a: where not all can be fed, the strongest are', () => {
    const board = beirutOnly({ '1519': 'I-22RTA II-22RTA III-22RTA', '1518': 'I-29RTA II-29RTA III-29RTA SV288' });
    const { fed, out } = judged(board, 'axis');
    expect(fed.get('SV288')).toBe('port 1519');
    expect(out).toHaveLength(1);
  });

  it('6.44a, 7.33: and fewer when it has been bombarded', () => {
    const board = beirutOnly({ '1519': 'I-22RTA II-22RTA III-22RTA' });
    board.world.portsDown['1519'] = 3;
    expect(judged(board, 'axis').out).toHaveLength(2);
  });

  it('6.32: who can trace to nothing is out', () => {
    const board = boardWith({ '3333': 'I-6REI', '2120': 'II-6REI' });
    expect(judged(board, 'axis').out).toEqual(['I-6REI']);
  });

  it('6.45: a box feeds all in it and all that trace to it', () => {
    const board = boardWith({ 'middle-east': '21-7A 25-7A', '1825': '16-6 23-6', greece: 'I-6REI' });
    expect(judged(board, 'allied').out).toEqual([]);
    expect(judged(board, 'axis').fed.get('I-6REI')).toBe('box greece');
  });

  it('6.44b: Turkey feeds eight units by road', () => {
    const board = boardWith({ '1602': seven, '1702': 'II-6REI III-6REI IV-6REI' });
    for (const port of data.ground.map.tracks.keys()) board.world.control[port] = 'allied';
    const { fed, out } = judged(board, 'axis');
    expect([...fed.values()]).toEqual(Array.from({ length: 8 }, () => 'feeder 1302'));
    expect(out).toHaveLength(2);
  });

  it('6.46: an airfield feeds one anti-aircraft unit on it, nobody else', () => {
    const world = worldWith({ '2120': 'DCA V-1RTM' });
    for (const port of data.ground.map.tracks.keys()) world.control[port] = 'allied';
    Object.assign(world.units['16-6'] ?? {}, { at: '1502' });
    expect(judged(new Board(world, data), 'axis').out).toEqual(['V-1RTM']);
  });

  it('10.53b: Light units trace but take no capacity', () => {
    const lights = '1RSM 4RST 8RSA 2-CL 3-CL';
    const board = beirutOnly({
      '1519': lights,
      '1520': 'I-22RTA II-22RTA III-22RTA',
      '1521': 'I-29RTA II-29RTA III-29RTA',
    });
    expect(judged(board, 'axis').out).toEqual([]);
    expect(axis({ '3333': '1RSM' }).out).toEqual(['1RSM']);
  });

  it('19.24: Alawis and Druze at home need no source, on either side; elsewhere they do', () => {
    const ring = { '3023': '16-6', '2822': '23-6' };
    expect(axis({ '2925': '3-Dr', ...ring }).fed.get('3-Dr')).toBe('none');
    expect(axis({ '3333': '3-Dr' }).out).toEqual(['3-Dr']);
    expect(judged(boardWith({ '2925': 'A-3-Dr' }), 'allied').fed.get('A-3-Dr')).toBe('none');
    expect(axis({ '1108': '3-Dr' }).fed.get('3-Dr')).toBe('port 1108');
  });

  it('5.33: reinforcements of the turn need no source', () => {
    expect(axis({ '3333': 'I-6REI' }, { arrived: ['I-6REI'] }).out).toEqual([]);
  });
});

describe('the choice of the owner', () => {
  const board = () => beirutOnly({ '1519': seven, '3333': 'II-6REI', '3332': 'Allied-MSU-1' });

  it('6.31: units he names are fed first', () => {
    const weakest = judged(board(), 'axis').out.filter((id) => id !== 'II-6REI');
    const feed = weakest.map((unit) => ({ unit, source: 'port 1519' as const }));
    const { fed, out } = judged(board(), 'axis', { feed });
    expect(fed.get(weakest[0] ?? '')).toBe('port 1519');
    expect(out).toHaveLength(2);
  });

  it('6.34: units he leaves are out and free their place', () => {
    const { out } = judged(board(), 'axis', { leave: ['I-6REI'] });
    expect(out.toSorted()).toEqual(['I-6REI', 'II-6REI']);
  });

  it.each([
    ['6.32a', { feed: [{ unit: 'II-6REI', source: null }] }],
    ['6.32a', { feed: [{ unit: 'II-6REI', source: 'port 1519' as const }] }],
    ['6.41', { feed: [{ unit: 'I-6REI', source: 'port 1515' as const }] }],
    ['6.44', { feed: seven.split(' ').map((unit) => ({ unit, source: null })) }],
    ['6.31', { feed: [{ unit: '16-6', source: null }] }],
    ['6.31', { leave: ['I-6REI', 'I-6REI'] }],
    ['6.43', { spend: ['Axis-Dump-1'] }],
    ['6.43', { spend: ['Allied-MSU-1'] }],
  ])('%s: is refused where it cannot be', (rule, choice) => {
    const answer = generalSupply(board(), 'axis', choice);
    expect(answer).toMatchObject({ rule });
  });

  it('6.43: a Supply Point spent feeds all with a Supply Line to it, and is gone', () => {
    const world = worldWith({ '3333': 'I-6REI II-6REI', '3332': 'Axis-Dump-1=2', '2120': 'Axis-MSU-1' });
    const own = new Board(world, data);
    const spent = judged(own, 'axis', { spend: ['Axis-Dump-1'] });
    expect([...spent.fed]).toEqual([
      ['I-6REI', 'points 3332'],
      ['II-6REI', 'points 3332'],
    ]);
    expect(generalSupply(own, 'axis', { spend: ['Axis-Dump-1', 'Axis-Dump-1'] })).toMatchObject({ rule: '6.43' });
    expect(generalSupply(own, 'axis', { spend: ['Axis-Dump-1', 'Axis-MSU-1'] })).toMatchObject({ rule: '6.43' });
    markGeneralSupply(world, spent);
    expect(world.supply['Axis-Dump-1']?.points).toBe(1);
  });

  it('6.32b: markers are put on and taken off', () => {
    const world = worldWith({ '3333': 'I-6REI', '2120': 'II-6REI' });
    Object.assign(world.units['II-6REI'] ?? {}, { outOfSupply: true });
    const told = markGeneralSupply(world, judged(new Board(world, data), 'axis'));
    expect(told).toEqual({ out: ['I-6REI'], back: ['II-6REI'] });
    expect([world.units['I-6REI']?.outOfSupply, world.units['II-6REI']?.outOfSupply]).toEqual([true, false]);
    expect(markGeneralSupply(world, judged(new Board(world, data), 'axis'))).toEqual({ out: [], back: [] });
  });
});

describe('the set-up', () => {
  it('feeds everybody on both sides (PROVENANCE: ports and Turkey just suffice)', () => {
    const board = new Board(setUp(data, '1'), data);
    expect(judged(board, 'axis').out).toEqual([]);
    expect(judged(board, 'allied').out).toEqual([]);
  });
});

/** Numbers that look random and are the same each time. */
function* numbers(seed: number): Generator<number, never> {
  for (let n = seed; ;) {
    n = (n * 1103515245 + 12345) % 2147483648;
    yield n / 2147483648;
  }
}

/** Every way to feed them, one by one: who can be fed at once. */
function feedable(hungry: readonly Hungry[], left: readonly number[]): string[][] {
  const [first, ...others] = hungry;
  if (!first) return [[]];
  const fed = first.may
    .filter((source) => (left[source] ?? 0) > 0)
    .flatMap((source) =>
      feedable(
        others,
        left.map((n, i) => (i === source ? n - 1 : n)),
      ),
    );
  return [...feedable(others, left), ...fed.map((rest) => [first.id, ...rest])];
}

describe('the matching of units to capacities', () => {
  const random = numbers(41);
  const next = (below: number): number => Math.floor(random.next().value * below);
  const boards = Array.from({ length: 150 }, () => {
    const capacities = Array.from({ length: 3 }, () => next(3));
    const hungry = Array.from({ length: 6 }, (_, i) => ({ id: String(i), may: [0, 1, 2].filter(() => next(2) === 0) }));
    return { capacities, hungry };
  });

  it('feeds as many as any way at all, the first of the list before the rest', () => {
    for (const { capacities, hungry } of boards) {
      const fed = [...bestMatching(hungry, capacities).keys()].toSorted();
      const ways = feedable(hungry, capacities);
      expect(fed.length).toBe(Math.max(...ways.map((way) => way.length)));
      const rank = (ids: readonly string[]): number =>
        hungry.reduce((sum, { id }, i) => sum + (ids.includes(id) ? 2 ** -i : 0), 0);
      expect(rank(fed)).toBe(Math.max(...ways.map(rank)));
    }
  });

  it('feeds only from sources that reach, within their capacities', () => {
    for (const { capacities, hungry } of boards) {
      const fed = bestMatching(hungry, capacities);
      for (const { id, may } of hungry) if (fed.has(id)) expect(may).toContain(fed.get(id));
      capacities.forEach((n, i) => {
        expect([...fed.values()].filter((source) => source === i).length).toBeLessThanOrEqual(n);
      });
    }
  });

  it('feeds two where taking the first source that comes feeds one', () => {
    const hungry = [
      { id: 'either', may: [0, 1] },
      { id: 'first only', may: [0] },
    ];
    expect([...bestMatching(hungry, [1, 1])].toSorted()).toEqual([
      ['either', 1],
      ['first only', 0],
    ]);
  });
});
