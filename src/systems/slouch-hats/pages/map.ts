import type { HexId } from '../../../hex/hex';
import type { SlouchHatsData } from '../data/load';
import type { SlouchHatsView } from '../view/view';
import type { Point, Rect } from '../../../render/geometry';
import { compass } from '../../../render/hexmap/compass';
import { hexMap, NOTHING } from '../../../render/hexmap/hex-map';
import type { Plot } from '../../../render/hexmap/plot';
import { rings } from '../../../render/hexmap/rings';
import type { Sheet } from '../../../render/hexmap/sheet';
import type { HexWindow } from '../../../render/hexmap/view';
import { INK, PAPER } from '../../../render/page/theme';
import type { GroupShape, Mark, Points, Shape } from '../../../render/scene';
import { circle, rectangle } from '../../../render/shapes';
import { controlHatching, drawPlates, portLevels, portPlates, supplyLine } from './overlays';
import { sheetOfSyria } from './sheet';
import { boxesOf, pile, pilesOf, smallPile } from './stacks';
import { enlarged } from './style';
import { byPlace, onMap, type Thing } from './units';

/** All that a map is drawn from. */
export interface Drawn {
  view: SlouchHatsView;
  data: SlouchHatsData;
  things: readonly Thing[];
  marks: readonly Mark[];
}

/** The sheet of the map, made once for the data of a pack, and one with larger letters. */
const sheets = new WeakMap<SlouchHatsData, Map<number, Sheet>>();

export function sheetOf(data: SlouchHatsData, larger = 1): Sheet {
  const known = sheets.get(data) ?? new Map<number, Sheet>();
  sheets.set(data, known);
  const plain = known.get(1) ?? sheetOfSyria(data.ground.map);
  known.set(1, plain);
  const sheet = known.get(larger) ?? { ...plain, style: enlarged(plain.style, larger) };
  known.set(larger, sheet);
  return sheet;
}

export const plotOfSyria = (data: SlouchHatsData): Plot => sheetOf(data).plot;

/** Below this size letters of the map would be too small, and are drawn larger than the map. */
const FULL = 1;
/** So little smaller makes no letter too small. */
const NEARLY = 0.99;

/** A window of the map with all that lies there, its upper left corner at (x, y). `line`: a Supply Line to lay over it. */
export function slouchMap(
  drawn: Drawn,
  window: HexWindow,
  x: Points,
  y: Points,
  { scale = 1, line = [] }: { scale?: number; line?: readonly HexId[] } = {},
): GroupShape {
  const { view, data, things, marks } = drawn;
  const larger = scale < NEARLY ? FULL / scale : 1;
  const sheet = sheetOf(data, larger);
  const { plot } = sheet;
  const airLimit = data.limits['air-units-per-airfield'];
  const piles = pilesOf(onMap(things, data)).filter(({ hex }) => plot.inWindow(window, hex));
  const plates = portPlates(
    portLevels(view, data).filter(({ hex }) => plot.inWindow(window, hex)),
    plot,
    data,
    larger,
  );
  const small = larger > 1;
  const taken = [
    ...piles.flatMap((own) => {
      const boxes = [{ x: -12 * larger, y: -5 * larger, width: 26 * larger, height: 15 * larger }];
      return roundHex(plot, own.hex, small ? boxes : boxesOf(own));
    }),
    ...plates.map(({ box }) => box),
  ];
  const counters = piles.map((own): GroupShape => {
    const [cx, cy] = plot.centre(own.hex);
    const shape = small ? smallPile(own, airLimit) : pile(own, airLimit);
    return { ...shape, x: cx, y: cy, scale: larger };
  });
  const besides = {
    underRoads: controlHatching(view, plot, window),
    underNumbers: rings(marks, plot, window),
    underCounters: drawPlates(plates, larger),
    overCounters: [...counters, ...supplyLine(line, plot)],
  };
  return hexMap(sheet, NOTHING, window, x, y, { scale, besides, taken });
}

/** Where counters lie, at the size that the map has. */
export const pileBoxes = ({ data, things }: Drawn, window: HexWindow): Rect[] => {
  const plot = plotOfSyria(data);
  const piles = pilesOf(onMap(things, data)).filter(({ hex }) => plot.inWindow(window, hex));
  return piles.flatMap((own) => roundHex(plot, own.hex, boxesOf(own)));
};

/** Boxes round the middle of a hex, where they lie on the map. */
function roundHex(plot: Plot, hex: HexId, boxes: readonly Rect[]): Rect[] {
  const [cx, cy] = plot.centre(hex);
  return boxes.map((box) => ({ ...box, x: box.x + cx, y: box.y + cy }));
}

/** A framed map with its north arrow. */
export function framedMap(drawn: Drawn, window: HexWindow, box: Rect, scale: number, at?: Point): Shape[] {
  return [
    slouchMap(drawn, window, box.x, box.y, { scale }),
    ...northArrow(drawn.data, at ?? arrowAt(drawn, window, box, scale)),
    rectangle(box, { stroke: INK, width: 1 }),
  ];
}

/** Radius of the arrow's field, and how far it lies from the frame. */
const [FIELD, INSET] = [20, 24];

/** The corner of a map that shows least: no stack, rather water than land. */
export function arrowAt(
  { data, things }: Drawn,
  window: HexWindow,
  { x, y, width, height }: Rect,
  scale: number,
): Point {
  const plot = plotOfSyria(data);
  const rect = plot.windowRect(window);
  const full = byPlace(onMap(things, data));
  const named = namedOf(data);
  const worth = ([cx, cy]: Point): number =>
    data.ground.map.grid.all().reduce((sum, hex) => {
      const [hx, hy] = plot.centre(hex);
      const away = Math.hypot(x + (hx - rect.x) * scale - cx, y + (hy - rect.y) * scale - cy);
      if (away > FIELD + 18 * scale) return sum;
      return sum + (full.has(hex) ? 20 : 0) + (named.has(hex) ? 5 : 0) + (data.ground.isSea(hex) ? 0 : 1);
    }, 0);
  const corners = [y + INSET, y + height - INSET].flatMap((cy) =>
    [x + INSET, x + width - INSET].map((cx): Point => [cx, cy]),
  );
  return corners.reduce((best, corner) => (worth(corner) < worth(best) ? corner : best));
}

/** Hexes with a name, and those that the level of a port stands in. */
function namedOf({ ground }: SlouchHatsData): ReadonlyMap<HexId, true> {
  const { places, grid, tracks } = ground.map;
  const named = Object.values(places).flatMap((of) => [...of.keys()]);
  const off = [...tracks.keys()].flatMap((hex) => grid.neighbours(hex));
  return new Map([...named, ...off].map((hex) => [hex, true]));
}

/** The sheet is turned: its upper edge points east of north. */
export const northArrow = ({ ground }: SlouchHatsData, [x, y]: Point): Shape[] => [
  circle(x, y, FIELD, { fill: PAPER, stroke: INK, width: 0.6 }),
  ...compass(x, y, -ground.map.azimuth),
];
