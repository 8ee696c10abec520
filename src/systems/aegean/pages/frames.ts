import type { Plot } from '../../../render/hexmap/plot';
import type { HexWindow } from '../../../render/hexmap/view';
import { plotFor, type Drawn } from './map';
import { onMap } from './units';

/** A part of the map that orders are written on. */
export interface Region extends HexWindow {
  id: string;
  name: string;
}

export const REGIONS: readonly Region[] = [
  { id: 'samos-kos', name: 'Samos to Kos', sheet: '', columns: [18, 32], rows: [12, 36] },
  { id: 'rhodes', name: 'Rhodes and Karpathos', sheet: '', columns: [8, 30], rows: [38, 54] },
  { id: 'west', name: 'The west', sheet: '', columns: [1, 18], rows: [4, 33] },
];

/** So much weighs where something happened, where enemies are in one hex, and where somebody stands. */
const WEIGHTS = { happened: 6, met: 6, stands: 1 };

/** How much goes on in a window. */
function weight(drawn: Drawn, plot: Plot, window: HexWindow): number {
  const within = (hex: string): boolean => drawn.data.isles.grid.has(hex) && plot.inWindow(window, hex);
  const sides = new Map<string, Set<string>>();
  for (const { hex, side } of onMap(drawn.things))
    if (within(hex)) sides.set(hex, (sides.get(hex) ?? new Set()).add(side));
  const met = [...sides.values()].filter(({ size }) => size > 1).length;
  const happened = drawn.marks.filter(({ at }) => within(at)).length;
  return WEIGHTS.happened * happened + WEIGHTS.met * met + WEIGHTS.stands * sides.size;
}

/** The region where most goes on, the first of equals. */
export function busiest(drawn: Drawn): Region {
  const plot = plotFor(drawn.data);
  const weighed = REGIONS.map((region) => ({ region, weight: weight(drawn, plot, region) }));
  return weighed.reduce((best, one) => (one.weight > best.weight ? one : best)).region;
}
