import type { HexId } from '../mercury';
import type { GroundCounter } from '../data/ground';
import type { Arrival } from '../../../play/words/arrivals';
import { reserveHexes } from '../rules/ground/06-1-placement';
import { landingModifiers } from '../rules/ground/06-2-landing';
import { MOST_STACKING, stackingPoints } from '../rules/ground/ground';
import { nearest, type Situation } from './situation';

/** A point on the landing die, in hexes of a walk. */
const PIP = 2.5;
/** Hexes from the enemy at which a strip is quiet. */
const QUIET = 3;

/** 6.12b: as near to the goals as the landing roll allows, beside friends, into hexes with room. */
export function drops(sit: Situation, facts: { units: string[] }): Arrival[] {
  const hexes = reserveHexes(sit.ground).filter((hex) => !sit.foesIn.has(hex));
  const room = new Map(hexes.map((hex) => [hex, MOST_STACKING - stackingPoints(sit.ownIn.get(hex) ?? [])]));
  const wanted = mainEffort(sit);
  const cost = (hex: HexId, counter: GroundCounter): number =>
    PIP * landingModifiers(sit.ground, counter, hex).reduce((n, m) => n + m.by, 0) +
    (wanted.length === 0 ? 0 : nearest(hex, wanted)) -
    (sit.ownIn.has(hex) ? 0.5 : 0);
  const sorted = new Map<boolean, HexId[]>();
  return facts.units.flatMap((unit) => {
    const counter = sit.q.data.ground.get(unit);
    if (!counter) return [];
    // Only gliders land by another modifier than the rest.
    const best = sorted.get(counter.glider) ?? cheapest(hexes, (hex) => cost(hex, counter));
    sorted.set(counter.glider, best);
    const at = best.find((hex) => (room.get(hex) ?? 0) >= counter.sp);
    if (at === undefined) return [];
    room.set(at, (room.get(at) ?? 0) - counter.sp);
    return [{ unit, at }];
  });
}

/** The strip as long as it is not won and quiet, for without it nobody follows (6.51); else what is still to be won. */
function mainEffort(sit: Situation): readonly HexId[] {
  const strips = sit.effort?.hexes ?? sit.strips;
  const contested = strips.some((hex) => !sit.ownIn.has(hex) || nearest(hex, sit.foesIn.keys()) <= QUIET);
  return contested ? strips : [...sit.goals.keys()].filter((hex) => !sit.ownIn.has(hex));
}

function cheapest(hexes: readonly HexId[], cost: (hex: HexId) => number): HexId[] {
  const costs = new Map(hexes.map((hex) => [hex, cost(hex)]));
  return [...hexes].sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
}
