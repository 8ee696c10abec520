import type { HexId } from '../../../mercury';
import type { Coordination } from '../../../rules/ground/combat';
import {
  columnShift,
  crosses,
  isEngineer,
  leadShift,
  oddsColumn,
  strengths,
  uphill,
} from '../../../rules/ground/09-odds';
import {
  attackStrength,
  defenceValue,
  type Fault,
  MOST_STACKING,
  otherSide,
  stackingPoints,
  type Standing,
  stepsLeft,
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

/** What a lead is chosen for (9.31D, 10.1C). */
export interface Leading {
  target: HexId;
  role: 'attacker' | 'defender';
  way: 'maneuver' | 'assault';
  /** Of a defence: who attacks. */
  attackers?: readonly string[];
}

/** Possible leads, the best first: efficiency, engineers where they help, then who can bear the first step. */
export function bestLeads(seen: Seen, ids: readonly string[], leading: Leading): string[] {
  const attackers = (leading.attackers ?? []).map((id) => unitSeen(seen, id));
  const there = [...unitsIn(seen.ground, leading.target), ...attackers];
  return leadsOf(
    seen,
    ids.map((id) => unitSeen(seen, id)),
    there,
    leading,
  ).map((s) => s.unit.id);
}

type OnMap = Pick<Seen, 'ground' | 'data'>;

/** The same of units wherever they are thought to stand, against those thought to be `there`. */
export function leadsOf(
  seen: OnMap,
  force: readonly Standing[],
  there: readonly Standing[],
  leading: Leading,
): Standing[] {
  const worth = new Map(force.map((s) => [s, leadWorth(seen, s, there, leading)]));
  return [...force].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}

/** An HQ leads, and is lost with the first step (9.31D, 13.51), only where that is worth so much: a column, or three points of a check. */
const HQ_LEADS = { maneuver: 0.5, assault: 2.5 } as const;

function leadWorth(seen: OnMap, s: Standing, there: readonly Standing[], leading: Leading): number {
  const bears = stepsLeft(s) / 100 - (s.counter.type === 'hq' ? HQ_LEADS[leading.way] : 0);
  if (leading.way === 'assault') return s.side.efficiency + (helps(s, leading) ? 3 : 0) + bears;
  const against = there.filter((o) => o.counter.side !== s.counter.side);
  const best = Math.max(0, ...against.map((o) => o.side.efficiency));
  const known = leading.role === 'attacker' || against.length > 0;
  const shift = known ? leadShift(s.side.efficiency, best) : s.side.efficiency;
  return shift + s.side.efficiency / 50 + engineerWorth(seen, s, leading) + bears;
}

const helps = (s: Standing, { role }: Leading): boolean => role === 'attacker' && isEngineer(s);

/** What an engineer's lead is worth in columns: a lower Terrain Defence Value, no river, no city (13.21). */
function engineerWorth(seen: OnMap, s: Standing, leading: Leading): number {
  if (!helps(s, leading)) return 0;
  const { ground } = seen;
  const { target } = leading;
  const halved = defenceValue(ground, target) >= 2 ? 2 : 0;
  return halved + (crosses(ground, s, target) ? 1 : 0) + (ground.hexes[target]?.terrain === 'city' ? 1 : 0);
}
