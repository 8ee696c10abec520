import type { MercuryData } from '../../data/load';
import { arrivals } from '../../view/ground-units';
import type { View } from '../../view/view';
import type { HexWindow } from '../../../../render/hexmap/view';
import type { Shape } from '../../../../render/scene';
import { label, polygon } from '../../../../render/shapes';
import { centre, corners, inWindow } from '../hex/grid';
import { ALARM, PAPER } from '../theme';

/** The hexes that units still to come are to drop on (6.21): a broken ring, and the game-turn at the lower corner with how many. */
export function dropTargets(view: View, data: MercuryData, window: HexWindow): Shape[] {
  const aims = new Map<string, string>();
  for (const { turn, targets = {} } of arrivals(view, data)) {
    if (turn === null) continue;
    for (const [hex, units] of Object.entries(targets)) {
      if (!aims.has(hex) && inWindow(window, hex)) aims.set(hex, `T${turn}×${units.length}`);
    }
  }
  return [...aims].flatMap(([hex, text]): Shape[] => {
    const [x, y] = centre(hex);
    return [
      polygon(corners(hex), { stroke: PAPER, width: 2.6 }),
      polygon(corners(hex), { stroke: ALARM, width: 1.3, dash: [2.4, 2] }),
      label(text, x, y + 19, {
        ...{ font: 'sans-bold', size: 7, color: ALARM, anchor: 'middle' },
        halo: { color: PAPER, width: 1.2 },
      }),
    ];
  });
}
