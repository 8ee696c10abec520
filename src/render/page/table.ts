import { shortened, wrapped } from '../measure';
import type { Points, Shape } from '../scene';
import { label, polyline, rectangle } from '../shapes';
import type { Block } from './boxes';
import { INK, LEAST, PALE, RULE } from './theme';

export interface Table {
  title: string;
  columns: readonly { head: string; share: number }[];
  rows: readonly (readonly string[])[];
  /** Stands in the table when it has no rows. */
  empty: string;
}

/** How far apart lines are, and whether a long cell may have several. */
export interface TableStyle {
  pitch: Points;
  wrap: boolean;
}
/** From the widest to the tightest. */
export const TABLE_STYLES: readonly TableStyle[] = [
  { pitch: 8.6, wrap: true },
  { pitch: 7.3, wrap: true },
  { pitch: 7.3, wrap: false },
];

const HEAD = 19;
const SIZE = LEAST;
/** Lines of one cell stand closer than rows. */
const WITHIN = 7.2;

interface Cell {
  x: Points;
  lines: string[];
  font: 'sans' | 'sans-bold';
}
interface Row {
  height: Points;
  cells: Cell[];
}

/** Rows of text under a heading; the first column is bold. */
export function tableBlock(table: Table, width: Points, style: TableStyle): Block {
  const rows = table.rows.length > 0 ? table.rows.map((r) => rowOf(r, table, width, style)) : [emptyRow(table, style)];
  const height = HEAD + rows.reduce((sum, r) => sum + r.height, 0) + 2;
  return { height, draw: (x, y) => drawTable(table, rows, x, y, width, height) };
}

function emptyRow({ empty }: Table, { pitch }: TableStyle): Row {
  return { height: pitch, cells: [{ x: 4, lines: [empty], font: 'sans' }] };
}

function columnsOf(table: Table, width: Points): { x: Points; width: Points }[] {
  const total = table.columns.reduce((sum, c) => sum + c.share, 0);
  const widths = table.columns.map((c) => ((width - 8) * c.share) / total);
  return widths.map((w, i) => ({ x: 4 + widths.slice(0, i).reduce((sum, before) => sum + before, 0), width: w - 3 }));
}

function rowOf(words: readonly string[], table: Table, width: Points, { pitch, wrap }: TableStyle): Row {
  const columns = columnsOf(table, width);
  const cells = words.map((text, i): Cell => {
    const column = columns[i] ?? { x: 4, width };
    const font = i === 0 ? 'sans-bold' : 'sans';
    const lines = wrap ? wrapped(text, font, SIZE, column.width) : [shortened(text, font, SIZE, column.width)];
    return { x: column.x, lines, font };
  });
  const most = Math.max(1, ...cells.map((c) => c.lines.length));
  return { height: pitch + (most - 1) * WITHIN, cells };
}

function drawTable(table: Table, rows: readonly Row[], x: Points, y: Points, width: Points, height: Points): Shape[] {
  const columns = columnsOf(table, width);
  let top = y + HEAD;
  const drawn = rows.flatMap((row) => {
    const shapes = drawRow(row, x, top, width);
    top += row.height;
    return shapes;
  });
  return [
    rectangle({ x, y, width, height }, { fill: PALE, stroke: INK, width: 0.6 }),
    label(table.title, x + 4, y + 8.4, { font: 'sans-bold', size: 7, color: INK }),
    ...table.columns.map((c, i) =>
      label(c.head, x + (columns[i]?.x ?? 4), y + 16.4, { font: 'sans', size: SIZE, color: INK }),
    ),
    ...drawn,
  ];
}

function drawRow(row: Row, x: Points, y: Points, width: Points): Shape[] {
  const line = [
    [x + 4, y - 0.4],
    [x + width - 4, y - 0.4],
  ] as const;
  return [
    polyline(line, { stroke: RULE, width: 0.3 }),
    ...row.cells.flatMap((cell) =>
      cell.lines.map((words, i) =>
        label(words, x + cell.x, y + 6.1 + i * WITHIN, { font: cell.font, size: SIZE, color: INK }),
      ),
    ),
  ];
}
