import { overlap, type Rect } from '../geometry';
import type { GroupShape, Points, Shape, TextShape } from '../scene';
import { textWidth } from '../measure';
import { rectanglePath } from '../shapes';
import { arrowBoxes, combatArrows, counterBoxes, counters } from './counters';
import { ground } from './land';
import { hexNumbers, mapLabels, mapLabelsBeside, textBox } from './lettering';
import { placeNames, placeSigns } from './places';
import { perSheet, type Sheet } from './sheet';
import type { HexView, HexWindow } from './view';
import { borders, roads, waterways } from './ways';

/** Nothing lies on the map. */
export const NOTHING: HexView = { units: [], combats: [], improved: [], boxes: [] };

/** What a system draws besides, between the layers that every map has. */
export interface Besides {
  underRoads: readonly Shape[];
  underPlaces: readonly Shape[];
  underNumbers: readonly Shape[];
  /** Lines that names are written over: letters that they cut could not be read. */
  underNames: readonly Shape[];
  underCounters: readonly Shape[];
  overCounters: readonly Shape[];
}

/** What is printed in a window, in four layers: what a system adds comes between them. */
interface Printed {
  ground: readonly Shape[];
  /** Names that lie under all lines. */
  areas: readonly TextShape[];
  lines: readonly Shape[];
  roads: readonly Shape[];
  places: readonly Shape[];
  numbers: readonly TextShape[];
  /** What each of the numbers covers. */
  covered: readonly Rect[];
  labels: readonly Shape[];
}

/** Pages show the same windows again and again; of others only so many are kept for each sheet. */
const MOST_WINDOWS = 24;
const windows = perSheet(() => new Map<string, Printed>());

/** The same shapes each time a window is asked for. */
function printed(sheet: Sheet, window: HexWindow): Printed {
  const kept = windows(sheet);
  const key = JSON.stringify([window.sheet, window.rows, window.columns]);
  const known = kept.get(key);
  if (known) return known;
  const numbers = hexNumbers(sheet, window);
  const made: Printed = {
    ground: ground(sheet, window),
    areas: mapLabels(sheet, window, true),
    lines: [...waterways(sheet, window), ...borders(sheet, window)],
    roads: roads(sheet, window),
    places: placeSigns(sheet, window),
    numbers,
    covered: numbers.map(textBox),
    labels: mapLabels(sheet, window, false),
  };
  if (kept.size >= MOST_WINDOWS) kept.clear();
  kept.set(key, made);
  return made;
}

const besideNames = ({ numbers, covered }: Printed, names: readonly TextShape[]): TextShape[] => {
  const boxes = names.map(textBox);
  return numbers.filter((_, i) => {
    const own = covered[i];
    return !own || !boxes.some((box) => overlap(box, own));
  });
};

/** Letters of so many points are read behind what lies across them. */
const LARGE = 12;

/** Names under the lines that can be read whole: of small ones across which something lies only pieces could be. */
function uncut(names: readonly TextShape[], over: readonly Rect[]): TextShape[] {
  return names.filter(
    (name) => name.size >= LARGE || !alongOf(name).some((box) => over.some((one) => overlap(box, one))),
  );
}

/** Small boxes along a line of letters that may be turned. */
function alongOf({ x, y, text, font, size, spacing, rotate = 0 }: TextShape): Rect[] {
  const [width, angle] = [textWidth(text, font, size, spacing), (rotate * Math.PI) / 180];
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const steps = Math.max(1, Math.ceil(width / size));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const along = width * (i / steps - 0.5);
    // The middle of the letters lies above their line.
    const [px, py] = [x + along * dx + size * 0.3 * dy, y + along * dy - size * 0.3 * dx];
    return { x: px - size * 0.25, y: py - size * 0.25, width: size * 0.5, height: size * 0.5 };
  });
}

/**
 * The part of a sheet in a window, with its upper left corner at (x, y), what lies there and what a system adds. `taken`:
 * where it adds something that no name may lie under; names of areas and rivers then stand beside it.
 */
export function hexMap(
  sheet: Sheet,
  view: HexView,
  window: HexWindow,
  x: Points,
  y: Points,
  {
    scale = 1,
    besides = {},
    taken = null,
  }: { scale?: number; besides?: Partial<Besides>; taken?: readonly Rect[] | null } = {},
): GroupShape {
  const { plot } = sheet;
  const rect = plot.windowRect(window);
  const layers = printed(sheet, window);
  const boxes = [...counterBoxes(plot, view, window, rect), ...arrowBoxes(plot, view, window), ...(taken ?? [])];
  const names = placeNames(sheet, window, boxes, taken ? layers.covered : []);
  const labels = taken
    ? mapLabelsBeside(sheet, window, [...boxes, ...names.map(textBox)], layers.covered)
    : layers.labels;
  return {
    kind: 'group',
    x: x - rect.x * scale,
    y: y - rect.y * scale,
    scale,
    clip: rectanglePath(rect),
    shapes: [
      ...layers.ground,
      ...(taken ? uncut(layers.areas, [...boxes, ...names.map(textBox)]) : layers.areas),
      ...layers.lines,
      ...(besides.underRoads ?? []),
      ...layers.roads,
      ...(besides.underPlaces ?? []),
      ...layers.places,
      ...(besides.underNumbers ?? []),
      ...(sheet.style.crowded === true ? besideNames(layers, names) : layers.numbers),
      ...labels,
      ...(besides.underNames ?? []),
      ...names,
      ...(besides.underCounters ?? []),
      ...counters(plot, view, window, rect),
      ...combatArrows(plot, view, window),
      ...(besides.overCounters ?? []),
    ],
  };
}
