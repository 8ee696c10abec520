import { crosses, distance, grown, nearestIn, overlap, type Point, type Rect } from '../geometry';
import { textWidth } from '../measure';
import { packings, type Packing } from './packing';
import { eachPosition, type Ground, type PlacedStack } from './room';
import type { Stack } from './item';
import { LEAST } from './theme';

/** Looked up once, as in geometry.ts. */
const { sqrt, min, max } = Math;

/** Room inside the frame of a call-out, and height of its heading. */
export const PADDING = 2.5;
export const HEADING = 8.5;

/** Only where a map is too small for all that is on it. */
const OVER_COUNTERS = 5000;
const OVER_NAME = 220;
const OVER_ISLAND_NAME = 14;
const LINE_OVER_NAME = 60;
const UNDER_LINE = 60;
/** Land is a better ground than the sea of another zone. */
const LAND_BONUS = 22;

/** What has to be known of the map on which stacks are called out. */
export interface CalledOut {
  ground: Ground;
  /** The map in points. */
  window: Rect;
  /** Share of a box that is the better ground, 0 to 1. */
  dry: (box: Rect) => number;
  /** Where the line of a stack may end. */
  anchors: (stack: Stack, others: readonly PlacedStack[]) => Point[];
}

/** Frames for stacks that have no room in their zone or lie in a port; the largest choose first. */
export function callOuts(stacks: readonly Stack[], inside: readonly PlacedStack[], map: CalledOut): PlacedStack[] {
  const placed: PlacedStack[] = [];
  const bySize = [...stacks].sort((a, b) => area(b) - area(a));
  for (const stack of bySize) placed.push(callOut(stack, [...inside, ...placed], map));
  return placed;
}

const area = ({ items }: Stack): number => items.reduce((sum, i) => sum + i.width * i.height, 0);

interface Try {
  cost: number;
  box: Rect;
  packing: Packing;
}

/** Positions are first tried in wide steps, then in short ones round the best. */
const WIDE = 8;
const SHORT = 2.5;

function callOut(stack: Stack, others: readonly PlacedStack[], map: CalledOut): PlacedStack {
  const anchors = map.anchors(stack, others);
  const window = grown(map.window, -5);
  const terms = termsOf(others, map, thinned(anchors));
  const packed = packings(stack.items);
  const rough = bestOf(stack, packed, window, WIDE, terms) ?? bestOf(stack, packed, window, SHORT, terms);
  if (!rough) return atCorner(stack, packed, window);
  const near = shared(grown(rough.box, WIDE), window);
  const best = bestOf(stack, [rough.packing], near, SHORT, terms) ?? rough;
  const to = nearestAnchor(best.box, anchors);
  return { stack, packing: best.packing, box: best.box, leader: { from: nearestIn(best.box, to), to } };
}

interface Terms {
  others: readonly PlacedStack[];
  map: CalledOut;
  anchors: readonly Point[];
  /** Counters, names and symbols, each with some room round it. */
  counters: readonly Rect[];
  names: readonly Rect[];
  /** What a line had better not cross. */
  inTheWay: readonly Rect[];
}

const termsOf = (others: readonly PlacedStack[], map: CalledOut, anchors: readonly Point[]): Terms => ({
  ...{ others, map, anchors },
  counters: others.map((o) => grown(o.box, 2.5)),
  names: map.ground.blocked.map((b) => grown(b, 1.5)),
  inTheWay: [...map.ground.blocked, ...others.map((o) => o.box)],
});

const countOver = (rects: readonly Rect[], box: Rect): number => {
  let n = 0;
  for (const r of rects) if (overlap(r, box)) n++;
  return n;
};

function bestOf(stack: Stack, packed: readonly Packing[], bounds: Rect, step: number, terms: Terms): Try | null {
  let best = null as Try | null;
  let limit = Infinity;
  for (const packing of packed.slice(0, MOST_PACKINGS)) {
    const visit = (box: Rect): void => {
      const anchor = nearestAnchor(box, terms.anchors);
      // What is soon reckoned first: most positions are out before the lines are looked at.
      const least = costOfPlace(box, anchor, terms, limit);
      if (least >= limit) return;
      const cost = least + costOfLine(box, anchor, terms);
      if (cost >= limit) return;
      best = { cost, box, packing };
      limit = cost;
    };
    eachPosition(bounds, framed(packing, stack.title), visit, step);
  }
  return best;
}

/** For a window that is smaller than the frame. */
function atCorner(stack: Stack, packed: readonly Packing[], { x, y }: Rect): PlacedStack {
  const packing = packed[0] ?? { width: 0, height: 0, items: [] };
  return { stack, packing, box: { x, y, ...framed(packing, stack.title) }, leader: { from: [x, y], to: [x, y] } };
}

/** The squarest ones come first. */
const MOST_PACKINGS = 3;
const MOST_ANCHORS = 8;

/** Some of the points, evenly chosen. */
function thinned(points: readonly Point[]): Point[] {
  const every = Math.max(1, Math.ceil(points.length / MOST_ANCHORS));
  return points.filter((_, i) => i % every === 0);
}

function shared(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
}

function framed(packing: Packing, title: string): { width: number; height: number } {
  const inner = Math.max(packing.width, textWidth(title, 'sans-bold', LEAST));
  return { width: inner + 2 * PADDING, height: packing.height + HEADING + PADDING };
}

function costOfPlace(box: Rect, anchor: Point, terms: Terms, limit: number): number {
  const { ground, dry } = terms.map;
  const onCounters = countOver(terms.counters, box) * OVER_COUNTERS;
  const away = distance(anchor, nearestIn(box, anchor));
  if (onCounters + away - LAND_BONUS >= limit) return limit;
  return (
    onCounters +
    away +
    countOver(terms.names, box) * OVER_NAME +
    countOver(ground.avoid, box) * OVER_ISLAND_NAME -
    dry(box) * LAND_BONUS
  );
}

function costOfLine(box: Rect, anchor: Point, { others, inTheWay }: Terms): number {
  const end = nearestIn(box, anchor);
  const names = inTheWay.filter((b) => crosses(anchor, end, b)).length;
  const lines = others.filter((o) => o.leader && crosses(o.leader.from, o.leader.to, box)).length;
  return names * LINE_OVER_NAME + lines * UNDER_LINE;
}

/** The same as the distance to the point of the box nearest by, and runs for every position that is tried. */
function distanceTo(box: Rect, [x, y]: Point): number {
  const dx = min(max(x, box.x), box.x + box.width) - x;
  const dy = min(max(y, box.y), box.y + box.height) - y;
  return sqrt(dx ** 2 + dy ** 2);
}

function nearestAnchor(box: Rect, anchors: readonly Point[]): Point {
  let [best, least]: [Point, number] = [anchors[0] ?? [box.x, box.y], Infinity];
  for (const anchor of anchors) {
    const away = distanceTo(box, anchor);
    if (away < least) [best, least] = [anchor, away];
  }
  return best;
}
