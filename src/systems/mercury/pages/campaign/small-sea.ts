import type { MercuryData } from '../../data/load';
import type { View } from '../../view/view';
import { around, overlap, type Rect } from '../../../../render/geometry';
import { textWidth, wrapped } from '../../../../render/measure';
import type { Paper, Points, Shape } from '../../../../render/scene';
import { label, rectangle, rounded } from '../../../../render/shapes';
import { baseMap } from '../base-map';
import { CHART, onPage, WHOLE, type MapFrame } from '../chart';
import { mapOnPage } from '../naval-page';
import { ALLIED, GERMAN, INK, LEAST, PAPER, SEA, SEA_NAME } from '../theme';

const CHIP = 9.4;
const GAP = 1.4;
const A_ROW = 4;
/** From line to line of a name. */
const NAME_LINE = 6.6;

/** A marker as a square with its letter, or a round box with its number; detected it is dark. */
interface Chip {
  text: string;
  side: View['seat'];
  detected: boolean;
}

/** The height of the Naval Operations Map in a width. */
export const smallSeaHeight = (width: Points): Points => (CHART.height * width) / CHART.width;

/**
 * The Naval Operations Map so small that there is room for markers alone; the page of the map has the rest, and its drawing
 * serves here too, so that the file keeps it once.
 */
export function drawSmallSea(
  view: View,
  data: MercuryData,
  { x, y, width }: Omit<Rect, 'height'>,
  paper: Paper,
): Shape[] {
  const frame: MapFrame = { window: WHOLE, scale: width / CHART.width };
  const large = mapOnPage(paper).frame;
  const chart: Shape = { kind: 'group', scale: frame.scale / large.scale, shapes: [baseMap(large)] };
  const chips = chipsByPlace(view);
  const groups = [...chips].map(([id, own]) => chipsAt(id, own, data, frame));
  const names: Lettered[] = [];
  for (const id of Object.keys(CHART.zones).filter((zone) => !chips.has(zone))) {
    const name = zoneName(id, data, frame);
    if (![...groups, ...names].some(({ box }) => overlap(box, name.box))) names.push(name);
  }
  return [
    {
      ...{ kind: 'group', x, y },
      shapes: [chart, ...[...names, ...groups].flatMap(({ shapes }) => shapes)],
    },
    rectangle({ x, y, width, height: smallSeaHeight(width) }, { stroke: INK, width: 0.8 }),
  ];
}

function chipsByPlace(view: View): Map<string, Chip[]> {
  const chips = new Map<string, Chip[]>();
  const add = (at: string | null, chip: Chip): void => {
    if (at !== null) chips.set(at, [...(chips.get(at) ?? []), chip]);
  };
  for (const tf of view.taskForces) add(tf.at, { text: tf.letter, side: 'allied', detected: tf.detected });
  for (const c of view.contacts) add(c.at, { text: String(c.contact), side: 'german', detected: c.detected });
  return chips;
}

/** What stands in one place, and how much of the map it takes. */
interface Lettered {
  box: Rect;
  shapes: Shape[];
}
const NOTHING: Lettered = { box: { x: 0, y: 0, width: 0, height: 0 }, shapes: [] };

/** The name of a zone, where it has room for it. */
function zoneName(id: string, data: MercuryData, frame: MapFrame): Lettered {
  const zone = CHART.zones[id];
  const name = data.zones.get(id)?.name ?? '';
  if (!zone) return NOTHING;
  const room = around(zone.ring).width * frame.scale - 6;
  if (name.split(' ').some((word) => textWidth(word, 'serif-italic', LEAST) > room)) return NOTHING;
  const lines = wrapped(name, 'serif-italic', LEAST, room);
  const wide = Math.max(...lines.map((line) => textWidth(line, 'serif-italic', LEAST)));
  const [at, y] = onPage(frame, [zone.label.x, zone.label.y + zone.label.height / 2]);
  const x = Math.max(at, wide / 2 + 3);
  const lettering = { font: 'serif-italic', size: LEAST, color: SEA_NAME, anchor: 'middle' } as const;
  const top = y - ((lines.length - 1) * NAME_LINE) / 2 + 2.4;
  return {
    box: { x: x - wide / 2, y: top - 5, width: wide, height: lines.length * NAME_LINE },
    shapes: lines.map((line, i) =>
      label(line, x, top + i * NAME_LINE, { ...lettering, halo: { color: SEA, width: 1 } }),
    ),
  };
}

/** Markers in rows of four round the middle of a zone's name, or beside a port; inside the frame. */
function chipsAt(id: string, chips: readonly Chip[], data: MercuryData, frame: MapFrame): Lettered {
  const zone = CHART.zones[id];
  const place = CHART.places[id];
  if (!zone && !place) return NOTHING;
  const wide = Math.min(A_ROW, chips.length) * (CHIP + GAP) - GAP;
  const high = Math.ceil(chips.length / A_ROW) * (CHIP + GAP) - GAP;
  const [x, y] = zone
    ? onPage(frame, [zone.label.x, zone.label.y + zone.label.height / 2])
    : onPage(frame, [place?.x ?? 0, place?.y ?? 0]);
  const name = zone ? (data.zones.get(id)?.name ?? '') : (data.places.get(id)?.name ?? '');
  const half = Math.max(wide, textWidth(name, 'sans-bold', LEAST)) / 2 + 2;
  const [most, low] = [frame.window.width * frame.scale - half, frame.window.height * frame.scale - high - 3];
  const middle = Math.min(Math.max(x, half), most);
  const top = Math.min(Math.max(y - high / 2 + 3, 10), low);
  const shapes = [
    label(name, middle, top - 2, {
      ...{ font: 'sans-bold', size: LEAST, color: INK, anchor: 'middle' },
      halo: { color: PAPER, width: 1.4 },
    }),
    ...chips.flatMap((chip, i) => {
      const left = middle - wide / 2 + (i % A_ROW) * (CHIP + GAP);
      return chipShapes(chip, left, top + Math.floor(i / A_ROW) * (CHIP + GAP));
    }),
  ];
  return { box: { x: middle - half, y: top - 8, width: 2 * half, height: high + 9 }, shapes };
}

/** The sign of a marker with its upper left corner at (x, y). */
export function chipShapes({ text, side, detected }: Chip, x: Points, y: Points): Shape[] {
  const colour = side === 'allied' ? ALLIED : GERMAN;
  const box = { x, y, width: CHIP, height: CHIP };
  const paint = { fill: detected ? colour : PAPER, stroke: colour, width: 0.8 };
  return [
    side === 'allied' ? rectangle(box, paint) : rounded(box, CHIP / 2, paint),
    label(text, x + CHIP / 2, y + 7.2, {
      ...{ font: 'sans-bold', size: 7.2, color: detected ? PAPER : colour, anchor: 'middle' },
    }),
  ];
}
