import type { Act } from '../aegean';
import * as told from '../facts/sea';
import { damageSteps, deckWorks, sinks } from '../rules/6-4-3-damage';
import { loseAir, loseShip } from './losses';

/** 6.4.3: a ship takes hits; it may sink, and a carrier may lose its deck with the aircraft on it. */
export function hitShip(c: Act, id: string, hits: number, why: string): void {
  const { world, data } = c;
  const [ship, counter] = [world.ships[id], data.ships.get(id)];
  if (!ship || !counter || ship.at === 'lost' || hits <= 0) return;
  const steps = damageSteps(data.charts['ship-damage'], counter.type);
  told.shipHit(c, { ship: id, at: ship.at, hits, why });
  ship.hits += hits;
  if (sinks(ship.hits, steps)) return loseShip(c, id, why);
  if (deckWorks(ship.hits, steps)) return;
  for (const [unit, { at }] of Object.entries(world.air)) if (at === id) loseAir(c, unit, 'no deck to fly from');
}
