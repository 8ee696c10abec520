import type { HexId } from '../../../hex/hex';
import type { Rect } from '../../../render/geometry';
import { counterBoxes, counters } from '../../../render/hexmap/counters';
import { hexMap, NOTHING } from '../../../render/hexmap/hex-map';
import type { Plot } from '../../../render/hexmap/plot';
import { rings } from '../../../render/hexmap/rings';
import type { Sheet } from '../../../render/hexmap/sheet';
import { larger } from '../../../render/hexmap/style';
import type { HexWindow } from '../../../render/hexmap/view';
import { INK, PAPER } from '../../../render/page/theme';
import type { GroupShape, Mark, Points, Shape } from '../../../render/scene';
import { circle, label, polygon } from '../../../render/shapes';
import type { AegeanData } from '../data/load';
import type { AegeanView } from '../view/view';
import { sheetOfAegean } from './sheet';
import { signBoxes, signs } from './signs';
import { onMap, type Thing } from './units';

/** All that a map is drawn from. */
export interface Drawn {
  view: AegeanView;
  data: AegeanData;
  things: readonly Thing[];
  marks: readonly Mark[];
}

export const WHOLE: HexWindow = { sheet: '', rows: [1, 55], columns: [1, 36] };

/** The sheet of the map, made once for each size of its letters. */
const sheets = new WeakMap<object, Map<number, Sheet>>();
export function sheetFor({ isles: { map } }: AegeanData, times = 1): Sheet {
  const known = sheets.get(map) ?? new Map<number, Sheet>();
  sheets.set(map, known);
  const plain = known.get(1) ?? sheetOfAegean(map);
  const sheet = times === 1 ? plain : (known.get(times) ?? { ...plain, style: larger(plain.style, times) });
  known.set(1, plain).set(times, sheet);
  return sheet;
}

export const plotFor = (data: AegeanData): Plot => sheetFor(data).plot;

/** So little smaller makes no letter too small. */
const NEARLY = 0.998;

/** A window of the map with counters and markers, its upper left corner at (x, y): what has letters is never smaller than they must be. */
export function orderMap(drawn: Drawn, window: HexWindow, x: Points, y: Points, scale = 1): GroupShape {
  const { view, data, marks } = drawn;
  const times = scale < NEARLY ? 1 / scale : 1;
  const sheet = sheetFor(data, times);
  const { plot } = sheet;
  const stacks = stacksIn(drawn, plot, window).map(({ hex, units }): GroupShape => {
    const [cx, cy] = plot.centre(hex);
    const own = { ...NOTHING, units: units.map(short) };
    return { kind: 'group', x: cx, y: cy, scale: times, shapes: counters(atMiddle(plot), own, window) };
  });
  const besides = {
    underNumbers: rings(marks, plot, window),
    overCounters: [...stacks, ...signs(view, data, plot, window, times)],
  };
  return hexMap(sheet, NOTHING, window, x, y, { scale, besides, taken: taken(drawn, window, times) });
}

/** What lies in each hex of a window. */
function stacksIn({ things }: Drawn, plot: Plot, window: HexWindow): { hex: HexId; units: Thing[] }[] {
  const units = onMap(things).filter(({ hex }) => plot.inWindow(window, hex));
  return [...new Set(units.map(({ hex }) => hex))].map((hex) => ({
    hex,
    units: units.filter((one) => one.hex === hex),
  }));
}

/** A stack is drawn round (0, 0) and then moved and enlarged. */
const atMiddle = (plot: Plot): Plot => ({ ...plot, centre: () => [0, 0] });

/** What a counter has room for: a short name, no type of aircraft; where two sides share its hex, no movement of ships. */
function short(unit: Thing, _: number, stack: readonly Thing[]): Thing {
  const shared = stack.some(({ side }) => side !== unit.side);
  const values = unit.figures.split(' ').at(-1) ?? '';
  const figures = shared && unit.kind === 'naval' ? values.split('-').slice(0, 2).join('-') : values;
  return { ...unit, figures, name: unit.name.split(' (')[0] ?? unit.name };
}

/** Where counters and markers lie: no name stands there. */
export function taken(drawn: Drawn, window: HexWindow, times = 1): Rect[] {
  const { view, data } = drawn;
  const plot = plotFor(data);
  const round = (hex: HexId, box: Rect): Rect => {
    const [cx, cy] = plot.centre(hex);
    return { x: cx + box.x * times, y: cy + box.y * times, width: box.width * times, height: box.height * times };
  };
  const stacks = stacksIn(drawn, plot, window).flatMap(({ hex, units }) =>
    counterBoxes(atMiddle(plot), { ...NOTHING, units }, window).map((box) => round(hex, box)),
  );
  return [...stacks, ...signBoxes(view, data, plot, window).map(({ hex, box }) => round(hex, box))];
}

/** The sheet is turned, up is north-west: a rose tells where north is, and no edge is called by it. */
export function rose(x: Points, y: Points): Shape[] {
  const point = (degrees: number, far: number): Shape[] => {
    const at = (turn: number, reach: number): [number, number] => {
      const angle = ((degrees + turn) * Math.PI) / 180;
      return [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach];
    };
    return [
      polygon([[x, y], at(-45, 4), at(0, far)], { fill: INK, stroke: INK, width: 0.4 }),
      polygon([[x, y], at(45, 4), at(0, far)], { fill: PAPER, stroke: INK, width: 0.4 }),
    ];
  };
  return [
    circle(x, y, 20, { fill: PAPER, stroke: INK, width: 0.6 }),
    ...[135, 225, 315].flatMap((degrees) => point(degrees, 11)),
    ...point(45, 17),
    label('north', x, y - 9.6, { font: 'sans-bold', size: 7, color: INK, anchor: 'middle' }),
  ];
}
