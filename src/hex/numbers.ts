import { BadHex, type HexId } from './hex';

/** Hexes stand on a point, in rows, or on a side, in columns. */
export type Top = 'point' | 'flat';

/** Rows and columns of a rectangle of hexes, both ends counted. */
export interface Block {
  rows: readonly [number, number];
  columns: readonly [number, number];
}

/** One sheet or panel of a map. */
export interface SheetOf {
  /** The rectangles that are on it; none: every number of four figures. */
  blocks?: readonly Block[];
  /** Added to the sheet's own rows and columns to lay it beside the others. */
  offset?: { rows: number; columns: number };
  /** Cut off from the other sheets: no hex of it touches theirs nor has a distance to them. */
  apart?: boolean;
}

/** How a map numbers its hexes, and how they lie. */
export interface GridOf<T extends Top = Top> {
  top: T;
  /** Which two figures come first: row or column. */
  numbering: 'RRCC' | 'CCRR';
  /** The rows (point) or columns (flat) that stand half a hex further on, in the direction in which numbers grow. */
  shift: 'odd' | 'even';
  /** Rows are counted upwards on the sheet; else downwards. Columns are counted to the right on every map. */
  yUp?: boolean;
  /** The sheets by the letter before their numbers, `''` for none. One sheet without a letter, unless given. */
  sheets?: Readonly<Record<string, SheetOf>>;
  /** The hexes there are, where the blocks hold more: all others of the blocks are holes. */
  hexes?: readonly HexId[];
}

/** Where a hex lies on its sheet; `sheet` is empty for an id without a letter. */
export interface HexPlace {
  sheet: string;
  row: number;
  column: number;
}

/** Where a hex lies beside all others: `line` is its row (point) or column (flat), `along` counts half hexes in that line. */
export interface Spot {
  /** The sheet, if it lies apart; null for all that lie beside one another. */
  plane: string | null;
  line: number;
  along: number;
}

export interface Cell extends Spot {
  id: HexId;
  place: HexPlace;
}

const NUMBER = /^([A-Z]?)(\d\d)(\d\d)$/;
/** What four figures can say. */
const ANY: readonly Block[] = [{ rows: [0, 99], columns: [0, 99] }];

const within = (n: number, [from, to]: readonly [number, number]): boolean => n >= from && n <= to;
const range = ([from, to]: readonly [number, number]): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Reads and writes the numbers of one map. What was read once is kept. */
export class Numbers {
  private readonly sheets: ReadonlyMap<string, SheetOf>;
  private readonly listed: ReadonlyMap<HexId, true> | null;
  private readonly cells = new Map<HexId, Cell>();
  /** Hexes that were asked about and are there: there are no more of them than the map has. */
  private readonly there = new Map<HexId, true>();

  constructor(private readonly described: GridOf) {
    this.sheets = new Map(Object.entries(described.sheets ?? { '': {} }));
    this.listed = described.hexes ? new Map(described.hexes.map((id) => [id, true])) : null;
  }

  /** @throws BadHex for what is no number of the map */
  read(id: HexId): Cell {
    const known = this.cells.get(id);
    if (known) return known;
    const cell = this.cellOf(id);
    this.cells.set(id, cell);
    return cell;
  }

  /** The id at a spot, of the sheet `first` if it holds the spot; null where there is no hex. */
  write(spot: Spot, first: string): HexId | null {
    const own = this.on(first, spot);
    if (own !== null) return own;
    for (const sheet of this.sheets.keys()) {
      const id = this.planeOf(sheet) === spot.plane ? this.on(sheet, spot) : null;
      if (id !== null) return id;
    }
    return null;
  }

  /** The number of a row and column of a sheet. @throws BadHex when it has no two figures, or there is no such sheet */
  idOf({ sheet, row, column }: HexPlace): HexId {
    const two = (n: number): string => String(n).padStart(2, '0');
    const id = `${sheet}${this.described.numbering === 'RRCC' ? two(row) + two(column) : two(column) + two(row)}`;
    if (!NUMBER.test(id) || !this.sheets.has(sheet)) throw new BadHex(id);
    return id;
  }

  /** Whether there is a hex of this number. */
  has(id: string): boolean {
    if (this.there.has(id)) return true;
    const place = this.placeOf(id);
    const found = place !== null && this.holds(place) && (this.listed?.has(id) ?? true);
    if (found) this.there.set(id, true);
    return found;
  }

  /** All hexes there are, sheet by sheet. @throws Error for a sheet without blocks */
  all(): HexId[] {
    if (this.listed) return [...this.listed.keys()];
    return [...this.sheets].flatMap(([sheet, { blocks }]) => {
      if (!blocks) throw new Error(`sheet "${sheet}" has no blocks: its hexes are not known`);
      return blocks.flatMap(({ rows, columns }) =>
        range(rows).flatMap((row) => range(columns).map((column) => this.idOf({ sheet, row, column }))),
      );
    });
  }

  private placeOf(id: string): HexPlace | null {
    const [, sheet = '', a, b] = NUMBER.exec(id) ?? [];
    if (a === undefined || b === undefined || !this.sheets.has(sheet)) return null;
    const [row, column] = this.described.numbering === 'RRCC' ? [a, b] : [b, a];
    return { sheet, row: Number(row), column: Number(column) };
  }

  private cellOf(id: HexId): Cell {
    const place = this.placeOf(id);
    if (!place) throw new BadHex(id);
    const { rows, columns } = this.offset(place.sheet);
    const [row, column] = [place.row + rows, place.column + columns];
    const [line, n] = this.described.top === 'point' ? [row, column] : [column, row];
    return { id, place, plane: this.planeOf(place.sheet), line, along: 2 * n + this.shift(line) };
  }

  /** The hex of one sheet at a spot, if it has one there. */
  private on(sheet: string, { line, along }: Spot): HexId | null {
    const n = (along - this.shift(line)) / 2;
    const { rows, columns } = this.offset(sheet);
    const [row, column] = this.described.top === 'point' ? [line - rows, n - columns] : [n - rows, line - columns];
    const place = { sheet, row, column };
    if (!this.holds(place)) return null;
    const id = this.idOf(place);
    return (this.listed?.has(id) ?? true) ? id : null;
  }

  private holds({ sheet, row, column }: HexPlace): boolean {
    const { blocks = ANY } = this.sheets.get(sheet) ?? {};
    return blocks.some((b) => within(row, b.rows) && within(column, b.columns));
  }

  /** Half hexes by which a row (point) or column (flat) stands further on. */
  private shift(line: number): number {
    return Number((line & 1) === (this.described.shift === 'odd' ? 1 : 0));
  }

  private planeOf(sheet: string): string | null {
    return this.sheets.get(sheet)?.apart ? sheet : null;
  }

  private offset(sheet: string): { rows: number; columns: number } {
    return this.sheets.get(sheet)?.offset ?? { rows: 0, columns: 0 };
  }
}
