import type { GroupShape, Points, Shape } from '../scene';
import { circle } from '../shapes';

/** How the dots of a list or of counters look. */
export interface DotStyle {
  radius: Points;
  ink: string;
  /** The line of a ring. */
  width: Points;
}

const drawn = new Map<string, readonly Shape[]>();

/** A step that is left as a dot, a lost one as a ring, with its middle at (x, y): a page has hundreds, a file keeps one drawing. */
export function stepDot(isLeft: boolean, x: Points, y: Points, { radius, ink, width }: DotStyle): GroupShape {
  const key = [isLeft, radius, ink, width].join();
  const shapes = drawn.get(key) ?? [circle(0, 0, radius, isLeft ? { fill: ink } : { stroke: ink, width })];
  drawn.set(key, shapes);
  const most = radius + width;
  return { kind: 'group', x, y, reused: { x: -most, y: -most, width: 2 * most, height: 2 * most }, shapes };
}
