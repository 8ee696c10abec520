import { textWidth } from '../measure';
import { INK } from '../page/theme';
import type { Points, Shape } from '../scene';
import { label, polygon, polyline } from '../shapes';

/** An arrow to the north, so many degrees clockwise from up, and its letter. */
export function compass(x: Points, y: Points, degrees: number): Shape[] {
  const turn = (degrees * Math.PI) / 180;
  const [ux, uy] = [Math.sin(turn), -Math.cos(turn)];
  const at = (along: number, off: number): [Points, Points] => [x + ux * along - uy * off, y + uy * along + ux * off];
  const [nx, ny] = at(16, 0);
  return [
    polyline([at(-13, 0), at(8, 0)], { stroke: INK, width: 1.2 }),
    polygon([at(12, 0), at(4, -4), at(4, 4)], { fill: INK }),
    label('N', nx - textWidth('N', 'sans-bold', 8) / 2, ny + 3, { font: 'sans-bold', size: 8, color: INK }),
  ];
}
