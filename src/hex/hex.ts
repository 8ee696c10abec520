/**
 * Hexes that stand on a point, numbered RRCC: rows from south to north, columns from west to east, odd rows half a hex
 * further east. A sheet letter may stand in front (`W4314`) and is kept. Geometry only, no rules.
 */
export type HexId = string;

export const DIRECTIONS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Where a hex lies on its sheet; `sheet` is empty for an id without a letter. */
export interface HexPlace {
  sheet: string;
  row: number;
  column: number;
}

export class BadHex extends Error {
  constructor(id: string) {
    super(`"${id}" is no hex number`);
    this.name = 'BadHex';
  }
}

/** Sheet, row and column of a hex. @throws BadHex */
export function placeOf(id: HexId): HexPlace {
  const match = /^([A-Z]?)(\d\d)(\d\d)$/.exec(id);
  if (!match) throw new BadHex(id);
  return { sheet: match[1] ?? '', row: Number(match[2]), column: Number(match[3]) };
}

/** The id of a row and column. */
export function idOf(place: HexPlace): HexId {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${place.sheet}${two(place.row)}${two(place.column)}`;
}

/** The hex next to `id` in a direction. Whether it is on the map is not asked. @throws BadHex */
export function neighbour(id: HexId, direction: Direction): HexId {
  const { sheet, row, column } = placeOf(id);
  const s = row % 2;
  const step: Record<Direction, [number, number]> = {
    E: [0, 1],
    W: [0, -1],
    NE: [1, s],
    NW: [1, s - 1],
    SE: [-1, s],
    SW: [-1, s - 1],
  };
  const [rows, columns] = step[direction];
  return idOf({ sheet, row: row + rows, column: column + columns });
}

/** The six hexes around `id`, clockwise from the north-east. @throws BadHex */
export function neighbours(id: HexId): HexId[] {
  return [...around(id)];
}

/** Reading ids is what moves of a whole side cost most, so each is read once; there are two sheets of them. */
const rings = new Map<HexId, readonly HexId[]>();
const cubes = new Map<HexId, Cube>();

function around(id: HexId): readonly HexId[] {
  const known = rings.get(id) ?? DIRECTIONS.map((d) => neighbour(id, d));
  rings.set(id, known);
  return known;
}

/** Whether two hexes touch. */
export function adjacent(a: HexId, b: HexId): boolean {
  return around(a).includes(b);
}

/** Hexes from `a` (not counted) to `b` (counted), as the crow flies. @throws BadHex */
export function distance(a: HexId, b: HexId): number {
  const [from, to] = [cube(a), cube(b)];
  return Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y), Math.abs(from.z - to.z));
}

/** The name of the side between two hexes, the same from both: `lower/higher`. */
export function hexside(a: HexId, b: HexId): string {
  return a < b ? `${a}/${b}` : `${b}/${a}`;
}

/** The two hexes of a hexside. @throws BadHex */
export function hexesOf(side: string): [HexId, HexId] {
  const [a = '', b = '', more] = side.split('/');
  if (more !== undefined) throw new BadHex(side);
  return [idOf(placeOf(a)), idOf(placeOf(b))];
}

interface Cube {
  x: number;
  y: number;
  z: number;
}

function cube(id: HexId): Cube {
  const known = cubes.get(id);
  if (known) return known;
  const { row, column } = placeOf(id);
  const x = column - Math.floor(row / 2);
  const made = { x, z: row, y: -x - row };
  cubes.set(id, made);
  return made;
}
