import { around, distance, grown, middle, overlap, type Point, type Rect } from '../../../render/geometry';
import { callOuts } from '../../../render/page/call-outs';
import { CHART, onPage, type MapFrame } from './chart';
import { packings, type Packing } from '../../../render/page/packing';
import { cellMiddle, seaCells } from './raster';
import { positions, type Ground, type PlacedStack } from '../../../render/page/room';
import { seaMap } from './sea-room';
import type { Stack } from '../../../render/page/item';
import { zoneFloor, type ZoneFloor } from './zone-floor';

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

/** How well a box lies: the lower the better. `near`: where it would lie best, if that is a place. */
interface Wish {
  of: (box: Rect) => number;
  near: Point | null;
}

const CORNERED: Wish = { of: (box) => box.x + box.y, near: null };

function ways(stack: Stack, ground: Ground, frame: MapFrame): PlacedStack[] | null {
  const near = homeOf(stack.zone, ground, frame);
  const central: Wish = { of: (box) => distance(middle(box), near), near };
  return (
    inZone(stack, ground, frame, central) ??
    scattered(stack, ground, frame, central) ??
    scattered(stack, ground, frame, CORNERED)
  );
}

interface Best {
  cost: number;
  box: Rect;
  packing: Packing;
}

function inZone(stack: Stack, ground: Ground, frame: MapFrame, wish: Wish): PlacedStack[] | null {
  const ring = CHART.zones[stack.zone]?.ring ?? [];
  const bounds = around(ring.map((p) => onPage(frame, p)));
  const floor = zoneFloor(stack.zone, bounds, ground, frame);
  let best: Best | null = null;
  for (const packing of packings(stack.items)) best = better(best, packing, bounds, { floor, wish });
  return best && [{ stack, packing: best.packing, box: best.box, leader: null }];
}

/** The first of the best positions of a packing, if it is better than the best so far. */
function better(best: Best | null, packing: Packing, bounds: Rect, on: { floor: ZoneFloor; wish: Wish }): Best | null {
  const { xs, ys } = positions(bounds, packing);
  const { width, height } = packing;
  // Nothing that is farther off than a place known to be free need be looked at.
  const enough = Math.min(best?.cost ?? Infinity, reachable(packing, xs, ys, on));
  let found = best;
  for (const y of ys)
    for (const x of xs) {
      const box = { x, y, width, height };
      const wished = on.wish.of(box);
      if (wished > enough || wished >= (found?.cost ?? Infinity)) continue;
      const cost = on.floor.cost(box, wished);
      if (cost !== null && cost < (found?.cost ?? Infinity)) found = { cost, box, packing };
    }
  return found;
}

/** How far round the wished place is looked before all positions are. */
const RINGS = 12;
/** Positions are reckoned in two ways, whose last digits may differ. */
const ROUNDING = 1e-6;

/** A cost that some position near the wished place is known to have; Infinity: none of those near it is free. */
function reachable(
  { width, height }: Packing,
  xs: readonly number[],
  ys: readonly number[],
  { floor, wish: { of, near } }: { floor: ZoneFloor; wish: Wish },
): number {
  if (near === null) return Infinity;
  const column = nearestTo(near[0] - width / 2, xs);
  const row = nearestTo(near[1] - height / 2, ys);
  for (let ring = 0; ring <= RINGS; ring++) {
    let least = Infinity;
    for (let r = row - ring; r <= row + ring; r++)
      for (let c = column - ring; c <= column + ring; c++) {
        const [x, y] = [xs[c], ys[r]];
        if (x === undefined || y === undefined || Math.max(Math.abs(r - row), Math.abs(c - column)) !== ring) continue;
        const box = { x, y, width, height };
        least = Math.min(least, floor.cost(box, of(box)) ?? Infinity);
      }
    if (least < Infinity) return least + ROUNDING;
  }
  return Infinity;
}

/** The index of the step that is nearest to a number. */
function nearestTo(wanted: number, steps: readonly number[]): number {
  const [first = 0, second = first + 1] = steps;
  return Math.min(Math.max(0, Math.round((wanted - first) / (second - first))), steps.length - 1);
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

/** The middle of a zone's open sea, as far as nothing lies on it. */
export function homeOf(zone: string, { blocked }: Ground, frame: MapFrame): Point {
  const cells = seaCells(zone).map((cell) => onPage(frame, cellMiddle(cell)));
  const zoneBox = grown(around(cells), 1);
  const near = blocked.filter((b) => overlap(b, zoneBox));
  const free = cells.filter(([x, y]) => !near.some((b) => overlap(b, { x, y, width: 0.1, height: 0.1 })));
  const used = free.length > 0 ? free : cells;
  const sum = used.reduce(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0]);
  return [(sum[0] ?? 0) / used.length, (sum[1] ?? 0) / used.length];
}
