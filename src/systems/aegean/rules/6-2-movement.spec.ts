import { Isles } from '../data/isles';
import { readAegean } from '../map/aegean';
import { timeIsUp } from './6-2-3-endurance';
import { courseFault, mayLeave, movePoints, waysFrom, type Waters } from './6-2-movement';
import { damageSteps } from './6-4-3-damage';
import { chartOf, ownSource } from '../data/testing';
import { ship } from './testing/ships';

const isles = new Isles(readAegean(ownSource('map/aegean.yaml')));
const waters: Waters = {
  mayCross: (from, to) => isles.mayCross(from, to),
  isCoast: isles.isCoast,
  isPassage: isles.isPassage,
  neighbours: (hex) => [...isles.grid.neighbours(hex)],
};
const damage = chartOf('ship-damage');
const points = (one: Partial<Parameters<typeof ship>[1]>, sea: 'calm' | 'rough', impulse = 1): number => {
  const it = ship('x', one);
  return movePoints(it, damageSteps(damage, it.type), { sea, impulse });
};

describe('movement at sea (6.2)', () => {
  it('is a third in rough sea, fractions dropped; what is left with nothing goes one hex in impulses 1, 3 and 5', () => {
    expect([points({ move: 12 }, 'calm'), points({ move: 12 }, 'rough'), points({ move: 5 }, 'rough')]).toEqual([
      12, 4, 1,
    ]);
    expect([1, 2, 3, 4, 5, 6].map((impulse) => points({ move: 2, type: 'LC' }, 'rough', impulse))).toEqual([
      ...[1, 0, 1, 0, 1, 0],
    ]);
  });

  it('of a surfaced submarine is half in rough sea, submerged one hex (6.2.2)', () => {
    expect(points({ type: 'SS', move: 5 }, 'rough')).toBe(2);
    expect(points({ type: 'SS', move: 4, submerged: true }, 'calm')).toBe(1);
  });

  it('of a ship that was hit is half, the larger half kept (6.4.3)', () => {
    expect(points({ move: 11, hits: 1, type: 'CL' }, 'calm')).toBe(6);
    expect(points({ move: 10, hits: 5, type: 'BB' }, 'calm')).toBe(10);
  });

  it('stops at a coast that is no passage, and crosses only hexsides that the map opens (6.2.4)', () => {
    const coasts = [...isles.map.kinds].filter(([, kind]) => kind === 'coast').map(([hex]) => hex);
    const port = coasts.find((hex) => isles.hasPort(hex) && !isles.isPassage(hex)) ?? '';
    const [out] = isles.grid.neighbours(port).filter((hex) => isles.isSea(hex) && isles.mayCross(hex, port));
    const beyond = isles.grid.neighbours(port).find((hex) => hex !== out && isles.mayCross(port, hex)) ?? '';
    expect(courseFault(waters, [out ?? '', port], 4)).toBeNull();
    expect(courseFault(waters, [out ?? '', port, beyond], 4)?.rule).toBe('6.2.4');
    const inland = [...isles.map.kinds].find(([, kind]) => kind === 'inland')?.[0] ?? '';
    expect(courseFault(waters, [isles.grid.neighbours(inland)[0] ?? '', inland], 4)?.why).toContain('no ship can go');
  });

  it('goes no farther than its points, by ways that are legal hex by hex', () => {
    const ways = waysFrom(waters, '3326', 3);
    expect(ways.size).toBeGreaterThan(5);
    for (const { path: way, spent } of ways.values()) {
      expect(spent).toBeLessThanOrEqual(3);
      expect(courseFault(waters, ['3326', ...way], 3)).toBeNull();
    }
    expect(courseFault(waters, ['3326', '3327', '3328', '3329'], 2)?.rule).toBe('6.2.1');
  });

  it('leaves over its own edge, the Allies by Turkish waters too (6.2.5)', () => {
    const south = isles.map.edges.get('south')?.at(-1) ?? '';
    const [west = ''] = isles.map.edges.get('west') ?? [];
    const [turkish = ''] = isles.map.turkishWaters;
    expect([south, west, turkish].map((hex) => mayLeave(isles.map, 'allied', hex))).toEqual([true, false, true]);
    expect([south, west, turkish].map((hex) => mayLeave(isles.map, 'german', hex))).toEqual([false, true, false]);
  });
});

describe('endurance (6.2.3)', () => {
  const entered = (turn: number, impulse: number) => ({ turn, impulse });
  it('of a Hunt is three impulses, counting the one it enters in', () => {
    const now = { turn: 2, lastImpulse: false };
    expect([1, 2, 3].map((stayed) => timeIsUp('hunt', entered(2, 1), { ...now, stayed }))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('of a Fleet destroyer is the first complete game-turn, the one it enters in if that was in the first impulse', () => {
    const up = (turn: number, lastImpulse: boolean, from: { turn: number; impulse: number }) =>
      timeIsUp('fleet', from, { turn, lastImpulse, stayed: 9 });
    expect([up(2, false, entered(2, 1)), up(2, true, entered(2, 1))]).toEqual([false, true]);
    expect([up(2, true, entered(2, 2)), up(3, false, entered(2, 2)), up(3, true, entered(2, 2))]).toEqual([
      ...[false, false, true],
    ]);
  });

  it('of every other ship has no end', () => {
    expect(timeIsUp('none', entered(1, 1), { turn: 9, lastImpulse: true, stayed: 40 })).toBe(false);
  });
});
