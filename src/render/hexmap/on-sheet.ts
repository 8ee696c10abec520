import type { HexId } from '../../hex/hex';
import type { Point, Rect } from '../geometry';
import type { Inspected } from '../inspect';
import { trace } from '../shapes';
import type { Plot } from './plot';
import type { HexWindow } from './view';

/** A rectangle of the map as it lies on a sheet that shows a window at full size and nothing else. */
export function onSheet(plot: Plot, window: HexWindow, { x, y, width, height }: Rect): Inspected['at'] {
  const whole = plot.windowRect(window);
  return [x - whole.x, y - whole.y, width, height];
}

/** A hex as it lies on such a sheet. */
export function hexOn(plot: Plot, window: HexWindow, hex: HexId): Pick<Inspected, 'place' | 'at' | 'outlines'> {
  const rect = plot.windowRect(window);
  const outline = plot.corners(hex).map(([x, y]): Point => [x - rect.x, y - rect.y]);
  const [xs, ys] = [outline.map((p) => p[0]), outline.map((p) => p[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { place: hex, at: [x, y, Math.max(...xs) - x, Math.max(...ys) - y], outlines: [`${trace(outline)}Z`] };
}
