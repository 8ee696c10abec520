import type { HexId } from '../../../mercury';
import type { Coordination } from '../../../rules/ground/combat';
import { columnShift, crosses, oddsColumn, strengths, uphill } from '../../../rules/ground/09-odds';
import {
  attackStrength,
  type Fault,
  MOST_STACKING,
  otherSide,
  stackingPoints,
  type Standing,
  unitsIn,
} from '../../../rules/ground/ground';
import { type Seen, unitSeen } from './worth';

/** How declared units attack: by Maneuver and by Assault Combat (9.31A, 10.1A). */
export interface Assignment {
  maneuver: string[];
  assault: string[];
}

/** What the choice hangs on. `assaultOnly`: why Maneuver Combat is not allowed (8.24, 9.13). */
export interface Assigning {
  target: HexId;
  declared: readonly string[];
  coordination: Coordination;
  assaultOnly: Fault | null;
}

/** The column below which an uncoordinated attack is better made by Assault. */
const EVEN = '1-1';

/**
 * The published plan: all by Maneuver Combat; all by Assault where Maneuver is not allowed, or where the shift of an
 * uncoordinated attack leaves it below 1-1. At most six stacking points assault (9.0).
 */
export function defaultAssignment(seen: Seen, { target, declared, coordination, assaultOnly }: Assigning): Assignment {
  const attackers = declared.map((id) => unitSeen(seen, id));
  if (assaultOnly) return { maneuver: [], assault: strongestSix(attackers) };
  const whole = stackingPoints(attackers) <= MOST_STACKING;
  const column = maneuverColumn(seen, target, attackers, coordination);
  const even = seen.data.charts['maneuver-combat'].columns.indexOf(EVEN);
  // With worse odds than 1-3 who finds no room in the Assault stays out (9.32).
  if (column === null) return { maneuver: [], assault: strongestSix(attackers) };
  const poor = coordination === 'uncoordinated' && column < even;
  return poor && (whole || column === null)
    ? { maneuver: [], assault: strongestSix(attackers) }
    : { maneuver: [...declared], assault: [] };
}

/** The column of a Maneuver Combat led by the best on both sides, before support and dice; null: not allowed (9.32). */
export function maneuverColumn(
  { ground, data }: Seen,
  target: HexId,
  attackers: readonly Standing[],
  coordination: Coordination,
): number | null {
  const side = attackers[0]?.counter.side ?? 'german';
  const defenders = unitsIn(ground, target, otherSide(side));
  const { attack, defence } = strengths({ attackers: [...attackers], defenders });
  const odds = oddsColumn(data.charts['maneuver-combat'], attack, defence);
  if (odds === null) return null;
  const best = (force: readonly Standing[]): number => Math.max(0, ...force.map((s) => s.side.efficiency));
  return odds + columnShift(best(attackers), best(defenders), coordination === 'uncoordinated');
}

/** As many as six stacking points allow (9.0), the strongest first; in the order they were declared. */
export function strongestSix(attackers: readonly Standing[]): string[] {
  const chosen: Standing[] = [];
  for (const s of [...attackers].sort((a, b) => attackStrength(b) - attackStrength(a)))
    if (stackingPoints([...chosen, s]) <= MOST_STACKING) chosen.push(s);
  return attackers.filter((s) => chosen.includes(s)).map((s) => s.unit.id);
}

/** The hexes a frontal assault may come from, the weakest attack first: rivers and slopes count for a point (8.24). */
export function weakestFronts(seen: Seen, target: HexId, fronts: readonly HexId[], declared: readonly string[]) {
  const threat = (hex: HexId): number => {
    const force = declared.map((id) => unitSeen(seen, id)).filter((s) => s.unit.at === hex);
    const six = strongestSix(force).map((id) => unitSeen(seen, id));
    const wet = six.some((s) => crosses(seen.ground, s, target)) ? 1 : 0;
    return six.reduce((n, s) => n + attackStrength(s), 0) - wet - (uphill(seen.ground, six, target) ? 1 : 0);
  };
  return [...fronts].sort((a, b) => threat(a) - threat(b));
}
