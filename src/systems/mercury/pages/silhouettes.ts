import type { ShipType } from '../data/ships';
import { FROM_GROUP, type Points, type Shape } from '../../../render/scene';

/** Ships from the side, bow to the right, waterline at 0, twenty units long. */
const SHIPS: Record<ShipType, string> = {
  BB: 'M-10 -2L-8.6 0L9 0L10 -2.4L6.8 -2L6.6 -3L3.9 -3L3.7 -2.2L3.2 -2.2L3.2 -4.6L2.2 -5L2.2 -7L1.5 -7L1.5 -4.2L-0.2 -4.2L-0.2 -5.6L-2 -5.6L-2 -3.6L-3.4 -3.6L-3.4 -5.8L-3.9 -5.8L-3.9 -3L-6.7 -3L-6.9 -2Z',
  CV: 'M-10 -3.2L-9 0L8.6 0L10 -3.2L2.6 -3.2L2.6 -5.2L1.7 -5.4L1.7 -7L1.2 -7L1.2 -5.4L-0.6 -5L-0.6 -3.2Z',
  CL: 'M-10 -1.6L-9 0L9.2 0L10 -2L6.4 -1.6L6.2 -2.4L4.2 -2.4L4 -1.8L3.4 -1.8L3.4 -4L2.4 -4.2L2.4 -6L2 -6L2 -3.4L0.9 -3.4L0.9 -4.8L-0.4 -4.8L-0.4 -2.6L-1.8 -2.6L-1.8 -4.4L-3 -4.4L-3 -2.6L-4.2 -2.6L-4.2 -2.4L-6.2 -2.4L-6.4 -1.6Z',
  'CL-A':
    'M-10 -1.6L-9 0L9.2 0L10 -2L7.2 -1.6L7.9 -3.9L7.4 -4.1L6.3 -2.3L5.2 -2.3L5.2 -3L4.6 -3L4.6 -1.8L3.4 -1.8L3.4 -4L2.4 -4.2L2.4 -6L2 -6L2 -3.4L0.9 -3.4L0.9 -4.8L-0.4 -4.8L-0.4 -2.6L-2 -2.6L-2 -4.4L-3.2 -4.4L-3.2 -2.6L-4.6 -2.6L-6.2 -4.3L-6.7 -4L-5.9 -2.2L-6.8 -1.6Z',
  DD: 'M-10 -1.2L-9.2 0L9.4 0L10 -2L5.4 -1.7L5.2 -2.5L4.2 -2.5L4.2 -1.6L3.4 -1.6L3.4 -3.4L2.4 -3.6L2.4 -5.4L2 -5.4L2 -2.4L1 -2.4L1 -3.9L-0.2 -3.9L-0.2 -2.2L-1.6 -2.2L-1.6 -3.4L-2.6 -3.4L-2.6 -1.4L-5 -1.4L-5.2 -2.2L-6.4 -2.2L-6.6 -1.2Z',
  ML: 'M-10 -1.9L-9.4 0L9.4 0L10 -2.3L5 -1.9L4.8 -2.7L3.6 -2.7L3.4 -2L2.8 -2L2.8 -3.8L1.9 -3.8L1.9 -5.6L1.5 -5.6L1.5 -2.8L0.8 -2.8L0.8 -4.3L-0.4 -4.3L-0.4 -2.5L-1.4 -2.5L-1.4 -4.3L-2.6 -4.3L-2.6 -2.5L-3.8 -2.5L-3.8 -4.1L-5 -4.1L-5 -1.9Z',
  TR: 'M-9.4 -2.4L-8.6 0L9 0L9.8 -2.8L7 -2.6L6.8 -2L5.6 -2L5.6 -5.4L5.1 -5.4L5.1 -2L3.4 -2L3.4 -4.2L1.6 -4.2L1.6 -5.8L0 -5.8L0 -4.2L-2 -4.2L-2 -2L-4.6 -2L-4.6 -5.4L-5.1 -5.4L-5.1 -2L-7 -2L-7 -2.6Z',
};

/** Aircraft from above, nose up, ten units across. */
const ONE_ENGINE =
  'M0 -4L0.6 -3.4L0.8 -1.4L5 -0.4L5 0.7L0.7 1L0.4 3L1.9 3.6L1.9 4.3L0 4.1L-1.9 4.3L-1.9 3.6L-0.4 3L-0.7 1L-5 0.7L-5 -0.4L-0.8 -1.4L-0.6 -3.4Z';
const TWO_ENGINES =
  'M0 -4L0.6 -3L0.8 -1.3L1.6 -1.3L1.7 -2.8L2.6 -2.8L2.8 -1.1L5.4 -0.3L5.4 0.6L2.7 0.9L0.8 0.9L0.5 3L2.1 3.5L2.1 4.3L0 4.1L-2.1 4.3L-2.1 3.5L-0.5 3L-0.8 0.9L-2.7 0.9L-5.4 0.6L-5.4 -0.3L-2.8 -1.1L-2.6 -2.8L-1.7 -2.8L-1.6 -1.3L-0.8 -1.3L-0.6 -3Z';

/** A ship of this type, its waterline in the middle at (x, y), so many points long. */
export const shipSilhouette = (type: ShipType, x: Points, y: Points, length: Points, fill: string): Shape =>
  silhouette(SHIPS[type], x, y, length / 20, fill);

/** An aircraft of this type with its middle at (x, y), so many points across. */
export function aircraft(type: string, x: Points, y: Points, across: Points, fill: string): Shape {
  const single = type === 'Ju-87' || type === 'Bf-109';
  return silhouette(single ? ONE_ENGINE : TWO_ENGINES, x, y, across / 10.8, fill);
}

/** All silhouettes lie within. */
const BOX = { x: -11, y: -11, width: 22, height: 22 };
const drawn = new Map<string, readonly Shape[]>();

/** A display has dozens: a file keeps each once, whatever its size and colour. */
function silhouette(d: string, x: Points, y: Points, scale: number, fill: string): Shape {
  const shapes = drawn.get(d) ?? [{ kind: 'path', d, paint: { fill: FROM_GROUP } }];
  drawn.set(d, shapes);
  return { kind: 'group', x, y, scale, reused: BOX, fill, shapes };
}
