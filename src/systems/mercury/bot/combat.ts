import type { HexId } from '../mercury';
import { type Assignment, strongestSix } from '../decisions/ground/defaults/assign';
import type { Coordination } from '../rules/ground/combat';
import { type Fault, MOST_STACKING, stackingPoints, standing, type Standing } from '../rules/ground/ground';
import { attackOn, attacksFrom } from './attacks';
import { assaultValue, maneuverValue } from './odds';
import type { Situation } from './situation';
import type { DeclaredCombat } from '../decisions/ground/declared-combats';
import { isFighting } from './garrison';

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

/** The ground units called `ids`. */
export const unitsOf = ({ ground }: Situation, ids: readonly string[]): Standing[] =>
  ids.flatMap((id) => (ground.units[id] ? [standing(ground, id)] : []));

/** 7.1: the attacks the tables promise something of, the best first. */
export const declarations = (sit: Situation): DeclaredCombat[] =>
  attacksFrom(sit).map(({ target, from }) => ({ target, units: [...from.keys()] }));

/**
 * 9.8: who goes into what was won: the German everywhere, the Allied player into goals; nobody leaves a goal but for
 * another. It hangs on nothing that the combats of the phase change, so that it is the same said in advance.
 */
export function advancing({ side, goals }: Situation, target: HexId, units: readonly Standing[]): string[] {
  if (side === 'allied' && !goals.has(target)) return [];
  const able = units.filter((s) => isFighting(s) && (goals.has(target) || !goals.has(s.unit.at ?? '')));
  let room = MOST_STACKING;
  return able.flatMap((s) => (s.counter.sp > room ? [] : ((room -= s.counter.sp), [s.unit.id])));
}

/** The same when the hex is empty: those that may still go, as far as there is room. */
export function advanceOf(
  sit: Situation,
  facts: { target: HexId; ways: Record<string, string[][]>; room: Record<string, number> },
): Record<string, string[]> {
  const able = Object.keys(facts.ways).filter((id) => facts.ways[id]?.some((way) => way.length === 1));
  const going = advancing(sit, facts.target, unitsOf(sit, able));
  return Object.fromEntries(going.map((id) => [id, [facts.target]]));
}
