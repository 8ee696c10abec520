import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dataFiles } from '../../../config/data-files';
import { words } from '../../../hex/testing/maps';
import { readBlackSea } from '../map/black-sea';
import { Waters } from './waters';

const waters = new Waters(readBlackSea(dataFiles(null)('naval-module', 'map/black-sea.yaml')));
const { grid, kind } = waters.map;
const listed = parse(readFileSync(join(__dirname, '..', 'map', 'touching.yaml'), 'utf8')) as {
  reach: Record<string, Record<string, string>>;
};

/** Every shortest chain of hexes, one after the other: slow, and said as 30.23 says it. */
function seenByHand(from: string, to: string, coasts = 0): boolean {
  if (from === to) return true;
  return grid.neighbours(from).some((step) => {
    if (grid.distance(step, to) !== grid.distance(from, to) - 1) return false;
    const side = waters.sideBetween(from, step);
    const count = coasts + (side === 'C' ? 1 : 0);
    return side !== 'L' && count <= 1 && seenByHand(step, to, count);
  });
}
const water = (hex: string): boolean => kind.get(hex) === 'sea' || kind.get(hex) === 'shallow';

describe('sight over water (30.23)', () => {
  it('is that of the listed views of likely batteries, at every distance to four, and no more', () => {
    let n = 0;
    for (const [from, views] of Object.entries(listed.reach))
      for (const [distance, text] of Object.entries(views)) {
        const seen = grid.ring(from, Number(distance)).filter((hex) => water(hex) && waters.sees(from, hex));
        expect(`${from} ${distance}: ${seen.toSorted().join(' ')}`).toBe(
          `${from} ${distance}: ${words(text).toSorted().join(' ')}`,
        );
        n += seen.length;
      }
    expect(n).toBe(378);
  });

  it('is what going along every shortest chain finds, from each coast to all water within four hexes, and back', () => {
    let n = 0;
    for (const [from, of] of kind) {
      if (of !== 'coastal') continue;
      for (const to of grid.within(from, 4).filter(water)) {
        n++;
        if (waters.sees(from, to) !== seenByHand(from, to) || waters.sees(to, from) !== seenByHand(to, from))
          throw new Error(`${from} ${to}`);
      }
    }
    expect(n).toBeGreaterThan(2000);
  });

  it('does not reach from one panel to the other', () => {
    expect(waters.sees('O1308', '1419')).toBe(false);
  });
});

describe('zones and harbours (26.1, 26.2)', () => {
  it('lie beside each other as the module names them, and only the strait has hexes that all pass', () => {
    expect(waters.beside('kerch').toSorted()).toEqual(['azov', 'caucasus', 'crimea']);
    expect(waters.passage('azov', 'kerch')).toHaveLength(7);
    expect(waters.passage('crimea', 'kerch')).toEqual([]);
  });

  it('have each port at one zone, Map-T at that of Kerch, whichever way one names it', () => {
    expect([
      waters.zoneOf('map-t'),
      waters.zoneOf('sevastopol'),
      waters.zoneOf('3721'),
      waters.zoneOf('zone-west'),
    ]).toEqual([...['kerch', 'sevastopol', 'crimea', 'west']]);
    expect(waters.zoneOf('1527')).toBeUndefined();
    expect(waters.portAt('1527')?.id).toBe('sevastopol');
  });
});
