import { buildFault, isBuilt, phasesDue } from './7-6-engineers';
import { repairable } from './7-5-repair';
import { surrenderColumn } from './7-7-italians';
import { man, row } from './testing/men';

const misc = { at: 'b', disrupted: false, engineer: true, side: 'allied' };
const free = { contested: false, airfield: false };

describe('engineers (7.6)', () => {
  it('build in a flat hex without a port, undisrupted, and only Allied ones', () => {
    expect(buildFault(row, misc, free)).toBeNull();
    const whys = [{ at: 'a' }, { at: 'c' }, { disrupted: true }, { engineer: false }, { side: 'german' }];
    expect(whys.map((other) => buildFault(row, { ...misc, ...other }, free)?.rule)).toEqual([
      '7.6',
      '7.6',
      '7.1.2',
      '7.6',
      '7.6',
    ]);
    expect(buildFault(row, misc, { ...free, contested: true })).not.toBeNull();
    expect(buildFault(row, misc, { ...free, airfield: true })).not.toBeNull();
  });

  it('are done at the end of the next own phase, an impulse later for each two hits', () => {
    expect([0, 1, 2, 3, 4].map((hits) => phasesDue({ hits }))).toEqual([1, 1, 2, 2, 3]);
    expect([1, 2].map((phases) => isBuilt({ hits: 0, phases }))).toEqual([false, true]);
    expect([1, 2, 3].map((phases) => isBuilt({ hits: 2, phases }))).toEqual([false, false, true]);
  });
});

describe('removal of hits (7.5)', () => {
  it('is tried where an undisrupted own unit stands, not by surrendered Italians or leaders', () => {
    const bases = [{ id: 'leros', hex: 'a', owner: 'allied' as const, hits: 2 }];
    const tries = (...units: Parameters<typeof man>[1][]) =>
      repairable(
        bases,
        units.map((more) => man('x', { at: 'a', ...more })),
        'allied',
      ).length;
    expect(tries({})).toBe(1);
    expect([
      tries({ disrupted: true }),
      tries({ yielded: true }),
      tries({ size: 'leader' }),
      tries({ at: 'b' }),
    ]).toEqual([0, 0, 0, 0]);
    expect(repairable([{ ...bases[0]!, hits: 0 }], [man('x', { at: 'a' })], 'allied')).toEqual([]);
  });
});

describe('the Italian check (7.7.7)', () => {
  it('is harder for the Allies elsewhere until they control Kos or Leros, never for the German', () => {
    const holds =
      (...islands: string[]) =>
      (island: string) =>
        islands.includes(island);
    expect(surrenderColumn('german', 'samos', holds())).toBe('german');
    expect(surrenderColumn('allied', 'samos', holds())).toBe('allied-early');
    expect(surrenderColumn('allied', 'samos', holds('leros'))).toBe('allied');
    expect(surrenderColumn('allied', 'kos', holds())).toBe('allied');
  });
});
