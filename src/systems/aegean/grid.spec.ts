import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { byPage, drawn, lists, marked, words, type Steps } from '../../hex/testing/maps';
import type { PointDirection } from '../../hex/grid';
import type { HexId } from '../../hex/hex';
import { aegean } from './grid';

interface Listed {
  directions: string[];
  neighbours: Steps;
  coast: string;
  inland: string;
  turkey: string;
  ship: string;
  road: string;
  islands: Record<string, string>;
  turkish_waters: string;
}

const map = parse(readFileSync(join(__dirname, 'map', 'touching.yaml'), 'utf8')) as Listed;
const sheet = aegean;
const dry = marked(words(`${map.coast} ${map.inland} ${map.turkey}`));
const coast = marked(words(map.coast));

describe('the map of the south-east Aegean: points up, RRCC downwards, odd rows half a hex to the right', () => {
  it('has the neighbours of the map page, in its order', () => {
    expect(sheet.directions).toEqual(map.directions);
    expect(sheet.all()).toHaveLength(55 * 36);
    let sides = 0;
    for (const id of sheet.all()) {
      const there = byPage(id, map.neighbours).filter((other) => sheet.has(other));
      expect(sheet.neighbours(id)).toEqual(there);
      sides += there.length;
    }
    expect(sides).toBe(11518);
  });

  /** Each direction listed leads to a hex; where that hex lists directions too (`both`), back as well. */
  function check(list: Map<HexId, string[]>, both: (id: HexId) => boolean): number {
    let n = 0;
    for (const [id, directions] of list) {
      for (const direction of directions as PointDirection[]) {
        const next = sheet.neighbour(id, direction) ?? '';
        expect(sheet.has(next)).toBe(true);
        expect(sheet.directionTo(id, next)).toBe(direction);
        expect(drawn(sheet, id, next)).toBe(direction);
        if (both(next)) expect(list.get(next)).toContain(sheet.opposite(direction));
        else expect(dry.has(next)).toBe(false);
        n++;
      }
    }
    return n;
  }

  it('opens the hexsides listed for ships to another coast hex that lists them, or to the open sea', () => {
    expect(check(lists(map.ship), (id) => coast.has(id))).toBe(772);
  });

  it('joins the roads of two hexes', () => {
    expect(check(lists(map.road), () => true)).toBe(100);
  });

  it('has Turkish waters next to Turkey, and in the one hex that is added', () => {
    const turkey = words(map.turkey);
    const beside = sheet.all().filter((id) => !dry.has(id) && turkey.some((land) => sheet.adjacent(id, land)));
    expect([...beside, '2030'].sort()).toEqual(words(map.turkish_waters).sort());
  });

  it.each(Object.keys(map.islands))('keeps %s in one piece', (name) => {
    const hexes = words(map.islands[name] ?? '');
    const found = [hexes[0] ?? ''];
    for (const id of found) {
      const more = sheet.neighbours(id).filter((other) => hexes.includes(other) && !found.includes(other));
      found.push(...more);
    }
    expect(found.sort()).toEqual(hexes.sort());
  });
});
