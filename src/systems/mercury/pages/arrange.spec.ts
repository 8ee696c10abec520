import { around, distance, middle, type Rect } from '../../../render/geometry';
import type { Stack } from '../../../render/page/item';
import { packings } from '../../../render/page/packing';
import { eachPosition, type Ground } from '../../../render/page/room';
import { arrange, homeOf } from './arrange';
import { CHART, WHOLE, onPage, type MapFrame } from './chart';
import { CELL, cellsOf, landCount, raster, zoneCounter } from './raster';
import { zoneFloor } from './zone-floor';

const frame: MapFrame = { window: WHOLE, scale: 800 / CHART.width };
const ZONES = Object.keys(CHART.zones);

/** Numbers between 0 and 1, the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

function randomRect(next: () => number, width: number, height: number, most: number): Rect {
  return { x: next() * width, y: next() * height, width: 4 + next() * most, height: 4 + next() * most };
}

describe('cells counted by sums', () => {
  it('are those counted one by one', () => {
    const next = numbers(11);
    const columns = Math.ceil(CHART.width / CELL);
    const { zone, land } = raster();
    for (let n = 0; n < 200; n++) {
      const cells = cellsOf(randomRect(next, CHART.width, CHART.height, 200));
      const id = ZONES[n % ZONES.length] ?? '';
      let [ofLand, ofZone] = [0, 0];
      for (let row = cells.top; row < cells.bottom; row++)
        for (let column = cells.left; column < cells.right; column++) {
          if (land[row * columns + column]) ofLand++;
          if (zone[row * columns + column] === id) ofZone++;
        }
      expect([landCount(cells), zoneCounter(id)(cells)]).toEqual([ofLand, ofZone]);
    }
  });
});

/** The best of all positions, each of them tried. */
function bestOfAll(stack: Stack, ground: Ground): Rect | null {
  const ring = CHART.zones[stack.zone]?.ring ?? [];
  const bounds = around(ring.map((p) => onPage(frame, p)));
  const floor = zoneFloor(stack.zone, bounds, ground, frame);
  const home = homeOf(stack.zone, ground, frame);
  let [least, best] = [Infinity, null as Rect | null];
  for (const packing of packings(stack.items))
    eachPosition(bounds, packing, (box) => {
      const cost = floor.cost(box, distance(middle(box), home));
      if (cost !== null && cost < least) [least, best] = [cost, box];
    });
  return best;
}

describe('a stack on random ground', () => {
  it.each(ZONES)('lies in %s where the search of all positions lays it', (zone) => {
    const next = numbers(7 + ZONES.indexOf(zone));
    const rects = (n: number): Rect[] =>
      Array.from({ length: n }, () => randomRect(next, 800, CHART.height * frame.scale, 30));
    for (let n = 0; n < 3; n++) {
      const ground = { blocked: rects(60), avoid: rects(20) };
      const items = [1, 2].map(() => ({ width: 8 + next() * 20, height: 8 + next() * 8, draw: () => [] }));
      const stack = { at: zone, zone, title: zone, items };
      const best = bestOfAll(stack, ground);
      if (best) expect(arrange([stack], ground, frame)[0]?.box).toEqual(best);
    }
  });
});
