import type { HexId } from '../../../../../hex/hex';
import { crosses, isEngineer, leadShift } from '../../../rules/ground/09-odds';
import { defenceValue, stepsLeft, unitsIn } from '../../../rules/ground/ground';
import type { Standing } from '../../../rules/ground/ground';
import { unitSeen } from './worth';
import type { Seen } from './worth';

/** What a lead is chosen for (9.31D, 10.1C). */
export interface Leading {
  target: HexId;
  role: 'attacker' | 'defender';
  way: 'maneuver' | 'assault';
}

/** Possible leads, the best first: efficiency, engineers where they help, then who can bear the first step. */
export function bestLeads(seen: Seen, ids: readonly string[], leading: Leading): string[] {
  const worth = new Map(ids.map((id) => [id, leadWorth(seen, unitSeen(seen, id), leading)]));
  return [...ids].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}

function leadWorth(seen: Seen, s: Standing, leading: Leading): number {
  const bears = stepsLeft(s) / 100;
  if (leading.way === 'assault') return s.side.efficiency + (helps(seen, s, leading) ? 3 : 0) + bears;
  const against = unitsIn(seen.ground, seen.data, leading.target).filter((o) => o.counter.side !== s.counter.side);
  const best = Math.max(0, ...against.map((o) => o.side.efficiency));
  const shift = leading.role === 'attacker' ? leadShift(s.side.efficiency, best) : s.side.efficiency;
  return shift + s.side.efficiency / 50 + engineerWorth(seen, s, leading) + bears;
}

const helps = (seen: Seen, s: Standing, { role }: Leading): boolean => role === 'attacker' && isEngineer(s);

/** What an engineer's lead is worth in columns: a lower Terrain Defence Value, no river, no city (13.21). */
function engineerWorth(seen: Seen, s: Standing, leading: Leading): number {
  if (!helps(seen, s, leading)) return 0;
  const { ground, data } = seen;
  const { target } = leading;
  const halved = defenceValue(ground, data, target) >= 2 ? 2 : 0;
  return halved + (crosses(ground, s, target) ? 1 : 0) + (ground.hexes[target]?.terrain === 'city' ? 1 : 0);
}
