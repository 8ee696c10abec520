import type { Point, Rect } from '../../../render/geometry';
import type { Points, Shape } from '../../../render/scene';
import { circle, label, polygon, polyline, rectangle, rounded } from '../../../render/shapes';
import { cornerDot } from './base-map';
import { CHART, type MapFrame } from './chart';
import { airfield, placeSymbol } from './places';
import { contactBlock, taskForceBlock } from './tags';
import { BORDER, INK, LEAST, PALE, PAPER, SEA_NAME } from './theme';
import { airCover } from './zone-names';

type Entry = readonly [words: string, draw: (x: Points, y: Points) => Shape[]];

const SIGNS: readonly Entry[] = [
  ['port', (x, y) => placeSymbol('port', x, y)],
  ['minor port', (x, y) => placeSymbol('minor-port', x, y)],
  ['anchorage', (x, y) => placeSymbol('anchorage', x, y)],
  ['airfield', airfield],
  ['search number', searchNumber],
  ['Allied air cover', airCover],
  [
    'zone border',
    (x, y) => [
      polyline(
        [
          [x - 6.5, y],
          [x + 6.5, y],
        ],
        { stroke: BORDER, width: 0.9, dash: [4.2, 1.7] },
      ),
    ],
  ],
  ['no way across', (x, y) => [cornerDot(x, y, 1.1)]],
];

const ROW = 10.4;

/** Box of the signs of the map, from the lower left corner of the window. */
export const legendBox = (window: Rect): Rect => ({
  x: window.x + 7,
  y: window.y + window.height - 53,
  width: 117,
  height: 46,
});

/** What the signs of the map mean. */
export function legend(window: Rect): Shape[] {
  const box = legendBox(window);
  const signs = SIGNS.flatMap(([words, draw], i) => {
    const [x, y] = [box.x + (i < 4 ? 9 : 59.5), box.y + 7.4 + (i % 4) * ROW];
    return [...draw(x, y), text(words, x + (i < 4 ? 8 : 10), y + 2)];
  });
  return [rectangle(box, { fill: PALE, stroke: INK, width: 0.6 }), ...signs];
}

function searchNumber(x: Points, y: Points): Shape[] {
  return [
    rounded({ x: x - 7.5, y: y - 3.8, width: 15, height: 7.6 }, 1.6, { fill: PAPER, stroke: SEA_NAME, width: 0.5 }),
    label('S −1', x, y + 2.1, { font: 'sans-bold', size: LEAST, color: INK, anchor: 'middle' }),
  ];
}

/** Box of title, scale and counters, from the upper right corner of the window. */
export const cartoucheBox = (window: Rect): Rect => ({
  x: window.x + window.width - 113,
  y: window.y + 7,
  width: 106,
  height: 77,
});

/** Title, scale, and how a marker tells whether it is detected. */
export function cartouche(window: Rect, frame: MapFrame): Shape[] {
  const box = cartoucheBox(window);
  const [middle, { x, y }] = [box.x + box.width / 2, box];
  const columns = [x + 62, x + 92] as const;
  return [
    rectangle(box, { fill: PALE, stroke: INK, width: 0.6 }),
    rectangle(
      { x: x + 1.8, y: y + 1.8, width: box.width - 3.6, height: box.height - 3.6 },
      { stroke: INK, width: 0.3 },
    ),
    label('Naval Operations Map', middle, y + 11.6, {
      font: 'serif-italic',
      size: 9.6,
      color: SEA_NAME,
      anchor: 'middle',
    }),
    ...scaleBar(middle, y + 16.5, frame),
    text('undetected', columns[0] - 6, y + 36, 'middle'),
    text('detected', columns[1] - 1, y + 36, 'middle'),
    text('Task Force', x + 5, y + 48.5),
    ...taskForceBlock('A', false, columns[0] - 7.5, y + 38.5),
    ...taskForceBlock('A', true, columns[1] - 11, y + 38.5),
    text('German contact', x + 5, y + 66),
    ...contactBlock(1, false, columns[0] - 9, y + 56),
    ...contactBlock(1, true, columns[1] - 11, y + 56),
  ];
}

/** Fifty nautical miles, as they measure along the coast of Crete from west to east. */
const MILES = 50;
const LATITUDE = 35.4;

function scaleBar(middle: Points, y: Points, { scale }: MapFrame): Shape[] {
  const { west, east } = CHART.projection;
  const degree = CHART.width / (east - west);
  const length = (MILES / 60 / Math.cos((LATITUDE * Math.PI) / 180)) * degree * scale;
  const left = middle - length / 2;
  const part = length / 5;
  return [
    rectangle({ x: left, y, width: length, height: 2.4 }, { fill: PAPER, stroke: INK, width: 0.5 }),
    ...[1, 3].map((i) => rectangle({ x: left + i * part, y, width: part, height: 2.4 }, { fill: INK })),
    label(`${MILES} nautical miles at Crete`, middle, y + 9.6, {
      font: 'sans',
      size: LEAST,
      color: INK,
      anchor: 'middle',
    }),
  ];
}

/** Where the compass stands, and how far its points reach. */
export const COMPASS: { at: Point; radius: Points } = { at: [1348, 532], radius: 15 };

/** A rose of eight points. */
export function compass(x: Points, y: Points): Shape[] {
  const r = COMPASS.radius;
  const points = [0, 45, 90, 135, 180, 225, 270, 315].flatMap((degrees) => {
    const long = degrees % 90 === 0 ? r : r * 0.62;
    const tip = polar(x, y, degrees, long);
    const [left, right] = [polar(x, y, degrees - 45, r * 0.24), polar(x, y, degrees + 45, r * 0.24)];
    return [
      polygon([tip, left, [x, y]], { fill: PAPER, stroke: BORDER, width: 0.35 }),
      polygon([tip, right, [x, y]], { fill: BORDER, stroke: BORDER, width: 0.35 }),
    ];
  });
  return [
    circle(x, y, r * 0.72, { stroke: BORDER, width: 0.4 }),
    ...[...points.slice(2, 4), ...points.slice(6, 8), ...points.slice(10, 12), ...points.slice(14)],
    ...[0, 4, 8, 12].flatMap((i) => points.slice(i, i + 2)),
    label('N', x, y - r - 2, { font: 'serif-bold', size: 8, color: BORDER, anchor: 'middle' }),
  ];
}

function polar(x: Points, y: Points, degrees: number, r: Points): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + r * Math.sin(angle), y - r * Math.cos(angle)];
}

function text(words: string, x: Points, y: Points, anchor: 'start' | 'middle' = 'start'): Shape {
  return label(words, x, y, { font: 'sans', size: LEAST, color: INK, anchor });
}
