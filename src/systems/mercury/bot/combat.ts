import type { HexId } from '../../../hex/hex';
import type { Standing } from '../rules/ground/ground';
import type { Coordination } from '../rules/ground/combat';
import { attackOn } from './attacks';
import { assaultValue, maneuverValue } from './odds';
import { attackOf } from './situation';
import type { Situation } from './situation';
import { unitsOf } from './units';

const MOST_ASSAULTING = 6;

/** 9.0: Maneuver or Assault, whichever the tables promise more of; in a frontal assault the best that may go. */
export function assignment(sit: Situation, facts: { target: HexId; coordination: Coordination; declared: string[] }) {
  const units = unitsOf(sit, facts.declared);
  if (facts.coordination === 'frontal') return { maneuver: [], assault: ids(strongest(units)) };
  const attack = attackOn(sit, facts.target, units, sit.foesIn.get(facts.target) ?? []);
  const poorly = facts.coordination === 'uncoordinated';
  const maneuver = maneuverValue(attack, sit.ground, sit.q.data, poorly);
  const whole = units.reduce((n, s) => n + s.counter.sp, 0) <= MOST_ASSAULTING;
  const assault = whole ? assaultValue(attack, sit.ground, sit.q.data, poorly) : -Infinity;
  if (maneuver === -Infinity && !whole) {
    const first = strongest(units);
    return { maneuver: ids(units.filter((s) => !first.includes(s))), assault: ids(first) };
  }
  return assault > maneuver ? { maneuver: [], assault: facts.declared } : { maneuver: facts.declared, assault: [] };
}

/** The strongest units of six stacking points. */
function strongest(units: readonly Standing[]): Standing[] {
  let points = 0;
  return [...units]
    .sort((a, b) => b.side.attack - a.side.attack)
    .filter((s) => (points += s.counter.sp) <= MOST_ASSAULTING);
}
const ids = (units: readonly Standing[]): string[] => units.map((s) => s.unit.id);

/** 8.24: out of the hex with the least to fear. */
export function frontalHex(sit: Situation, facts: { target: HexId; hexes: readonly HexId[] }): HexId | null {
  const weight = (hex: HexId): number =>
    attackOf((sit.foesIn.get(hex) ?? []).filter((s) => sit.ground.declared[s.unit.id] === facts.target));
  return [...facts.hexes].sort((a, b) => weight(a) - weight(b))[0] ?? null;
}
