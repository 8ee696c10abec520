import { shipDamaged, shipSunk } from '../facts/air';
import type { Act, ShipId } from '../mercury';
import { shipCounter, shipOf, shipsOf, taskForce } from './16-components';
import { damagedAboard, sunkWithAll } from './17-34-losses';
import { disband, struck } from './18-search';
import { score } from './22-victory';

export type Effect = 'none' | 'damaged' | 'sunk';

/** 19.42: less than half the defence nothing, at least half damaged, all of it sunk. */
export function effectOn(result: string, defence: number): Effect {
  const hits = Number(/^\d+/.exec(result)?.[0] ?? 0);
  if (hits >= defence) return 'sunk';
  return hits * 2 >= defence ? 'damaged' : 'none';
}

/** 19.5: turns a ship over, or sinks it: an already damaged one, or one without a damaged side. */
export function damageShip(c: Act, id: ShipId, effect: Effect, rule: string): void {
  if (effect === 'none') return;
  const ship = shipOf(c.world, id);
  if (ship.at === 'sunk' || !('tf' in ship.at)) return;
  const counter = shipCounter(c.data, id);
  const tf = ship.at.tf;
  const at = taskForce(c.world, tf).at;
  if (effect === 'damaged' && !ship.damaged && counter.back) {
    ship.damaged = true;
    if (!c.world.seenDamaged.includes(id)) c.world.seenDamaged.push(id);
    if (counter.pair) score(c, 'dd-pair-first', counter.name);
    shipDamaged(c, { ship: id, tf, at: at ?? '', pair: counter.pair }, { rule });
    damagedAboard(c, ship);
    return;
  }
  if (counter.pair && !ship.damaged) score(c, 'dd-pair-first', counter.name);
  score(c, counter.pair ? 'dd-pair-second' : `${counter.type.toLowerCase()}-sunk`, counter.name);
  ship.at = 'sunk';
  c.world.seenDamaged = c.world.seenDamaged.filter((s) => s !== id);
  struck(c.world, c.data, taskForce(c.world, tf), id);
  shipSunk(c, { ship: id, tf, at: at ?? '' }, { rule });
  sunkWithAll(c, ship);
  // A Task Force whose last ship was sunk leaves the map; it does not turn into a decoy (our reading of 16.33b).
  if (shipsOf(c.world, tf).length === 0) disband(c, tf, '19.5');
}
