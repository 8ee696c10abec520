import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dataFiles } from '../../config/data-files';
import { BadHex } from '../../hex/hex';
import { byPage, drawn, lists, marked, words, type Steps } from '../../hex/testing/maps';
import { readBlackSea } from './map/black-sea';

interface Listed {
  directions: string[];
  neighbours: Steps;
  sides: string;
  water: string;
  road: string;
  road2: string;
  rail: string;
  lake: string;
  reach: Record<string, Record<string, string>>;
}

const map = parse(readFileSync(join(__dirname, 'map', 'touching.yaml'), 'utf8')) as Listed;
const sea = readBlackSea(dataFiles(null)('naval-module', 'map/black-sea.yaml')).grid;
const sides = new Map([...lists(map.sides)].map(([id, [letters = '']]) => [id, letters]));
const water = marked(words(map.water));

describe('the map of the Black Sea: flat tops, CCRR, even columns half a hex down, two panels', () => {
  it('has the hexes that are listed', () => {
    expect(sea.all().sort()).toEqual([...sides.keys(), ...water.keys()].sort());
    expect(sea.all()).toHaveLength(858);
  });

  it('has the neighbours of the map, in its order', () => {
    expect(sea.directions).toEqual(map.directions);
    let sides = 0;
    for (const id of sea.all()) {
      const there = byPage(id, map.neighbours).filter((other) => sea.has(other));
      expect(sea.neighbours(id)).toEqual(there);
      sides += there.length;
    }
    expect(sides).toBe(4806);
  });

  it('reads every hexside alike from both hexes, and from the shore as sea', () => {
    let n = 0;
    for (const [id, letters] of sides) {
      sea.directions.forEach((direction, i) => {
        const next = sea.neighbour(id, direction);
        if (next === null) return;
        n++;
        const back = sides.get(next)?.[sea.directions.indexOf(sea.opposite(direction))] ?? 'S';
        expect(`${id} ${direction} ${letters[i]}`).toBe(`${id} ${direction} ${back}`);
        expect(drawn(sea, id, next)).toBe(direction);
        expect(sea.directionTo(next, id)).toBe(sea.opposite(direction));
        expect(sea.hexside(next, id)).toBe(sea.hexside(id, next));
      });
    }
    expect(n).toBe(2333);
  });

  it.each([
    ['road', 126],
    ['road2', 162],
    ['rail', 84],
    ['lake', 22],
  ] as const)('joins each %s of two hexes', (kind, wanted) => {
    const list = lists(map[kind]);
    let n = 0;
    for (const [id, directions] of list) {
      for (const direction of sea.directions.filter((d) => directions.includes(d))) {
        const next = sea.neighbour(id, direction) ?? '';
        expect(list.get(next)).toContain(sea.opposite(direction));
        n++;
      }
    }
    expect(n).toBe(wanted);
  });

  it('counts the distances of the listed views', () => {
    let n = 0;
    for (const [from, views] of Object.entries(map.reach)) {
      for (const [distance, text] of Object.entries(views)) {
        for (const to of words(text)) {
          expect(`${from} ${to} ${sea.distance(from, to)}`).toBe(`${from} ${to} ${distance}`);
          expect(sea.ring(from, Number(distance))).toContain(to);
          n++;
        }
      }
    }
    expect(n).toBe(378);
  });

  it('keeps the panels apart, though they are cut from one grid', () => {
    expect(sea.distance('O1615', '1217')).toBe(Infinity);
    expect(sea.straight('O1615', '1217')).toBeNull();
    expect(sea.directionTo('O1615', '1217')).toBeNull();
    expect(sea.within('O0910', 40).every((id) => id.startsWith('O'))).toBe(true);
    // Column 16 of the panel is column -8 of the grid, and row 15 row 5.
    const [[x, y], [a, b]] = [sea.centre('O1615'), sea.centre('1217')];
    expect(a - x).toBeCloseTo(20 * (Math.sqrt(3) / 2));
    expect(b - y).toBeCloseTo(12);
  });

  it('has no hex in the corner that is left out, nor in the hole', () => {
    expect(sea.has('3116')).toBe(false);
    expect(sea.neighbours('3117')).not.toContain('3116');
    for (const id of ['3114', '3214']) expect(sea.has(id)).toBe(false);
    expect(sea.neighbour('3215', 'N')).toBeNull();
    expect(() => sea.neighbours('X0910')).toThrow(BadHex);
  });
});
