import type { Ask, ShipView } from '../../mercury';
import type { LoadOrder } from '../../orders/load';
import { barredAt } from '../../rules/17-2-landing-places';
import { RSC_STEPS, stepsAboard } from '../../rules/17-3-aboard';
import type { RegroupLimits } from '../../rules/16-3-regroup';
import type { GroundUnit } from '../../rules/ground/ground';
import { portsFor } from './duties';
import { liftOf } from './forces';
import type { Plan } from './plan';

/** 17.31, 17.32: as many steps as the port takes in a game-turn: an RSC first where it may come ashore, then units, the first of the card first. */
export function freightOf(ships: readonly ShipView[], plan: Plan, q: Ask<RegroupLimits>): LoadOrder[] {
  const ashore = q.view.campaign?.alexandria;
  const [port] = portsFor(plan, q, false);
  if (!q.facts.load || plan.leaving !== null || !ashore || !port) return [];
  const place = q.data.places.get(port.at);
  let [left, rsc] = [port.takes, portsFor(plan, q, true).some(({ at }) => at === port.at) ? ashore.rsc : 0];
  let { room } = port;
  let units = ashore.units.filter((u) => place && !barredAt(q.data, place, u.id));
  const roomy = [...ships].sort((a, b) => liftOf(b, q) - liftOf(a, q));
  return roomy.flatMap((ship, n): LoadOrder[] => {
    const most = Math.min(liftOf(ship, q), left);
    const counters = n === 0 && rsc > 0 && most >= RSC_STEPS ? 1 : 0;
    const going = fitting(units, Math.min(room, most - counters * RSC_STEPS), q);
    if (counters + going.length === 0) return [];
    left -= counters * RSC_STEPS + stepsAboard(q.data, { units: going, rsc: 0 });
    room -= stepsAboard(q.data, { units: going, rsc: 0 });
    rsc -= counters;
    units = units.filter((u) => !going.includes(u));
    return [{ verb: 'load', cargo: { units: going.map(({ id }) => id), rsc: counters }, ship: ship.id }];
  });
}

function fitting(units: readonly GroundUnit[], room: number, q: Ask): GroundUnit[] {
  const going: GroundUnit[] = [];
  for (const unit of units) if (stepsAboard(q.data, { units: [...going, unit], rsc: 0 }) <= room) going.push(unit);
  return going;
}
