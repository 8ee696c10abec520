import type { HexId } from '../mercury';
import { MOST_STACKING, type Standing } from '../rules/ground/ground';
import { isFighting } from './garrison';
import type { Situation } from './situation';
import { unitsOf } from './units';

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
