import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadHex } from '../../hex/hex';
import { adjacent, crete, distance, hexesOf, hexside, neighbours } from './grid';

interface Listed {
  blocks: { extent: [number, number, number, number] }[];
  rivers: { sides: string }[];
  cliffs: string;
  sea_sides: string;
  roads: { hexes: string }[];
  joins: { west_column: number; east_column: number; rows: [number, number]; roads: { hexes: string }[] };
  hexes: Record<string, { coast?: string[]; shore?: string[] }>;
}

const sheets = (
  [
    ['W', 'west'],
    ['E', 'east'],
  ] as const
).map(([letter, name]) => {
  const raw = JSON.parse(readFileSync(join(__dirname, 'maps', `${name}.json`), 'utf8')) as Listed;
  return [letter, name, raw] as const;
});
const words = (text: string): string[] => text.split(' ').filter((w) => w !== '');

describe('hexes standing on a point, odd rows half a hex east', () => {
  it('has the neighbours the map pages name for W4314', () => {
    expect(neighbours('W4314')).toEqual(['W4415', 'W4315', 'W4215', 'W4214', 'W4313', 'W4414']);
    expect(crete.directions).toEqual(['NE', 'E', 'SE', 'SW', 'W', 'NW']);
  });
  it('touches both ways', () => {
    for (const other of neighbours('W4415')) expect(adjacent(other, 'W4415')).toBe(true);
  });
  it('touches no off-map box', () => {
    expect(adjacent('E2921', 'perama')).toBe(false);
  });
  it.each([
    ['W4314', 'W4314', 0],
    ['W4413', 'W4314', 2],
    ['W4312', 'W4314', 2],
    ['W4415', 'W4030', 17],
  ])('counts %s to %s as %i', (a, b, hexes) => {
    expect(distance(a, b)).toBe(hexes);
  });
  it('names a hexside the same from both sides', () => {
    expect(hexside('W4314', 'W4214')).toBe(hexside('W4214', 'W4314'));
  });
  it('reads the two hexes of a hexside, and refuses what is none', () => {
    expect(hexesOf('W4214/W4314')).toEqual(['W4214', 'W4314']);
    expect(() => hexesOf('W4214')).toThrow(BadHex);
    expect(() => hexesOf('W4214/W4314/W4315')).toThrow(BadHex);
  });
  it('refuses what is no hex number', () => {
    expect(() => neighbours('43144')).toThrow(BadHex);
  });
  it('draws north up', () => {
    const [[x, y], [a, b]] = [crete.centre('W4314'), crete.centre('W4415')];
    expect([a - x, b < y]).toEqual([0.5, true]);
  });
});

describe.each(sheets)('the join of the sheets, as each of them tells it: %s', (_letter, _name, { joins }) => {
  const two = (n: number): string => String(n).padStart(2, '0');

  it('lets the roads run on', () => {
    for (const { hexes } of joins.roads) {
      const [a = '', b = ''] = words(hexes);
      expect([adjacent(a, b), adjacent(b, a), distance(a, b), crete.directionTo(a, b)]).toEqual([true, true, 1, 'E']);
      expect(hexside(a, b)).toBe(`${b}/${a}`);
    }
    expect(joins.roads).toHaveLength(2);
  });

  it('has column 1 of the East for column 53 of the West', () => {
    const [from, to] = joins.rows;
    for (let row = from; row <= to; row++) {
      const [west, east] = [`W${two(row)}${joins.west_column}`, `E${two(row)}${two(joins.east_column)}`];
      expect([crete.neighbour(west, 'E'), crete.neighbour(east, 'W')]).toEqual([east, west]);
      expect(neighbours(west)).toHaveLength(6);
    }
    expect(crete.straight('W2750', 'E2702')).toEqual(['W2751', 'W2752', 'E2701', 'E2702']);
    expect(distance('W3135', 'E3135')).toBe(52);
  });
});

describe.each(sheets)('sheet %s, as maps/%s.json lists it', (letter, _name, raw) => {
  it('reads every listed hexside as one of two neighbours', () => {
    const sides = [...raw.rivers.flatMap((r) => words(r.sides)), ...words(raw.cliffs), ...words(raw.sea_sides)];
    for (const side of sides) {
      const [a, b] = hexesOf(side).map((id) => `${letter}${id}`) as [string, string];
      expect(adjacent(a, b) && adjacent(b, a)).toBe(true);
      expect(hexside(b, a)).toBe(`${a}/${b}`);
    }
    expect(sides).toHaveLength(letter === 'W' ? 174 : 143);
  });

  it('follows every road from neighbour to neighbour', () => {
    let links = 0;
    for (const { hexes } of raw.roads) {
      words(hexes).forEach((id, i, chain) => {
        const before = chain[i - 1];
        if (before === undefined) return;
        expect(distance(`${letter}${before}`, `${letter}${id}`)).toBe(1);
        links++;
      });
    }
    expect(links).toBe(letter === 'W' ? 204 : 119);
  });

  it('has the shore of each zone within two hexes of its coast, that hex not counted (19.81)', () => {
    const ids = Object.keys(raw.hexes);
    // South Crete has a coast on the sheet and no shore: 19.81 does not name it.
    const zones = [...new Map(ids.flatMap((id) => (raw.hexes[id]?.shore ?? []).map((zone) => [zone, true]))).keys()];
    let listed = 0;
    for (const zone of zones) {
      const coast = ids.filter((id) => raw.hexes[id]?.coast?.includes(zone));
      const near = ids.filter((id) => coast.some((c) => distance(c, id) <= 2));
      const shore = ids.filter((id) => raw.hexes[id]?.shore?.includes(zone));
      expect(near).toEqual(shore);
      listed += shore.length;
    }
    expect(listed).toBe(letter === 'W' ? 343 : 161);
  });
});
