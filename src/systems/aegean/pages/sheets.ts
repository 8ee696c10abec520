import type { HexId } from '../../../hex/hex';
import { hexOn, onSheet } from '../../../render/hexmap/on-sheet';
import type { HexWindow } from '../../../render/hexmap/view';
import type { Inspected, Sheet } from '../../../render/inspect';
import { PAPER } from '../../../render/page/theme';
import type { PageText, Paper, Scene } from '../../../render/scene';
import { rectangle } from '../../../render/shapes';
import type { AegeanData } from '../data/load';
import { nameOf } from '../rules/names';
import { printSide } from '../side';
import { cardPages } from './cards';
import { busiest } from './frames';
import { orderMap, plotFor, rose, taken, WHOLE, type Drawn } from './map';
import { capsIn } from './signs';
import { MARKS, type Thing } from './units';

/** A window of the map and nothing else. */
function mapScene(drawn: Drawn, window: HexWindow): Scene {
  const { width, height } = plotFor(drawn.data).windowRect(window);
  return {
    width,
    height,
    shapes: [
      rectangle({ x: 0, y: 0, width, height }, { fill: PAPER }),
      orderMap(drawn, window, 0, 0),
      ...rose(width - 24, 24),
    ],
  };
}

/** The picture of a mail: where most goes on. */
export const crop = (drawn: Drawn): Scene => mapScene(drawn, busiest(drawn));

/** The web page: the whole map, first where most goes on, and the cards. */
export function aegeanSheets(drawn: Drawn, text: PageText, paper: Paper): Sheet[] {
  const plot = plotFor(drawn.data);
  return [
    {
      ...{
        id: 'map',
        name: 'Map',
        focus: onSheet(plot, WHOLE, plot.windowRect(busiest(drawn))),
      },
      scene: () => mapScene(drawn, WHOLE),
      inspect: () => inspected(drawn),
      covered: () => taken(drawn, WHOLE).map((box) => onSheet(plot, WHOLE, box)),
      spots: () => groundsOf(drawn.data).map((one) => ({ ...placeOf(one), lines: [] })),
    },
    ...cardPages(drawn, text, paper, false).map((page, i): Sheet => ({
      ...{
        id: `cards-${i + 1}`,
        name: i === 0 ? 'Units, aircraft, ships' : 'Turns, points',
      },
      scene: () => page(''),
      inspect: () => [],
    })),
  ];
}

/** What is printed in a hex, and where it lies on the whole map: alike on every page of a pack. */
interface Ground extends Omit<Inspected, 'lines'> {
  id: HexId;
  ground: string;
}

const known = new WeakMap<AegeanData, readonly Ground[]>();
function groundsOf(data: AegeanData): readonly Ground[] {
  const found =
    known.get(data) ??
    data.isles.grid.all().map((id) => ({
      ...hexOn(plotFor(data), WHOLE, id),
      ...{ place: data.isles.nameOf(id), id, ground: groundOf(data, id) },
    }));
  known.set(data, found);
  return found;
}
const placeOf = ({ ground: _, ...place }: Ground): Omit<Inspected, 'lines'> => place;

/** What lies in each hex, as far as something does. */
function byHex<T>(all: readonly T[], hexOfOne: (one: T) => string): (hex: HexId) => readonly T[] {
  const found = new Map<string, T[]>();
  for (const one of all) found.set(hexOfOne(one), [...(found.get(hexOfOne(one)) ?? []), one]);
  return (hex) => found.get(hex) ?? [];
}

/** Every hex with what it is and what the reader knows to be there. */
function inspected(drawn: Drawn): Inspected[] {
  const { view, data, things, marks } = drawn;
  const caps = capsIn(view);
  const unitsAt = byHex(things, ({ hex }) => hex);
  const basesAt = byHex(Object.entries(view.bases), ([, { hex }]) => hex);
  const marksAt = byHex(marks, ({ at }) => at);
  return groundsOf(data).map((one) => {
    const { id: hex, ground } = one;
    const units = unitsAt(hex);
    const flown = Object.entries(caps.get(hex) ?? {}).map(
      ([side, text]) => `${side === 'german' ? 'German' : 'Allied'} CAP: ${text}`,
    );
    const bases = basesAt(hex).map(
      ([id, base]) =>
        `${data.isles.bases.get(id)?.kind ?? 'airfield'}: ${base.owner === null ? 'nobody' : printSide(base.owner)}${base.hits > 0 ? `, hits ${base.hits}` : ''}`,
    );
    const besides = [
      ...(view.garrisons.includes(hex) ? ['Italian garrison'] : []),
      ...(view.mines.includes(hex) ? ['mined'] : []),
      ...(view.works[hex] ? ['an airfield is being built'] : []),
    ];
    const happened = marksAt(hex).map(({ text }) => text);
    return {
      ...placeOf(one),
      counters: units.length > 0,
      lines: [ground, ...bases, ...units.map((unit) => lineOf(drawn, unit)), ...flown, ...besides, ...happened],
    };
  });
}

/** `2524 Leros (Portolago), rough, coast: ships sail through`. */
function groundOf({ isles }: AegeanData, hex: HexId): string {
  const kind = isles.map.kinds.get(hex) ?? (isles.isTurkish(hex) ? 'Turkish waters' : 'sea');
  const more = [
    ...(isles.isRough(hex) ? ['rough'] : []),
    ...(isles.isPassage(hex) ? ['ships sail through'] : []),
    ...(isles.map.beaches.has(hex) ? ['invasion beach'] : []),
  ];
  return [`${isles.nameOf(hex)}, ${kind}`, ...more].join(', ');
}

/** `German: II/StG 3 1 1-2-2, flown`; of cargo its ship. */
function lineOf({ data }: Drawn, { side, name, figures, place, carried, tags, steps, fullSteps }: Thing): string {
  const marks = tags.flatMap(({ text }) => (text === 'C' ? [] : [MARKS.find(([mark]) => mark === text)?.[1] ?? text]));
  const aboard = carried ? [`aboard ${nameOf(data, place)}`] : [];
  const hits = steps < fullSteps ? [`hits ${fullSteps - steps}`] : [];
  const what = figures === '?' ? `unseen ${name}` : `${name} ${figures}`;
  return [`${printSide(side)}: ${what.trim()}`, ...aboard, ...hits, ...marks].join(', ');
}
