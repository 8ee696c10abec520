import type { HexId } from '../../../hex/hex';
import type { Arrival } from '../orders/ground/units-at';
import { reserveHexes } from '../rules/ground/06-1-placement';
import { landingModifiers } from '../rules/ground/06-2-landing';
import { MOST_STACKING, stackingPoints } from '../rules/ground/ground';
import { nearest } from './situation';
import type { Situation } from './situation';

/** A point on the landing die, in hexes of a walk. */
const PIP = 2.5;

/** 6.12b: as near to the goals as the landing roll allows, beside friends, into hexes with room. */
export function drops(sit: Situation, facts: { units: string[] }): Arrival[] {
  const hexes = reserveHexes(sit.ground, sit.q.data).filter((hex) => !sit.foesIn.has(hex));
  const room = new Map(hexes.map((hex) => [hex, MOST_STACKING - stackingPoints(sit.ownIn.get(hex) ?? [])]));
  const wanted = [...sit.goals.keys()].filter((hex) => !sit.ownIn.has(hex));
  return facts.units.flatMap((unit) => {
    const counter = sit.q.data.ground.get(unit);
    if (!counter) return [];
    const cost = (hex: HexId): number =>
      PIP * landingModifiers(sit.ground, sit.q.data, counter, hex).reduce((n, m) => n + m.by, 0) +
      (wanted.length === 0 ? 0 : nearest(hex, wanted)) -
      (sit.ownIn.has(hex) ? 0.5 : 0);
    const able = hexes.filter((hex) => (room.get(hex) ?? 0) >= counter.sp);
    if (able.length === 0) return [];
    const at = able.reduce((a, b) => (cost(b) < cost(a) ? b : a));
    room.set(at, (room.get(at) ?? 0) - counter.sp);
    return [{ unit, at }];
  });
}
