import type { Side } from '../side';
import type { Mission } from './5-aloft';
import { targetsOf, worthOf } from './6-4-hits';
import type { Fleet } from './6-fleet';
import type { Ship } from './ship';

/** A mission against ships, and those that were spotted before it came. */
export interface Attack {
  side: Side;
  goal: string | null;
  line: Mission;
  known: readonly string[];
  finders: readonly string[];
}

/** So many that aim at a ship for each hit that sinks it: one in three hits. */
const FOR_A_HIT = 3;

/** Enemy ships in the order in which a mission wants to hit them: as it was ordered, then the dearest first. */
export function wanted(targets: readonly Ship[], wants: readonly string[]): Ship[] {
  const rank = ({ id, type }: Ship): number => {
    const found = wants.findIndex((one) => one === id || one === type);
    return found < 0 ? wants.length : found;
  };
  return targets.toSorted((a, b) => rank(a) - rank(b) || worthOf(b, 0) - worthOf(a, 0) || (a.id < b.id ? -1 : 1));
}

/**
 * 5.4.6, 5.7.2: the ship that each unit aims at, named before the first throw: as many on the first that is wanted as are
 * likely to sink it, then the next. 3.7: who found nobody aims only at ships that were spotted before.
 */
export function aimsAt(fleet: Fleet, attack: Attack, units: readonly string[]): Record<string, string> {
  const { side, goal, line, known, finders } = attack;
  const targets = wanted(targetsOf(fleet, side, goal ?? ''), line.also.wants);
  const aims: Record<string, string> = {};
  const on = (ship: Ship): number => Object.values(aims).filter((id) => id === ship.id).length;
  for (const unit of units) {
    const open = finders.includes(unit) ? targets : targets.filter(({ id }) => known.includes(id));
    const next = open.find((ship) => on(ship) < fleet.left(ship) * FOR_A_HIT) ?? open[0];
    if (next) aims[unit] = next.id;
  }
  return aims;
}
