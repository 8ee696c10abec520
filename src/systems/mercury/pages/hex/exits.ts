import type { HexId } from '../../../../hex/hex';
import type { HexSheet } from '../../data/hex-map';
import type { MercuryData } from '../../data/load';
import type { Point } from '../../../../render/geometry';
import { HALO, NAME } from '../../../../render/hexmap/palette';
import type { HexWindow } from '../../../../render/hexmap/view';
import type { Shape, TextShape } from '../../../../render/scene';
import { label, polygon } from '../../../../render/shapes';
import { centre, inWindow } from './grid';

/** Arrows to the off-map boxes (4.52). */
export const exitArrows = (sheet: HexSheet, window: HexWindow): Shape[] =>
  Object.entries(sheet.exitSides)
    .filter(([id]) => inWindow(window, id))
    .map(([id, side]) => arrow(centre(id), side));

/** The names of the off-map boxes at the arrows that lead to them: names of places make room for them. `full`: hexes with a counter, which they stand below. */
export function exitNames(
  data: Pick<MercuryData, 'boxes'>,
  sheet: HexSheet,
  window: HexWindow,
  full: readonly HexId[] = [],
): TextShape[] {
  return Object.entries(sheet.exitSides)
    .filter(([id]) => inWindow(window, id))
    .map(([id, side]) => {
      const name = data.boxes.get(sheet.hexes.get(id)?.exit ?? '')?.name ?? '';
      const [x, y] = centre(id);
      const { dx, dy, anchor, below } = LETTERS[side];
      return label(name, x + dx, y + (full.includes(id) ? below : dy), {
        ...{ font: 'sans-bold', size: 7, color: NAME, anchor },
        halo: { color: HALO, width: 1.4 },
      });
    });
}

/** Where the name stands at an arrow: clear of the number and the counter of its hex. */
const LETTERS = {
  E: { dx: 17, dy: 14.5, below: 19.4, anchor: 'end' },
  W: { dx: -17, dy: 14.5, below: 19.4, anchor: 'start' },
  N: { dx: 0, dy: -12, below: -12, anchor: 'middle' },
  S: { dx: 21, dy: 19.6, below: 19.6, anchor: 'middle' },
} as const;

const TURNS = { E: [1, 0], W: [-1, 0], N: [0, -1], S: [0, 1] } as const;

function arrow([x, y]: Point, side: keyof typeof TURNS): Shape {
  const [dx, dy] = TURNS[side];
  const at = (along: number, off: number): Point => [x + dx * along - dy * off, y + dy * along + dx * off];
  return polygon([at(7, -2), at(11, -2), at(11, -5), at(17, 0), at(11, 5), at(11, 2), at(7, 2)], {
    fill: NAME,
    stroke: HALO,
    width: 0.6,
  });
}
