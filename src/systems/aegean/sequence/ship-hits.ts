import type { Act } from '../aegean';
import { destroyerReturns, shipSunk } from '../facts/losses';
import * as told from '../facts/sea';
import { damageSteps, deckWorks, sinks } from '../rules/6-4-3-damage';
import { comeHome } from './air-seen';
import { loseGround, score } from './losses';
import { throwOn } from './throw';

/** 6.4.3: a ship takes hits; it may sink, and a carrier may lose its deck. */
export function hitShip(c: Act, id: string, hits: number, why: string): void {
  const { world, data } = c;
  const [ship, counter] = [world.ships[id], data.ships.get(id)];
  if (!ship || !counter || ship.at === 'lost' || hits <= 0) return;
  const steps = damageSteps(data.charts['ship-damage'], counter.type);
  told.shipHit(c, { ship: id, at: ship.at, hits, why });
  ship.hits += hits;
  if (sinks(ship.hits, steps)) return loseShip(c, id, why);
  if (!deckWorks(ship.hits, steps)) leaveDeck(c, id, ship.at, 'no deck to fly from');
}

/** 6.4.3: a ship is sunk, with its cargo; a destroyer comes back. */
export function loseShip(c: Act, id: string, why: string): void {
  const { world } = c;
  const ship = world.ships[id];
  if (!ship || ship.at === 'lost') return;
  const { at } = ship;
  for (const [unit, state] of Object.entries(world.ground)) if (state.at === id) loseGround(c, unit, { seen: false });
  shipSunk(c, { ship: id, at, why });
  Object.assign(ship, { at: 'lost', hits: 0, force: null, submerged: 0, entered: null });
  leaveDeck(c, id, at, `${why}, with its ship`);
  score(c, id);
  comeBack(c, id);
}

/** 6.4.3, chart `ship-damage`: aircraft of a ship that sinks or has no deck left fly to another deck of theirs, or are lost with it. */
function leaveDeck(c: Act, ship: string, at: string, why: string): void {
  const aboard = Object.keys(c.world.air).filter((id) => c.world.air[id]?.at === ship);
  const side = c.data.air.get(aboard[0] ?? '')?.side;
  if (side !== undefined) comeHome(c, side, aboard, () => ship, { at, why });
}

/** 6.4.3: a destroyer of a player is replaced d6 game-turns later. */
function comeBack(c: Act, id: string): void {
  const { world, data } = c;
  const counter = data.ships.get(id);
  if (counter?.type !== 'DD' || counter.side === 'italian') return;
  const roll = throwOn(c, 'destroyer-return', `return/${id}/${world.clock.turn}`, 'turns');
  world.returns[id] = world.clock.turn + Number(roll.result);
  destroyerReturns(c, { ship: id, turn: world.returns[id], roll });
}
