import type { HexId } from '../../hex/hex';

/** A unit with its stacking points and the ways open to it, the best first; each ends in the last of its hexes. */
export interface Leaving {
  id: string;
  points: number;
  ways: readonly (readonly HexId[])[];
}

/**
 * A way for every unit so that no hex takes more stacking points than it has `room` for (4.31), the first units and ways
 * first. Null: there are no such ways for all of them.
 */
export function roomForAll(
  leaving: readonly Leaving[],
  room: Readonly<Record<HexId, number>>,
): Record<string, HexId[]> | null {
  const [first, ...rest] = leaving;
  if (!first) return {};
  const tried: HexId[] = [];
  for (const way of first.ways) {
    const end = way.at(-1) ?? '';
    const left = (room[end] ?? 0) - first.points;
    if (left < 0 || tried.includes(end)) continue;
    tried.push(end);
    const others = roomForAll(rest, { ...room, [end]: left });
    if (others) return { [first.id]: [...way], ...others };
  }
  return null;
}

/** Ways for all if there is room for all; else for as many as find room, the first units first. `fixed` go whatever the room. */
export function waysForMost(
  leaving: readonly Leaving[],
  room: Readonly<Record<HexId, number>>,
  fixed: Readonly<Record<string, unknown>> = {},
): Record<string, HexId[]> {
  const all = roomForAll(leaving, room);
  if (all) return all;
  const left = { ...room };
  const chosen: Record<string, HexId[]> = {};
  for (const { id, points, ways } of leaving) {
    const way = ways.find((w) => id in fixed || (left[w.at(-1) ?? ''] ?? 0) >= points);
    if (!way) continue;
    chosen[id] = [...way];
    left[way.at(-1) ?? ''] = (left[way.at(-1) ?? ''] ?? 0) - points;
  }
  return chosen;
}
