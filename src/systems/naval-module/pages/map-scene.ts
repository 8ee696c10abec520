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
import { arcs, fronts, signs } from './signs';

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
const ODESSA: Region = { id: 'odessa', name: 'Odessa', sheet: 'O', rows: [5, 15], columns: [3, 16] };
const STRAIT: Region = { id: 'strait', name: 'The strait and Feodosia', sheet: '', rows: [14, 23], columns: [31, 56] };
const SEVASTOPOL: Region = { id: 'sevastopol', name: 'Sevastopol', sheet: '', rows: [22, 30], columns: [12, 24] };
const WEST: Region = { id: 'west', name: 'Western Crimea', sheet: '', rows: [16, 30], columns: [12, 34] };
const CRIMEA: Region = { id: 'crimea', name: 'Crimea and Kerch', sheet: '', rows: [14, 30], columns: [12, 56] };

/** What is fought over first: a crop of the map that is read from the wall. */
const SHOWN: Readonly<Record<string, readonly Region[]>> = {
  odessa: [ODESSA, CRIMEA],
  'kerch-feodosia': [STRAIT, WEST, CRIMEA],
  sevastopol: [SEVASTOPOL, CRIMEA],
};

/** The parts of the map that a scenario is played on, the one that is fought over first. */
export const regionsOf = ({ view }: Pick<Drawn, 'view'>): readonly Region[] => SHOWN[view.scenario] ?? [CRIMEA, ODESSA];

const sheets = new WeakMap<object, Sheet>();
/** The sheet of the map, made once. */
export function sheetFor({ waters: { map } }: NavalData): Sheet {
  const known = sheets.get(map) ?? sheetOfBlackSea(map);
  sheets.set(map, known);
  return known;
}
export const plotFor = (data: NavalData): Plot => sheetFor(data).plot;

/** A window of the map with counters, its upper left corner at (x, y). */
export function mapOf(drawn: Drawn, window: HexWindow, x: Points, y: Points, scale = 1): GroupShape {
  const { data, things, marks } = drawn;
  const plot = plotFor(data);
  const seen = { ...NOTHING, units: things };
  // A port has no hex of its own for what happens in it: its hex is ringed.
  const onMap = marks
    .map((mark) => ({ ...mark, at: data.waters.port(mark.at)?.hex ?? mark.at }))
    .filter(({ at }) => data.waters.map.grid.has(at));
  const besides = {
    underRoads: arcs(drawn, plot, window),
    underNumbers: [...fronts(drawn, plot, window), ...rings(onMap, plot, window)],
    overCounters: signs(drawn, plot, window),
  };
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
