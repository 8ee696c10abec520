import { contains, overlap, type Point, type Rect } from '../geometry';
import { textWidth } from '../measure';
import type { Shape, TextShape } from '../scene';
import { circle, label, polygon, polyline } from '../shapes';
import { core, kept, textBox } from './lettering';
import { HALO, NAME, SEA_LETTERS } from './palette';
import { pattern } from './patterns';
import { HEX } from './plot';
import type { Sheet, SheetPlace } from './sheet';
import { styleOf } from './style';
import type { HexWindow } from './view';

const WHITE = '#ffffff';
/** A name as narrow as this stands between the numbers of the next row, and so lower. */
const NARROW = { width: 22, below: 15.6 };

/** Where a name may stand when counters lie where it should, the nearest first: from the middle of its hexes, in hex widths. */
type Aside = readonly [number, number];
const BESIDE: readonly Aside[] = [
  [0, 0],
  ...[0.35, 0.65, 0.95, 1.25, 1.55, 1.9, 2.3, 2.7, 3.1, 3.6].flatMap((far) =>
    [90, 270, 60, 120, 240, 300, 30, 150, 210, 330, 0, 180].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return [far * Math.cos(angle), far * Math.sin(angle)] as const;
    }),
  ),
];

/** So far, in hex widths, a name is moved rather onto a number than away from all. */
const NEAR = 1.1;
/** So far, in hex widths, the middle of its letters may lie from its hex: farther out it stands where the name of the next hex would. */
const OWN = 0.8;

/** Houses, runways, summits and anchors; no names. */
export function placeSigns(sheet: Sheet, window: HexWindow): Shape[] {
  const { plot, style } = sheet;
  return placesIn(sheet, window).flatMap((place) => {
    const at = place.hexes.map(plot.centre);
    const port = place.port ? anchor(plot.centre(place.port.hex), place.port) : [];
    switch (styleOf(style.places, place.kind).sign) {
      case 'houses':
        return [...place.hexes.map((id) => pattern(plot, 'village', id)), ...port];
      case 'runway':
        return [...runways(at, place.figure), ...port];
      case 'summit':
        return at.map(([x, y]) => summit([x, y + 2]));
      case 'dot':
        return [...at.map(([x, y]) => circle(x, y, 2.2, { fill: NAME, stroke: HALO, width: 0.7 })), ...port];
      case 'none':
        return port;
    }
  });
}

/** Their names where the sheet puts them, below the middle of their hexes or beside it: never under a counter. What has no room has no name. */
export function placeNames(
  sheet: Sheet,
  window: HexWindow,
  counters: readonly Rect[],
  /** Where a name had better not be moved. */
  numbers: readonly Rect[] = [],
): TextShape[] {
  const rect = sheet.plot.windowRect(window);
  const fits = (text: TextShape, boxes: readonly Rect[]): boolean => {
    const own = textBox(text);
    return contains(rect, own) && !boxes.some((box) => overlap(own, box));
  };
  const at = (place: SheetPlace, by: Aside): TextShape => kept(nameAt(sheet, place, by), rect);
  const named = placesIn(sheet, window).filter(({ name }) => name !== '');
  // Its own place it shares with other names, as it is printed; elsewhere it lies on none.
  const stay = named.filter((place) => fits(at(place, place.label ?? [0, 0]), counters));
  const here = stay.map((place) => at(place, place.label ?? [0, 0]));
  const taken = [...counters, ...here.map(textBox)];
  const moved = named
    .filter((place) => !stay.includes(place))
    .toSorted((a, b) => sizeOf(sheet, b) - sizeOf(sheet, a))
    .flatMap((place) => {
      const beside = (by: Aside): TextShape => kept(farNamed(sheet, place, at(place, by)), rect);
      const isClear = (text: TextShape): boolean => {
        const letters = core(text);
        return !numbers.some((box) => overlap(letters, box));
      };
      const found = aside(beside, (text) => fits(text, taken), isClear);
      if (found) taken.push(textBox(found));
      return found ? [found] : [];
    });
  return [...here, ...moved];
}

/** The nearest place aside where a name fits and lies on no number, if it is near its hex; else the nearest where it fits. */
function aside(
  at: (by: Aside) => TextShape,
  fits: (text: TextShape) => boolean,
  isClear: (text: TextShape) => boolean,
): TextShape | undefined {
  let first: TextShape | undefined;
  for (const by of BESIDE) {
    // Rather on the number of a hex that is near than far away.
    if (first && Math.hypot(...by) > NEAR) return first;
    const text = at(by);
    if (!fits(text)) continue;
    if (isClear(text) || Math.hypot(...by) > NEAR) return text;
    first ??= text;
  }
  return first;
}

/** In another hex a name would be read as that one's: there it has the number of its own behind it. */
function farNamed({ plot }: Sheet, { hexes }: SheetPlace, text: TextShape): TextShape {
  const { x, y, width, height } = core(text);
  const away = hexes.map((hex) => {
    const [cx, cy] = plot.centre(hex);
    return Math.hypot(x + width / 2 - cx, y + height / 2 - cy) / HEX;
  });
  return Math.min(...away) <= OWN ? text : { ...text, text: `${text.text} ${plot.number(hexes[0] ?? '')}` };
}

const sizeOf = ({ style }: Sheet, { kind }: SheetPlace): number => styleOf(style.places, kind).name.size;

function nameAt(
  { plot, style: looks }: Sheet,
  { name, kind, hexes }: SheetPlace,
  [dx, dy]: readonly [number, number],
): TextShape {
  const at = hexes.map(plot.centre);
  const [x = 0, y = 0] = [0, 1].map((k) => at.reduce((sum, q) => sum + (q[k] ?? 0), 0) / at.length);
  const { name: style, below } = styleOf(looks.places, kind);
  const narrow = textWidth(name, style.font, style.size) <= NARROW.width;
  const top = y + dy * HEX + (narrow ? NARROW.below : below);
  return label(name, x + dx * HEX, top, { ...style, anchor: 'middle' });
}

function placesIn({ plot, places }: Sheet, window: HexWindow): SheetPlace[] {
  return places.filter((p) => p.hexes.some((id) => plot.inWindow(window, id)));
}

const summit = ([x, y]: Point): Shape =>
  polygon(
    [
      [x - 3.4, y + 2.6],
      [x, y - 3.6],
      [x + 3.4, y + 2.6],
    ],
    { fill: '#2e1d08', stroke: HALO, width: 0.5 },
  );

/** A runway on each hex and, on the last, a figure. */
function runways(at: readonly Point[], figure: string): Shape[] {
  const [x = 0, y = 0] = at.at(-1) ?? [];
  return [
    ...at.flatMap((p) => runway(p)),
    ...(figure === ''
      ? []
      : [
          circle(x + 10.5, y - 5, 4.1, { fill: WHITE, stroke: NAME, width: 0.8 }),
          label(figure, x + 10.5, y - 2.6, { font: 'sans-bold', size: 7, color: NAME, anchor: 'middle' }),
        ]),
  ];
}

function runway([x, y]: Point): Shape[] {
  const [ux, uy] = [Math.cos(-0.33), Math.sin(-0.33)];
  const at = (along: number, off: number): Point => [x + ux * along - uy * off, y + uy * along + ux * off];
  return [
    polygon([at(-12, -2.4), at(12, -2.4), at(12, 2.4), at(-12, 2.4)], { fill: '#fbf7ea', stroke: NAME, width: 0.9 }),
    polyline([at(-10, 0), at(10, 0)], { stroke: NAME, width: 0.6, dash: [2.4, 1.6] }),
  ];
}

/** An anchor in a ring; a port's is filled, an anchorage's is not. */
function anchor([left, top]: Point, { at: [dx, dy], filled: port }: NonNullable<SheetPlace['port']>): Shape[] {
  const [x, y] = [left + dx, top + dy];
  const ink = port ? WHITE : SEA_LETTERS;
  const stroke = { stroke: ink, width: 0.75 };
  return [
    circle(x, y, 4.4, { fill: port ? SEA_LETTERS : WHITE, stroke: port ? WHITE : SEA_LETTERS, width: 0.8 }),
    circle(x, y - 2.2, 0.7, stroke),
    {
      kind: 'path',
      d: `M${r(x)} ${r(y - 1.5)}L${r(x)} ${r(y + 2.6)}M${r(x - 1.4)} ${r(y - 0.7)}L${r(x + 1.4)} ${r(y - 0.7)}`,
      paint: stroke,
    },
    {
      kind: 'path',
      d: `M${r(x - 2.4)} ${r(y + 0.6)}Q${r(x - 2)} ${r(y + 2.6)} ${r(x)} ${r(y + 2.7)}Q${r(x + 2)} ${r(y + 2.6)} ${r(x + 2.4)} ${r(y + 0.6)}`,
      paint: stroke,
    },
  ];
}

const r = (value: number): string => String(Math.round(value * 100) / 100);
