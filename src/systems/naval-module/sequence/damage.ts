import type { Act } from '../naval-module';
import * as told from '../facts/sea';
import { isSunkBy } from '../rules/27-3-damage';
import { Board } from '../rules/board';
import { eliminate, score } from './score';

/** 27.31 to 27.33: a ship takes Damage Points; beyond its protection it sinks, a transport into the Cadre Box, with all aboard. */
export function damageShip(c: Act, id: string, points: number): void {
  const { world, data } = c;
  const [ship, counter] = [world.ships[id], data.ships.get(id)];
  if (!ship || !counter) return;
  ship.damage += points;
  if (!isSunkBy(counter, ship.damage)) return;
  const cadre = counter.class === 'T';
  const lost = new Board(world, data).aboard(id).map((unit) => unit.id);
  Object.assign(ship, cadre ? { at: 'cadre', damage: CADRE, ready: false } : { at: 'lost', ready: false });
  told.sunk(c, { side: counter.side, ship: id, cadre, units: lost });
  if (counter.side === 'soviet') {
    // Light craft count half (scenarios 2 and 3).
    if (cadre) score(c, 'cadre', id, counter.light ? 0.5 : 1);
    else score(c, 'sunk', id, 1, -counter.protection);
  } else score(c, 'squadron', id, counter.protection);
  for (const unit of lost) eliminate(c, unit);
}

/** 27.32: the Damage Points of a transport in the Cadre Box. */
const CADRE = 3;
