import type { Fault } from '../../../kernel/decide/fault';
import type { ShipKind } from '../data/ships';
import type { Side } from '../side';
import type { Size } from '../data/ground-units';
import type { Ship } from './ship';

/** 6.3.1: bulk in companies; leaders and coast watchers need no room (2.4). */
export type Bulk = Readonly<Record<Size, number>>;

export const bulkOf = (cargo: readonly { size: Size }[], bulk: Bulk): number =>
  cargo.reduce((sum, { size }) => sum + bulk[size], 0);

/** 6.3.1: why a ship cannot carry all this; null: it can. */
export function cargoFault(ship: Pick<Ship, 'transport'>, cargo: readonly { size: Size }[], bulk: Bulk): Fault | null {
  if (ship.transport === 0) return { rule: '6.3.1', why: 'it carries no troops' };
  const most = ship.transport === bulk.battalion ? 'one battalion or three companies' : 'one company';
  return bulkOf(cargo, bulk) > ship.transport ? { rule: '6.3.1', why: `it carries ${most} at most` } : null;
}

/**
 * 6.3.2: why a side's ship cannot put troops ashore in the face of the enemy; null: it can. German landing craft land anywhere;
 * Allied landing craft, landing ships and transports on Rhodes or against Italians only.
 */
export function assaultFault(
  kind: Pick<ShipKind, 'assault' | 'name'>,
  side: Side,
  where: { rhodes: boolean; italians: boolean },
): Fault | null {
  const bad = (why: string) => ({ rule: '6.3.2', why });
  if (kind.assault !== true && kind.assault !== side)
    return bad(`a ${kind.name} lands nobody but in a port that is friendly, or held by Italians who surrender`);
  if (side === 'german' || where.rhodes) return null;
  return where.italians ? null : bad('Allied ships assault only Rhodes, or islands that Italians hold');
}

/** 6.3.4: the strength of shelling: half of the surface strength, fractions dropped. */
export const shelling = (ships: readonly Pick<Ship, 'surface'>[]): number =>
  Math.floor(ships.reduce((sum, { surface }) => sum + surface, 0) / 2);

/** 5.4.5: how many naval units a port with hits lets in or out in a game-turn. */
export function portTraffic(hits: number, slowedAt: number, closedAt: number): number {
  if (hits >= closedAt) return 0;
  return hits >= slowedAt ? 1 : Infinity;
}
