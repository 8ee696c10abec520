import type { HexId } from '../mercury';
import { type Assignment, strongestSix } from '../decisions/ground/defaults/assign';
import type { Coordination } from '../rules/ground/combat';
import { type Fault, MOST_STACKING, stackingPoints } from '../rules/ground/ground';
import { attackOn } from './attacks';
import { assaultValue, maneuverValue } from './odds';
import type { Situation } from './situation';
import { unitsOf } from './units';

/** 9.0: Maneuver or Assault, whichever the tables promise more of; where only Assault is left the strongest that may go. */
export function fought(
  sit: Situation,
  facts: { target: HexId; coordination: Coordination; declared: string[]; assaultOnly: Fault | null },
): Assignment {
  const units = unitsOf(sit, facts.declared);
  const first = strongestSix(units);
  if (facts.assaultOnly) return { maneuver: [], assault: first };
  const attack = attackOn(sit, facts.target, units, sit.foesIn.get(facts.target) ?? []);
  const poorly = facts.coordination === 'uncoordinated';
  const maneuver = maneuverValue(attack, sit.ground, poorly);
  const whole = stackingPoints(units) <= MOST_STACKING;
  const assault = whole ? assaultValue(attack, sit.ground, poorly) : -Infinity;
  // With worse odds than 1-3 who finds no room in the Assault stays out (9.32).
  if (maneuver === -Infinity) return { maneuver: [], assault: first };
  return assault > maneuver ? { maneuver: [], assault: facts.declared } : { maneuver: facts.declared, assault: [] };
}
