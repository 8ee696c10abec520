import { hexesOf, paper, placeOf } from '../../../systems/mercury/grid';
import type { HexId } from '../../../hex/hex';
import type { HexPlace } from '../../../hex/numbers';
import type { HexSheet } from '../../../systems/mercury/data/hex-map';
import type { Point, Rect } from '../../geometry';
import type { HexWindow } from './view';

/** Width of a hex from side to side, in points, before a map is scaled. All corners then have one decimal at most. */
export const HEX = 36;
/** From the middle to a corner; a hair less than the square root of 3 asks for. */
export const RADIUS = 20.8;
/** From one row to the next. */
export const ROW = RADIUS * 1.5;

/** Every hex of the two sheets is asked for many times a page. */
const known = new Map<HexId, HexPlace>();

function place(id: HexId): HexPlace {
  const found = known.get(id) ?? placeOf(id);
  known.set(id, found);
  return found;
}

/** The middle of a hex. x grows to the east, y to the south, so that y is negative on every sheet. */
export function centre(id: HexId): Point {
  const { row, column } = place(id);
  return [(column + (row % 2) / 2) * HEX, -row * ROW];
}

/** A point given in hex widths, x to the east and y to the north, as the lettering of a sheet is. */
export const atUnits = ([x, y]: readonly [number, number]): Point => [x * HEX, -y * HEX];

/** The corners of a hex from its middle, clockwise from the top. */
export const OFFSETS: readonly Point[] = [
  [0, -RADIUS],
  [HEX / 2, -RADIUS / 2],
  [HEX / 2, RADIUS / 2],
  [0, RADIUS],
  [-HEX / 2, RADIUS / 2],
  [-HEX / 2, -RADIUS / 2],
];

/** The corners of a hex, clockwise from the top; the side to direction `i` of DIRECTIONS runs from corner i to i + 1. */
export function corners(id: HexId): Point[] {
  const [x, y] = centre(id);
  return OFFSETS.map(([dx, dy]) => [x + dx, y + dy]);
}

/** A stretch of a hexside, and the middles of the two hexes it parts. */
export interface Side {
  ends: readonly [Point, Point];
  middle: Point;
  /** Unit vector from the first hex to the second. */
  normal: Point;
  /** Index in DIRECTIONS. */
  direction: number;
}

/** The hexside between the first hex and the second. @throws BadHex */
export function sideOf(side: string): Side {
  const [a, b] = hexesOf(side);
  return sideBetween(a, b);
}

/** The side of two neighbours, seen from the first. @throws Error for hexes that do not touch */
export function sideBetween(a: HexId, b: HexId): Side {
  const way = paper.adjacent(a, b) ? paper.directionTo(a, b) : null;
  const direction = way === null ? -1 : paper.directions.indexOf(way);
  const [from, to] = [OFFSETS[direction], OFFSETS[(direction + 1) % 6]];
  if (!from || !to) throw new Error(`${a} and ${b} do not touch`);
  const [[ax, ay], [bx, by]] = [centre(a), centre(b)];
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

/** What is worked out once for a sheet. */
export function perSheet<T>(make: (sheet: HexSheet) => T): (sheet: HexSheet) => T {
  const made = new WeakMap<HexSheet, { value: T }>();
  return (sheet) => {
    const found = made.get(sheet) ?? { value: make(sheet) };
    made.set(sheet, found);
    return found.value;
  };
}

/** The rectangle that holds all hexes of a window. */
export function windowRect({ rows: [south, north], columns: [west, east] }: HexWindow): Rect {
  return {
    x: (west - 0.5) * HEX,
    y: -north * ROW - RADIUS,
    width: (east - west + 1.5) * HEX,
    height: (north - south) * ROW + 2 * RADIUS,
  };
}

/** Whether a hex lies in a window, or no more than `margin` hexes off it. */
export function inWindow(window: HexWindow, id: HexId, margin = 0): boolean {
  const { sheet, row, column } = place(id);
  const within = (n: number, [from, to]: readonly [number, number]): boolean => n >= from - margin && n <= to + margin;
  return sheet === window.sheet && within(row, window.rows) && within(column, window.columns);
}
