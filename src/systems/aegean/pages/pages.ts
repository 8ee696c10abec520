import type { SystemPages } from '../../../render/system-pages';
import { hexMap, NOTHING } from '../../../render/hexmap/hex-map';
import type { Sheet as MapSheet } from '../../../render/hexmap/sheet';
import type { HexWindow } from '../../../render/hexmap/view';
import type { Inspected } from '../../../render/inspect';
import { INK, PAPER } from '../../../render/page/theme';
import { PAPER_SIZE } from '../../../render/scene';
import type { PageText, Paper, Scene, Shape } from '../../../render/scene';
import { circle, label, rectangle } from '../../../render/shapes';
import type { AegeanData } from '../data/load';
import { hexOf } from '../rules/3-2-sight';
import type { Owner } from '../side';
import { printSide } from '../side';
import { nameOf } from '../rules/names';
import type { AegeanView } from '../view/view';
import { sheetOfAegean } from './sheet';

/** The same drawing each time: what is printed on it is kept with it. */
const sheets = new WeakMap<object, MapSheet>();
function sheetFor({ isles: { map } }: AegeanData): MapSheet {
  const sheet = sheets.get(map) ?? sheetOfAegean(map);
  sheets.set(map, sheet);
  return sheet;
}

const WINDOW: HexWindow = { sheet: '', rows: [1, 55], columns: [1, 36] };
const COLOURS: Record<Owner, string> = { german: '#5a6470', allied: '#a8793a', italian: '#2f6b3a' };
const [LEFT, TOP] = [24, 60];

/** By hex, what the viewer knows to stand there, a line each. */
function standing(view: AegeanView, data: AegeanData): Map<string, { side: Owner; line: string }[]> {
  const there = new Map<string, { side: Owner; line: string }[]>();
  const put = (hex: string | null, side: Owner, line: string): void => {
    if (hex !== null) there.set(hex, [...(there.get(hex) ?? []), { side, line }]);
  };
  const at = (place: string) => hexOf({ ships: view.ships as never, bases: view.bases }, data, place);
  for (const [id, unit] of Object.entries(view.ground)) put(at(unit.at), unit.side, nameOf(data, id));
  for (const [id, ship] of Object.entries(view.ships)) put(at(ship.at), ship.side, nameOf(data, id));
  for (const [id, unit] of Object.entries(view.air))
    put(at(unit.at), data.air.get(id)?.side ?? 'german', nameOf(data, id));
  for (const [hex, kinds] of Object.entries(view.presence))
    for (const [kind, sides] of Object.entries(kinds))
      for (const side of sides) put(hex, side, `${printSide(side)} ${kind} units`);
  return there;
}

/** The whole map on a page, with a disc for each side that stands in a hex. */
function drawn(
  view: AegeanView,
  data: AegeanData,
  text: PageText,
  paper: Paper,
): { scene: Scene; inspected: Inspected[] } {
  const size = PAPER_SIZE[paper];
  const sheet = sheetFor(data);
  const rect = sheet.plot.windowRect(WINDOW);
  const scale = Math.min((size.width - 2 * LEFT) / rect.width, (size.height - TOP - LEFT) / rect.height);
  const place = (hex: string): [number, number] => {
    const [x, y] = sheet.plot.centre(hex);
    return [LEFT + (x - rect.x) * scale, TOP + (y - rect.y) * scale];
  };
  const there = standing(view, data);
  const discs = [...there].flatMap(([hex, all]): Shape[] => {
    const [x, y] = place(hex);
    const sides = all.map(({ side }) => side).filter((side, i, every) => every.indexOf(side) === i);
    return sides.map((side, i) => circle(x - 3 + 4 * i, y, 3, { fill: COLOURS[side], stroke: PAPER, width: 0.4 }));
  });
  const line = { font: 'sans', size: 9, color: INK } as const;
  const shapes = [
    rectangle({ x: 0, y: 0, ...size }, { fill: PAPER }),
    label(`${text.title}, as ${text.seat} sees it`, LEFT, 30, { ...line, font: 'serif-bold', size: 14 }),
    label(`${text.moment}   ${text.code}`, LEFT, 46, line),
    hexMap(sheet, NOTHING, WINDOW, LEFT, TOP, { scale }),
    ...discs,
  ];
  const half = 18 * scale;
  const inspected = data.isles.grid.all().map((hex): Inspected => {
    const [x, y] = place(hex);
    const lines = (there.get(hex) ?? []).map((one) => one.line);
    return { place: data.isles.nameOf(hex), id: hex, at: [x - half, y - half, 2 * half, 2 * half], lines };
  });
  return { scene: { ...size, shapes }, inspected };
}

/** The pages of War in the Aegean. */
export const aegeanPages: SystemPages = {
  pages: (view, data, text, paper) => [drawn(view as AegeanView, data as AegeanData, text, paper).scene],
  crop: (view, data, text) => drawn(view as AegeanView, data as AegeanData, text, 'A4').scene,
  sheets: (view, data, text, paper) => [
    {
      ...{ id: 'map', name: 'Map' },
      scene: () => drawn(view as AegeanView, data as AegeanData, text, paper).scene,
      inspect: () =>
        drawn(view as AegeanView, data as AegeanData, text, paper).inspected.filter(({ lines }) => lines.length > 0),
      spots: () =>
        drawn(view as AegeanView, data as AegeanData, text, paper).inspected.filter(({ lines }) => lines.length === 0),
    },
  ],
};
