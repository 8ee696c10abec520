import type { MercuryData } from '../data/load';
import type { Place } from '../data/seas';
import { contains, overlap, type Point, type Rect } from '../../../render/geometry';
import { textWidth } from '../../../render/measure';
import type { Shape } from '../../../render/scene';
import { circle, label, polygon, polyline, stamped } from '../../../render/shapes';
import { CHART, onChart, onPage, type MapFrame } from './chart';
import { COAST, INK, LAND, LAND_NAME, LEAST, PAPER } from './theme';

/** Name lines of a place and the rectangle each fills, in points from the window's corner. */
interface Lettered {
  place: Place;
  at: Point;
  lines: { text: string; x: number; y: number; box: Rect }[];
  anchor: 'start' | 'middle' | 'end';
}

const SIZE = 7;
/** Half the width of the largest symbol. */
export const SYMBOL = 4.4;
const ANCHOR = 'M0 -5L0 5M-2.6 -2.2L2.6 -2.2M-4.6 0.8L-4 3C-2.6 4.6 -1.4 5 0 5C1.4 5 2.6 4.6 4 3L4.6 0.8';

/** Places whose symbol and name stand in the window. */
export function namedPlaces(data: MercuryData, frame: MapFrame): Lettered[] {
  return [...data.places.values()]
    .map((place) => lettered(place, frame))
    .filter(({ at, lines }) => {
      const boxes = [symbolBox(at), ...lines.map((l) => l.box)];
      return boxes.every((box) => contains(frame.window, onChart(frame, box)));
    });
}

function lettered(place: Place, frame: MapFrame): Lettered {
  const drawn = CHART.places[place.id];
  if (!drawn) throw new Error(`the chart has no place "${place.id}"`);
  const { dx, dy, anchor, twoLines } = drawn.label;
  const at = onPage(frame, [drawn.x, drawn.y]);
  const texts = twoLines ? place.name.split(' ') : [place.name];
  const pitch = SIZE * 1.02;
  const lines = texts.map((text, i) => {
    const width = textWidth(text, 'sans', SIZE);
    const [x, y] = [at[0] + dx * PER_UNIT, at[1] + dy * PER_UNIT + i * pitch];
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    return { text, x, y, box: { x: left, y: y - 0.72 * SIZE, width, height: SIZE * 0.9 } };
  });
  return { place, at, lines, anchor };
}

/** Offsets of names are given in chart units of an A4 page and hold for any scale, as letters and symbols do. */
const PER_UNIT = 0.394;

export function symbolBox([x, y]: Point): Rect {
  return { x: x - SYMBOL, y: y - SYMBOL, width: 2 * SYMBOL, height: 2 * SYMBOL };
}

/** Symbols and names of ports, minor ports and anchorages. */
export function placeSigns(data: MercuryData, frame: MapFrame): Shape[] {
  return namedPlaces(data, frame).flatMap(({ place, at: [x, y], lines, anchor }) => [
    ...placeSymbol(place.kind, x, y),
    ...lines.map((line) =>
      label(line.text, line.x, line.y, {
        font: 'sans',
        size: SIZE,
        color: INK,
        anchor,
        halo: { color: LAND, width: 0.9 },
      }),
    ),
  ]);
}

/** A port is a dark disc with an anchor, a minor port a white one, an anchorage a square on its point. */
export function placeSymbol(kind: Place['kind'], x: number, y: number): Shape[] {
  if (kind === 'port') {
    return [
      circle(x, y, SYMBOL, { fill: INK, stroke: PAPER, width: 0.5 }),
      stamped(ANCHOR, x, y, 0.5, { stroke: PAPER, width: 0.8 }),
    ];
  }
  if (kind === 'minor-port') {
    return [
      circle(x, y, 3.5, { fill: PAPER, stroke: INK, width: 0.7 }),
      stamped(ANCHOR, x, y, 0.4, { stroke: INK, width: 0.6 }),
    ];
  }
  const r = 3.1;
  const around: Point[] = [
    [x, y - r],
    [x + r, y],
    [x, y + r],
    [x - r, y],
  ];
  return [polygon(around, { fill: PAPER, stroke: INK, width: 0.7 }), circle(x, y, 0.8, { fill: INK })];
}

/** Where the names of islands and lands stand, in points from the window's corner. */
export function otherNameBoxes(frame: MapFrame): { text: string; box: Rect }[] {
  return CHART.names.map(({ text, kind, x, y, anchor }) => {
    const [size, font] = kind === 'land' ? ([7.5, 'serif'] as const) : ([LEAST, 'serif-italic'] as const);
    const width = textWidth(text, font, size);
    const [px, py] = onPage(frame, [x, y]);
    const left = px - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
    return { text, box: { x: left, y: py - size * 0.75, width, height: size } };
  });
}

/** Names of islands, lands and airfields that play no part; one that would lie under a counter is left out. */
export function otherNames(frame: MapFrame, counters: readonly Rect[] = []): Shape[] {
  return CHART.names.flatMap(({ text, kind, x, y, anchor }, i) => {
    const box = otherNameBoxes(frame)[i]?.box;
    if (!box || !contains(frame.window, onChart(frame, box))) return [];
    if (counters.some((counter) => overlap(counter, box))) return [];
    const [px, py] = onPage(frame, [x, y]);
    if (kind === 'land') return [label(text, px, py, { font: 'serif', size: 7.5, color: LAND_NAME, anchor })];
    const halo = { color: kind === 'airfield' ? LAND : '#e6eef0', width: 0.7 };
    const name = label(text, px, py, { font: 'serif-italic', size: LEAST, color: COAST, anchor, halo });
    return kind === 'airfield' ? [...airfield(px, py - 9), name] : [name];
  });
}

/** Two runways that cross. */
export function airfield(x: number, y: number): Shape[] {
  const paint = { stroke: COAST, width: 1.3 };
  return [
    polyline(
      [
        [x - 3, y + 1.6],
        [x + 3, y - 1.6],
      ],
      paint,
    ),
    polyline(
      [
        [x - 2, y - 2.4],
        [x + 2, y + 2.4],
      ],
      paint,
    ),
  ];
}
