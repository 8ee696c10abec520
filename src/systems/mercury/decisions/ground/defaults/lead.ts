import type { HexId } from '../../../mercury';
import { crosses, isEngineer, leadShift } from '../../../rules/ground/09-odds';
import { defenceValue, type Standing, stepsLeft, unitsIn } from '../../../rules/ground/ground';
import { type Seen, unitSeen } from './worth';

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
