import { contains, grown, overlap, type Rect } from '../../../render/geometry';
import { textWidth } from '../../../render/measure';
import type { Shape } from '../../../render/scene';
import { label, rectangle } from '../../../render/shapes';
import { meridians, parallels } from './base-map';
import { CHART, onPage, type MapFrame } from './chart';
import { BORDER, INK, LEAST, PAPER } from './theme';

/** Thickness of the frame. */
export const NEAT = 3.4;

/** The frame of a whole map: a bar of half degrees, black and white in turn, and the degrees. */
export function neatLine(window: Rect, frame: MapFrame): Shape[] {
  const { x, y, width, height } = window;
  const [right, bottom] = [x + width, y + height];
  const across = halves(
    meridians().map((m) => m.x),
    CHART.width,
  ).map(([from, to]) => [at(from, frame)[0], at(to, frame)[0]] as const);
  const down = halves(
    parallels().map((p) => p.y),
    CHART.height,
  ).map(([from, to]) => [at(0, frame, from)[1], at(0, frame, to)[1]] as const);
  const bars = [
    ...across.flatMap(([from, to]) => [y, bottom - NEAT].map((top) => bar(from, top, to - from, NEAT))),
    ...down.flatMap(([from, to]) => [x, right - NEAT].map((left) => bar(left, from, NEAT, to - from))),
  ];
  return [
    ...ring(window).map((r) => rectangle(r, { fill: PAPER })),
    ...bars,
    rectangle(
      { x: x + NEAT, y: y + NEAT, width: width - 2 * NEAT, height: height - 2 * NEAT },
      { stroke: INK, width: 0.5 },
    ),
    rectangle(window, { stroke: INK, width: 1 }),
  ];
}

const at = (x: number, frame: MapFrame, y = 0): readonly [number, number] => onPage(frame, [x, y]);

/** The four sides of the frame. */
function ring({ x, y, width, height }: Rect): Rect[] {
  return [
    { x, y, width, height: NEAT },
    { x, y: y + height - NEAT, width, height: NEAT },
    { x, y, width: NEAT, height },
    { x: x + width - NEAT, y, width: NEAT, height },
  ];
}

/** The first half of every degree, between 0 and `end`. */
function halves(degrees: readonly number[], end: number): [number, number][] {
  const edges = [...degrees, ...extended(degrees)].sort((p, q) => p - q);
  return edges.slice(0, -1).flatMap((from, i) => {
    const half: [number, number] = [Math.max(0, from), Math.min(end, (from + (edges[i + 1] ?? from)) / 2)];
    return half[1] > half[0] ? [half] : [];
  });
}

/** One degree more at either end, so that the frame goes round. */
function extended(degrees: readonly number[]): number[] {
  const [first = 0, second = 0] = degrees;
  const [last = 0, before = 0] = [degrees.at(-1), degrees.at(-2)];
  return [2 * first - second, 2 * last - before];
}

function bar(x: number, y: number, width: number, height: number): Shape {
  return rectangle({ x, y, width, height }, { fill: INK });
}

/** So far a degree keeps from names and signs, with which it would be read in one. */
const APART = 7;

/** Degrees along the lower and the right edge, where nothing else stands. */
export function degreeNames(window: Rect, frame: MapFrame, blocked: readonly Rect[]): Shape[] {
  const [right, bottom] = [window.x + window.width - NEAT, window.y + window.height - NEAT];
  const east = meridians().map(({ degree, x }) => ({ text: `${degree}°E`, x: at(x, frame)[0] + 1.2, y: bottom - 2 }));
  const north = parallels().map(({ degree, y }) => ({
    text: `${degree}°N`,
    x: right - 15.5,
    y: at(0, frame, y)[1] - 1.6,
  }));
  const style = { font: 'sans', size: LEAST, color: BORDER } as const;
  return [...east, ...north]
    .filter(({ text, x, y }) => {
      const box = { x, y: y - LEAST, width: textWidth(text, 'sans', LEAST), height: LEAST + 1 };
      return contains(grown(window, -NEAT), box) && !blocked.some((b) => overlap(grown(b, APART), box));
    })
    .map(({ text, x, y }) => label(text, x, y, style));
}
