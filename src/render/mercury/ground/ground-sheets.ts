import type { HexId } from '../../../hex/hex';
import { placeOf } from '../../../hex/hex';
import type { SheetId } from '../../../systems/mercury/data/hex-map';
import type { MercuryData } from '../../../systems/mercury/data/load';
import { groundOf } from '../../../systems/mercury/rules/ground/ground';
import { hexLines, hexTitle } from '../../../systems/mercury/view/ground-lines';
import type { View } from '../../../systems/mercury/view/view';
import type { Point } from '../../geometry';
import type { Inspected, Sheet } from '../../inspect';
import type { PageText, Paper, Scene } from '../../scene';
import { rectangle, trace } from '../../shapes';
import { corners, inWindow, windowRect } from '../hex/grid';
import { hexMap } from '../hex/sheet';
import type { HexView, HexWindow } from '../hex/view';
import { PAPER } from '../theme';
import { contactWindows } from './contact';
import { displaySheet } from './display-page';
import { hexViewOf } from './hex-view';
import { rosterPages } from './roster-page';

const NAMES: Readonly<Record<string, string>> = {
  west: 'Map, west',
  retimo: 'Map, Retimo',
  heraklion: 'Map, Heraklion',
};

/** The web page of a game on the hex map: each piece of map whole, the one with the fighting first; all units; displays. */
export function groundSheets(view: View, data: MercuryData, text: PageText, paper: Paper): Sheet[] {
  const hexes = hexViewOf(view, data);
  const rosters = rosterPages(view, data, paper, 0, (own) => own);
  return [
    ...blocksOf(view, data, hexes, text).map((block) => mapSheet(block, { view, data, hexes, text })),
    ...rosters.map((scene, i) => page(`units-${i + 1}`, rosters.length > 1 ? `Units ${i + 1}` : 'Units', () => scene)),
    page('displays', 'Turns, air, tracks', () => displaySheet(view, data, text, paper)),
  ];
}

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

function mapSheet({ id, window, watched }: Block, drawn: Drawn): Sheet {
  const { data, hexes, text } = drawn;
  const { width, height } = windowRect(window);
  return {
    id,
    name: NAMES[id] ?? id,
    ...(watched ? { focus: placeOn(window, watched) } : {}),
    scene: () => ({
      width,
      height,
      shapes: [
        rectangle({ x: 0, y: 0, width, height }, { fill: PAPER }),
        hexMap(data, hexes, window, 0, 0, { marks: text.marks }),
      ],
    }),
    inspect: () => inspectHexes(window, drawn),
  };
}

/** Where a part of the map lies on the sheet. */
function placeOn(window: HexWindow, part: HexWindow): Inspected['at'] {
  const [whole, { x, y, width, height }] = [windowRect(window), windowRect(part)];
  return [x - whole.x, y - whole.y, width, height];
}

/** Hexes with units, results, works or a name, row by row from the north-west. */
function inspectHexes(window: HexWindow, { view, data, hexes, text }: Drawn): Inspected[] {
  const ground = groundOf(view, data);
  const sheet = data.hexMaps[window.sheet];
  const results = (hex: HexId): string[] =>
    text.marks.filter((m) => m.at === hex && m.kind !== 'move').map((m) => m.text);
  const ids = [
    ...hexes.units.map((u) => u.hex),
    ...hexes.improved,
    ...text.marks.map((m) => m.at).filter((at) => sheet.hexes.has(at)),
    ...sheet.places.flatMap((p) => p.hexes),
  ].filter((id) => inWindow(window, id));
  const rect = windowRect(window);
  return [...new Set(ids)]
    .sort((a, b) => order(a) - order(b))
    .map((hex) => {
      const outline = corners(hex).map(([x, y]): Point => [x - rect.x, y - rect.y]);
      const [xs, ys] = [outline.map((p) => p[0]), outline.map((p) => p[1])];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return {
        place: hex,
        at: [x, y, Math.max(...xs) - x, Math.max(...ys) - y],
        outlines: [`${trace(outline)}Z`],
        lines: [hexTitle(ground, data, hex), ...hexLines(ground, data, hex), ...results(hex)],
      };
    });
}

function order(hex: HexId): number {
  const { row, column } = placeOf(hex);
  return -row * 100 + column;
}
