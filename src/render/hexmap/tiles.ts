import type { Rect } from '../geometry';
import { PAPER_SIZE, type Paper, type Points } from '../scene';
import { HEX, RADIUS, ROW, type Plot } from './plot';
import type { HexWindow } from './view';

export const MARGIN = 12.5;
/** Height of the title and the key over the map. */
export const BAND = 24;
/** Between the map and the roster. */
const GAP = 7;
/** A column of the roster is no narrower, and one below the map no lower. */
export const LEAST_WIDTH = 91;
const LEAST_BELOW = 103;
export const LOW = 90;
const LEAST_HEIGHT = 58;
/** Rows and columns that neighbours share, where there is room. */
const SHARED = 2;

/** The page of a tile; `across` and `down` count the tiles of its block. */
export interface Tile {
  window: HexWindow;
  block: string;
  column: number;
  row: number;
  across: number;
  down: number;
  width: Points;
  height: Points;
  /** Where the map lies. */
  map: Rect;
  /** Room for the stack roster: beside the map, and below it. */
  margins: readonly Rect[];
}

/** A rectangle of hexes that is cut into pages; its id names it. */
export interface Piece extends HexWindow {
  id: string;
}

/** Pieces of a map cut into pages with room for a roster; neighbours share a row or column at least. */
export function tilesOf(plot: Plot, pieces: readonly Piece[], paper: Paper): Tile[] {
  return pieces.flatMap((piece) => cuts(plot, piece, paper).map((tile) => ({ ...tile, block: piece.id })));
}

/** Across the paper with the roster beside the map, or below it where that takes fewer pages. */
function cuts(plot: Plot, block: Piece, paper: Paper): Omit<Tile, 'block'>[] {
  const { width: height, height: width } = PAPER_SIZE[paper];
  const [beside, below] = [
    cut(plot, block, { width, height }, LEAST_WIDTH + GAP, 0),
    cut(plot, block, { width, height }, 0, LEAST_HEIGHT),
  ];
  return below.length < beside.length ? below : beside;
}

/** Pages of one size, `side` points beside the map and `foot` below it kept free. */
function cut(
  plot: Plot,
  { sheet, rows, columns }: Piece,
  { width, height }: { width: Points; height: Points },
  side: Points,
  foot: Points,
): Omit<Tile, 'block'>[] {
  const [free, low] = [width - 2 * MARGIN - side, height - 2 * MARGIN - BAND - foot];
  const flat = plot.grid.top === 'flat';
  const [wide, high] = flat ? [lines(free), inLine(low)] : [inLine(free), lines(low)];
  const [across, down] = [stretches(columns, wide), stretches(rows, high)];
  // The page that lies highest comes first, however rows are counted.
  if (isHigher(plot, sheet, rows, columns[0])) down.reverse();
  return down.flatMap((r, row) =>
    across.map((c, column) => {
      const window = { sheet, rows: r, columns: c };
      const map = { x: MARGIN, y: MARGIN + BAND, ...sizeOf(plot, window) };
      const place = { column, row, across: across.length, down: down.length };
      return { window, ...place, width, height, map, margins: marginsOf(map, width, height) };
    }),
  );
}

/** How many hexes of one line, and how many lines, a length holds. */
const inLine = (length: Points): number => Math.floor(length / HEX - 0.5);
const lines = (length: Points): number => Math.floor((length - 2 * RADIUS) / ROW) + 1;

/** Whether the last row lies higher than the first. */
function isHigher({ grid, centre }: Plot, sheet: string, rows: HexWindow['rows'], column: number): boolean {
  const [first, last] = rows.map((row) => centre(grid.idOf({ sheet, row, column }))[1]);
  return (last ?? 0) < (first ?? 0);
}

function sizeOf(plot: Plot, window: HexWindow): { width: Points; height: Points } {
  const { width, height } = plot.windowRect(window);
  return { width, height };
}

function marginsOf(map: Rect, width: Points, height: Points): Rect[] {
  const [right, below] = [map.x + map.width + GAP, map.y + map.height + GAP];
  return [
    { x: right, y: map.y, width: width - MARGIN - right, height: height - MARGIN - map.y },
    { x: map.x, y: below, width: map.width, height: height - MARGIN - below },
  ];
}

const LEAST_LINES = 20;

/** Areas cut into columns of even width, none narrower than `wanted`; in a low one, where there are many, they are wider. */
export function columnsOf(areas: readonly Rect[], wanted: Points = LEAST_WIDTH): Rect[] {
  return areas.flatMap(({ x, y, width, height }) => {
    const least = height < LOW ? Math.max(wanted, LEAST_BELOW) : wanted;
    const count = height < LEAST_LINES ? 0 : Math.floor((width + GAP + 0.01) / (least + GAP));
    const each = (width + GAP) / Math.max(1, count) - GAP;
    return Array.from({ length: count }, (_, i) => ({ x: x + i * (each + GAP), y, width: each, height }));
  });
}

/** Stretches from the first to the last, evenly spread and no longer than `most`, each sharing at least one with the next. */
function stretches([first, last]: readonly [number, number], most: number): [number, number][] {
  const total = last - first + 1;
  if (total <= most) return [[first, last]];
  const count = Math.ceil((total - 1) / (most - 1));
  const length = Math.min(most, Math.ceil((total + (count - 1) * SHARED) / count));
  return Array.from({ length: count }, (_, i) => {
    const start = first + Math.round((i * (total - length)) / (count - 1));
    return [start, start + length - 1];
  });
}
