import type { HexId } from '../../hex/hex';
import type { Point } from '../geometry';
import type { Paint, Shape } from '../scene';
import { polyline, trace } from '../shapes';
import { joined, rounding } from './curves';
import { CLIFF } from './palette';
import type { Plot, Side } from './plot';
import type { Sheet, SheetLine, WayEnd } from './sheet';
import { styleOf, type LineStyle } from './style';
import type { HexWindow } from './view';

const path = (d: string, paint: Paint): Shape[] => (d === '' ? [] : [{ kind: 'path', d, paint }]);

/** Rivers, straits, walls of rock and all else that runs along hexsides, kind by kind. */
export function waterways({ plot, style, lines }: Sheet, window: HexWindow): Shape[] {
  const near = (ids: readonly HexId[]): boolean => ids.some((id) => plot.inWindow(window, id, 1));
  return Object.entries(style.lines).flatMap(([kind, look]) => drawn(plot, kind, look, lines, near));
}

/** Borders of areas, over all other lines; a side is drawn where its second hex is near. */
export function borders({ plot, style, borders: lines }: Sheet, window: HexWindow): Shape[] {
  const near = ([, id]: readonly [HexId, HexId]): boolean => plot.inWindow(window, id, 1);
  return Object.entries(style.borders).flatMap(([kind, look]) => drawn(plot, kind, look, lines, near));
}

/** The lines of one kind: all paints over the whole of them, then the teeth. @throws Error for a line of a kind without a style */
function drawn(
  plot: Plot,
  kind: string,
  { paints, round, teeth }: LineStyle,
  lines: readonly SheetLine[],
  near: (side: readonly [HexId, HexId]) => boolean,
): Shape[] {
  const own = lines
    .filter((line) => line.kind === kind)
    .map(({ sides }) => sides.filter(near).map(([a, b]) => plot.sideBetween(a, b)));
  const d = own.map((sides) => course(sides, round)).join('');
  return [
    ...paints.flatMap((paint) => path(d, paint)),
    ...(teeth
      ? path(own.flatMap((sides) => sides.map((side) => ticks(side, teeth.length))).join(''), teeth.paint)
      : []),
  ];
}

const course = (sides: readonly Side[], round: number | null): string =>
  round === null
    ? sides.map(({ ends }) => trace(ends)).join('')
    : joined(sides.map(({ ends }) => ends))
        .map((line) => rounding(line, round))
        .join('');

/** Teeth to the second hex of a side. */
const ticks = ({ ends: [a, b], normal: [nx, ny] }: Side, length: number): string =>
  [0.14, 0.38, 0.62, 0.86]
    .map((share) => {
      const at: Point = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
      return trace([at, [at[0] + nx * length, at[1] + ny * length]]);
    })
    .join('');

/** Roads from middle to middle, kind by kind, and a bridge where one crosses a river. */
export function roads(sheet: Sheet, window: HexWindow): Shape[] {
  const { plot, style, ways, wayEnds } = sheet;
  const courses = Object.entries(style.ways).flatMap(([kind, paints]) => {
    const own = ways.filter((way) => way.kind === kind);
    const out = wayEnds.filter((end) => end.kind === kind && end.near.some((id) => plot.inWindow(window, id, 1)));
    const d = [...own.flatMap(({ hexes }) => curves(plot, hexes, window)), ...out.map((end) => onward(plot, end))];
    return paints.flatMap((paint) => path(d.join(''), paint));
  });
  return [...courses, ...bridges(sheet, window)];
}

/** A road through the middles of hexsides; only the part near the window. */
function curves({ centre, inWindow }: Plot, chain: readonly HexId[], window: HexWindow): string[] {
  const seen = chain.map((id, i) => [chain[i - 1], id, chain[i + 1]].some((h) => h && inWindow(window, h, 1)));
  const runs: HexId[][] = [];
  chain.forEach((id, i) => {
    if (seen[i] && seen[i - 1]) runs.at(-1)?.push(id);
    else if (seen[i]) runs.push([id]);
  });
  return runs.filter((run) => run.length > 1).map((run) => rounding(run.map(centre), 0.5));
}

/** A road that goes on past the edge runs to it. */
function onward({ centre, offsets }: Plot, { hex, direction }: WayEnd): string {
  const [x, y] = centre(hex);
  const [a = [0, 0], b = [0, 0]] = [offsets[direction], offsets[(direction + 1) % 6]];
  return trace([
    [x, y],
    [x + (a[0] + b[0]) / 2, y + (a[1] + b[1]) / 2],
  ]);
}

function bridges({ plot, style, lines, ways }: Sheet, window: HexWindow): Shape[] {
  const { hexside } = plot.grid;
  const rivers = lines.filter(({ kind }) => styleOf(style.lines, kind).bridged);
  const wet = new Set(rivers.flatMap(({ sides }) => sides.map(([a, b]) => hexside(a, b))));
  const links = ways.flatMap(({ hexes }) => hexes.slice(1).map((id, i) => [hexes[i] ?? id, id] as const));
  const crossing = links.filter(([a, b]) => wet.has(hexside(a, b)) && plot.inWindow(window, a, 1));
  return crossing.flatMap(([a, b]) => {
    const {
      middle: [x, y],
      normal: [nx, ny],
    } = plot.sideBetween(a, b);
    return [-1, 1].map((hand) => {
      const at = (along: number, off: number): Point => [
        x + nx * along - ny * off * hand,
        y + ny * along + nx * off * hand,
      ];
      return polyline([at(-4, 4), at(-2.6, 2.8), at(2.6, 2.8), at(4, 4)], { stroke: CLIFF, width: 0.9 });
    });
  });
}
