import type { HexId, Side } from '../../mercury';
import { type Ground, MOST_STACKING } from './ground';

/** Stacking points of one side in each hex, with units put where `ends` says they go (4.31). */
export function pointsByHex(
  ground: Ground,
  side: Side,
  ends: ReadonlyMap<string, HexId> = new Map(),
): Map<HexId, number> {
  const points = new Map<HexId, number>();
  for (const { id, at } of Object.values(ground.units)) {
    const counter = ground.data.ground.get(id);
    const hex = ends.get(id) ?? at;
    // In an off-map box no limit is printed (4.5).
    if (hex === null || counter?.side !== side || ground.data.boxes.has(hex)) continue;
    points.set(hex, (points.get(hex) ?? 0) + counter.sp);
  }
  return points;
}

/** Hexes that hold more of a side than they may at the end of a phase (4.31). */
export function overstacked(ground: Ground, side: Side): HexId[] {
  return [...pointsByHex(ground, side)].flatMap(([hex, points]) => (points > MOST_STACKING ? [hex] : []));
}
