import type { HexId } from '../../../../hex/hex';
import type { HexSheet, SheetId } from '../../data/hex-map';
import type { MercuryData } from '../../data/load';
import type { Point, Rect } from '../../../../render/geometry';
import { sidesWhere } from '../../../../render/hexmap/sheet';
import type { HexView, HexWindow } from '../../../../render/hexmap/view';
import type { GroupShape, Paint, Points, Shape } from '../../../../render/scene';
import { label, polygon, rectangle, rectanglePath, trace } from '../../../../render/shapes';
import { centre, inWindow, plot, sheetOf, windowRect } from '../hex/grid';
import { ALLIED, COAST, GERMAN, INK, LAND, LEAST, PAPER, RULE, SEA } from '../theme';

/** A piece of Crete so small that stacks are dots: land, borders of sectors, roads, who stands where. */
export interface SmallMap {
  window: HexWindow;
  rect: Rect;
}

/** The pieces of map in play. */
export function smallMaps(data: MercuryData, sheets: readonly SheetId[]): SmallMap[] {
  return sheets.flatMap((sheet) =>
    data.hexMaps[sheet].blocks.map(({ rows, columns }) => {
      const window = trimmed(data.hexMaps[sheet], { sheet, rows, columns });
      return { window, rect: windowRect(window) };
    }),
  );
}

/** Without the rows of sea beyond the coast, but for those that names stand on. */
function trimmed(sheet: HexSheet, window: HexWindow): HexWindow {
  const rows = [...sheet.hexes.keys()].filter((hex) => inWindow(window, hex)).map((hex) => plot.place(hex).row);
  return {
    ...window,
    rows: [Math.max(window.rows[0], Math.min(...rows) - 2), Math.min(window.rows[1], Math.max(...rows) + 2)],
  };
}

/** The map with its corner at (x, y). */
export function drawSmallMap(
  data: MercuryData,
  hexes: HexView,
  { window, rect }: SmallMap,
  { x, y, scale }: { x: Points; y: Points; scale: number },
): Shape[] {
  const box = { x, y, width: rect.width * scale, height: rect.height * scale };
  const at = ([px, py]: Point): Point => [x + (px - rect.x) * scale, y + (py - rect.y) * scale];
  return [
    {
      ...{ kind: 'group', clip: rectanglePath(box) },
      shapes: [
        rectangle(box, { fill: SEA }),
        {
          kind: 'group',
          x: x - rect.x * scale,
          y: y - rect.y * scale,
          scale,
          shapes: [groundOf(sheetOf(data, window))],
        },
        ...sectorNames(window, at),
        ...stacks(hexes, window, at, scale),
        ...names(window, at, scale),
      ],
    },
    rectangle(box, { stroke: INK, width: 0.8 }),
  ];
}

const made = new WeakMap<HexSheet, GroupShape>();

/** What is printed of a sheet, kept once in a file. */
function groundOf(sheet: HexSheet): GroupShape {
  const known = made.get(sheet);
  if (known) return known;
  const hexes = [...sheet.hexes.keys()];
  const points = hexes.map(centre);
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [left, top] = [Math.min(...xs) - 60, Math.min(...ys) - 60];
  const group: GroupShape = {
    kind: 'group',
    reused: { x: left, y: top, width: Math.max(...xs) + 60 - left, height: Math.max(...ys) + 60 - top },
    shapes: [
      path(coasts(sheet), { fill: LAND, stroke: COAST, width: 5 }, true),
      path(
        sheet.roads.map((road) => road.hexes.map(centre)),
        { stroke: RULE, width: 5 },
      ),
      path(sectorBorders(sheet), { stroke: INK, width: 5, dash: [16, 12] }),
    ],
  };
  made.set(sheet, group);
  return group;
}

const path = (lines: readonly (readonly Point[])[], paint: Paint, closed = false): Shape => ({
  ...{ kind: 'path', paint },
  d: lines.map((line) => `${trace(line)}${closed ? 'Z' : ''}`).join(''),
});

/** The sides of two hexes of different sectors. */
function sectorBorders({ hexes }: HexSheet): Point[][] {
  const sides = sidesWhere(plot, hexes.keys(), (a, b) => hexes.get(a)?.sector !== hexes.get(b)?.sector);
  return sides.map(([a, b]) => [...plot.sideBetween(a, b).ends]);
}

const key = ([x, y]: Point): string => `${Math.round(x * 10)} ${Math.round(y * 10)}`;

/** Rings round the land: sides of which one hex is none, each beginning where the one before ends. */
function coasts({ hexes }: HexSheet): Point[][] {
  const next = new Map<string, readonly [Point, Point]>();
  for (const id of hexes.keys()) {
    for (const other of plot.grid.neighbours(id)) {
      if (hexes.has(other)) continue;
      const { ends } = plot.sideBetween(id, other);
      next.set(key(ends[0]), ends);
    }
  }
  const rings: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    for (let at = start; ;) {
      const side = next.get(at);
      if (!side) break;
      next.delete(at);
      ring.push(side[0]);
      at = key(side[1]);
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

/** A stack by its steps: the most of each size, and how much of a hex it fills. */
const SIZES: readonly { steps: number; fills: number }[] = [
  { steps: 2, fills: 0.62 },
  { steps: 6, fills: 0.86 },
  { steps: Infinity, fills: 1.12 },
];

/** A dark hex is German, a light one with a heavy frame Allied: on any printer. */
export const stackDot = (side: string, [x, y]: Point, steps: number, scale: number): Shape => {
  const fills = SIZES.find((size) => steps <= size.steps)?.fills ?? 1;
  const around = plot.offsets.map(([dx, dy]): Point => [x + dx * fills * scale, y + dy * fills * scale]);
  return side === 'german'
    ? polygon(around, { fill: GERMAN, stroke: PAPER, width: 0.4 })
    : polygon(around, { fill: PAPER, stroke: ALLIED, width: 1.1 });
};

function stacks(hexes: HexView, window: HexWindow, at: (p: Point) => Point, scale: number): Shape[] {
  const steps = new Map<string, { side: string; hex: HexId; steps: number }>();
  for (const { hex, side, steps: own } of hexes.units) {
    if (!inWindow(window, hex)) continue;
    const stack = steps.get(`${hex} ${side}`) ?? { hex, side, steps: 0 };
    steps.set(`${hex} ${side}`, { ...stack, steps: stack.steps + own });
  }
  return [...steps.values()].map((stack) => stackDot(stack.side, at(centre(stack.hex)), stack.steps, scale));
}

/** Names that a reader looks for, and how far off their hex they stand, in hexes: clear of the roads that armies take. */
const NAMES: readonly { hex: HexId; text: string; dx: number; dy: number; anchor: 'start' | 'middle' | 'end' }[] = [
  { hex: 'W4415', text: 'Maleme airfield', dx: 0, dy: -1.4, anchor: 'middle' },
  { hex: 'W4228', text: 'Canea', dx: 0, dy: -1.6, anchor: 'middle' },
  { hex: 'W4031', text: 'Suda', dx: 1.6, dy: 1.6, anchor: 'start' },
  { hex: 'W4123', text: 'Galatas', dx: -0.5, dy: -2.6, anchor: 'end' },
  { hex: 'W4003', text: 'Kisamos Kastelli', dx: -1.6, dy: 2.4, anchor: 'start' },
  { hex: 'W3720', text: 'Alikianou', dx: 0, dy: 2.6, anchor: 'middle' },
  { hex: 'W1505', text: 'Paleokhora', dx: -1.2, dy: 2.2, anchor: 'start' },
  { hex: 'W1335', text: 'Sphakia', dx: 0, dy: 2.4, anchor: 'middle' },
  { hex: 'E2905', text: 'Retimo', dx: 0, dy: -1.4, anchor: 'middle' },
  { hex: 'E3012', text: 'Retimo airfield', dx: 0.6, dy: -1.6, anchor: 'middle' },
  { hex: 'E3136', text: 'Heraklion', dx: -0.6, dy: -1.2, anchor: 'middle' },
  { hex: 'E3139', text: 'Heraklion airfield', dx: 1, dy: -2.6, anchor: 'start' },
];

/** Names of the sectors that share a sheet. */
const SECTORS: readonly { hex: HexId; text: string }[] = [
  { hex: 'W2933', text: 'MALEME/SUDA' },
  { hex: 'W2020', text: 'SOUTH CRETE' },
];

function sectorNames(window: HexWindow, at: (p: Point) => Point): Shape[] {
  return SECTORS.filter(({ hex }) => inWindow(window, hex)).map(({ hex, text }) => {
    const [x, y] = at(centre(hex));
    return label(text, x, y, { font: 'sans-italic', size: LEAST, color: RULE, anchor: 'middle', spacing: 1.5 });
  });
}

function names(window: HexWindow, at: (p: Point) => Point, scale: number): Shape[] {
  return NAMES.filter(({ hex }) => inWindow(window, hex)).map(({ hex, text, dx, dy, anchor }) => {
    const [x, y] = at(centre(hex));
    const lettering = { font: 'sans-bold', size: LEAST, color: INK, anchor } as const;
    return label(text, x + dx * 36 * scale, y + dy * 31 * scale + 2, {
      ...lettering,
      halo: { color: PAPER, width: 1.4 },
    });
  });
}
