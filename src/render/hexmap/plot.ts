import type { Grid } from '../../hex/grid';
import type { HexId } from '../../hex/hex';
import type { HexPlace } from '../../hex/numbers';
import type { Point, Rect } from '../geometry';
import type { HexWindow } from './view';

/** Width of a hex from side to side, in points, before a map is scaled. All corners then have one decimal at most. */
export const HEX = 36;
/** From the middle to a corner; a hair less than the square root of 3 asks for. */
export const RADIUS = 20.8;
/** From one row (of hexes on their points) or column (of hexes on their sides) to the next. */
export const ROW = RADIUS * 1.5;
/** The same in a grid's own measure. */
const LINE = Math.sqrt(3) / 2;

/** A stretch of a hexside, and the middles of the two hexes it parts. */
export interface Side {
  ends: readonly [Point, Point];
  middle: Point;
  /** Unit vector from the first hex to the second. */
  normal: Point;
  /** Index in the directions of the grid. */
  direction: number;
}

/** Where the hexes of a map lie on paper, in points; x grows to the right, y down. Ids that are no numbers throw BadHex. */
export interface Plot {
  /** Numbers go on past all edges of the paper. */
  readonly grid: Grid;
  /** The number of a hex as it is printed in it. */
  readonly number: (id: HexId) => string;
  readonly place: (id: HexId) => HexPlace;
  readonly centre: (id: HexId) => Point;
  /** The corners of a hex from its middle, clockwise; the side in direction `i` runs from corner i to i + 1. */
  readonly offsets: readonly Point[];
  readonly corners: (id: HexId) => Point[];
  /** The side of two neighbours, seen from the first. @throws Error for hexes that do not touch */
  readonly sideBetween: (a: HexId, b: HexId) => Side;
  /** The hexside `a/b`, from a to b. */
  readonly sideOf: (side: string) => Side;
  /** The rectangle that holds all hexes of a window. */
  readonly windowRect: (window: HexWindow) => Rect;
  /** Whether a hex lies in a window, or no more than `margin` hexes off it. */
  readonly inWindow: (window: HexWindow, id: HexId, margin?: number) => boolean;
}

const POINT_OFFSETS: readonly Point[] = [
  [0, -RADIUS],
  [HEX / 2, -RADIUS / 2],
  [HEX / 2, RADIUS / 2],
  [0, RADIUS],
  [-HEX / 2, RADIUS / 2],
  [-HEX / 2, -RADIUS / 2],
];
const FLAT_OFFSETS: readonly Point[] = [
  [-RADIUS / 2, -HEX / 2],
  [RADIUS / 2, -HEX / 2],
  [RADIUS, 0],
  [RADIUS / 2, HEX / 2],
  [-RADIUS / 2, HEX / 2],
  [-RADIUS, 0],
];

/** The paper of a grid. `number`: what is printed of an id; all figures of it unless said otherwise. */
export function plotOf(grid: Grid, number = (id: HexId): string => id.slice(-4)): Plot {
  const flat = grid.top === 'flat';
  const offsets = flat ? FLAT_OFFSETS : POINT_OFFSETS;
  const place = remembered(grid.placeOf);
  const centre = remembered((id: HexId): Point => {
    const [x, y] = grid.centre(id);
    return flat ? [Math.round(x / LINE) * ROW, y * HEX] : [x * HEX, Math.round(y / LINE) * ROW];
  });
  const sideBetween = (a: HexId, b: HexId): Side => {
    const way = grid.adjacent(a, b) ? grid.directionTo(a, b) : null;
    if (way === null) throw new Error(`${a} and ${b} do not touch`);
    return side(centre(a), centre(b), offsets, grid.directions.indexOf(way));
  };
  return {
    ...{ grid, number, place, centre, offsets, sideBetween },
    corners: (id) => {
      const [x, y] = centre(id);
      return offsets.map(([dx, dy]) => [x + dx, y + dy]);
    },
    sideOf: (named) => sideBetween(...grid.hexesOf(named)),
    windowRect: (window) => rectOf(grid, centre, window),
    inWindow: (window, id, margin = 0) => {
      const { sheet, row, column } = place(id);
      return sheet === window.sheet && within(row, window.rows, margin) && within(column, window.columns, margin);
    },
  };
}

/** Every hex of a map is asked for many times a page. */
function remembered<T>(of: (id: HexId) => T): (id: HexId) => T {
  const known = new Map<HexId, T>();
  return (id) => {
    const found = known.get(id) ?? of(id);
    known.set(id, found);
    return found;
  };
}

const within = (n: number, [from, to]: readonly [number, number], margin: number): boolean =>
  n >= from - margin && n <= to + margin;

function side([ax, ay]: Point, [bx, by]: Point, offsets: readonly Point[], direction: number): Side {
  const [from, to] = [offsets[direction] ?? [0, 0], offsets[(direction + 1) % 6] ?? [0, 0]];
  return {
    ends: [
      [ax + from[0], ay + from[1]],
      [ax + to[0], ay + to[1]],
    ],
    middle: [(ax + bx) / 2, (ay + by) / 2],
    normal: [(bx - ax) / HEX, (by - ay) / HEX],
    direction,
  };
}

function rectOf(grid: Grid, centre: (id: HexId) => Point, { sheet, rows, columns }: HexWindow): Rect {
  const flat = grid.top === 'flat';
  const [lines, numbers] = flat ? [columns, rows] : [rows, columns];
  const [along, across] = flat ? ([1, 0] as const) : ([0, 1] as const);
  const at = (line: number, n: number): Point =>
    centre(grid.idOf({ sheet, ...(flat ? { row: n, column: line } : { row: line, column: n }) }));
  // Of every two lines one stands half a hex further on.
  const ends = [...lines, lines[0] ^ 1].flatMap((line) => numbers.map((n) => at(line, n)[along]));
  const sides = lines.map((line) => at(line, numbers[0])[across]);
  const first = Math.min(...ends);
  const long = [first - HEX / 2, Math.max(...ends) - first + HEX];
  const wide = [Math.min(...sides) - RADIUS, (lines[1] - lines[0]) * ROW + 2 * RADIUS];
  const [[x = 0, width = 0], [y = 0, height = 0]] = flat ? [wide, long] : [long, wide];
  return { x, y, width, height };
}
