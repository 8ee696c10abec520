import type { MarkKind } from './marks';
import { GROUND_SIGNS } from './ground/signs';
import type { Point } from '../../../render/geometry';
import type { Points, Shape } from '../../../render/scene';
import { circle, polygon, polyline, stamped } from '../../../render/shapes';
import { ALARM, INK, PAPER } from './theme';

/** Width and height of a sign. */
export const SIGN = 12;

const STAR =
  'M0 -5L1.3 -2.3L4 -3.6L2.9 -0.8L5.4 0.6L2.6 1.3L3 4.4L0.6 2.5L-1.6 4.9L-1.9 1.9L-5 1.8L-2.8 -0.3L-4.4 -3L-1.5 -2.1Z';
const BOMB = 'M0 4.2C-1.7 2.6 -1.9 0.4 -0.8 -1.4L-1.8 -3.6L1.8 -3.6L0.8 -1.4C1.9 0.4 1.7 2.6 0 4.2Z';
const BOW = 'M-3.6 1L1.4 -4.2L3.4 -2.2L2.4 1Z';
const WAVES =
  'M-4.4 1.2C-3.4 2.4 -2.4 2.4 -1.5 1.2C-0.5 2.4 0.5 2.4 1.5 1.2C2.4 2.4 3.4 2.4 4.4 1.2M-3 3.6C-2 4.6 -1 4.6 0 3.6C1 4.6 2 4.6 3 3.6';

/** What each sign means, for the list beside the map. */
export const SIGN_WORDS: Record<MarkKind, string> = {
  'search-found': 'search, found',
  'search-nothing': 'search, nothing',
  'air-attack': 'air attack',
  'surface-combat': 'surface combat',
  'ship-sunk': 'sunk',
  'ship-damaged': 'damaged',
  landing: 'landing',
  combat: 'combat',
  bombardment: 'bombardment',
  loss: 'step lost',
  eliminated: 'eliminated',
  retreat: 'retreat',
  advance: 'advance',
  drop: 'drop',
  taken: 'taken',
  move: 'move',
};

/** The sign of a result with its middle at (x, y); each has an outline of its own, so that grey paper tells them apart. */
export function sign(kind: MarkKind, x: Points, y: Points): Shape[] {
  return SIGNS[kind](x, y);
}

const line = { stroke: INK, width: 0.9 };
const alarm = { stroke: ALARM, width: 1 };

const SIGNS: Record<MarkKind, (x: Points, y: Points) => Shape[]> = {
  'search-found': (x, y) => [...lens(x, y), circle(x - 0.8, y - 0.8, 1.7, { fill: INK })],
  'search-nothing': (x, y) => [
    ...lens(x, y),
    polyline(
      [
        [x - 3.2, y + 1.6],
        [x + 1.6, y - 3.2],
      ],
      { stroke: ALARM, width: 1.1 },
    ),
  ],
  'air-attack': (x, y) => [square(x, y, 5.4, { fill: PAPER, ...line }), stamped(BOMB, x, y, 1, { fill: INK })],
  ...GROUND_SIGNS,
  'surface-combat': swords,
  combat: swords,
  'ship-sunk': (x, y) => [
    circle(x, y, 5.8, { fill: INK }),
    stamped(BOW, x, y, 1, { fill: PAPER }),
    stamped(WAVES, x, y, 1, { stroke: PAPER, width: 0.8 }),
  ],
  'ship-damaged': (x, y) => [stamped(STAR, x, y, 1.12, { fill: PAPER, ...alarm }), circle(x, y, 1.3, { fill: ALARM })],
  landing: (x, y) => [
    polygon(
      [
        [x, y - 5.6],
        [x + 5.6, y + 4.6],
        [x - 5.6, y + 4.6],
      ],
      { fill: PAPER, ...line },
    ),
    polyline(
      [
        [x, y + 3.4],
        [x, y - 1.6],
      ],
      line,
    ),
    polyline(
      [
        [x - 1.7, y + 0.2],
        [x, y - 1.8],
        [x + 1.7, y + 0.2],
      ],
      line,
    ),
  ],
};

function lens(x: Points, y: Points): Shape[] {
  return [
    polyline(
      [
        [x + 2.2, y + 2.2],
        [x + 5, y + 5],
      ],
      { stroke: INK, width: 2 },
    ),
    circle(x - 0.8, y - 0.8, 4.2, { fill: PAPER, ...line }),
  ];
}

function square(x: Points, y: Points, r: Points, paint: { fill: string; stroke: string; width: number }): Shape {
  return polygon(
    [
      [x - r, y - r],
      [x + r, y - r],
      [x + r, y + r],
      [x - r, y + r],
    ],
    paint,
  );
}

function diamond(x: Points, y: Points, paint: { fill: string; stroke: string; width: number }): Shape {
  const r = 6;
  const around: Point[] = [
    [x, y - r],
    [x + r, y],
    [x, y + r],
    [x - r, y],
  ];
  return polygon(around, paint);
}

/** Crossed swords. */
function swords(x: Points, y: Points): Shape[] {
  return [
    diamond(x, y, { fill: PAPER, ...line }),
    polyline(
      [
        [x - 2.8, y + 2.2],
        [x + 2.4, y - 3],
      ],
      { stroke: INK, width: 1.3 },
    ),
    polyline(
      [
        [x + 2.8, y + 2.2],
        [x - 2.4, y - 3],
      ],
      { stroke: INK, width: 1.3 },
    ),
    polyline(
      [
        [x - 3, y + 0.4],
        [x - 1, y + 2.4],
      ],
      line,
    ),
    polyline(
      [
        [x + 3, y + 0.4],
        [x + 1, y + 2.4],
      ],
      line,
    ),
  ];
}
