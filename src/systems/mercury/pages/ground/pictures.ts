import type { MercuryData } from '../../data/load';
import type { View } from '../../view/view';
import type { Rect } from '../../../../render/geometry';
import type { Points, Shape } from '../../../../render/scene';
import type { Mark } from '../marks';
import { rectangle } from '../../../../render/shapes';
import { windowRect } from '../hex/grid';
import { hexMap } from '../hex/hex-map';
import type { HexView, HexWindow } from '../../../../render/hexmap/view';
import { INK } from '../theme';

const GAP = 5;
/** Beyond this size hexes show no more. */
const MOST_SCALE = 1.75;

/** What the pictures of a page are cut from. */
export interface Ground {
  view: View;
  data: MercuryData;
  hexes: HexView;
  marks: readonly Mark[];
}

/** Pictures one below the other, all of one scale. */
export interface Pictures {
  windows: readonly HexWindow[];
  scale: number;
  height: Points;
}

/** As large as the width allows, and the height if they are many. */
export function picturesBelow(windows: readonly HexWindow[], { width, height }: Omit<Rect, 'x' | 'y'>): Pictures {
  const rects = windows.map(windowRect);
  const gaps = GAP * Math.max(0, rects.length - 1);
  const wide = Math.max(1, ...rects.map((rect) => rect.width));
  const high = rects.reduce((sum, rect) => sum + rect.height, 0);
  const scale = Math.min(width / wide, (height - gaps) / Math.max(1, high), MOST_SCALE);
  return { windows, scale, height: high * scale + gaps };
}

/** The pictures in the middle of a width. */
export function drawPictures(
  { windows, scale }: Pictures,
  { data, hexes, view, marks }: Ground,
  { x, y, width }: Omit<Rect, 'height'>,
): Shape[] {
  let top = y;
  return windows.flatMap((window) => {
    const rect = windowRect(window);
    const box = {
      x: x + (width - rect.width * scale) / 2,
      y: top,
      width: rect.width * scale,
      height: rect.height * scale,
    };
    top += box.height + GAP;
    return [
      hexMap(data, hexes, window, box.x, box.y, { scale, marks, view }),
      rectangle(box, { stroke: INK, width: 1 }),
    ];
  });
}
