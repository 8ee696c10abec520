import { neighbours } from '../../../../hex/hex';
import type { HexId } from '../../../../hex/hex';
import type { MercuryData } from '../../data/load';
import { friendlyIn, inZoneOf } from './05-zones-of-control';
import { mayCross, MOST_STACKING, otherSide, stackingPoints, standing, unitsIn } from './ground';
import type { Ground, Standing } from './ground';

/** The hexes a unit may leave a failed Special Assault for, best priority first (6.42a, b, c). */
export type Priorities = [HexId[], HexId[], HexId[]];

/** Where each unit may go, and what room is in those hexes (9.62). Priorities are those before anybody goes. */
export interface WaysOut {
  ways: Record<string, Priorities>;
  room: Record<HexId, number>;
}

/** The ways out of an enemy hex for units that dropped into it (6.42). */
export function waysOut(ground: Ground, data: MercuryData, ids: readonly string[]): WaysOut {
  const ways = Object.fromEntries(ids.map((id) => [id, priorities(ground, data, standing(ground, data, id))]));
  const ends = Object.values(ways).flat(2);
  const room = Object.fromEntries(
    ends.map((hex) => [hex, MOST_STACKING - stackingPoints(unitsIn(ground, data, hex, 'german'))]),
  );
  return { ways, room };
}

function priorities(ground: Ground, data: MercuryData, s: Standing): Priorities {
  const found: Priorities = [[], [], []];
  const from = s.unit.at;
  const enemy = otherSide(s.counter.side);
  if (from === null) return found;
  for (const to of neighbours(from)) {
    if (!mayCross(ground, data, s, from, to) || unitsIn(ground, data, to, enemy).length > 0) continue;
    const zone = inZoneOf(ground, data, to, enemy);
    found[!zone ? 0 : friendlyIn(ground, data, to, s.counter.side) ? 1 : 2].push(to);
  }
  const beside = (hex: HexId): number =>
    neighbours(hex).filter((next) => unitsIn(ground, data, next, enemy).length > 0).length;
  return found.map((hexes) => hexes.sort((a, b) => beside(a) - beside(b))) as Priorities;
}

/** The hexes a unit has to choose from: the first priority with room for it; none: it is eliminated (6.42). */
export function openTo(ways: WaysOut, room: Readonly<Record<HexId, number>>, id: string, points: number): HexId[] {
  const fitting = (ways.ways[id] ?? []).map((hexes) => hexes.filter((hex) => (room[hex] ?? 0) >= points));
  return fitting.find((hexes) => hexes.length > 0) ?? [];
}
