import type { Point } from '../../../../render/geometry';
import type { Points, Shape } from '../../../../render/scene';
import type { MarkKind } from '../marks';
import { circle, polygon, polyline, rectangle } from '../../../../render/shapes';
import { ALARM, INK, PAPER } from '../theme';

const line = { stroke: INK, width: 0.9 };
const heavy = { stroke: INK, width: 1.5 };

const moved = (x: Points, y: Points, points: readonly Point[]): Point[] => points.map(([dx, dy]) => [x + dx, y + dy]);
const field = (x: Points, y: Points, fill: string): Shape => circle(x, y, 5.6, { fill, ...line });

/** The signs of the hex map, each with an outline of its own. */
export const GROUND_SIGNS: Record<
  Exclude<
    MarkKind,
    | 'search-found'
    | 'search-nothing'
    | 'air-attack'
    | 'surface-combat'
    | 'ship-sunk'
    | 'ship-damaged'
    | 'landing'
    | 'combat'
  >,
  (x: Points, y: Points) => Shape[]
> = {
  bombardment: (x, y) => [...burst(x, y), circle(x, y, 1.6, { fill: INK })],
  loss: (x, y) => [
    rectangle({ x: x - 5.2, y: y - 5.2, width: 10.4, height: 10.4 }, { fill: PAPER, ...line }),
    polyline(
      moved(x, y, [
        [-3, 0],
        [3, 0],
      ]),
      { stroke: ALARM, width: 2 },
    ),
  ],
  eliminated: (x, y) => [
    rectangle({ x: x - 5.4, y: y - 5.4, width: 10.8, height: 10.8 }, { fill: INK }),
    polyline(
      moved(x, y, [
        [-3, -3],
        [3, 3],
      ]),
      { stroke: PAPER, width: 1.5 },
    ),
    polyline(
      moved(x, y, [
        [3, -3],
        [-3, 3],
      ]),
      { stroke: PAPER, width: 1.5 },
    ),
  ],
  retreat: (x, y) => [
    field(x, y, PAPER),
    polyline(
      moved(x, y, [
        [-2.6, -3],
        [-2.6, 0.4],
        [2.6, 0.4],
        [2.6, -1],
      ]),
      heavy,
    ),
    polygon(
      moved(x, y, [
        [-5, 0],
        [-0.2, 0],
        [-2.6, 3.6],
      ]),
      { fill: INK },
    ),
  ],
  advance: (x, y) => [
    field(x, y, PAPER),
    polyline(
      moved(x, y, [
        [0, 4],
        [0, -1],
      ]),
      { stroke: INK, width: 2 },
    ),
    polygon(
      moved(x, y, [
        [-3.4, -0.4],
        [3.4, -0.4],
        [0, -4.8],
      ]),
      { fill: INK },
    ),
  ],
  drop: (x, y) => [
    field(x, y, PAPER),
    {
      kind: 'path',
      d: `M${f(x - 4)} ${f(y - 0.4)}Q${f(x - 4)} ${f(y - 4.6)} ${f(x)} ${f(y - 4.6)}Q${f(x + 4)} ${f(y - 4.6)} ${f(x + 4)} ${f(y - 0.4)}Z`,
      paint: { fill: INK },
    },
    polyline(
      moved(x, y, [
        [-3.6, -0.4],
        [0, 3.6],
        [3.6, -0.4],
      ]),
      { stroke: INK, width: 0.7 },
    ),
    circle(x, y + 3.6, 1, { fill: INK }),
  ],
  taken: (x, y) => [
    field(x, y, PAPER),
    polyline(
      moved(x, y, [
        [-2, 4.2],
        [-2, -4.2],
      ]),
      { stroke: INK, width: 1.2 },
    ),
    polygon(
      moved(x, y, [
        [-2, -4.2],
        [3.6, -2.2],
        [-2, 0],
      ]),
      { fill: ALARM, stroke: INK, width: 0.5 },
    ),
  ],
  move: (x, y) => [
    polyline(
      moved(x, y, [
        [-5, 0],
        [1, 0],
      ]),
      { stroke: INK, width: 1.2, dash: [2.4, 1.4] },
    ),
    polygon(
      moved(x, y, [
        [1, -2.6],
        [5, 0],
        [1, 2.6],
      ]),
      { fill: INK },
    ),
  ],
};

/** A star of eight points. */
function burst(x: Points, y: Points): Shape[] {
  const points = Array.from({ length: 16 }, (_, i): Point => {
    const [angle, r] = [(i * Math.PI) / 8, i % 2 === 0 ? 6 : 3.2];
    return [x + Math.sin(angle) * r, y - Math.cos(angle) * r];
  });
  return [polygon(points, { fill: PAPER, stroke: INK, width: 0.9 })];
}

const f = (value: number): string => String(Math.round(value * 100) / 100);
