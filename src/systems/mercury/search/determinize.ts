import { copyOf } from '../../../kernel/record/copy';
import type { Drawn } from '../../../kernel/search/known';
import type { Mercury, MercuryData, Ship, ShipId, World } from '../mercury';
import { baseWorld, forceIn, germanIn, type MercuryKnown, type Pick } from './base-world';
import { contactsDrawn } from './contacts-draw';
import { groundStack, navalStack } from './stacks';
import { shipCounter } from '../rules/16-components';
import { shuffled } from '../scramble';
import { fireOff } from './ammunition';
import { believedFleet } from './fleet-track';
import { berths } from './berths';
import { reinforcementsToCome, shipsInGame } from './told';
import { placedShips, type Placing } from './placed-ships';
import { campaignDrawn } from './campaign-draw';

/**
 * A world that the seat would see as it sees the true one, and the procedures that run in it. It knows nothing but `known`.
 * On the hex map the world is seen, and only what the enemy has decided without a word is drawn; in a campaign also what he
 * has at sea, aboard and in hand.
 */
export function determinize(known: MercuryKnown, data: MercuryData, pick: Pick): Drawn<Mercury> {
  const stack = copyOf([...known.stack]);
  const { ground, campaign, scenario } = known.view;
  const world = !scenario.sea
    ? withoutFleet(known, data)
    : known.seat === 'german'
      ? fleetDrawn(known, data, pick)
      : contactsDrawn(known, data, pick);
  if (campaign) campaignDrawn(world, known, data, pick);
  if (ground) groundStack(stack, world, known, data, pick);
  if (scenario.sea) navalStack(stack, world, known, data);
  return { world, stack };
}

/** Where no ships are played; of a campaign the German's own convoys. */
function withoutFleet(known: MercuryKnown, data: MercuryData): World {
  const world = baseWorld(known);
  if (known.seat === 'german')
    world.germans = known.view.contacts.map((c) =>
      germanIn(c, { unit: c.unit ?? '', cargo: c.cargo ?? [] }, known, data),
    );
  return world;
}

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
  const at = placedShips(all, known, data, pick, belief(known, data, pick));
  setShips(world, known, { at, data, pick });
  fireOff(world, known, data, pick);
  return world;
}

/** All ships of the game where they were drawn, damaged as far as the German knows. */
function setShips(
  world: World,
  known: MercuryKnown,
  { at, data, pick }: { at: Placing; data: MercuryData; pick: Pick },
): void {
  const seen = known.view.taskForces.flatMap((tf) => tf.seen ?? []);
  for (const id of shipsInGame(known, data)) {
    const tf = at.get(id);
    const damaged = seen.find((s) => s.id === id)?.damaged ?? known.view.damaged.includes(id);
    const ship: Ship = { id, damaged, ammo: 'full', at: 'sunk' };
    if (!known.view.sunk.includes(id)) ship.at = tf == null ? { box: boxFor(id, data, pick) } : { tf };
    // What is repaired in Alexandria the German does not see (16.45).
    if (tf === null && !shipCounter(data, id).pair && !seen.some((s) => s.id === id))
      ship.damaged &&= pick(ONE_REPAIRED_IN) > 0;
    world.ships[id] = ship;
  }
}

/** Of the damaged ships in Alexandria, so many to one that has been repaired: few get to the last box, and few of those (16.45). */
const ONE_REPAIRED_IN = 6;

/** A ship in Alexandria is in the box of its type or in a later one (16.41, 16.42). */
function boxFor(id: ShipId, data: MercuryData, pick: Pick): string {
  const { boxes, entry } = data.refit;
  const from = boxes.findIndex((box) => box.id === entry[shipCounter(data, id).type]);
  const later = boxes.slice(Math.max(0, from));
  return later[pick(later.length)]?.id ?? '';
}
