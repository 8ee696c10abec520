import type { Point, Rect } from './geometry';
import type { FontId, GroupShape, Paint, PartRole, PathShape, Points, Shape, TextShape } from './scene';

/** Roundness of a circle drawn with four Bézier curves. */
const ROUND = 0.5523;

/** A polygon, closed. */
export function polygon(points: readonly Point[], paint: Paint): PathShape {
  return { kind: 'path', d: `${trace(points)}Z`, paint };
}

/** Straight lines from point to point. */
export function polyline(points: readonly Point[], paint: Paint): PathShape {
  return { kind: 'path', d: trace(points), paint };
}

/** Path data from point to point. */
export function trace(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
}

export function rectangle({ x, y, width, height }: Rect, paint: Paint): PathShape {
  return polygon(corners({ x, y, width, height }), paint);
}

/** Path data of a rectangle, for clipping. */
export const rectanglePath = (r: Rect): string => `${trace(corners(r))}Z`;

function corners({ x, y, width, height }: Rect): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** A rectangle with round corners. */
export function rounded({ x, y, width, height }: Rect, radius: Points, paint: Paint): PathShape {
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - ROUND);
  const [right, bottom] = [x + width, y + height];
  // A circle has no sides.
  const [wide, high] = [width > 2 * r, height > 2 * r];
  const d = [
    `M${n(x + r)} ${n(y)}${wide ? `L${n(right - r)} ${n(y)}` : ''}`,
    `C${n(right - k)} ${n(y)} ${n(right)} ${n(y + k)} ${n(right)} ${n(y + r)}`,
    high ? `L${n(right)} ${n(bottom - r)}` : '',
    `C${n(right)} ${n(bottom - k)} ${n(right - k)} ${n(bottom)} ${n(right - r)} ${n(bottom)}`,
    wide ? `L${n(x + r)} ${n(bottom)}` : '',
    `C${n(x + k)} ${n(bottom)} ${n(x)} ${n(bottom - k)} ${n(x)} ${n(bottom - r)}${high ? `L${n(x)} ${n(y + r)}` : ''}`,
    `C${n(x)} ${n(y + k)} ${n(x + k)} ${n(y)} ${n(x + r)} ${n(y)}Z`,
  ];
  return { kind: 'path', d: d.join(''), paint };
}

export function circle(x: Points, y: Points, radius: Points, paint: Paint): PathShape {
  return rounded({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, radius, paint);
}

/** Path data moved to (x, y) and scaled; for small drawings kept as path data round (0, 0). */
export function stamped(d: string, x: Points, y: Points, scale: number, paint: Paint): PathShape {
  let horizontal = true;
  const moved = d.replace(/-?\d*\.?\d+|[A-Z]/g, (token) => {
    if (/[A-Z]/.test(token)) {
      horizontal = true;
      return token;
    }
    const value = Number(token) * scale + (horizontal ? x : y);
    horizontal = !horizontal;
    return n(value);
  });
  return { kind: 'path', d: moved, paint };
}

export interface Lettering {
  font: FontId;
  size: Points;
  color: string;
  anchor?: TextShape['anchor'];
  spacing?: Points;
  halo?: TextShape['halo'];
}

/** A line of text with its baseline at (x, y). */
export function label(text: string, x: Points, y: Points, lettering: Lettering): TextShape {
  return { kind: 'text', text, x: round(x), y: round(y), ...lettering };
}

/** Looked up once: every point of every shape is rounded. */
const { round: whole } = Math;
const round = (value: number): number => whole(value * 100) / 100;
const n = (value: number): string => String(round(value));

/** Shapes as one part of a page that is read aloud; a picture (`Figure`) with the words that stand for it. */
export const part = (role: PartRole, shapes: readonly Shape[], alt?: string): GroupShape => ({
  ...{ kind: 'group', part: alt === undefined ? { role } : { role, alt }, shapes },
});
