import type { HexId } from '../../hex/hex';
import type { Point } from '../geometry';
import type { Paint, Shape } from '../scene';
import { trace } from '../shapes';
import { PAPER } from '../page/theme';
import { joined, rounding } from './curves';
import { RELIEF, SAND, SEA_LINE, SHADE, SHOALS, SHORE, WATER } from './palette';
import { tile } from './patterns';
import { HEX, RADIUS, type Plot, type Side } from './plot';
import { perSheet, type Sheet } from './sheet';
import { styleOf } from './style';
import type { HexWindow } from './view';

/** Where land meets the sea. */
const coasts = perSheet((sheet) => {
  const sea = new Set(sheet.sea);
  return [...sheet.hexes.values()].flatMap((hex) =>
    sheet.plot.grid
      .neighbours(hex.id)
      .filter((id) => sea.has(id))
      .map((id) => ({ hex, side: sheet.plot.sideBetween(hex.id, id) })),
  );
});

/** Hexes just off the sheet: the water stops before them. */
const beyond = perSheet((sheet) => {
  const on = new Set([...sheet.hexes.keys(), ...sheet.sea]);
  return [...new Set([...on].flatMap((id) => sheet.plot.grid.neighbours(id)).filter((id) => !on.has(id)))];
});

/** Hexsides with a lower hex behind them. */
const slopes = perSheet((sheet) =>
  [...sheet.hexes.values()].flatMap((high) =>
    sheet.plot.grid.neighbours(high.id).flatMap((id) => {
      const drop = high.level - (sheet.hexes.get(id)?.level ?? high.level);
      return drop > 0 ? [{ high: high.id, side: sheet.plot.sideBetween(high.id, id), drop }] : [];
    }),
  ),
);

/** Sea, shallows, the lines of the hexes, land by terrain and height with patterns, coast, relief, beaches. */
export function ground(sheet: Sheet, window: HexWindow): Shape[] {
  const { plot, style } = sheet;
  const { inWindow } = plot;
  const land = [...sheet.hexes.values()].filter((hex) => inWindow(window, hex.id, 1));
  const sea = sheet.sea.filter((id) => inWindow(window, id, 1));
  const shores = coasts(sheet).filter(({ hex }) => inWindow(window, hex.id, 1));
  const coast = joined(shores.map(({ side }) => side.ends))
    .map((line) => rounding(line, 0.16))
    .join('');
  return [
    ...filled(plot, sea, { fill: WATER, stroke: WATER, width: 0.3 }),
    ...sheet.tints.flatMap(({ kind, hexes }) =>
      filled(
        plot,
        hexes.filter((id) => inWindow(window, id, 1)),
        styleOf(style.tints, kind),
      ),
    ),
    ...SHOALS.flatMap((color, i) => path(coast, { stroke: color, width: 17 - 5.5 * i })),
    ...filled(
      plot,
      beyond(sheet).filter((id) => inWindow(window, id, 1)),
      { fill: PAPER, stroke: PAPER, width: 0.3 },
    ),
    ...path(sea.map((id) => outline(plot, id)).join(''), { stroke: SEA_LINE, width: 0.35 }),
    ...land.map((hex) => tile(sheet, hex)),
    // The same line as that of the shoals, so near behind it that it takes no room in a zipped file.
    ...path(coast, { stroke: SHORE, width: 1.5 }),
    ...slopes(sheet)
      .filter(({ high }) => inWindow(window, high, 1))
      .map((slope) => relief(plot, slope)),
    ...sand(shores.filter(({ hex }) => hex.beach).map(({ side }) => side)),
  ];
}

const path = (d: string, paint: Paint): Shape[] => (d === '' ? [] : [{ kind: 'path', d, paint }]);

/** Hexes as one area: a side that two of them share is not drawn. */
function filled({ corners }: Plot, ids: readonly HexId[], paint: Paint): Shape[] {
  const sides = new Map<string, readonly [Point, Point]>();
  for (const id of new Set(ids)) {
    const around = corners(id);
    around.forEach((from, i) => {
      const to = around[(i + 1) % around.length] ?? from;
      const key = middleOf(from, to);
      if (!sides.delete(key)) sides.set(key, [from, to]);
    });
  }
  return path(
    joined([...sides.values()])
      .map((ring) => `${trace(ring)}Z`)
      .join(''),
    paint,
  );
}

const middleOf = ([ax, ay]: Point, [bx, by]: Point): string =>
  `${Math.round((ax + bx) * 5)} ${Math.round((ay + by) * 5)}`;

/** Half of the sides of a hex: the others are those of its neighbours. */
function outline({ corners }: Plot, id: HexId): string {
  const [a, b, , , e, f] = corners(id);
  return a && b && e && f ? trace([e, f, a, b]) : '';
}

/** The light comes from the north-west. */
const LIGHT: Point = [-0.5, -0.866];
const DEPTH = 4.6;

/** What the light does to a slope that goes down this way; nothing where it falls along it. */
function lightOn([nx, ny]: Point): Paint | null {
  const light = nx * LIGHT[0] + ny * LIGHT[1];
  return light < -0.1 ? { fill: SHADE, opacity: 0.17 } : light > 0.1 ? { fill: '#fffdf2', opacity: 0.4 } : null;
}

/** The lit or shaded strip behind a side. */
function band({ ends: [a, b], normal: [nx, ny] }: Side, depth: number): string {
  const [inset, long] = [depth * 0.577, RADIUS];
  const [ux, uy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  return `${trace(
    [
      a,
      b,
      [b[0] + nx * depth - ux * inset, b[1] + ny * depth - uy * inset] as const,
      [a[0] + nx * depth + ux * inset, a[1] + ny * depth + uy * inset] as const,
    ].map(([x, y]): Point => [tenth(x), tenth(y)]),
  )}Z`;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

const TICKS = 8;
const MOST_DROP = 4;
const TICK_BOX = { x: -20, y: -20, width: 40, height: 40 };
/** Drawn once for each way in which hexes stand: by direction and drop. */
const reliefs = new Map<Plot['offsets'], readonly (readonly Shape[])[][]>();

function reliefsOf({ offsets }: Plot): readonly (readonly Shape[])[][] {
  const known = reliefs.get(offsets);
  if (known) return known;
  const all = offsets.map((a, direction) => {
    const b = offsets[(direction + 1) % 6] ?? a;
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const round = ([x, y]: Point): Point => [x - middle[0], y - middle[1]];
    const normal: Point = [(2 * middle[0]) / HEX, (2 * middle[1]) / HEX];
    const side: Side = { ends: [round(a), round(b)], middle: [0, 0], normal, direction };
    return Array.from({ length: MOST_DROP }, (_, i) => reliefOf(side, i + 1));
  });
  reliefs.set(offsets, all);
  return all;
}

/** A slope seen from the middle of its side: light or shadow below it, and ticks downhill. */
function reliefOf(side: Side, drop: number): Shape[] {
  const light = lightOn(side.normal);
  return [
    ...(light ? path(band(side, DEPTH * (drop > 1 ? 1.4 : 1)), light) : []),
    ...path(tickMarks(side, 1 + 1.7 * drop), { stroke: RELIEF, width: 0.4 }),
  ];
}

/** The lower side of a slope is lit or shaded, and ticks point downhill. */
function relief(plot: Plot, { side: { middle, direction }, drop }: ReturnType<typeof slopes>[number]): Shape {
  const [x, y] = middle;
  return { kind: 'group', x, y, reused: TICK_BOX, shapes: reliefsOf(plot)[direction]?.[drop - 1] ?? [] };
}

/** Ticks along a side, round its middle. */
function tickMarks({ ends: [a, b], middle: [mx, my], normal: [nx, ny] }: Side, length: number): string {
  return Array.from({ length: TICKS }, (_, i) => {
    const share = (i + 0.5) / TICKS;
    const at: Point = [a[0] + (b[0] - a[0]) * share - mx, a[1] + (b[1] - a[1]) * share - my];
    const long = length * (i % 2 === 0 ? 1 : 0.7);
    return trace([at, [at[0] + nx * long, at[1] + ny * long]]);
  }).join('');
}

/** Two rows of dots behind the shore of a beach. */
function sand(sides: readonly Side[]): Shape[] {
  const row = (inset: number): string =>
    sides
      .map(({ ends, normal: [nx, ny] }) => trace(ends.map(([x, y]): Point => [x - nx * inset, y - ny * inset])))
      .join('');
  return [2.1, 3.7].flatMap((inset) => path(row(inset), { stroke: SAND, width: 0.75, dash: [0.75, 1.45] }));
}
