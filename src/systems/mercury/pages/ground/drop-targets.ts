import type { MercuryData } from '../../data/load';
import { arrivals } from '../../view/ground-units';
import type { View } from '../../view/view';
import type { HexWindow } from '../../../../render/hexmap/view';
import type { Rect } from '../../../../render/geometry';
import { textBox } from '../../../../render/hexmap/lettering';
import type { Shape, TextShape } from '../../../../render/scene';
import { label, polygon } from '../../../../render/shapes';
import { centre, corners, inWindow } from '../hex/grid';
import { ALARM, PAPER } from '../theme';

/** The hexes that units still to come are to drop on (6.21): a broken ring, which lies under the names of places. */
export const dropRings = (view: View, data: MercuryData, window: HexWindow): Shape[] =>
  aimsIn(view, data, window).flatMap(({ hex }): Shape[] => [
    polygon(corners(hex), { stroke: PAPER, width: 2.6 }),
    polygon(corners(hex), { stroke: ALARM, width: 1.3, dash: [2.4, 2] }),
  ]);

/** At the lower corner of each the game-turn, and how many: over all else, as works lie there too. */
export const dropWords = (view: View, data: MercuryData, window: HexWindow): Shape[] =>
  aimsIn(view, data, window).map(({ hex, text }) => lettered(hex, text));

/** What their letters cover: no name lies there. */
export const dropBoxes = (view: View, data: MercuryData, window: HexWindow): Rect[] =>
  aimsIn(view, data, window).map(({ hex, text }) => textBox(lettered(hex, text)));

function lettered(hex: string, text: string): TextShape {
  const [x, y] = centre(hex);
  const letters = { font: 'sans-bold', size: 7, color: ALARM, anchor: 'middle' } as const;
  return label(text, x, y + 19, { ...letters, halo: { color: PAPER, width: 1.2 } });
}

function aimsIn(view: View, data: MercuryData, window: HexWindow): { hex: string; text: string }[] {
  const aims = new Map<string, string>();
  for (const { turn, targets = {} } of arrivals(view, data)) {
    if (turn === null) continue;
    for (const [hex, units] of Object.entries(targets)) {
      if (!aims.has(hex) && inWindow(window, hex)) aims.set(hex, `T${turn}×${units.length}`);
    }
  }
  return [...aims].map(([hex, text]) => ({ hex, text }));
}
