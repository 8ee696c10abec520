import type { Point, Rect } from '../../../render/geometry';
import { CHART } from './chart';

/** Looked up once: these run some hundred thousand times a page. */
const { ceil, floor, max, min } = Math;

/** Side of a cell in chart units. */
export const CELL = 8;
const COLUMNS = ceil(CHART.width / CELL);
const ROWS = ceil(CHART.height / CELL);

/** The chart in cells: which zone a cell belongs to, and whether land is drawn on it. */
export interface Raster {
  zone: readonly string[];
  land: readonly boolean[];
}

let made: Raster | undefined;

/** The raster of the chart; made once. */
export function raster(): Raster {
  made ??= makeRaster();
  return made;
}

function makeRaster(): Raster {
  const zone: string[] = Array.from({ length: COLUMNS * ROWS }, () => '');
  const land: boolean[] = Array.from({ length: COLUMNS * ROWS }, () => false);
  for (const [id, { ring }] of Object.entries(CHART.zones)) fill(ring, (cell) => (zone[cell] = id));
  for (const ring of CHART.land) fill(pairs(ring), (cell) => (land[cell] = true));
  return { zone, land };
}

function pairs(flat: readonly number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0]);
}

/** Calls `mark` for every cell whose middle lies in the ring. */
function fill(ring: readonly Point[], mark: (cell: number) => void): void {
  for (let row = 0; row < ROWS; row++) {
    const y = (row + 0.5) * CELL;
    const crossings = crossingsAt(ring, y);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = max(0, ceil((crossings[i] ?? 0) / CELL - 0.5));
      const to = min(COLUMNS - 1, floor((crossings[i + 1] ?? 0) / CELL - 0.5));
      for (let column = from; column <= to; column++) mark(row * COLUMNS + column);
    }
  }
}

function crossingsAt(ring: readonly Point[], y: number): number[] {
  const found: number[] = [];
  ring.forEach(([x, at], i) => {
    const [px, before] = ring[(i + ring.length - 1) % ring.length] ?? [0, 0];
    if (at > y !== before > y) found.push(px + ((y - before) / (at - before)) * (x - px));
  });
  return found.sort((a, b) => a - b);
}

/** For every cell, how many marked cells lie above and left of it: a rectangle's are then three additions. */
type Sums = Uint16Array;

const sums = new Map<string, Sums>();

function sumsOf(key: string, marked: (cell: number) => boolean): Sums {
  const known = sums.get(key);
  if (known) return known;
  const table = new Uint16Array((COLUMNS + 1) * (ROWS + 1));
  for (let row = 0; row < ROWS; row++) {
    let line = 0;
    for (let column = 0; column < COLUMNS; column++) {
      line += marked(row * COLUMNS + column) ? 1 : 0;
      const at = (row + 1) * (COLUMNS + 1) + column + 1;
      table[at] = line + (table[at - COLUMNS - 1] ?? 0);
    }
  }
  sums.set(key, table);
  return table;
}

/** Cells that a rectangle touches: first and last plus one, and how many. */
export interface Cells {
  left: number;
  right: number;
  top: number;
  bottom: number;
  count: number;
}

/** The cells that a rectangle on the chart touches. */
export function cellsOf(r: Rect): Cells {
  const left = within(floor(r.x / CELL), COLUMNS);
  const right = within(ceil((r.x + r.width) / CELL), COLUMNS);
  const top = within(floor(r.y / CELL), ROWS);
  const bottom = within(ceil((r.y + r.height) / CELL), ROWS);
  return { left, right, top, bottom, count: (right - left) * (bottom - top) };
}

const within = (value: number, most: number): number => min(max(value, 0), most);

function counted(table: Sums, { left, right, top, bottom }: Cells): number {
  const [above, below] = [top * (COLUMNS + 1), bottom * (COLUMNS + 1)];
  return (
    (table[below + right] ?? 0) - (table[above + right] ?? 0) - (table[below + left] ?? 0) + (table[above + left] ?? 0)
  );
}

let land: Sums | undefined;

/** How many of some cells are land. */
export const landCount = (cells: Cells): number =>
  counted((land ??= sumsOf('land', (cell) => raster().land[cell] === true)), cells);

/** How many of some cells belong to a zone. */
export function zoneCounter(zone: string): (cells: Cells) => number {
  const table = sumsOf(`zone/${zone}`, (cell) => raster().zone[cell] === zone);
  return (cells) => counted(table, cells);
}

/** The middle of a cell. */
export function cellMiddle(cell: number): Point {
  return [((cell % COLUMNS) + 0.5) * CELL, (floor(cell / COLUMNS) + 0.5) * CELL];
}

/** Cells of the open sea of a zone. */
export function seaCells(zone: string): readonly number[] {
  const known = seas.get(zone);
  if (known) return known;
  const { zone: zones, land } = raster();
  const cells = zones.flatMap((id, cell) => (id === zone && !land[cell] ? [cell] : []));
  seas.set(zone, cells);
  return cells;
}

const seas = new Map<string, readonly number[]>();
