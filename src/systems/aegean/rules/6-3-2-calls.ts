import type { Scope } from '../aegean';
import type { HexId } from '../../../hex/hex';
import type { AegeanData } from '../data/load';
import type { NavalOrder } from '../orders/sea';
import { letsInAndOut } from './5-4-5-traffic';

/** 6.3.2: whether a ship may sail to a friendly port, load there and sail on in one impulse: German landing craft may. */
export function mayCall({ ships, shipKinds }: Pick<AegeanData, 'ships' | 'shipKinds'>, id: string): boolean {
  const ship = ships.get(id);
  return ship?.side === 'german' && shipKinds[ship.type].assault === true;
}

/** 6.3.2: hexes in which craft that sail together take troops aboard on their way, and so need not end (6.2.4). */
export function callsOf(
  q: Pick<Scope, 'view' | 'data' | 'seat'>,
  ships: readonly string[],
  lines: readonly NavalOrder[],
): HexId[] {
  if (!ships.every((id) => mayCall(q.data, id))) return [];
  const loading = lines.flatMap((one) => (one.verb === 'load' && ships.includes(one.ship) ? [one] : []));
  const hexes = loading.flatMap(({ units, ship }) => {
    const from = q.view.ships[ship]?.at;
    return units.flatMap((id) => q.view.ground[id]?.at ?? []).filter((at) => at !== from && q.data.isles.grid.has(at));
  });
  return hexes.filter((hex) => letsInAndOut(q, hex));
}
