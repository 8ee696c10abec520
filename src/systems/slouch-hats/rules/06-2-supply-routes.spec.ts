import { isWay, reach } from '../../../hex/search';
import { setUp } from '../set-up';
import { boardWith, slouchHatsData } from '../testing';
import { Board } from './03-board';
import { supplyNet } from './06-2-supply-routes';
import {
  canTrace,
  lengthTo,
  pointsAt,
  portCapacity,
  routeTo,
  sourcesOf,
  tracesToBox,
  type SourceId,
} from './06-4-sources';

const data = slouchHatsData();
const { ground } = data;
const named = (board: Board, side: 'axis' | 'allied', id: SourceId) => {
  const found = sourcesOf(board, side).find((source) => source.id === id);
  if (!found) throw new Error(`no source ${id}`);
  return found;
};

describe('Supply Lines (6.22)', () => {
  it('6.22a: reach seven hexes and no eighth', () => {
    const net = supplyNet(boardWith({}), 'axis');
    const far = (hexes: number) => ground.map.grid.ring('3210', hexes).map((hex) => net.lineLength(hex, '3210'));
    expect(far(7).every((length) => length === 7)).toBe(true);
    expect(far(8).every((length) => length === null)).toBe(true);
    expect(net.lineLength('3210', '3210')).toBe(0);
  });

  it('6.22b: enter mountain only along road or trail, leave it anywhere', () => {
    const net = supplyNet(boardWith({}), 'axis');
    // 1616 and 1716 lie on the trail from Tripoli; no way leads into 1617.
    expect(net.line('1515', '1716')?.line).toEqual(['1515', '1616', '1716']);
    expect(net.lineLength('1517', '1617')).toBeNull();
    expect(net.lineLength('1617', '1517')).toBe(1);
  });

  it('6.22b: do not cross lava, swamp or escarpment', () => {
    const net = supplyNet(boardWith({}), 'axis');
    expect(ground.hexsides('1824', '1924')).toContain('swamp');
    expect(net.lineLength('1824', '1924')).toBe(2);
    expect(ground.kindOf('2820')).toBe('lava');
    expect(net.lineLength('2818', '2820')).toBeNull();
  });

  it('6.24: go round enemy zones, unless a friendly combat unit is there; never through enemy units', () => {
    const enemy = { '3210': '16-6' };
    const near = supplyNet(boardWith(enemy), 'axis');
    expect(supplyNet(boardWith({}), 'axis').lineLength('3208', '3212')).toBe(4);
    expect(near.lineLength('3208', '3212')).toBe(6);
    expect(near.open('3211')).toBe(false);
    const direct = supplyNet(boardWith({ ...enemy, '3211': 'I-6REI', '3110': 'II-6REI', '3209': 'III-6REI' }), 'axis');
    expect(direct.open('3211')).toBe(true);
    expect(direct.open('3210')).toBe(false);
    expect(direct.line('3212', '3208')?.line).not.toContain('3210');
  });

  it('6.24: a unit in an enemy zone traces out of its own hex; supply units do not open theirs', () => {
    const board = boardWith({ '3210': '16-6', '3212': 'Axis-Dump-1', '3211': 'Axis-Dump-2' });
    expect(lengthTo(board, 'axis', '3211', pointsAt('3212'))).toBe(1);
    expect(lengthTo(board, 'axis', '3212', pointsAt('3211'))).toBeNull();
  });
});

describe('Supply Roads (6.23)', () => {
  it('6.44a: a unit anywhere on the roads of Syria traces to Beirut; the road is part of the answer', () => {
    const board = boardWith({ '3010': 'CLD' });
    const route = routeTo(board, 'axis', '3010', named(board, 'axis', 'port 1519'));
    expect(route?.line).toEqual(['3010']);
    expect(route?.road.at(0)).toBe('3010');
    expect(route?.road.at(-1)).toBe('1519');
    const kinds = (route?.road ?? []).slice(1).map((hex, i) => ground.road(route?.road[i] ?? '', hex));
    expect(kinds.every((kind) => kind === 'main' || kind === 'minor')).toBe(true);
  });

  it('6.23: a trail is no Supply Road', () => {
    const board = boardWith({});
    const net = supplyNet(board, 'axis');
    const [onTrail, onRoad] = ['3720', '3721'];
    expect(ground.road(onTrail, onRoad)).toBe('trail');
    expect(net.lengthToRoad(onTrail, '1519')).toBeGreaterThan(0);
    expect(net.lengthToRoad(onRoad, '1519')).toBe(0);
  });

  it('6.24: an enemy on the road cuts it, and his zone does; a friendly unit in the zone holds it open', () => {
    const alone = boardWith({ '2900': 'I-6REI' });
    expect(lengthTo(alone, 'axis', '2900', named(alone, 'axis', 'feeder 1302'))).toBe(0);
    const cut = boardWith({ '2900': 'I-6REI', '1502': '16-6', '2202': '23-6' });
    expect(routeTo(cut, 'axis', '2900', named(cut, 'axis', 'feeder 1302'))).toBeNull();
  });

  it('6.44b: nothing else leads through Turkey', () => {
    const board = boardWith({});
    expect(supplyNet(board, 'axis').open('1302')).toBe(true);
    expect(supplyNet(board, 'axis').open('1203')).toBe(false);
    expect(supplyNet(board, 'allied').open('1302')).toBe(false);
  });

  it('6.22c, 6.45: into a box only by a Supply Road through its entry hexes', () => {
    const board = boardWith({ '1833': '16-6', '4914': 'Ess', '3721': 'I-6REI' });
    expect(board.data.boxes['middle-east'].entries.ground).toContain('1833');
    const route = routeTo(board, 'allied', '1833', named(board, 'allied', 'box middle-east'));
    expect(route?.line.length).toBeGreaterThan(1);
    expect(tracesToBox(board, 'allied', '1833')).toBe(true);
    expect(tracesToBox(board, 'allied', 'middle-east')).toBe(true);
    expect(tracesToBox(board, 'allied', 'iraq')).toBe(false);
    expect(tracesToBox(board, 'allied', '4914')).toBe(false);
    expect(lengthTo(board, 'allied', '4914', named(board, 'allied', 'box iraq'))).toBe(0);
  });
});

describe('sources (6.4)', () => {
  it('7.33, 6.44a: a port feeds what its track shows now; at nothing it is none', () => {
    const board = boardWith({});
    expect(named(board, 'axis', 'port 1519').capacity).toBe(6);
    Object.assign(board.world.portsDown, { '1519': 2, '1413': 1 });
    expect(portCapacity(board, '1519')).toBe(3);
    expect(named(board, 'axis', 'port 1519').capacity).toBe(3);
    expect(sourcesOf(board, 'axis').map(({ id }) => id)).not.toContain('port 1413');
  });

  it('6.42: a captured port feeds its new owner', () => {
    const board = boardWith({ '1521': '21-7A' });
    Object.assign(board.world.control, { '1521': 'allied' });
    expect(sourcesOf(board, 'axis').map(({ id }) => id)).not.toContain('port 1521');
    expect(named(board, 'allied', 'port 1521').capacity).toBe(2);
  });

  it('6.46: an airfield feeds an anti-aircraft unit that stands on it', () => {
    const ids = (standing: Record<string, string>) => sourcesOf(boardWith(standing), 'axis').map(({ id }) => id);
    expect(ids({ '2120': 'DCA' })).toContain('airfield 2120');
    expect(ids({ '2120': 'V-1RTM', '2121': 'DCA' }).filter((id) => id.startsWith('airfield'))).toEqual([]);
  });

  it('9.21, 12.36: a place is supplied if it can trace to any source, a dump among them', () => {
    expect(canTrace(boardWith({ '1502': '16-6', '1519': '23-6' }), 'axis', '4007')).toBe(true);
    expect(canTrace(boardWith({}), 'axis', '3333')).toBe(false);
    expect(canTrace(boardWith({ '3332': 'Axis-Dump-1' }), 'axis', '3333')).toBe(true);
    expect(canTrace(boardWith({ greece: 'Axis-Dump-1' }), 'axis', '3333')).toBe(false);
  });
});

/** Forward, step by step, as the rule reads: an answer of another kind to hold the quick one against. */
function slowLength(board: Board, side: 'axis' | 'allied', from: string, to: string): number | null {
  const enemy = side === 'axis' ? 'allied' : 'axis';
  const free = (hex: string) => !board.inZone(hex, enemy) || board.occupier(hex) === side;
  const ways = reach<string, { no: true }>({
    start: from,
    points: data.limits['supply-line-hexes'],
    next: (hex) => ground.map.grid.neighbours(hex),
    enter: (a, b) => {
      const sides = ground.hexsides(a, b);
      const barred = sides.some((kind) => ['lava', 'swamp', 'escarpment', 'lake', 'coast'].includes(kind));
      const rough = ['mountain', 'lava', 'swamp', 'lake', 'sea'].includes(ground.kindOf(b));
      const turkey = ground.areaOf(b) === 'turkey' && !(side === 'axis' && b === '1302');
      const open = !barred && free(b) && !turkey && (!rough || ground.road(a, b) !== null);
      return open ? { cost: 1, ends: null } : { no: true };
    },
  });
  const way = ways.get(to);
  return from === to ? (free(to) ? 0 : null) : way && isWay(way) ? way.spent : null;
}

describe('the search over the whole map', () => {
  const board = new Board(setUp(data, '1'), data);
  const goals = ['2120', '1819', '1722', '1824', '2227', '1923'];

  it.each(['axis', 'allied'] as const)('finds for the %s what a search from each hex finds', (side) => {
    const net = supplyNet(board, side);
    const hexes = goals.flatMap((goal) => ground.map.grid.within(goal, 8)).filter((hex) => !ground.isSea(hex));
    for (const hex of hexes.filter((_, i) => i % 3 === 0))
      for (const goal of goals)
        expect([hex, goal, net.lineLength(hex, goal)]).toEqual([hex, goal, slowLength(board, side, hex, goal)]);
  });

  it('6.21: draws every route as contiguous open hexes, no longer than it says', () => {
    for (const source of sourcesOf(board, 'axis'))
      for (const [hex] of board.stacksOf('axis')) {
        const route = routeTo(board, 'axis', hex, source);
        const length = lengthTo(board, 'axis', hex, source);
        expect(route === null ? null : route.line.length - 1).toBe(length);
        const way = route ? [...route.line, ...route.road.slice(1)] : [];
        expect(way.slice(1).every((next, i) => ground.map.grid.adjacent(way[i] ?? '', next))).toBe(true);
        expect(way.slice(1).every((next) => supplyNet(board, 'axis').open(next))).toBe(true);
        if (route && source.kind !== 'airfield') expect(way.at(-1)).toBe(source.at);
      }
  });
});
