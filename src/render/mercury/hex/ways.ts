import { hexesOf, hexside } from '../../../systems/mercury/grid';
import type { HexId } from '../../../hex/hex';
import type { HexSheet, RoadClass } from '../../../systems/mercury/data/hex-map';
import type { Point } from '../../geometry';
import type { Paint, Shape } from '../../scene';
import { polyline, trace } from '../../shapes';
import { joined, rounding } from './curves';
import { centre, HEX, inWindow, sideBetween, sideOf } from './grid';
import { CLIFF, MAIN_ROAD, RIVER, RIVER_EDGE, ROAD_EDGE, SHORE, TRACK, WATER } from './palette';
import type { HexWindow } from './view';

const path = (d: string, paint: Paint): Shape[] => (d === '' ? [] : [{ kind: 'path', d, paint }]);
const near = (window: HexWindow, side: string): boolean => hexesOf(side).some((id) => inWindow(window, id, 1));

/** Full-sea hexsides, rivers and cliffs, each along its hexsides. */
export function waterways(sheet: HexSheet, window: HexWindow): Shape[] {
  const rivers = sheet.rivers.map(({ sides }) => sides.filter((s) => near(window, s) && inland(sheet, s)));
  const river = rivers
    .flatMap((sides) => joined(sides.map((s) => sideOf(s).ends)))
    .map((line) => rounding(line, 0.5))
    .join('');
  const straits = sheet.seaSides.filter((s) => near(window, s)).map((s) => trace(sideOf(s).ends));
  return [
    ...path(straits.join(''), { stroke: SHORE, width: 6.4 }),
    ...path(straits.join(''), { stroke: WATER, width: 4 }),
    ...path(river, { stroke: RIVER_EDGE, width: 3 }),
    ...path(river, { stroke: RIVER, width: 2 }),
    ...cliffs(sheet, window),
  ];
}

/** A river is drawn as far as the coast. */
const inland = (sheet: HexSheet, side: string): boolean => hexesOf(side).every((id) => sheet.hexes.has(id));

/** A heavy line with teeth to the lower side. */
function cliffs(sheet: HexSheet, window: HexWindow): Shape[] {
  const sides = sheet.cliffs
    .filter((s) => near(window, s))
    .map((s) => {
      const [a, b] = hexesOf(s);
      const uphill = (sheet.hexes.get(a)?.level ?? 0) < (sheet.hexes.get(b)?.level ?? 0);
      return uphill ? sideBetween(b, a) : sideBetween(a, b);
    });
  const teeth = sides.map(({ ends: [a, b], normal: [nx, ny] }) =>
    [0.14, 0.38, 0.62, 0.86]
      .map((share) => {
        const at: Point = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
        return trace([at, [at[0] + nx * 3.2, at[1] + ny * 3.2]]);
      })
      .join(''),
  );
  return [
    ...path(sides.map(({ ends }) => trace(ends)).join(''), { stroke: CLIFF, width: 1.7 }),
    ...path(teeth.join(''), { stroke: CLIFF, width: 1 }),
  ];
}

const CASING: Readonly<Record<RoadClass, [edge: Paint, fill: Paint]>> = {
  secondary: [
    { stroke: ROAD_EDGE, width: 2 },
    { stroke: TRACK, width: 1.1 },
  ],
  main: [
    { stroke: ROAD_EDGE, width: 3.5 },
    { stroke: MAIN_ROAD, width: 2.4 },
  ],
};

/** Roads from middle to middle, secondary ones first, and a bridge where one crosses a river. */
export function roads(sheet: HexSheet, window: HexWindow): Shape[] {
  const drawn = (['secondary', 'main'] as const).flatMap((kind) => {
    const own = sheet.roads.filter((r) => r.class === kind).map((r) => r.hexes);
    const out = sheet.joins
      .map((j) => (j.class === kind ? j.hexes : []))
      .filter((j) => j.some((id) => inWindow(window, id, 1)));
    const d = [...own.flatMap((chain) => curves(chain, window)), ...out.flatMap((j) => onward(sheet, j))].join('');
    return CASING[kind].flatMap((paint) => path(d, paint));
  });
  return [...drawn, ...bridges(sheet, window)];
}

/** A road through the middles of hexsides; only the part near the window. */
function curves(chain: readonly HexId[], window: HexWindow): string[] {
  const seen = chain.map((id, i) => [chain[i - 1], id, chain[i + 1]].some((h) => h && inWindow(window, h, 1)));
  const runs: HexId[][] = [];
  chain.forEach((id, i) => {
    if (seen[i] && seen[i - 1]) runs.at(-1)?.push(id);
    else if (seen[i]) runs.push([id]);
  });
  return runs.filter((run) => run.length > 1).map((run) => rounding(run.map(centre), 0.5));
}

/** A road that goes on to the other sheet runs to the edge. */
function onward(sheet: HexSheet, hexes: readonly HexId[]): string[] {
  const [west = '', east = ''] = hexes;
  const [x, y] = centre(sheet.sheet === 'W' ? west : east);
  return [
    trace([
      [x, y],
      [x + (sheet.sheet === 'W' ? HEX : -HEX) / 2, y],
    ]),
  ];
}

function bridges(sheet: HexSheet, window: HexWindow): Shape[] {
  const wet = new Set(sheet.rivers.flatMap((r) => r.sides));
  const links = sheet.roads.flatMap(({ hexes }) => hexes.slice(1).map((id, i) => [hexes[i] ?? id, id] as const));
  const crossing = links.filter(([a, b]) => wet.has(hexside(a, b)) && inWindow(window, a, 1));
  return crossing.flatMap(([a, b]) => {
    const {
      middle: [x, y],
      normal: [nx, ny],
    } = sideBetween(a, b);
    return [-1, 1].map((hand) => {
      const at = (along: number, off: number): Point => [
        x + nx * along - ny * off * hand,
        y + ny * along + nx * off * hand,
      ];
      return polyline([at(-4, 4), at(-2.6, 2.8), at(2.6, 2.8), at(4, 4)], { stroke: CLIFF, width: 0.9 });
    });
  });
}
