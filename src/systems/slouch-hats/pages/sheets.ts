import type { HexId } from '../../../hex/hex';
import type { SlouchHatsData } from '../data/load';
import type { Point } from '../../../render/geometry';
import type { Inspected, Sheet } from '../../../render/inspect';
import { hexOn, onSheet } from '../../../render/hexmap/on-sheet';
import type { Plot } from '../../../render/hexmap/plot';
import type { HexWindow } from '../../../render/hexmap/view';
import { PAPER } from '../../../render/page/theme';
import type { PageText, Paper, Scene } from '../../../render/scene';
import { rectangle } from '../../../render/shapes';
import { FRAMES, fightingFrame } from './frames';
import { arrowAt, northArrow, pileBoxes, plotOfSyria, slouchMap, type Drawn } from './map';
import { portLevels, supplyPath } from './overlays';
import { placeName } from './results';
import { displaySheet } from './second-page';
import { holderOf } from './standing';
import { SIDE_NAME } from './theme';
import { byPlace, type Thing } from './units';

/** The hexes of the Supply Line of a unit, from its source to it; null: it has none, or nobody knows. */
export type SupplyLineOf = (unit: string) => readonly HexId[] | null;

/** Of the web page: the part that is shown first. */
const WATCHED = [17, 13] as const;

/** The web page: the whole map, first where the fighting is, and the displays. */
export function slouchSheets(drawn: Drawn, text: PageText, paper: Paper, supplyLine: SupplyLineOf): Sheet[] {
  const plot = plotOfSyria(drawn.data);
  const { whole } = FRAMES;
  const watched = fightingFrame(
    drawn.things,
    drawn.data,
    drawn.marks.map(({ at }) => at),
    WATCHED,
  );
  return [
    {
      ...{ id: 'map', name: 'Map', focus: placeOn(plot, whole, watched) },
      scene: () => mapScene(drawn, whole),
      inspect: () => inspectHexes(drawn, whole, supplyLine),
      covered: () => pileBoxes(drawn, whole).map((box) => onSheet(plot, whole, box)),
      spots: () => drawn.data.ground.map.grid.all().map((hex) => ({ ...hexOn(plot, whole, hex), lines: [] })),
    },
    { id: 'displays', name: 'Boxes, tracks', scene: () => displaySheet(drawn, text, paper), inspect: () => [] },
  ];
}

/** A window of the map and nothing else. */
export function mapScene(drawn: Drawn, window: HexWindow, scale = 1): Scene {
  const rect = plotOfSyria(drawn.data).windowRect(window);
  const [width, height] = [rect.width * scale, rect.height * scale];
  return {
    width,
    height,
    shapes: [
      rectangle({ x: 0, y: 0, width, height }, { fill: PAPER }),
      slouchMap(drawn, window, 0, 0, { scale }),
      ...northArrow(drawn.data, arrowAt(drawn, window, { x: 0, y: 0, width, height }, scale)),
    ],
  };
}

/** Where a part of the map lies on the sheet. */
function placeOn(plot: Plot, window: HexWindow, part: HexWindow): Inspected['at'] {
  return onSheet(plot, window, plot.windowRect(part));
}

/** Every hex with what it is and what stands there; for one with a unit in supply, its Supply Line. */
function inspectHexes(drawn: Drawn, window: HexWindow, supplyLine: SupplyLineOf): Inspected[] {
  const { data, things, marks } = drawn;
  const plot = plotOfSyria(data);
  const laid = moved(plot, window);
  const there = byPlace(things);
  return data.ground.map.grid.all().map((hex) => {
    const units = there.get(hex) ?? [];
    const fed = units.flatMap((unit) => {
      const path = unit.kind === 'combat' ? supplyLine(unit.id) : null;
      return path && path.length > 0 ? [{ unit, path }] : [];
    });
    const ways = [...new Map(fed.map(({ path }) => [supplyPath(path, laid), true])).keys()].join('');
    const results = marks.filter(({ at }) => at === hex).map(({ text }) => text);
    return {
      ...hexOn(plot, window, hex),
      ...(ways === '' ? {} : { way: ways }),
      counters: units.length > 0,
      lines: [hexTitle(drawn, hex), ...portLines(drawn, hex), ...units.map(lineOf), ...fedLines(fed, data), ...results],
    };
  });
}

/** `Supply Line from 1527 Haifa, 5 hexes: 21/7A, 2/4 Fd` */
function fedLines(fed: readonly { unit: Thing; path: readonly HexId[] }[], data: SlouchHatsData): string[] {
  const paths = new Map(fed.map(({ path }) => [path.join(), path]));
  return [...paths].map(([key, path]) => {
    const names = fed.filter(({ path: own }) => own.join() === key).map(({ unit }) => unit.name);
    const far = path.length > 1 ? `, ${path.length - 1} ${path.length === 2 ? 'hex' : 'hexes'}` : '';
    return `Supply Line from ${placeName(data, path[0] ?? '')}${far}: ${names.join(', ')}`;
  });
}

/** The plot as its points lie on a sheet. */
function moved(plot: Plot, window: HexWindow): Plot {
  const rect = plot.windowRect(window);
  const centre = (hex: HexId): Point => {
    const [x, y] = plot.centre(hex);
    return [x - rect.x, y - rect.y];
  };
  return { ...plot, centre };
}

/** `2120 Damascus, clear, Syria: Allied` */
function hexTitle({ view, data }: Drawn, hex: HexId): string {
  const { ground } = data;
  const area = ground.map.areas.get(ground.areaOf(hex) ?? '')?.name;
  const holder = holderOf(view, data, hex);
  const whose = area === undefined ? '' : `, ${area}${holder ? `: ${SIDE_NAME[holder]}` : ''}`;
  return `${placeName(data, hex)}, ${ground.kindOf(hex)}${whose}`;
}

const portLines = ({ view, data }: Drawn, hex: HexId): string[] =>
  portLevels(view, data).flatMap((port) => (port.hex === hex ? [`port, level ${port.level} of ${port.full}`] : []));

const STATES: Readonly<Record<string, string>> = {
  ...{ G: 'garrison', S: 'Out of Supply', M: 'No Movement Supply', F: 'used', R: 'Receiving Replacements' },
};

/** `Allied: 21/7A 3-4-6, reduced, Out of Supply` */
function lineOf({ ofSide, name, figures, steps, fullSteps, tags }: Thing): string {
  const marks = tags.map(({ text }) => STATES[text] ?? text);
  return [`${SIDE_NAME[ofSide]}: ${name} ${figures}`, ...(steps < fullSteps ? ['reduced'] : []), ...marks].join(', ');
}
