import { contains, grown, overlap, type Rect } from '../../../render/geometry';
import type { Ground } from '../../../render/page/room';
import { onChart, type MapFrame } from './chart';
import { cellsOf, landCount, zoneCounter } from './raster';
import { windowOf } from './sea-room';

/** Land under a counter counts like so many points of distance, a cell. */
const LAND = 2.5;
const NAME = 25;
/** Room to the edge of the map, in points. */
const EDGE = 5;
/** Counters may lie on islands with this share of their cells, not more. */
const MOST_LAND = 0.3;

/** Where counters may lie in a zone. */
export interface ZoneFloor {
  /** What a place costs that is so far from the best one, with what it covers; null: nothing may lie there. */
  cost(box: Rect, away: number): number | null;
}

/** The floor of a zone that lies within `bounds`; made once for all positions that are tried on it. */
export function zoneFloor(zone: string, bounds: Rect, { blocked, avoid }: Ground, frame: MapFrame): ZoneFloor {
  const near = (rects: readonly Rect[]): Rect[] => rects.filter((r) => overlap(r, bounds));
  const closed = near(blocked.map((r) => grown(r, 0.8)));
  const names = near(avoid);
  const window = grown(windowOf(frame), -EDGE);
  const zoneCount = zoneCounter(zone);
  return {
    cost(box, away) {
      if (!contains(window, box) || closed.some((r) => overlap(r, box))) return null;
      const onMap = cellsOf(onChart(frame, grown(box, 1.2)));
      if (zoneCount(onMap) !== onMap.count) return null;
      const onLand = landCount(onMap);
      if (onLand > onMap.count * MOST_LAND) return null;
      let covered = 0;
      for (const name of names) if (overlap(name, box)) covered++;
      return away + onLand * LAND + covered * NAME;
    },
  };
}
