import type { Point } from '../geometry';

const key = ([x, y]: Point): string => `${Math.round(x * 10)}/${Math.round(y * 10)}`;

/** Joins stretches that share ends into lines as long as they go. A closed line ends where it begins. */
export function joined(stretches: readonly (readonly [Point, Point])[]): Point[][] {
  const open = new Map<string, (readonly [Point, Point])[]>();
  for (const stretch of stretches) {
    for (const end of stretch) open.set(key(end), [...(open.get(key(end)) ?? []), stretch]);
  }
  const used = new Set<readonly [Point, Point]>();
  const onward = (from: Point): Point[] => {
    const line: Point[] = [];
    for (let at = from; ;) {
      const next = open.get(key(at))?.find((s) => !used.has(s));
      if (!next) return line;
      used.add(next);
      at = key(next[0]) === key(at) ? next[1] : next[0];
      line.push(at);
    }
  };
  return stretches.flatMap((first) => {
    if (used.has(first)) return [];
    used.add(first);
    const [a, b] = first;
    const forward = onward(b);
    return [[...onward(a).reverse(), a, b, ...forward]];
  });
}

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];
/** A tenth of a point: no eye sees more, and a map has many thousand numbers. */
const n = (value: number): string => String(Math.round(value * 10) / 10);
const p = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** Path data through the points with round corners: `share` of each stretch (at most half) is taken by a corner. */
export function rounding(points: readonly Point[], share: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const closed = points.length > 3 && key(first) === key(last);
  const inner = points.slice(1, -1).map((point, i) => corner(points[i] ?? point, point, points[i + 2] ?? point, share));
  if (!closed) return `M${p(first)}${inner.join('')}L${p(last)}`;
  const [second = first, before = last] = [points[1], points.at(-2)];
  return `M${p(between(first, second, share))}${inner.join('')}${corner(before, first, second, share)}Z`;
}

function corner(from: Point, at: Point, to: Point, share: number): string {
  return `L${p(between(at, from, share))}Q${p(at)} ${p(between(at, to, share))}`;
}
