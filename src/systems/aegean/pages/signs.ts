import type { HexId } from '../../../hex/hex';
import type { Point, Rect } from '../../../render/geometry';
import type { Plot } from '../../../render/hexmap/plot';
import type { HexWindow } from '../../../render/hexmap/view';
import { textWidth } from '../../../render/measure';
import { ALARM, INK, PAPER } from '../../../render/page/theme';
import type { Shape } from '../../../render/scene';
import { circle, label, polyline, rectangle, rounded } from '../../../render/shapes';
import type { AegeanData } from '../data/load';
import { SIDES, type Side } from '../side';
import type { AegeanView } from '../view/view';
import { letterOf, STYLES } from './units';

/** A marker of the map in a corner of its hex: round the middle of which it stands `at`. */
export interface Sign {
  hex: HexId;
  kind: 'port' | 'airfield' | 'cap' | 'mine' | 'works';
  at: Point;
  /** A mine has no words. */
  text: string;
  fill: string;
  ink: string;
}

/** Ports at the left and airfields at the right of the number; German CAP and Allied below the counter, a mine between them. */
const CORNERS = {
  port: [-13, -13.8],
  airfield: [13, -13.8],
  german: [-12, 16.4],
  allied: [12, 16.4],
  mine: [0, 16.4],
} as const;
const SIZE = 7;
const HEIGHT = 8;

/** 5.4.9: CAP markers by hex and side: `C1`, `C1C2`, by night `N1`. */
export function capsIn(view: AegeanView): Map<HexId, Partial<Record<Side, string>>> {
  const all = [
    ...Object.values(view.air).flatMap(({ at, cap }) => (cap ? [{ ...cap, hex: at, side: view.viewer }] : [])),
    ...Object.entries(view.caps).flatMap(([hex, caps]) => caps.map((cap) => ({ ...cap, hex }))),
  ];
  const found = new Map<HexId, Partial<Record<Side, string>>>();
  for (const { hex, side, night, marker } of all.toSorted((a, b) => a.marker - b.marker)) {
    const here = found.get(hex) ?? {};
    const text = `${night ? 'N' : 'C'}${marker}`;
    if (here[side]?.includes(text) !== true) here[side] = `${here[side] ?? ''}${text}`;
    found.set(hex, here);
  }
  return found;
}

/** Whose bases are and what has hit them, CAP, mines that the reader knows of, airfields that are being built. */
export function signsOf(view: AegeanView, data: AegeanData): Sign[] {
  const bases = Object.entries(view.bases).map(([id, { hex, owner, hits }]): Sign => {
    const kind = data.isles.bases.get(id)?.kind ?? 'airfield';
    const colours = owner === null ? { fill: PAPER, ink: INK } : STYLES[owner].tag;
    const hit = hits > 0 ? { fill: ALARM, ink: PAPER } : {};
    return { hex, kind, at: CORNERS[kind], text: `${letterOf(owner)}${hits > 0 ? hits : ''}`, ...colours, ...hit };
  });
  const caps = [...capsIn(view)].flatMap(([hex, texts]) =>
    SIDES.flatMap((side): Sign[] => {
      const text = texts[side];
      return text === undefined ? [] : [{ hex, kind: 'cap', at: CORNERS[side], text, ...STYLES[side].tag }];
    }),
  );
  const dark = { fill: INK, ink: PAPER };
  return [
    ...bases,
    ...caps,
    ...view.mines.map((hex): Sign => ({ hex, kind: 'mine', at: CORNERS.mine, text: '', ...dark })),
    ...Object.keys(view.works).map((hex): Sign => ({
      hex,
      kind: 'works',
      at: CORNERS.airfield,
      text: 'works',
      ...dark,
    })),
  ];
}

/** What a sign covers, round (0, 0). */
function boxOf({ kind, text }: Pick<Sign, 'kind' | 'text'>): Rect {
  const width = kind === 'mine' ? HEIGHT : Math.max(HEIGHT, textWidth(text, 'sans-bold', SIZE) + 3);
  return { x: -width / 2, y: -HEIGHT / 2, width, height: HEIGHT };
}

/** A sign round (0, 0): a flag with corners for a base, round for what flies; a mine has horns. */
export function signShapes({ kind, text, fill, ink }: Omit<Sign, 'hex' | 'at'>): Shape[] {
  if (kind === 'mine') return mine();
  const box = boxOf({ kind, text });
  const paint = { fill, stroke: INK, width: 0.6 };
  const lettering = { font: 'sans-bold', size: SIZE, color: ink, anchor: 'middle' } as const;
  return [kind === 'cap' ? rounded(box, 4, paint) : rectangle(box, paint), label(text, 0, 2.5, lettering)];
}

const mine = (): Shape[] => [
  ...[0, 60, 120].map((degrees) => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180) * 4.6, Math.sin((degrees * Math.PI) / 180) * 4.6];
    return polyline(
      [
        [-dx, -dy],
        [dx, dy],
      ],
      { stroke: INK, width: 1.1 },
    );
  }),
  circle(0, 0, 3, { fill: INK, stroke: PAPER, width: 0.5 }),
];

/** The signs of a window; `times`: so much larger than the map. */
export const signs = (view: AegeanView, data: AegeanData, plot: Plot, window: HexWindow, times: number): Shape[] =>
  signsOf(view, data)
    .filter(({ hex }) => plot.inWindow(window, hex))
    .map((sign): Shape => {
      const [x, y] = plot.centre(sign.hex);
      const [dx, dy] = sign.at;
      return { kind: 'group', x: x + dx * times, y: y + dy * times, scale: times, shapes: signShapes(sign) };
    });

/** What they cover, round the middle of each hex. */
export const signBoxes = (
  view: AegeanView,
  data: AegeanData,
  plot: Plot,
  window: HexWindow,
): { hex: HexId; box: Rect }[] =>
  signsOf(view, data)
    .filter(({ hex }) => plot.inWindow(window, hex))
    .map((sign) => {
      const { x, y, width, height } = boxOf(sign);
      return { hex: sign.hex, box: { x: sign.at[0] + x, y: sign.at[1] + y, width, height } };
    });
