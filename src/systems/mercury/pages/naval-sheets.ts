import type { MercuryData } from '../data/load';
import { placeLines } from '../view/lines';
import type { View } from '../view/view';
import { around, type Point, type Rect } from '../../../render/geometry';
import type { Inspected, Sheet } from '../../../render/inspect';
import type { Paper } from '../../../render/scene';
import type { Mark, PageText } from './marks';
import { rectanglePath, trace } from '../../../render/shapes';
import { CHART, onPage } from './chart';
import { mapOnPage, navalPage } from './naval-page';
import { placeStacks } from './map';
import { namedPlaces, symbolBox } from './places';
import type { PlacedStack } from '../../../render/page/room';
import { seaName } from './tags';

/** The Naval Operations Map among the sheets of a page. */
export const NAVAL_SHEET = 'map';

/** The naval scenarios have one sheet: the page itself. */
export function navalSheets(view: View, data: MercuryData, text: PageText, paper: Paper): Sheet[] {
  return [
    {
      id: NAVAL_SHEET,
      name: 'Naval Operations Map',
      scene: () => navalPage(view, data, text, paper),
      inspect: () => inspectSeas(view, data, text.marks, paper),
      covered: () => stacksOnSheet(view, data, text.marks, paper).map(({ box }) => tuple(box)),
    },
  ];
}

/** The stacks of the map as they lie on the sheet, with their call-outs. */
function stacksOnSheet(view: View, data: MercuryData, marks: readonly Mark[], paper: Paper): PlacedStack[] {
  const { frame, left, top } = mapOnPage(paper);
  const stacks = placeStacks(view, data, marks, frame, 'whole');
  return stacks.map((one) => ({ ...one, box: { ...one.box, x: one.box.x + left, y: one.box.y + top } }));
}

/** Every sea zone, then every landing place, with what the reader knows to stand there. */
function inspectSeas(view: View, data: MercuryData, marks: readonly Mark[], paper: Paper): Inspected[] {
  const { frame, left, top } = mapOnPage(paper);
  const moved = (r: Rect): Rect => ({ ...r, x: r.x + left, y: r.y + top });
  const stacks = stacksOnSheet(view, data, marks, paper);
  const told = (at: string): Omit<Inspected, 'at' | 'outlines'> => ({
    ...{ id: at, place: seaName(data, at) },
    counters: stacks.some(({ stack, leader }) => stack.at === at && leader === null),
    lines: [...placeLines(view, data, at), ...marks.filter((m) => m.at === at).map((m) => m.text)],
  });
  const zones = [...data.zones.keys()].map((id) => {
    const ring = (CHART.zones[id]?.ring ?? []).map((p): Point => {
      const [x, y] = onPage(frame, p);
      return [x + left, y + top];
    });
    return { ...told(id), at: tuple(around(ring)), outlines: [`${trace(ring)}Z`, ...callOutsOf(id)] };
  });
  const places = namedPlaces(data, frame).map(({ place, at, lines }) => {
    const boxes = [symbolBox(at), ...lines.map((l) => l.box)].map(moved);
    const outline = boxes.map(rectanglePath).join('');
    return { ...told(place.id), at: tuple(moved(symbolBox(at))), outlines: [outline, ...callOutsOf(place.id)] };
  });
  return [...zones, ...places];

  function callOutsOf(id: string): string[] {
    const outside = (s: PlacedStack): boolean => s.stack.at === id && s.leader !== null;
    return stacks.filter(outside).map((s) => rectanglePath(s.box));
  }
}

const tuple = ({ x, y, width, height }: Rect): Inspected['at'] => [x, y, width, height];
