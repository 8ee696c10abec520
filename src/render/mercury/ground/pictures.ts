import type { MercuryData } from '../../../systems/mercury/data/load';
import type { View } from '../../../systems/mercury/view/view';
import type { Rect } from '../../geometry';
import type { Points, Shape } from '../../scene';
import type { Mark } from '../marks';
import { rectangle } from '../../shapes';
import { HEX, RADIUS, ROW } from '../../hexmap/plot';
import { windowRect } from '../hex/grid';
import { hexMap } from '../hex/hex-map';
import type { HexView, HexWindow } from '../../hexmap/view';
import { INK } from '../theme';
import { contactWindows, narrowest } from './contact';
import type { Contact, Frame } from './contact';

const GAP = 5;
/** A picture is not cut below so many rows and columns. */
export const LEAST_ROWS = 7;
const LEAST_COLUMNS = 9;
const LEAST_OF_TWO = 8;
/** Beyond this size hexes show no more. */
const MOST_SCALE = 1.75;
/** Two pictures must show so much more than one. */
const BETTER = 1.1;

/** What the pictures of a page are cut from. */
export interface Ground {
  view: View;
  data: MercuryData;
  hexes: HexView;
  marks: readonly Mark[];
}

/** One picture or two beside each other, all of one scale, none with a hex of the other. */
export interface Pictures {
  windows: readonly HexWindow[];
  /** How much of what matters they show. */
  weight: number;
  scale: number;
  height: Points;
}

/** Room for pictures, and to how many rows they are shrunk where less happened. */
export interface Room {
  width: Points;
  height: Points;
  least: number;
  /** Pictures beside each other, at most. */
  most: 1 | 2;
}

/** How the columns of a picture, or of two, share a width. */
type Split = readonly [number] | readonly [number, number];

/** The pictures that show most of what matters; two only where they show clearly more than one. */
export function picturesIn(ground: Ground, room: Room): Pictures {
  const one = narrowest([LEAST_COLUMNS, columnsIn(room.width, 1)], (columns) => cut(ground, room, [columns]));
  const pairs = (room.most === 2 ? splits(columnsIn(room.width, 2)) : []).map((split) => cut(ground, room, split));
  const two = pairs.reduce<Contact[]>((a, b) => (weightOf(b) > weightOf(a) ? b : a), []);
  return placed(weightOf(two) > weightOf(one) * BETTER ? two : one, room);
}

/** As many pictures with as many columns in another room. */
export function recut(ground: Ground, room: Room, { windows }: Pictures): Pictures {
  const [first = LEAST_COLUMNS, second] = windows.map(({ columns: [west, east] }) => east - west + 1);
  return placed(cut(ground, room, second === undefined ? [first] : [first, second]), room);
}

/** The rows of the highest picture. */
export const rowsOf = ({ windows }: Pick<Pictures, 'windows'>): number =>
  Math.max(0, ...windows.map(({ rows: [south, north] }) => north - south + 1));

/** The pictures from west to east, in the middle of a width. */
export function drawPictures(
  { windows, scale }: Pictures,
  ground: Ground,
  { x, y, width }: Omit<Rect, 'height'>,
): Shape[] {
  const fromWest = [...windows].sort((a, b) => a.columns[0] - b.columns[0]);
  const rects = fromWest.map((window) => ({ window, rect: windowRect(window) }));
  let left = x + (width - rects.reduce((sum, { rect }) => sum + rect.width * scale + GAP, -GAP)) / 2;
  return rects.flatMap(({ window, rect }) => {
    const box = { x: left, y, width: rect.width * scale, height: rect.height * scale };
    left += box.width + GAP;
    return [
      hexMap(ground.data, ground.hexes, window, box.x, y, { scale, marks: ground.marks }),
      rectangle(box, { stroke: INK, width: 1 }),
    ];
  });
}

/** Windows of as many rows as there is height; of two, the lower is as high as the other. */
function cut({ view, data, hexes, marks }: Ground, { width, height, least }: Room, split: Split): Contact[] {
  const high = Math.floor((height / scaleOf(split, width) - 2 * RADIUS) / ROW) + 1;
  const found = (atLeast: number): Contact[] => {
    const frames = split.map((columns): Frame => ({ columns, rows: high, least: Math.min(high, atLeast) }));
    return contactWindows(data, view.ground?.sheets ?? [], hexes, marks, frames);
  };
  const first = found(least);
  const rows = rowsOf({ windows: first.map(({ window }) => window) });
  return first.length > 1 && rows > least ? found(rows) : first;
}

/** As large as width and height allow. */
function placed(found: readonly Contact[], { width, height }: Room): Pictures {
  const windows = found.map(({ window }) => window);
  const rects = windows.map(windowRect);
  const wide = rects.reduce((sum, rect) => sum + rect.width, 0);
  const high = Math.max(...rects.map((rect) => rect.height));
  const scale = Math.min((width - GAP * (rects.length - 1)) / wide, height / high, MOST_SCALE);
  return { windows, weight: weightOf(found), scale, height: high * scale };
}

const weightOf = (found: readonly Contact[]): number => found.reduce((sum, { weight }) => sum + weight, 0);

const scaleOf = (split: Split, width: Points): number =>
  (width - GAP * (split.length - 1)) / (split.reduce((sum, columns) => sum + columns + 0.5, 0) * HEX);

/** The columns that pictures beside each other have together at full size, which keeps all lettering legible. */
const columnsIn = (width: Points, pictures: number): number =>
  Math.floor((width - GAP * (pictures - 1)) / HEX - 0.5 * pictures);

const splits = (columns: number): Split[] =>
  Array.from({ length: Math.max(0, columns - 2 * LEAST_OF_TWO + 1) }, (_, i): Split => {
    const first = LEAST_OF_TWO + i;
    return [first, columns - first];
  });
