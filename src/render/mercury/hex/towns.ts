import type { HexSheet, MapPlace } from '../../../systems/mercury/data/hex-map';
import type { Point, Rect } from '../../geometry';
import { textWidth } from '../../measure';
import type { Shape, TextShape } from '../../scene';
import { circle, label, polygon, polyline } from '../../shapes';
import type { Lettering } from '../../shapes';
import { contains, overlap } from '../../geometry';
import { centre, HEX, inWindow, windowRect } from './grid';
import { kept, textBox } from './lettering';
import { HALO, HEIGHT_NAME, NAME, SEA_LETTERS } from './palette';
import { pattern } from './patterns';
import type { HexWindow } from './view';

const WHITE = '#ffffff';
const halo = { color: HALO, width: 1.1 };
const NAMES: Readonly<Record<MapPlace['kind'], Lettering>> = {
  city: { font: 'serif-bold', size: 10.5, color: NAME, halo },
  town: { font: 'serif-bold', size: 9, color: NAME, halo },
  village: { font: 'serif', size: 6.8, color: NAME, halo },
  airfield: { font: 'sans-bold', size: 7.6, color: '#1d2360', halo },
  hill: { font: 'sans-italic', size: 7, color: HEIGHT_NAME, halo },
  peak: { font: 'sans-italic', size: 7, color: HEIGHT_NAME, halo },
  feature: { font: 'sans-italic', size: 6.8, color: HEIGHT_NAME, halo },
};

/** From the middle of the hex down to the line: clear of the strengths of a counter, and of the numbers of the next row. */
const BELOW: Readonly<Record<MapPlace['kind'], number>> = {
  ...{ city: 15, town: 14.8, airfield: 10, village: 13.6 },
  ...{ hill: 13.6, peak: 13.6, feature: 13.6 },
};
/** A name as narrow as this stands between the numbers of the next row, and so lower. */
const NARROW = { width: 22, below: 15.6 };

/** Houses, runways, summits and anchors; no names. */
export function placeSigns(sheet: HexSheet, window: HexWindow): Shape[] {
  return placesIn(sheet, window).flatMap((place) => {
    const at = place.hexes.map(centre);
    const port = place.landing ? anchor(portPoint(sheet, place.landing.hex), place.landing.kind === 'minor-port') : [];
    if (place.kind === 'village') return place.hexes.flatMap((id) => pattern('village', id));
    if (place.kind === 'airfield') return runways(at, place.capacity);
    if (place.kind === 'hill' || place.kind === 'peak') return at.map(([x, y]) => summit([x, y + 2]));
    return port;
  });
}

/** Their names below the middle of their hexes, or where the sheet puts them unless a counter lies there. */
export function placeNames(sheet: HexSheet, window: HexWindow, counters: readonly Rect[]): TextShape[] {
  const rect = windowRect(window);
  return placesIn(sheet, window)
    .map((place) => {
      const wanted = kept(nameAt(place, place.label ?? [0, 0]), rect);
      return counters.some((box) => overlap(textBox(wanted), box)) ? kept(nameAt(place, [0, 0]), rect) : wanted;
    })
    .filter((text) => contains(rect, textBox(text)));
}

function nameAt({ name, kind, hexes }: MapPlace, [dx, dy]: readonly [number, number]): TextShape {
  const at = hexes.map(centre);
  const [x = 0, y = 0] = [0, 1].map((k) => at.reduce((sum, q) => sum + (q[k] ?? 0), 0) / at.length);
  const style = NAMES[kind];
  const narrow = textWidth(name, style.font, style.size) <= NARROW.width;
  const top = y + dy * HEX + (narrow ? NARROW.below : BELOW[kind]);
  return label(name, x + dx * HEX, top, { ...style, anchor: 'middle' });
}

function placesIn(sheet: HexSheet, window: HexWindow): MapPlace[] {
  return sheet.places.filter((p) => p.hexes.some((id) => inWindow(window, id)));
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

/** A runway on each hex and, on the last, the number of groups that can land in a turn (6.52). */
function runways(at: readonly Point[], capacity: number): Shape[] {
  const [x = 0, y = 0] = at.at(-1) ?? [];
  return [
    ...at.flatMap((p) => runway(p)),
    circle(x + 10.5, y - 5, 4.1, { fill: WHITE, stroke: NAME, width: 0.8 }),
    label(String(capacity), x + 10.5, y - 2.6, { font: 'sans-bold', size: 6.8, color: NAME, anchor: 'middle' }),
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

/** Towards the sea of its hex, clear of the middle. */
function portPoint(sheet: HexSheet, hex: string): Point {
  const [x, y] = centre(hex);
  return [x + (sheet.sheet === 'W' ? 10.5 : 10), y - 5];
}

/** An anchor in a ring; a minor port's is filled. */
function anchor([x, y]: Point, port: boolean): Shape[] {
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
