import { neighbours, placeOf } from '../../grid';
import type { HexId } from '../../../../hex/hex';
import type { HexSheet, SheetId } from '../../data/hex-map';
import type { MercuryData } from '../../data/load';
import type { Mark } from '../marks';
import type { HexView, HexWindow } from '../../../../render/hexmap/view';
import { isHex } from '../hex/grid';

/** Rows and columns of a picture; where less happened it is shrunk to as few rows as `least`. */
export interface Frame {
  columns: number;
  rows: number;
  least: number;
}

/** A part of the map, and how much of what matters lies in it. */
export interface Contact {
  window: HexWindow;
  weight: number;
}

/** How much a hex matters: where something happened or will be fought, where enemies touch, where units are. */
const HAPPENED = 6;
const FOUGHT = 6;
/** What weighs as much is a fight. */
export const TOUCHING = 2;
const THERE = 0.05;
/** A second picture is worth its room when it shows at least this share of what the first does. */
const WORTH = 0.2;

/** A hex that matters, and how much. */
export interface Weighed {
  hex: HexId;
  row: number;
  column: number;
  weight: number;
}

/** The parts of the map that matter to a reader, the first before the others: at most one for each frame, no two with a hex in common. */
export function contactWindows(
  data: MercuryData,
  sheets: readonly SheetId[],
  view: HexView,
  marks: readonly Mark[],
  frames: readonly Frame[],
): Contact[] {
  return windowsOver(data, sheets, weighed(view, marks), frames, WORTH);
}

/** The windows over points that hold most of their weight; those after the first hold at least `worth` of what it does. */
export function windowsOver(
  data: MercuryData,
  sheets: readonly SheetId[],
  points: readonly Weighed[],
  frames: readonly Frame[],
  worth = 0,
  /** No window has a hex of these. */
  taken: readonly HexWindow[] = [],
): Contact[] {
  const blocks = sheets.flatMap((id) => data.hexMaps[id].blocks.map((block) => ({ sheet: id, block })));
  let left = points;
  const found: Contact[] = [];
  for (const frame of frames) {
    const shut = [...taken, ...found.map((f) => f.window)];
    const best = blocks
      .flatMap(({ sheet, block }) => bestWindow(sheet, block, left, frame, shut) ?? [])
      .reduce<Contact | null>((a, b) => (a && a.weight >= b.weight ? a : b), null);
    if (!best || best.weight < (found[0]?.weight ?? 0) * worth || best.weight <= 0) break;
    found.push({ window: shrunk(best.window, left, frame.least), weight: best.weight });
    left = left.filter((p) => !inside(best.window, p));
  }
  return found;
}

/** So much of what the widest picture shows must be left. */
const NEARLY_ALL = 0.98;

/** The narrowest picture, of so many columns, that shows nearly all that the widest does. */
export function narrowest([least, most]: readonly [number, number], cut: (columns: number) => Contact[]): Contact[] {
  const widest = cut(most);
  const weight = (found: readonly Contact[]): number => found[0]?.weight ?? 0;
  for (let columns = least; columns < most; columns++) {
    const found = cut(columns);
    if (weight(found) >= weight(widest) * NEARLY_ALL) return found;
  }
  return widest;
}

/** Where units are, enemies touch, something happened or will be fought. */
export function weighed(view: HexView, marks: readonly Mark[]): Weighed[] {
  const weights = new Map<HexId, number>();
  const add = (hex: HexId, weight: number): void => void weights.set(hex, (weights.get(hex) ?? 0) + weight);
  const sides = new Map(view.units.map((u) => [u.hex, u.side]));
  for (const [hex, side] of sides) {
    const touching = neighbours(hex).some((id) => sides.has(id) && sides.get(id) !== side);
    add(hex, touching ? TOUCHING : THERE);
  }
  const happened = marks.filter((m) => isHex(m.at) && m.kind !== 'move').map((m) => m.at);
  for (const hex of new Set(happened)) add(hex, HAPPENED);
  for (const { to } of view.combats) add(to, FOUGHT);
  return [...weights].map(([hex, weight]) => ({ hex, weight, ...placeOf(hex) }));
}

/** Whether a point lies in a window. */
export function inside({ sheet, rows, columns }: HexWindow, { hex, row, column }: Weighed): boolean {
  return hex.startsWith(sheet) && row >= rows[0] && row <= rows[1] && column >= columns[0] && column <= columns[1];
}

/** Whether two windows have a hex in common. */
export const shareHexes = (a: HexWindow, b: HexWindow): boolean =>
  a.sheet === b.sheet && meet(a.rows, b.rows) && meet(a.columns, b.columns);

const meet = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean => a <= d && c <= b;

/** The window of a block that weighs most beside those that are taken; of several the one whose weight lies nearest to its middle. */
function bestWindow(
  sheet: SheetId,
  { rows, columns }: HexSheet['blocks'][number],
  points: readonly Weighed[],
  frame: Frame,
  taken: readonly HexWindow[],
): Contact | null {
  const own = points.filter((p) => inside({ sheet, rows, columns }, p));
  let best: (Contact & { off: number }) | null = null;
  for (const south of starts(rows, frame.rows)) {
    const north = Math.min(rows[1], south + frame.rows - 1);
    const beside = own.filter((p) => p.row >= south && p.row <= north);
    for (const west of starts(columns, frame.columns)) {
      const east = Math.min(columns[1], west + frame.columns - 1);
      const window: HexWindow = { sheet, rows: [south, north], columns: [west, east] };
      if (taken.some((other) => shareHexes(window, other))) continue;
      const { weight, off } = weightIn(window, beside, [south + frame.rows / 2, west + frame.columns / 2]);
      const more = weight - (best?.weight ?? -1);
      if (!best || more > 0.001 || (more > -0.001 && off < best.off)) best = { window, weight, off };
    }
  }
  return best;
}

/** How much the points in a window weigh, and how far off its middle their weight lies; points are of its rows. */
function weightIn(
  window: HexWindow,
  points: readonly Weighed[],
  [midRow, midColumn]: readonly [number, number],
): { weight: number; off: number } {
  const [west, east] = window.columns;
  let [weight, off] = [0, 0];
  for (const p of points) {
    if (p.column < west || p.column > east) continue;
    weight += p.weight * (atEdge(window, p) ? EDGE : 1);
    off += p.weight * (Math.abs(p.row - midRow) + Math.abs(p.column - midColumn));
  }
  return { weight, off };
}

/** What lies at the edge of a picture is seen without what lies beside it. */
const EDGE = 0.8;
const atEdge = ({ rows, columns }: HexWindow, { row, column }: Weighed): boolean =>
  row === rows[0] || row === rows[1] || column === columns[0] || column === columns[1];

const starts = ([first, last]: readonly [number, number], length: number): number[] =>
  Array.from({ length: Math.max(1, last - first + 2 - length) }, (_, i) => first + i);

/** Rows beyond the outermost thing that matters (where nothing does, the outermost units), but one, are left out. */
function shrunk(window: HexWindow, points: readonly Weighed[], least: number): HexWindow {
  const seen = points.filter((p) => inside(window, p));
  const matter = seen.filter((p) => p.weight >= TOUCHING);
  const rows = (matter.length > 0 ? matter : seen).map((p) => p.row);
  if (rows.length === 0) return window;
  let [south, north] = [
    Math.max(window.rows[0], Math.min(...rows) - 1),
    Math.min(window.rows[1], Math.max(...rows) + 1),
  ];
  const further = (row: number): number => seen.filter((p) => (row > north ? p.row > north : p.row < south)).length;
  while (north - south + 1 < least && (south > window.rows[0] || north < window.rows[1])) {
    const up = south === window.rows[0] || (north < window.rows[1] && further(north + 1) > further(south - 1));
    if (up) north += 1;
    else south -= 1;
  }
  return { ...window, rows: [south, north] };
}
