import { BadHex, type HexId } from '../../hex/hex';
import type { Grid } from '../../hex/grid';
import type { Point } from '../geometry';
import { styleOf, type MapStyle } from './style';
import type { Plot } from './plot';

/** A hex that has ground: land, whole or in part. */
export interface SheetHex {
  id: HexId;
  /** A terrain of the style. */
  terrain: string;
  /** Height, from 1. */
  level: number;
  /** Sand is drawn behind its shore. */
  beach: boolean;
}

/** Hexsides of one kind: one river, one wall of rock. Teeth point from the first hex of each to the second. */
export interface SheetLine {
  kind: string;
  sides: readonly (readonly [HexId, HexId])[];
}

/** A road from middle to middle. */
export interface SheetWay {
  kind: string;
  hexes: readonly HexId[];
}

/** A road that runs on past the edge of the sheet: from the middle of a hex to its side. */
export interface WayEnd {
  kind: string;
  hex: HexId;
  /** Index of the direction. */
  direction: number;
  /** It is drawn where one of these is near. */
  near: readonly HexId[];
}

/** A named thing on one or more hexes. */
export interface SheetPlace {
  name: string;
  /** A kind of place of the style. */
  kind: string;
  hexes: readonly HexId[];
  /** Stands in a ring beside its sign. */
  figure: string;
  /** An anchor, so far from the middle of a hex; filled for the better kind of port. */
  port: { hex: HexId; at: Point; filled: boolean } | null;
  /** Where the name is drawn: from the middle of its hexes, in hex widths, y down. */
  label: readonly [number, number] | null;
}

/** Lettering; `at` in points, `size` in hex widths, `turn` in degrees against the clock. */
export interface SheetLabel {
  text: string;
  at: Point;
  /** A style of labels. */
  style: string;
  size?: number | undefined;
  turn?: number | undefined;
}

/** A printed map, or one sheet of it, ready to be drawn. */
export interface Sheet {
  plot: Plot;
  style: MapStyle;
  hexes: ReadonlyMap<HexId, SheetHex>;
  /** Hexes of nothing but water. */
  sea: readonly HexId[];
  /** Water that is not like the rest: shallow, or another power's. */
  tints: readonly { kind: string; hexes: readonly HexId[] }[];
  lines: readonly SheetLine[];
  /** Borders between areas, over all lines; drawn where the second hex is near. */
  borders: readonly SheetLine[];
  ways: readonly SheetWay[];
  wayEnds: readonly WayEnd[];
  places: readonly SheetPlace[];
  labels: readonly SheetLabel[];
}

/** Hexsides between two hexes that differ, each once, the lower number first. `of`: the hexes that are asked. */
export function sidesWhere(
  { grid }: Plot,
  hexes: Iterable<HexId>,
  differ: (a: HexId, b: HexId) => boolean,
): [HexId, HexId][] {
  const all = [...hexes];
  const known = new Set(all);
  return all.flatMap((id) =>
    grid
      .neighbours(id)
      .flatMap((other): [HexId, HexId][] => (known.has(other) && id < other && differ(id, other) ? [[id, other]] : [])),
  );
}

/**
 * The sheet itself: nothing of it may be dropped in silence. @throws BadHex for a hex of it that the map's grid does not
 * know, Error for one that stands on it twice and for a kind of line or way without a style
 */
export function onGrid(sheet: Sheet, grid: Pick<Grid, 'has'>): Sheet {
  const { hexes, sea, lines, borders, ways, places, tints, style } = sheet;
  const on = [...hexes.keys(), ...sea];
  const sides = [...lines, ...borders].flatMap((line) => line.sides.flat());
  const strewn = [...ways, ...places, ...tints].flatMap((thing) => thing.hexes);
  for (const id of [...on, ...sides, ...strewn]) if (!grid.has(id)) throw new BadHex(id);
  const seen = new Map(on.map((id, i) => [id, i]));
  const twice = on.filter((id, i) => seen.get(id) !== i);
  if (twice.length > 0) throw new Error(`twice on the map: ${twice.join()}`);
  for (const { kind } of lines) styleOf(style.lines, kind);
  for (const { kind } of borders) styleOf(style.borders, kind);
  for (const { kind } of ways) styleOf(style.ways, kind);
  return sheet;
}

/** The sheet itself, which holds every hex of its grid. @throws as onGrid, and Error for hexes that are not on it */
export function whole(sheet: Sheet, grid: Pick<Grid, 'has' | 'all'>): Sheet {
  const { hexes, sea } = onGrid(sheet, grid);
  const on = new Map([...hexes.keys(), ...sea].map((id) => [id, true]));
  const missing = grid.all().filter((id) => !on.has(id));
  if (missing.length > 0) throw new Error(`not on the map: ${missing.join()}`);
  return sheet;
}

/** What is worked out once for a sheet. */
export function perSheet<T>(make: (sheet: Sheet) => T): (sheet: Sheet) => T {
  const made = new WeakMap<Sheet, { value: T }>();
  return (sheet) => {
    const found = made.get(sheet) ?? { value: make(sheet) };
    made.set(sheet, found);
    return found.value;
  };
}
