import type { HexId } from '../../hex/hex';
import type { Point } from '../geometry';
import type { Plot } from './plot';

/** Hexes to each side that a name needs. */
const REACH = 3;

/** The middle of the points of some hexes. */
export function meanOf({ centre }: Plot, ids: readonly HexId[]): Point {
  const at = ids.map(centre);
  const mean = (k: 0 | 1): number => at.reduce((sum, p) => sum + p[k], 0) / Math.max(1, at.length);
  return [mean(0), mean(1)];
}

/** The hex of an area with most of the area round it: there a name has room. Of equals the one nearest to the middle; null for none. */
export function roomiest(plot: Plot, ids: readonly HexId[]): HexId | null {
  const own = new Set(ids);
  const [mx, my] = meanOf(plot, ids);
  const worth = (id: HexId): number => {
    const [x, y] = plot.centre(id);
    const around = plot.grid.within(id, REACH).filter((other) => own.has(other)).length;
    return around - Math.hypot(x - mx, y - my) / 1000;
  };
  const [first, ...others] = ids.map((id) => ({ id, worth: worth(id) }));
  return first ? others.reduce((a, b) => (b.worth > a.worth ? b : a), first).id : null;
}
