import type { SlouchHatsData } from '../data/load';
import type { Rect } from '../../../render/geometry';
import { hexMap, NOTHING } from '../../../render/hexmap/hex-map';
import type { Sheet } from '../../../render/hexmap/sheet';
import type { HexWindow } from '../../../render/hexmap/view';
import { ALARM, heading, INK, plain } from '../../../render/page/theme';
import type { Points, Shape } from '../../../render/scene';
import { circle, label, part, rectangle } from '../../../render/shapes';
import { FRAMES } from './frames';
import { plotOfSyria, sheetOf, type Drawn } from './map';
import { controlHatching } from './overlays';
import { pilesOf } from './stacks';
import { SIDE_COLOUR } from './theme';
import { onMap } from './units';

const HEAD = 12;
const SIZE = 7;

/** Height of the whole map in a width, with its heading. */
export function overviewHeight({ data }: Drawn, width: Points): Points {
  const rect = plotOfSyria(data).windowRect(FRAMES.whole);
  return HEAD + (width / rect.width) * rect.height;
}

/** The whole map very small: how many units of which side stand where, and the part that the first page shows. */
export function overview(drawn: Drawn, front: HexWindow, { x, y, width }: Omit<Rect, 'height'>): Shape[] {
  const { data, view, things } = drawn;
  const plot = plotOfSyria(data);
  const rect = plot.windowRect(FRAMES.whole);
  const scale = width / rect.width;
  const piles = pilesOf(onMap(things, data).filter(({ kind }) => kind === 'combat'));
  const far = 5.4 / scale;
  const at = piles.map(({ hex, units }) => ({ at: plot.centre(hex), units }));
  const shown = plot.windowRect(front);
  const map = hexMap(overviewSheet(data, scale), NOTHING, FRAMES.whole, x, y + HEAD, {
    scale,
    besides: {
      underRoads: controlHatching(view, plot, FRAMES.whole),
      overCounters: [
        ...at.flatMap(({ at: [cx, cy], units }) => token(units[0]?.ofSide ?? 'axis', units.length, cx, cy, 1 / scale)),
        rectangle(shown, { stroke: ALARM, width: 1.2 / scale, dash: [4 / scale, 2 / scale] }),
      ],
    },
    taken: at.map(({ at: [cx, cy] }) => ({ x: cx - far, y: cy - far, width: 2 * far, height: 2 * far })),
  });
  const words = 'The whole map; the units in each hex are listed on the first two pages.';
  return [
    part('H2', [label('THE WHOLE MAP', x, y + 7, heading)]),
    label('units in each hex; broken frame: page 1', x + 66, y + 7, plain),
    part(
      'Figure',
      [map, rectangle({ x, y: y + HEAD, width, height: rect.height * scale }, { stroke: INK, width: 0.8 })],
      words,
    ),
  ];
}

/** Square for the Axis, round for the Allies, with the number of units. */
function token(side: 'axis' | 'allied', count: number, x: Points, y: Points, larger: number): Shape[] {
  const { fill, ink } = SIDE_COLOUR[side];
  const paint = { fill, stroke: INK, width: 0.8 * larger };
  const half = 4.6 * larger;
  return [
    side === 'axis'
      ? rectangle({ x: x - half, y: y - half, width: 2 * half, height: 2 * half }, paint)
      : circle(x, y, half * 1.1, paint),
    label(String(count), x, y + 2.5 * larger, { font: 'sans-bold', size: SIZE * larger, color: ink, anchor: 'middle' }),
  ];
}

const sheets = new WeakMap<SlouchHatsData, Map<number, Sheet>>();

/** Ground, roads and cities; nothing that could not be read. */
function overviewSheet(data: SlouchHatsData, scale: number): Sheet {
  const known = sheets.get(data) ?? new Map<number, Sheet>();
  sheets.set(data, known);
  const made = known.get(scale) ?? shrunk(sheetOf(data), 1 / scale);
  known.set(scale, made);
  return made;
}

/** Places on whose names the reader finds his way. */
const NAMED = [
  'Beirut',
  'Damascus',
  'Aleppo',
  'Haifa',
  'Jerusalem',
  'Palmyra',
  'Deir ez Zor',
  'Rutba',
  'Latakia',
  'Homs',
];

/** Names that stand at the right of their hex, as what lies below it is full: in hexes. */
const BESIDE: Readonly<Record<string, readonly [number, number]>> = { Damascus: [2.4, -0.85] };

function shrunk(sheet: Sheet, larger: number): Sheet {
  const { style, places } = sheet;
  const looks = Object.entries(style.places).map(([kind, look]) => {
    const name = { ...look.name, size: SIZE * larger, halo: { color: '#fffaea', width: larger } };
    return [kind, { ...look, name, below: 11 * larger }] as const;
  });
  return {
    ...sheet,
    style: { ...style, numbers: 0, places: Object.fromEntries(looks) },
    places: places.flatMap((place) =>
      NAMED.includes(place.name) ? [{ ...place, port: null, label: BESIDE[place.name] ?? null }] : [],
    ),
    labels: [],
  };
}
