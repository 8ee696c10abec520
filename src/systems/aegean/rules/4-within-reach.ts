import type { Scope } from '../aegean';
import { entryHexes } from './6-3-orders';
import { ownPort } from './6-3-cargo';
import { Fleet, holdingBox } from './6-fleet';
import type { Ship } from './ship';

/** 6.3.5: whether an enemy ship may be met in an impulse by own ships, or may meet them; as the crow flies, coasts aside. */
export function isWithinReach(q: Scope, enemy: string): boolean {
  const { view, data, seat } = q;
  const fleet = new Fleet(view, data);
  const other = fleet.get(enemy);
  if (other === null || other.at === null) return false;
  const at = other.at;
  const points = (ship: Ship): number => (data.shipKinds[ship.type].intercept ? fleet.points(ship) : 0);
  const far = (ship: Ship): number => {
    if (ship.at !== null) return data.isles.grid.distance(ship.at, at);
    const { at: place, from = 0 } = view.ships[ship.id] ?? {};
    const waits = place !== holdingBox(seat) || from > view.clock.turn;
    // The hex it enters in takes a point.
    return waits ? Infinity : 1 + Math.min(...entryHexes(q, seat).map((hex) => data.isles.grid.distance(hex, at)));
  };
  // Who lies in a port of his own does not flee from what may come.
  const isAtSea = (ship: Ship): boolean => ship.at !== null && ownPort(q, ship.at) === null;
  return fleet.of(seat).some((ship) => far(ship) <= Math.max(points(ship), isAtSea(ship) ? points(other) : 0));
}
