import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dataFiles } from '../../config/data-files';
import { byPage, drawn, marked, pairs, words, type Steps } from '../../hex/testing/maps';
import { readSyria } from './map/syria';

interface Listed {
  directions: string[];
  neighbours: Steps;
  open: Record<string, string[]>;
  missing: string;
  hexsides: string;
  roads: string;
  railroad: string;
  sea: string;
  coastal: string;
}

const map = parse(readFileSync(join(__dirname, 'map', 'touching.yaml'), 'utf8')) as Listed;
const syria = readSyria(dataFiles(null)('slouch-hats', 'map/syria.yaml')).grid;

describe('the map of Syria and Lebanon: flat tops, CCRR, odd columns half a hex down', () => {
  it('has the hexes that are listed', () => {
    expect(syria.all()).toHaveLength(1331);
    for (const id of words(map.missing)) expect(syria.has(id)).toBe(false);
  });

  it('has the neighbours of the map page, in its order', () => {
    expect(syria.directions).toEqual(map.directions);
    let sides = 0;
    for (const id of syria.all()) {
      const there = byPage(id, map.neighbours).filter((other) => syria.has(other));
      expect(syria.neighbours(id)).toEqual(there);
      sides += there.length;
    }
    expect(sides).toBe(2 * 3832);
  });

  it.each([
    ['hexsides', 366],
    ['roads', 399],
    ['railroad', 29],
  ] as const)('reads each pair of %s as one hexside', (list, n) => {
    const listed = pairs(map[list]);
    expect(listed).toHaveLength(n);
    for (const [a, b] of listed) {
      expect(syria.adjacent(a, b) && syria.adjacent(b, a)).toBe(true);
      expect(syria.hexside(b, a)).toBe(`${a}/${b}`);
      expect(syria.hexesOf(`${a}/${b}`)).toEqual([a, b]);
      expect(syria.distance(a, b)).toBe(1);
      const direction = syria.directionTo(a, b);
      expect(drawn(syria, a, b)).toBe(direction);
      expect(direction && syria.neighbour(b, syria.opposite(direction))).toBe(a);
    }
  });

  it('touches the sea where the map says coastal, and nowhere else', () => {
    const sea = marked(words(map.sea));
    const land = syria.all().filter((id) => !sea.has(id));
    const coastal = land.filter((id) => syria.neighbours(id).some((other) => sea.has(other)));
    expect(coastal.toSorted()).toEqual(words(map.coastal).sort());
  });

  it('opens the mountain hex to the two hexes the rules name', () => {
    for (const [from, to] of Object.entries(map.open)) for (const id of to) expect(syria.adjacent(from, id)).toBe(true);
    expect(map.open['1615']?.map((id) => syria.directionTo('1615', id))).toEqual(['S', 'SE']);
  });

  it('ends at number 00 and at its edges and holes', () => {
    expect(syria.neighbour('1200', 'N')).toBeNull();
    expect(syria.neighbours('1200')).toEqual(['1300', '1201', '1100']);
    expect(syria.neighbour('0805', 'NW')).toBeNull();
    expect(syria.neighbour('0804', 'N')).toBeNull();
    expect(syria.neighbour('0804', 'N', 4)).toBe('0800');
  });
});
