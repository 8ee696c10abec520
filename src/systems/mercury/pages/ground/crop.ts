import type { MercuryData } from '../../data/load';
import type { View } from '../../view/view';
import type { Scene } from '../../../../render/scene';
import type { PageText } from '../marks';
import { rectangle } from '../../../../render/shapes';
import { windowRect } from '../hex/grid';
import { hexMap } from '../hex/hex-map';
import { INK, PAPER } from '../theme';
import { contactWindows, narrowest, type Contact, type Frame } from './contact';
import { hexViewOf } from './hex-view';

/** Hexes of a picture are larger than those of a page: it is read on a screen, also a small one. */
const SCALE = 1.3;
const GAP = 6;
const [LEAST, MOST] = [9, 12];
/** One picture where it shows everything, else two one below the other. */
const ONE = { rows: 10, least: 7 };
const TWO = { columns: MOST, rows: 7, least: 6 };

/** The picture in a mail: the parts of the map where enemies touch and where things happened, one below the other. */
export function groundCrop(view: View, data: MercuryData, text: PageText): Scene {
  const hexes = hexViewOf(view, data);
  const cut = (frames: readonly Frame[]): Contact[] =>
    contactWindows(data, view.ground?.sheets ?? [], hexes, text.marks, frames);
  const two = cut([TWO, TWO]);
  const found = two.length > 1 ? two : narrowest([LEAST, MOST], (columns) => cut([{ ...ONE, columns }]));
  const windows = found.map((c) => c.window);
  const rects = windows.map(windowRect);
  const width = Math.max(...rects.map((r) => r.width)) * SCALE;
  let y = 0;
  const maps = windows.flatMap((window, i) => {
    const rect = rects[i] ?? { width: 0, height: 0 };
    const box = { x: 0, y, width: rect.width * SCALE, height: rect.height * SCALE };
    y += box.height + GAP;
    return [
      hexMap(data, hexes, window, 0, box.y, { scale: SCALE, marks: text.marks }),
      rectangle(box, { stroke: INK, width: 1 }),
    ];
  });
  const height = y - GAP;
  return { width, height, shapes: [rectangle({ x: 0, y: 0, width, height }, { fill: PAPER }), ...maps] };
}
