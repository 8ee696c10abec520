import type { MercuryData } from '../data/load';
import { shuffled } from '../scramble';
import type { Letter, ShipId, World } from '../world';
import { baseWorld, forceIn, germanIn } from './base-world';
import type { MercuryKnown, Pick } from './base-world';
import { fireOff } from './ammunition';
import { believedFleet } from './fleet-belief';
import { berths } from './berths';
import { reinforcementsToCome, shipsInGame } from './reinforcements';
import { placedShips } from './placed-ships';

/**
 * A world as the German may imagine it: his own units as they are, the ships of the Allied player where `belief` would have
 * them and his view lets them be.
 */
export function fleetDrawn(
  known: MercuryKnown,
  data: MercuryData,
  pick: Pick,
  belief: typeof believedFleet = believedFleet,
): World {
  const { view } = known;
  const world = baseWorld(known);
  for (const tf of view.taskForces) world.taskForces[tf.letter] = forceIn(tf, known, data);
  const free = shuffled(view.freeMarkers, pick);
  for (const force of reinforcementsToCome(known, data)) {
    const letter = free.shift();
    if (letter === undefined) break;
    const { turn, enter } = force;
    world.taskForces[letter] = {
      ...forceIn({ letter, at: null, detected: false, due: { turn, enter } }, known, data),
      name: force.name,
    };
  }
  world.markers = [...shuffled(Object.keys(world.taskForces), pick), ...free];
  world.germans = view.contacts.map((c) => germanIn(c, { unit: c.unit ?? '', cargo: c.cargo ?? [] }, known, data));
  world.seenDamaged = [...view.damaged];
  const all = berths(known, world, data);
  setShips(world, known, data, placedShips(all, known, data, pick, belief(known, data, pick)));
  fireOff(world, known, data, pick);
  return world;
}

/** All ships of the game where they were drawn, damaged as far as the German knows. */
function setShips(world: World, known: MercuryKnown, data: MercuryData, at: ReadonlyMap<ShipId, Letter | null>): void {
  const seen = known.view.taskForces.flatMap((tf) => tf.seen ?? []);
  const port = data.refit.boxes.at(-1)?.id ?? '';
  for (const id of shipsInGame(known, data)) {
    const tf = at.get(id);
    const sunk = known.view.sunk.includes(id);
    world.ships[id] = {
      id,
      damaged: seen.find((s) => s.id === id)?.damaged ?? known.view.damaged.includes(id),
      ammo: 'full',
      at: sunk ? 'sunk' : tf == null ? { box: port } : { tf },
    };
  }
}
