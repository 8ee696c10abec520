import type { Act } from '../aegean';
import { airLost, destroyerReturns, groundLost, pointsScored, shipSunk } from '../facts/losses';
import { lossPoints } from '../rules/9-1-points';
import { hexOf } from '../rules/3-2-sight';
import { throwOn } from './throw';

/** A ground unit is gone for good. `seen`: the enemy knows of it, as he does of all but what goes down in a hold. */
export function loseGround(c: Act, id: string, { seen = true }: { seen?: boolean } = {}): void {
  const { world } = c;
  const unit = world.ground[id];
  if (!unit || unit.at === 'lost') return;
  groundLost(c, { unit: id, side: unit.side, at: unit.at, seen });
  Object.assign(unit, { at: 'lost', seen, disrupted: false });
}

/** An air unit is gone for good; `why` in a few words. */
export function loseAir(c: Act, id: string, why: string): void {
  const { world, data } = c;
  const unit = world.air[id];
  if (!unit || unit.at === 'lost') return;
  airLost(c, { unit: id, at: hexOf(world, data, unit.at) ?? unit.at, why });
  world.air[id] = { at: 'lost', ready: false, cap: null, patrol: null };
  score(c, id);
}

/** 6.4.3: a ship is sunk, with its cargo and its aircraft; a destroyer comes back. */
export function loseShip(c: Act, id: string, why: string): void {
  const { world } = c;
  const ship = world.ships[id];
  if (!ship || ship.at === 'lost') return;
  for (const [unit, { at }] of Object.entries(world.ground)) if (at === id) loseGround(c, unit, { seen: false });
  for (const [unit, { at }] of Object.entries(world.air)) if (at === id) loseAir(c, unit, `${why}, with its ship`);
  shipSunk(c, { ship: id, at: ship.at, why });
  Object.assign(ship, { at: 'lost', hits: 0, force: null, submerged: 0, entered: null });
  score(c, id);
  comeBack(c, id);
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

function score(c: Act, id: string): void {
  const found = lossPoints(c.world.scenario, c.data, id);
  if (!found) return;
  c.world.scored.push(found);
  pointsScored(c, found);
}
