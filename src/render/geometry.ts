export type Point = readonly [x: number, y: number];

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Looked up once: these run some hundred thousand times a page. */
const { sqrt, min, max } = Math;

/** The two rectangles share more than an edge. */
export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The rectangle with a border of `by` round it. */
export function grown(r: Rect, by: number): Rect {
  return { x: r.x - by, y: r.y - by, width: r.width + 2 * by, height: r.height + 2 * by };
}

/** `inner` lies in `outer`. */
export function contains(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

export const middle = (r: Rect): Point => [r.x + r.width / 2, r.y + r.height / 2];

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => sqrt((ax - bx) ** 2 + (ay - by) ** 2);

/** The point of a rectangle that is nearest to `p`. */
export function nearestIn(r: Rect, [x, y]: Point): Point {
  return [min(max(x, r.x), r.x + r.width), min(max(y, r.y), r.y + r.height)];
}

/** Whether a straight line from `a` to `b` runs through the inside of the rectangle. */
export function crosses(a: Point, b: Point, r: Rect): boolean {
  let [from, to] = [0, 1];
  const sides: [start: number, end: number, low: number, high: number][] = [
    [a[0], b[0], r.x, r.x + r.width],
    [a[1], b[1], r.y, r.y + r.height],
  ];
  for (const [start, end, low, high] of sides) {
    const way = end - start;
    if (way === 0 && (start <= low || start >= high)) return false;
    if (way === 0) continue;
    const [enter, leave] = [(low - start) / way, (high - start) / way];
    from = max(from, min(enter, leave));
    to = min(to, max(enter, leave));
  }
  return from < to;
}

/** The least rectangle that holds all the points. */
export function around(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x, y] = [min(...xs), min(...ys)];
  return { x, y, width: max(...xs) - x, height: max(...ys) - y };
}
