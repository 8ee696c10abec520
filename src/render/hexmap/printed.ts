import type { Rect } from '../geometry';
import { INK, PAPER } from '../page/theme';
import type { GroupShape, Points, Scene, Shape } from '../scene';
import { label, rectangle } from '../shapes';
import { compass } from './compass';
import { hexMap, NOTHING, type Besides } from './hex-map';
import { keyStrip } from './key';
import type { Sheet } from './sheet';
import type { HexWindow } from './view';

/** One rectangle of a printed map. */
export interface Panel {
  /** Stands over it, unless it is the only one. */
  name: string;
  sheet: Sheet;
  window: HexWindow;
  besides?: Partial<Besides>;
}

/** The printed map of a system. */
export interface PrintedMap {
  name: string;
  /** Panels beside each other, row below row. */
  rows: readonly (readonly Panel[])[];
  /** Degrees clockwise from up to real north. */
  north: number;
}

const MARGIN = 18;
const HEAD = 34;
const KEY = 18;
const KEY_SCALE = 1.6;
const GAP = 10;
const NAME = 12;

/** A printed map on one sheet of paper as large as it needs, at full size: title, key, panels. */
export function printedScene({ name, rows, north }: PrintedMap): Scene {
  const named = rows.flat().length > 1;
  const above = named ? NAME : 0;
  const laid = rows.map((row) => {
    const rects = row.map(({ sheet, window }) => sheet.plot.windowRect(window));
    return {
      panels: row.map((panel, i) => ({ panel, rect: rects[i] ?? { x: 0, y: 0, width: 0, height: 0 } })),
      width: rects.reduce((sum, r) => sum + r.width + GAP, -GAP),
      height: Math.max(...rects.map((r) => r.height)) + above,
    };
  });
  const inner = Math.max(...laid.map((row) => row.width));
  const width = inner + 2 * MARGIN;
  let y = MARGIN + HEAD + KEY;
  const panels = laid.flatMap((row) => {
    const drawn = panelsAt(row.panels, MARGIN, y, above);
    y += row.height + GAP;
    return drawn;
  });
  const height = y - GAP + MARGIN;
  const look = rows[0]?.[0]?.sheet;
  return {
    width,
    height,
    shapes: [
      rectangle({ x: 0, y: 0, width, height }, { fill: PAPER }),
      label(name, MARGIN, MARGIN + 18, { font: 'serif-bold', size: 22, color: INK }),
      ...compass(width - MARGIN - 16, MARGIN + 16, north),
      ...(look ? [keyOf(look, inner)] : []),
      ...panels,
    ],
  };
}

/** The key, larger than on a page: it is read from further away. */
const keyOf = (look: Sheet, width: Points): GroupShape => ({
  kind: 'group',
  ...{ x: MARGIN, y: MARGIN + HEAD - 6, scale: KEY_SCALE },
  shapes: keyStrip(look, 0, 0, width / KEY_SCALE),
});

interface Laid {
  panel: Panel;
  rect: Rect;
}

function panelsAt(panels: readonly Laid[], left: Points, top: Points, above: Points): Shape[] {
  let x = left;
  return panels.flatMap(({ panel, rect }) => {
    const box = { x, y: top + above, width: rect.width, height: rect.height };
    x += rect.width + GAP;
    const style = { font: 'sans-bold', size: 9, color: INK } as const;
    return [
      ...(above > 0 ? [label(panel.name, box.x, box.y - 3, style)] : []),
      panelMap(panel, box.x, box.y),
      rectangle(box, { stroke: INK, width: 1 }),
    ];
  });
}

const panelMap = ({ sheet, window, besides = {} }: Panel, x: Points, y: Points): GroupShape =>
  hexMap(sheet, NOTHING, window, x, y, { besides, taken: [] });

/** The part of a map in a window, with nothing round it. */
export function partScene(map: PrintedMap, { sheet, rows, columns }: HexWindow): Scene {
  const panel = map.rows.flat().find((p) => p.window.sheet === sheet);
  if (!panel) throw new Error(`${map.name} has no sheet "${sheet}"`);
  const rect = panel.sheet.plot.windowRect({ sheet, rows, columns });
  const { width, height } = rect;
  return {
    width,
    height,
    shapes: [
      rectangle({ x: 0, y: 0, width, height }, { fill: PAPER }),
      hexMap(panel.sheet, NOTHING, { sheet, rows, columns }, 0, 0, { besides: panel.besides ?? {}, taken: [] }),
      rectangle({ x: 0, y: 0, width, height }, { stroke: INK, width: 1.4 }),
    ],
  };
}
