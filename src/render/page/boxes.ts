import type { Rect } from '../geometry';
import { fittingSize, shortened, textWidth } from '../measure';
import type { Points, Shape } from '../scene';
import { label, rectangle } from '../shapes';
import type { MapItem } from './item';
import { INK, LEAST, PALE, PAPER } from './theme';

/** A box of a display: a heading with a counter before it, and the counters in the box. */
export interface DisplayBox {
  lead: MapItem | null;
  title: string;
  note: string;
  /** Stands at the right of the heading, large, with a note below. */
  figure: { text: string; note: string } | null;
  items: readonly MapItem[];
  /** No narrower. */
  least: Points;
  dark?: boolean;
}

export interface BoxSize {
  /** Height of the counters in a box. */
  content: Points;
  head: Points;
}

const PAD = 2.4;
const GAP = 3;
const BETWEEN = 1.6;

interface Column {
  width: Points;
  items: { item: MapItem; y: Points }[];
}

/** A box with its counters in columns, as wide as they need. */
interface Filled {
  box: DisplayBox;
  columns: Column[];
  width: Points;
}

/** A display that knows its height and is drawn where there is room. */
export interface Block {
  height: Points;
  draw(x: Points, y: Points): Shape[];
}

/** Boxes in rows over the whole width; a row is as high as its fullest box needs. */
export function displayRows(boxes: readonly DisplayBox[], width: Points, size: BoxSize): Block {
  const rows = rowsOf(boxes, width, size).map((row) => ({ row, height: rowHeight(row, size) }));
  return {
    height: rows.reduce((sum, { height }) => sum + height + GAP, -GAP),
    draw: (x, y) => {
      let top = y;
      return rows.flatMap(({ row, height }) => {
        const shapes = drawRow(row, { x, y: top, width, height }, size);
        top += height + GAP;
        return shapes;
      });
    },
  };
}

/** How many rows the boxes take. */
export const rowCount = (boxes: readonly DisplayBox[], width: Points, size: BoxSize): number =>
  rowsOf(boxes, width, size).length;

/** Several displays, one below the other. */
export function below(blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, b) => sum + b.height + GAP, -GAP),
    draw: (x, y) => {
      let top = y;
      return blocks.flatMap((block) => {
        const shapes = block.draw(x, top);
        top += block.height + GAP;
        return shapes;
      });
    },
  };
}

function drawRow(row: readonly Filled[], area: Rect, { head }: BoxSize): Shape[] {
  const spare = area.width - row.reduce((sum, { width }) => sum + width, 0) - GAP * (row.length - 1);
  let left = area.x;
  return row.flatMap((one) => {
    const width = one.width + spare / row.length;
    const shapes = drawBox(one, { ...area, x: left, width }, head);
    left += width + GAP;
    return shapes;
  });
}

/** An empty row is still a row of boxes. */
const LEAST_CONTENT = 14;

function rowHeight(row: readonly Filled[], { head }: BoxSize): Points {
  const bottoms = row.flatMap(({ columns }) => columns.flatMap((c) => c.items.map((i) => i.y + i.item.height)));
  return head + Math.max(LEAST_CONTENT, ...bottoms) + 2 * PAD;
}

/** Boxes in their order, unless filling gaps with later ones saves a row. */
function rowsOf(boxes: readonly DisplayBox[], width: Points, { content }: BoxSize): Filled[][] {
  const all = boxes.map((box) => filled(box, content, width));
  const inOrder = inRows(all, width, 'last');
  const packed = inRows(all, width, 'any');
  return packed.length < inOrder.length ? packed : inOrder;
}

/** Each box goes into the last row, or into any row, that has room for it. */
function inRows(boxes: readonly Filled[], width: Points, into: 'last' | 'any'): Filled[][] {
  const rows: { used: Points; boxes: Filled[] }[] = [];
  for (const box of boxes) {
    const needed = GAP + box.width;
    const open = into === 'any' ? rows : rows.slice(-1);
    const row = open.find((r) => r.used + needed <= width) ?? { used: -GAP, boxes: [] };
    if (row.boxes.length === 0) rows.push(row);
    row.boxes.push(box);
    row.used += needed;
  }
  return rows.map((r) => r.boxes);
}

/** A box whose counters would take more than the whole width has higher columns than the others. */
function filled(box: DisplayBox, content: Points, most: Points): Filled {
  const columns = columnsOf(box.items, content);
  const counters = columns.reduce((sum, c) => sum + c.width + BETWEEN, -BETWEEN) + 2 * PAD;
  if (counters > most && columns.length > 1) {
    const another = Math.max(...box.items.map(({ height }) => height)) + BETWEEN;
    return filled(box, content + another, most);
  }
  return { box, columns, width: Math.max(box.least, counters, Math.min(most, titleWidth(box))) };
}

/** What the heading takes in one line: of a name that stands alone as large as it is, else as small as it may be (`heading`). */
function titleWidth({ title, note, lead, figure }: DisplayBox): Points {
  if (note === '') return textWidth(title, 'sans-bold', 7) + 2 * PAD + 1;
  const beside = (lead ? lead.width + 3 : 0) + (figure ? textWidth(figure.text, 'sans-bold', 8) + 2 : 0);
  return textWidth(title, 'sans-bold', LEAST) + beside + 2 * PAD + 1;
}

/** Counters from top to bottom, then in the next column. */
function columnsOf(items: readonly MapItem[], height: Points): Column[] {
  const columns: Column[] = [];
  let y = Infinity;
  for (const item of items) {
    if (y + item.height > height + 0.01) {
      columns.push({ width: 0, items: [] });
      y = 0;
    }
    const column = columns.at(-1);
    column?.items.push({ item, y });
    if (column) column.width = Math.max(column.width, item.width);
    y += item.height + BETWEEN;
  }
  return columns;
}

function drawBox({ box, columns }: Filled, { x, y, width, height }: Rect, head: Points): Shape[] {
  const counters: Shape[] = [];
  let left = x + PAD;
  for (const column of columns) {
    const [from, top] = [left, y + head + PAD];
    counters.push(...column.items.flatMap(({ item, y: down }) => item.draw(from, top + down)));
    left += column.width + BETWEEN;
  }
  return [
    rectangle({ x, y, width, height }, { fill: box.dark ? PALE : PAPER, stroke: INK, width: 0.6 }),
    ...heading(box, x, y, width, head),
    ...counters,
  ];
}

function heading(box: DisplayBox, x: Points, y: Points, width: Points, head: Points): Shape[] {
  const lead = box.lead ? box.lead.width + 3 : 0;
  const figure = box.figure ? textWidth(box.figure.text, 'sans-bold', 8) + 2 : 0;
  const room = width - 2 * PAD - lead - figure;
  const aside = box.figure ? textWidth(box.figure.note, 'sans', LEAST) + 3 : 0;
  const note = shortened(box.note, 'sans', LEAST, width - 2 * PAD - lead - Math.max(figure, aside));
  const [left, right] = [x + PAD + lead, x + width - PAD];
  const size = fittingSize(box.title, 'sans-bold', 7, room, LEAST);
  const title = shortened(box.title, 'sans-bold', size, room);
  const base = box.note === '' && box.lead === null ? y + 8 : y + 8.6;
  return [
    ...(box.lead ? box.lead.draw(x + PAD, y + (head + PAD - box.lead.height) / 2) : []),
    label(title, left, base, { font: 'sans-bold', size, color: INK }),
    label(note, left, y + 15.8, { font: 'sans', size: LEAST, color: INK }),
    ...(box.figure
      ? [
          label(box.figure.text, right, y + 8.8, { font: 'sans-bold', size: 8, color: INK, anchor: 'end' }),
          label(box.figure.note, right, y + 15.8, { font: 'sans', size: LEAST, color: INK, anchor: 'end' }),
        ]
      : []),
  ];
}
