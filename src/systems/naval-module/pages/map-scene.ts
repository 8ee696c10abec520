import { counterBoxes } from '../../../render/hexmap/counters';
import { hexMap, NOTHING } from '../../../render/hexmap/hex-map';
import type { Plot } from '../../../render/hexmap/plot';
import { rings } from '../../../render/hexmap/rings';
import type { Sheet } from '../../../render/hexmap/sheet';
import type { HexUnit, HexWindow } from '../../../render/hexmap/view';
import { PAPER } from '../../../render/page/theme';
import type { GroupShape, Mark, Points, Scene } from '../../../render/scene';
import { rectangle } from '../../../render/shapes';
import type { NavalData } from '../data/load';
import type { NavalView } from '../view/view';
import { sheetOfBlackSea } from './sheet';

/** All that a map is drawn from. */
export interface Drawn {
  view: NavalView;
  data: NavalData;
  things: readonly HexUnit[];
  marks: readonly Mark[];
}

/** A panel of the map. */
export interface Region extends HexWindow {
  id: string;
  name: string;
}
export const REGIONS: readonly Region[] = [
  { id: 'odessa', name: 'Odessa', sheet: 'O', rows: [5, 15], columns: [3, 16] },
  { id: 'crimea', name: 'Crimea and Kerch', sheet: '', rows: [14, 30], columns: [12, 56] },
];

/** The panels with ground units in play first (special rule of the scenario). */
export function regionsOf({ view, data }: Pick<Drawn, 'view' | 'data'>): readonly Region[] {
  const panels = data.scenarios.find(({ id }) => id === view.scenario)?.panels ?? [];
  return REGIONS.toSorted((a, b) => Number(panels.includes(b.sheet)) - Number(panels.includes(a.sheet)));
}

const sheets = new WeakMap<object, Sheet>();
/** The sheet of the map, made once. */
export function sheetFor({ waters: { map } }: NavalData): Sheet {
  const known = sheets.get(map) ?? sheetOfBlackSea(map);
  sheets.set(map, known);
  return known;
}
export const plotFor = (data: NavalData): Plot => sheetFor(data).plot;

/** A window of the map with counters, its upper left corner at (x, y). */
export function mapOf({ data, things, marks }: Drawn, window: HexWindow, x: Points, y: Points, scale = 1): GroupShape {
  const plot = plotFor(data);
  const seen = { ...NOTHING, units: things };
  // A port has no hex of its own for what happens in it: its hex is ringed.
  const onMap = marks
    .map((mark) => ({ ...mark, at: data.waters.port(mark.at)?.hex ?? mark.at }))
    .filter(({ at }) => data.waters.map.grid.has(at));
  const besides = { underNumbers: rings(onMap, plot, window) };
  return hexMap(sheetFor(data), seen, window, x, y, { scale, besides, taken: counterBoxes(plot, seen, window) });
}

/** A window of the map and nothing else. */
export function mapScene(drawn: Drawn, window: HexWindow): Scene {
  const { width, height } = plotFor(drawn.data).windowRect(window);
  return {
    width,
    height,
    shapes: [rectangle({ x: 0, y: 0, width, height }, { fill: PAPER }), mapOf(drawn, window, 0, 0)],
  };
}
