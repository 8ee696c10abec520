import { airColumn, forceColumn, seenFromStation, spots, watcherOver } from './3-6-search';
import { chartOf } from '../data/testing';
import { ship } from './testing/ships';

const chart = chartOf('spotting');
const last = (column: Parameters<typeof spots>[2], farOff = false): number =>
  [1, 2, 3, 4, 5, 6].filter((die) => spots(chart, die, column, farOff)).at(-1) ?? 0;

describe('looking for ships', () => {
  it('spots on 1-4 when forces meet, with a carrier on 1-5 (3.6, 6.7.2)', () => {
    expect(last(forceColumn([ship('a')]))).toBe(4);
    expect(last(forceColumn([ship('a'), ship('b', { type: 'CVE' })]))).toBe(5);
  });

  it('from the air spots on 1-3 with R, TB, DB and the helicopter, on 1 with any other (3.7)', () => {
    for (const type of ['R', 'TB', 'DB', 'H'] as const) expect(last(airColumn(type))).toBe(3);
    for (const type of ['F', 'FB', 'B', 'HB', 'AS', 'TR'] as const) expect(last(airColumn(type))).toBe(1);
  });

  it('from one or two hexes away is harder by one for a TB (5.4.2)', () => {
    expect(last('search', true)).toBe(2);
  });

  it('by a coast watcher spots on 1-3, in his hex or next to it (3.8)', () => {
    expect(last('watch')).toBe(3);
    const apart = (a: string, b: string) => Math.abs(Number(a) - Number(b));
    const watchers = [{ id: 'kalymnos', at: '10' }];
    expect([9, 10, 11, 12].map((hex) => watcherOver(String(hex), watchers, apart))).toEqual([
      ...['kalymnos', 'kalymnos', 'kalymnos', null],
    ]);
  });

  it('by a German station needs no throw within three hexes, as long as he holds it (3.9)', () => {
    const apart = (a: string, b: string) => Math.abs(Number(a) - Number(b));
    const stations = [{ hex: '10', radius: 3 }];
    expect(seenFromStation('13', stations, () => true, apart)).toBe(true);
    expect(seenFromStation('14', stations, () => true, apart)).toBe(false);
    expect(seenFromStation('10', stations, () => false, apart)).toBe(false);
  });
});
