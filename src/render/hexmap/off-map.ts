import { shortened, wrapped } from '../measure';
import type { Rect } from '../geometry';
import type { Points, Shape } from '../scene';
import { label, rounded } from '../shapes';
import { INK, PALE } from '../page/theme';
import { counter, tags } from './counters';
import type { Plot } from './plot';
import type { HexWindow, MapBox } from './view';

const GAP = 4;
/** The least width of a box, the height of its name, and of a line of the ways out of it. */
const WIDTH = 92;
const TITLE = 12.6;
const LINE = 8;
const WAYS = 7;
/** Room for a counter with its markers. */
const COUNTER = { width: 38, height: 26 };

/** For each piece of map the boxes drawn beside it: those its edge leads to, and those behind them. */
export function boxesBeside({ inWindow }: Plot, boxes: readonly MapBox[], windows: readonly HexWindow[]): MapBox[][] {
  const at = new Map<string, number>();
  for (const box of boxes) {
    const n = windows.findIndex((window) => box.hexes.some((hex) => inWindow(window, hex)));
    if (n >= 0) at.set(box.id, n);
  }
  for (let before = -1; before < at.size;) {
    before = at.size;
    const known = new Map(at);
    for (const box of boxes.filter((b) => !known.has(b.id))) {
      const next = boxes.find((other) => known.has(other.id) && other.next.includes(box.name));
      if (next) at.set(box.id, known.get(next.id) ?? 0);
    }
  }
  return windows.map((_, n) => boxes.filter((box) => at.get(box.id) === n));
}

/** Boxes laid out, and what is left of the margins beside and below a map. */
export interface Beside {
  shapes: Shape[];
  margins: Rect[];
}

/** The boxes in the lower part of the margin beside the map, or, where that is too narrow, in the right part of the one below. */
export function inMargins(boxes: readonly MapBox[], margins: readonly Rect[]): Beside {
  const [beside, below] = margins;
  if (boxes.length === 0 || !beside || !below) return { shapes: [], margins: [...margins] };
  if (beside.width >= WIDTH) {
    const height = gridHeight(boxes, beside.width);
    const area = { ...beside, y: beside.y + beside.height - height, height };
    return { shapes: boxGrid(boxes, area), margins: [{ ...beside, height: beside.height - height - GAP }, below] };
  }
  const columns = stacked(boxes, below.height);
  const width = columns.length * (WIDTH + GAP);
  const left = below.x + below.width - width + GAP;
  const shapes = columns.flatMap((column, i) => {
    let y = below.y;
    return column.flatMap((box) => {
      const height = Math.min(heightOf(box, WIDTH), below.height);
      const drawn = drawBox(box, { x: left + i * (WIDTH + GAP), y, width: WIDTH, height });
      y += height + GAP;
      return drawn;
    });
  });
  return { shapes, margins: [beside, { ...below, width: below.width - width - GAP }] };
}

/** Boxes one below the other as far as there is height. */
function stacked(boxes: readonly MapBox[], height: Points): MapBox[][] {
  const columns: MapBox[][] = [];
  let free = 0;
  for (const box of boxes) {
    const needs = heightOf(box, WIDTH);
    if (needs > free) {
      columns.push([]);
      free = height;
    }
    columns.at(-1)?.push(box);
    free -= needs + GAP;
  }
  return columns;
}

/** The rows of boxes that fit a width, with the width of each box. */
function rowsOf(boxes: readonly MapBox[], width: Points): { rows: MapBox[][]; each: Points } {
  const most = Math.max(1, Math.floor((width + GAP) / (WIDTH + GAP)));
  const across = Math.ceil(boxes.length / Math.ceil(boxes.length / most));
  const rows = Array.from({ length: Math.ceil(boxes.length / across) }, (_, i) =>
    boxes.slice(i * across, (i + 1) * across),
  );
  return { rows, each: (width + GAP) / across - GAP };
}

const rowHeight = (row: readonly MapBox[], each: Points): Points => Math.max(...row.map((box) => heightOf(box, each)));

/** The height of all boxes in rows of a width. */
export function gridHeight(boxes: readonly MapBox[], width: Points): Points {
  const { rows, each } = rowsOf(boxes, width);
  return rows.reduce((sum, row) => sum + rowHeight(row, each) + GAP, -GAP);
}

/** Where each box lies in rows across an area. */
export function gridPlaces(boxes: readonly MapBox[], { x, y, width }: Rect): { box: MapBox; at: Rect }[] {
  const { rows, each } = rowsOf(boxes, width);
  let top = y;
  return rows.flatMap((row) => {
    const height = rowHeight(row, each);
    const places = row.map((box, i) => ({ box, at: { x: x + i * (each + GAP), y: top, width: each, height } }));
    top += height + GAP;
    return places;
  });
}

export const boxGrid = (boxes: readonly MapBox[], area: Rect): Shape[] =>
  gridPlaces(boxes, area).flatMap(({ box, at }) => drawBox(box, at));

const perRow = (width: Points): number => Math.max(1, Math.floor((width - 4) / COUNTER.width));

const waysOf = ({ ways }: MapBox, width: Points): string[] =>
  wrapped(`to ${ways.join(', ')}`, 'sans', WAYS, width - 12);

const headOf = (box: MapBox, width: Points): Points => TITLE + waysOf(box, width).length * LINE + 3;

function heightOf(box: MapBox, width: Points): Points {
  const rows = Math.ceil(box.units.length / perRow(width));
  return headOf(box, width) + (rows > 0 ? rows * COUNTER.height + 2 : 0);
}

/** One box: its name, where its ways lead, and its counters; what finds no room is counted. */
function drawBox(box: MapBox, area: Rect): Shape[] {
  const { name, units } = box;
  const { x, y, width, height } = area;
  const head = headOf(box, width);
  const across = perRow(width);
  const room = across * Math.max(0, Math.floor((height - head) / COUNTER.height));
  const shown = units.slice(0, room < units.length ? Math.max(0, room - 1) : room);
  const more = units.length - shown.length;
  const at = (i: number): { x: Points; y: Points } => ({
    x: x + 4 + (i % across) * COUNTER.width + 16,
    y: y + head + Math.floor(i / across) * COUNTER.height + 11,
  });
  const rest = at(shown.length);
  return [
    rounded(area, 5, { fill: PALE, stroke: INK, width: 1, dash: [4, 1.6] }),
    label(shortened(name, 'sans-bold', 8, width - 12), x + 6, y + 10, { font: 'sans-bold', size: 8, color: INK }),
    ...waysOf(box, width).map((ways, i) =>
      label(ways, x + 6, y + TITLE + (i + 1) * LINE - 1.4, { font: 'sans', size: WAYS, color: INK }),
    ),
    ...shown.map((unit, i): Shape => ({ kind: 'group', ...at(i), shapes: [...counter(unit), ...tags(unit)] })),
    ...(more > 0
      ? [label(`+${more}`, rest.x, rest.y + 3, { font: 'sans-bold', size: 8, color: INK, anchor: 'middle' })]
      : []),
  ];
}
