import { textWidth } from '../../measure';
import type { Paint, Points, Shape } from '../../scene';
import { label, polyline, rectangle, rectanglePath } from '../../shapes';
import { INK, LEAST } from '../theme';
import { CLIFF, GROUND, MAIN_ROAD, NAME, RIVER, RIVER_EDGE, ROAD_EDGE, SECTOR, SHORE, TRACK } from './palette';
import { pattern } from './patterns';

const SWATCH = { width: 15, height: 8.6 };
const TERRAINS = ['flat', 'broken', 'orchard', 'rough', 'hill', 'mountain', 'town', 'city'];
const LINES: readonly (readonly [name: string, paints: readonly Paint[]])[] = [
  [
    'road',
    [
      { stroke: ROAD_EDGE, width: 3.5 },
      { stroke: MAIN_ROAD, width: 2.4 },
    ],
  ],
  [
    'secondary',
    [
      { stroke: ROAD_EDGE, width: 2 },
      { stroke: TRACK, width: 1.1 },
    ],
  ],
  [
    'river',
    [
      { stroke: RIVER_EDGE, width: 3 },
      { stroke: RIVER, width: 2 },
    ],
  ],
  ['cliff', [{ stroke: CLIFF, width: 1.7 }]],
  ['coast', [{ stroke: SHORE, width: 1.5 }]],
  ['sector', [{ stroke: SECTOR, width: 1.9, dash: [7, 2, 1.6, 2] }]],
  ['Suda command', [{ stroke: NAME, width: 1.3, dash: [1.3, 2] }]],
];
const SLOPE = 'ticks point downhill, longer for more levels';

/** One line that explains terrain, ways and borders; as much of it as the width holds. */
export function keyStrip(left: Points, top: Points, width: Points): Shape[] {
  let x = left;
  const shapes: Shape[] = [];
  const add = (name: string, sign: (at: Points) => Shape[]): void => {
    const wide = SWATCH.width + 2.2 + textWidth(name, 'sans', LEAST) + 6;
    if (x + wide > left + width) return;
    shapes.push(...sign(x), label(name, x + SWATCH.width + 2.2, top + 6.4, { font: 'sans', size: LEAST, color: INK }));
    x += wide;
  };
  for (const name of TERRAINS) add(name, (at) => swatch(name, at, top));
  for (const [name, paints] of LINES) add(name, (at) => paints.map((paint) => polyline(across(at, top), paint)));
  if (x + textWidth(SLOPE, 'sans', LEAST) <= left + width) {
    shapes.push(label(SLOPE, x, top + 6.4, { font: 'sans', size: LEAST, color: INK }));
  }
  return shapes;
}

const across = (x: Points, top: Points): [Points, Points][] => [
  [x + 1, top + 4.3],
  [x + SWATCH.width - 1, top + 4.3],
];

function swatch(terrain: string, x: Points, y: Points): Shape[] {
  const box = { x, y, ...SWATCH };
  const drawn = pattern(terrain, '0000').map((group) => ({ ...group, x: x + 7.5, y: y + 4.3, scale: 0.8 }));
  return [
    rectangle(box, { fill: GROUND[terrain] ?? '' }),
    { kind: 'group', clip: rectanglePath(box), shapes: drawn },
    rectangle(box, { stroke: INK, width: 0.4 }),
  ];
}
