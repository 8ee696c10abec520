import type { HexId } from '../../../../hex/hex';
import { placeOf } from '../../grid';
import type { SheetId } from '../../data/hex-map';
import type { MercuryData } from '../../data/load';
import { groundOf } from '../../rules/ground/ground';
import { hexLines, hexTitle } from '../../view/ground-lines';
import type { View } from '../../view/view';
import type { Point, Rect } from '../../../../render/geometry';
import type { Inspected, Sheet } from '../../../../render/inspect';
import type { Paper, Scene } from '../../../../render/scene';
import type { PageText } from '../marks';
import { rectangle, trace } from '../../../../render/shapes';
import { corners, inWindow, plot, sheetOf, windowRect } from '../hex/grid';
import { boxesBeside, boxGrid, gridHeight, gridPlaces } from '../../../../render/hexmap/off-map';
import { counterBoxes } from '../../../../render/hexmap/counters';
import { hexMap } from '../hex/hex-map';
import type { HexView, HexWindow, MapBox } from '../../../../render/hexmap/view';
import { PAPER } from '../theme';
import { contactWindows } from './contact';
import { displaySheet } from './display-page';
import { hexViewOf } from './hex-view';
import { rosterPages } from './roster-page';
import { markersOf } from '../../../../render/hexmap/unit-row';

const NAMES: Readonly<Record<string, string>> = {
  west: 'Map, west',
  retimo: 'Map, Retimo',
  heraklion: 'Map, Heraklion',
};

/** The web page of a game on the hex map: each piece of map whole, the one with the fighting first; all units; displays. */
export function groundSheets(view: View, data: MercuryData, text: PageText, paper: Paper): Sheet[] {
  const hexes = hexViewOf(view, data);
  const rosters = rosterPages(view, data, paper, 0, (own) => own);
  const blocks = blocksOf(view, data, hexes, text);
  const boxes = boxesBeside(
    plot,
    hexes.boxes,
    blocks.map((block) => block.window),
  );
  return [
    ...blocks.map((block, i) => mapSheet(block, boxes[i] ?? [], { view, data, hexes, text })),
    ...rosters.map((scene, i) => page(`units-${i + 1}`, rosters.length > 1 ? `Units ${i + 1}` : 'Units', () => scene)),
    page('displays', 'Turns, air, tracks', () => displaySheet(view, data, text, paper)),
  ];
}

/** Between a map and the boxes below it. */
const GAP = 8;

const page = (id: string, name: string, scene: () => Scene): Sheet => ({ id, name, scene, inspect: () => [] });

interface Drawn {
  view: View;
  data: MercuryData;
  hexes: HexView;
  text: PageText;
}

const WATCHED = [{ columns: 14, rows: 12, least: 12 }];

/** A piece of map, and the part of it where the fighting is. */
interface Block {
  id: string;
  window: HexWindow;
  watched: HexWindow | null;
}

function blocksOf(view: View, data: MercuryData, hexes: HexView, text: PageText): Block[] {
  const sheets = view.ground?.sheets ?? [];
  const blocks = sheets.flatMap((sheet: SheetId) =>
    data.hexMaps[sheet].blocks.map(({ id, rows, columns }) => ({
      id,
      window: { sheet, rows, columns },
      watched: null,
    })),
  );
  const first = contactWindows(data, sheets, hexes, text.marks, WATCHED)[0]?.window;
  const holds = ({ window }: { window: HexWindow }): boolean =>
    first !== undefined &&
    window.sheet === first.sheet &&
    window.columns[0] <= first.columns[0] &&
    window.columns[1] >= first.columns[1];
  const fought = blocks.filter(holds).map((b) => ({ ...b, watched: first ?? null }));
  return [...fought, ...blocks.filter((b) => !holds(b))];
}

function mapSheet({ id, window, watched }: Block, boxes: readonly MapBox[], drawn: Drawn): Sheet {
  const { view, data, hexes, text } = drawn;
  const { width, height } = windowRect(window);
  const area = { x: 0, y: height + GAP, width, height: boxes.length > 0 ? gridHeight(boxes, width) : 0 };
  const whole = { x: 0, y: 0, width, height: boxes.length > 0 ? area.y + area.height : height };
  return {
    id,
    name: NAMES[id] ?? id,
    ...(watched ? { focus: placeOn(window, watched) } : {}),
    scene: () => ({
      width: whole.width,
      height: whole.height,
      shapes: [
        rectangle(whole, { fill: PAPER }),
        hexMap(data, hexes, window, 0, 0, { marks: text.marks, view }),
        ...boxGrid(boxes, area),
      ],
    }),
    inspect: () => [...inspectHexes(window, drawn), ...inspectBoxes(boxes, area)],
    spots: () => spotsIn(window, data),
    covered: () => counterBoxes(plot, hexes, window).map((box) => onSheet(window, box)),
  };
}

/** Where a part of the map lies on the sheet. */
function placeOn(window: HexWindow, part: HexWindow): Inspected['at'] {
  return onSheet(window, windowRect(part));
}

/** A rectangle of the map as it lies on its sheet. */
function onSheet(window: HexWindow, { x, y, width, height }: Rect): Inspected['at'] {
  const whole = windowRect(window);
  return [x - whole.x, y - whole.y, width, height];
}

/** Hexes with units, results, works or a name, row by row from the north-west. */
function inspectHexes(window: HexWindow, { view, data, hexes, text }: Drawn): Inspected[] {
  const ground = groundOf(view, data);
  const sheet = sheetOf(data, window);
  const results = (hex: HexId): string[] =>
    text.marks.filter((m) => m.at === hex && m.kind !== 'move').map((m) => m.text);
  const ids = [
    ...hexes.units.map((u) => u.hex),
    ...hexes.improved,
    ...text.marks.map((m) => m.at).filter((at) => sheet.hexes.has(at)),
    ...sheet.places.flatMap((p) => p.hexes),
  ].filter((id) => inWindow(window, id));
  const held = new Set(hexes.units.map((u) => u.hex));
  return [...new Set(ids)]
    .sort((a, b) => order(a) - order(b))
    .map((hex) => ({
      ...hexOn(window, hex),
      counters: held.has(hex),
      lines: [hexTitle(ground, hex), ...hexLines(ground, hex), ...results(hex)],
    }));
}

/** Every hex of a piece of map. */
const spotsIn = (window: HexWindow, data: MercuryData): Inspected[] =>
  [...sheetOf(data, window).hexes.keys()]
    .filter((hex) => inWindow(window, hex))
    .map((hex) => ({ ...hexOn(window, hex), lines: [] }));

/** A hex as it lies on its sheet. */
function hexOn(window: HexWindow, hex: HexId): Pick<Inspected, 'place' | 'at' | 'outlines'> {
  const rect = windowRect(window);
  const outline = corners(hex).map(([x, y]): Point => [x - rect.x, y - rect.y]);
  const [xs, ys] = [outline.map((p) => p[0]), outline.map((p) => p[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    place: hex,
    at: [x, y, Math.max(...xs) - x, Math.max(...ys) - y],
    outlines: [`${trace(outline)}Z`],
  };
}

/** Off-map boxes with the names that orders use. */
const inspectBoxes = (boxes: readonly MapBox[], area: Rect): Inspected[] =>
  gridPlaces(boxes, area).map(({ box, at: { x, y, width, height } }) => ({
    ...{ id: box.id, place: box.name },
    at: [x, y, width, height],
    counters: box.units.length > 0,
    lines: [
      `${box.name}, off-map box; to ${[...box.hexes, ...box.next].join(', ')}`,
      ...box.units.map((u) => `${u.name} ${u.figures}${markersOf(u) ? ` ${markersOf(u)}` : ''}`),
    ],
  }));

function order(hex: HexId): number {
  const { row, column } = placeOf(hex);
  return -row * 100 + column;
}
