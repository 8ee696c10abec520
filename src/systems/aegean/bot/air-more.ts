import type { Ask } from '../aegean';
import { NO_MORE } from '../orders/air-also';
import { crew, type Mission } from '../rules/5-aloft';
import { orderFault } from '../rules/5-orders';
import { Fleet } from '../rules/6-fleet';
import { Field } from '../rules/7-field';
import { enemyOf } from '../side';

/** Whether one of the rarer missions is good for something where it goes. */
export function isOfUse(q: Ask, one: Mission): boolean {
  const { view, seat } = q;
  if (one.verb === 'escort') return view.caps[one.at]?.some(({ side }) => side !== seat) === true;
  if (one.verb === 'attack') return hasSpotted(q, one.at) && one.units.every((id) => q.data.air.get(id)?.type === 'TB');
  // Who is seen already need not be looked for.
  if (one.verb === 'far search') return !hasSpotted(q, one.at);
  if (one.verb === 'transfer') return isForward(q, one);
  return true;
}

const hasSpotted = (q: Ask, hex: string): boolean =>
  new Fleet(q.view, q.data).in(enemyOf(q.seat), hex).some(({ spotted }) => spotted);

/** 5.3.3: Allied fighters of the box go to an airfield of theirs where no enemy is ashore: from there they fly CAP. */
function isForward({ view, data, seat }: Ask, { units, to }: Extract<Mission, { verb: 'transfer' }>): boolean {
  const hex = view.bases[to]?.hex;
  if (seat !== 'allied' || hex === undefined || data.isles.airfieldAt(hex) === null) return false;
  // Fighter-bombers strike at ships from the box as well.
  const isFighter = units.every((id) => data.air.get(id)?.type === 'F');
  const isBoxed = units.every((id) => view.air[id]?.at === 'allied-holding');
  const field = new Field(view, data);
  const island = data.isles.hexesOf(data.isles.islandOf(hex) ?? '');
  return isFighter && isBoxed && !island.some((one) => field.hasEnemy(seat, one));
}

/** Aircraft whose mission of each impulse has nothing left to do: they rest, and may be ordered anew. */
export function resting(q: Ask): string[] {
  return q.view.orders.air.flatMap((one) => {
    if (one.verb === 'strike') return [];
    const able = one.units.filter((id) => q.view.air[id]?.ready && q.view.air[id].cap === null);
    if (able.length === 0) return [];
    const now = { ...one, units: able, also: NO_MORE } as Mission;
    return orderFault(q, now, []) === null ? [] : crew(one);
  });
}
