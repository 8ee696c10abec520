import { around, contains, distance, grown, middle, overlap } from '../geometry';
import type { Point, Rect } from '../geometry';
import { callOuts } from '../page/call-outs';
import { CHART, onChart, onPage } from './chart';
import type { MapFrame } from './chart';
import { packings } from '../page/packing';
import type { Packing } from '../page/packing';
import { cellCount, cellMiddle, landCount, seaCells, zoneCount } from './raster';
import { eachPosition } from '../page/room';
import { seaMap, windowOf } from './sea-room';
import type { Ground, PlacedStack } from '../page/room';
import type { Stack } from '../page/item';

/** Land under a counter counts like so many points of distance, a cell. */
const LAND = 2.5;
const NAME = 25;
/** Room to the edge of the map, in points. */
const EDGE = 5;
/** Counters may lie on islands with this share of their cells, not more. */
const MOST_LAND = 0.3;

/**
 * Lays every stack into its zone where there is room: as one, or piece by piece. The others lie in a frame nearby with a line to
 * their zone. Nothing lies on anything else.
 */
export function arrange(stacks: readonly Stack[], ground: Ground, frame: MapFrame): PlacedStack[] {
  const inside: PlacedStack[] = [];
  const outside: Stack[] = [];
  for (const stack of stacks) {
    const here = stack.at === stack.zone ? ways(stack, ground, frame) : null;
    if (here) inside.push(...here);
    else outside.push(stack);
  }
  return [...inside, ...callOuts(outside, inside, seaMap(ground, frame))];
}

/** How well a box lies: the lower the better. */
type Wish = (box: Rect) => number;

function ways(stack: Stack, ground: Ground, frame: MapFrame): PlacedStack[] | null {
  const home = homeOf(stack.zone, ground, frame);
  const central: Wish = (box) => distance(middle(box), home);
  const cornered: Wish = (box) => box.x + box.y;
  return (
    inZone(stack, ground, frame, central) ??
    scattered(stack, ground, frame, central) ??
    scattered(stack, ground, frame, cornered)
  );
}

function inZone(stack: Stack, ground: Ground, frame: MapFrame, wish: Wish): PlacedStack[] | null {
  const ring = CHART.zones[stack.zone]?.ring ?? [];
  const bounds = around(ring.map((p) => onPage(frame, p)));
  let best: { cost: number; box: Rect; packing: Packing } | null = null;
  for (const packing of packings(stack.items)) {
    eachPosition(bounds, packing, (box) => {
      const cost = costInZone(box, stack.zone, wish, ground, frame);
      if (cost !== null && cost < (best?.cost ?? Infinity)) best = { cost, box, packing };
    });
  }
  return placedAt(stack, best);
}

function placedAt(stack: Stack, best: { box: Rect; packing: Packing } | null): PlacedStack[] | null {
  return best && [{ stack, packing: best.packing, box: best.box, leader: null }];
}

/** Each item where there is room for it, the largest first. */
function scattered(stack: Stack, ground: Ground, frame: MapFrame, wish: Wish): PlacedStack[] | null {
  const placed: PlacedStack[] = [];
  const bySize = [...stack.items].sort((a, b) => b.width * b.height - a.width * a.height);
  for (const item of bySize) {
    const blocked = [...ground.blocked, ...placed.map((p) => grown(p.box, 1.5))];
    const one = inZone({ ...stack, items: [item] }, { ...ground, blocked }, frame, wish);
    if (!one) return null;
    placed.push(...one);
  }
  return placed;
}

/** Null: it may not lie here. */
function costInZone(box: Rect, zone: string, wish: Wish, ground: Ground, frame: MapFrame): number | null {
  const onMap = onChart(frame, grown(box, 1.2));
  const cells = cellCount(onMap);
  if (zoneCount(zone, onMap) !== cells || !contains(grown(windowOf(frame), -EDGE), box)) return null;
  const onLand = landCount(onMap);
  if (onLand > cells * MOST_LAND || ground.blocked.some((b) => overlap(grown(b, 0.8), box))) return null;
  const names = ground.avoid.filter((b) => overlap(b, box)).length;
  return wish(box) + onLand * LAND + names * NAME;
}

/** The middle of a zone's open sea, as far as nothing lies on it. */
function homeOf(zone: string, { blocked }: Ground, frame: MapFrame): Point {
  const cells = seaCells(zone).map((cell) => onPage(frame, cellMiddle(cell)));
  const free = cells.filter(([x, y]) => !blocked.some((b) => overlap(b, { x, y, width: 0.1, height: 0.1 })));
  const used = free.length > 0 ? free : cells;
  const sum = used.reduce(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0]);
  return [(sum[0] ?? 0) / used.length, (sum[1] ?? 0) / used.length];
}
