import { grown, overlap, type Point, type Rect } from '../../../render/geometry';
import type { CalledOut } from '../../../render/page/call-outs';
import type { Ground, PlacedStack } from '../../../render/page/room';
import type { Stack } from '../../../render/page/item';
import { CHART, onChart, onPage, rectOnPage, type MapFrame } from './chart';
import { CELL, cellMiddle, cellsOf, landCount, seaCells, zoneCounter } from './raster';

/** The window of the map in points. */
export const windowOf = (frame: MapFrame): Rect => rectOnPage(frame, frame.window);

/** Points of a zone's open sea that lie a cell away from its borders and from the coast. */
function openSea(zone: string, frame: MapFrame): Point[] {
  const zoneCount = zoneCounter(zone);
  return seaCells(zone)
    .map(cellMiddle)
    .filter(([x, y]) => {
      const around = { x: x - 1.4 * CELL, y: y - 1.4 * CELL, width: 2.8 * CELL, height: 2.8 * CELL };
      const cells = cellsOf(around);
      return zoneCount(cells) === cells.count && landCount(cells) === 0;
    })
    .map((p) => onPage(frame, p));
}

/** What call-outs on the Naval Operations Map have to know: land is a better ground than the sea of another zone. */
export const seaMap = (ground: Ground, frame: MapFrame): CalledOut => ({
  ground,
  window: windowOf(frame),
  dry: (box) => {
    const onMap = cellsOf(onChart(frame, box));
    return landCount(onMap) / Math.max(1, onMap.count);
  },
  anchors: (stack, others) => anchorsOf(stack, others, ground, frame),
});

/** Where the line may end: on the symbol of a place, or in the open sea of the zone where nothing lies. */
function anchorsOf({ at, zone }: Stack, others: readonly PlacedStack[], ground: Ground, frame: MapFrame): Point[] {
  const place = CHART.places[at];
  if (place) return [onPage(frame, [place.x, place.y])];
  const open = openSea(zone, frame);
  const taken = [...ground.blocked, ...others.map((o) => o.box)].map((r) => grown(r, 2.5));
  const free = open.filter(([x, y]) => !taken.some((b) => overlap(b, { x, y, width: 0.1, height: 0.1 })));
  return free.length > 0 ? free : open;
}
