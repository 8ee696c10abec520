import type { ContactView, GermanUnit, MercuryData, Ship, World } from '../mercury';
import { scenarioOf } from '../rules/03-turn';
import { baseWorld, forceIn, germanIn, type Identity, type MercuryKnown, type Pick } from './base-world';
import { believedUnits, type UnitBelief } from './contacts-belief';
import { contactsTold, type ContactTold } from './contacts-told';
import { bodyOf } from './told';

/** A world as the Allied player may imagine it: his own ships as they are, the counters that lie face down what `belief` makes of them. */
export function contactsDrawn(
  known: MercuryKnown,
  data: MercuryData,
  pick: Pick,
  belief: UnitBelief = believedUnits,
): World {
  const { view } = known;
  const world = baseWorld(known);
  for (const tf of view.taskForces) world.taskForces[tf.letter] = forceIn(tf, known, data);
  // Before the set-up is done the German sees no marker (16.33b).
  if (known.stack[0]?.at === 'Allied set-up') world.placing = true;
  world.markers = [...Object.keys(world.taskForces), ...view.freeMarkers];
  setOwnShips(world, known, data);
  world.seenDamaged = seenDamaged(known, world);
  world.germans = drawnContacts(known, data, pick, belief);
  return world;
}

function setOwnShips(world: World, { view }: MercuryKnown, data: MercuryData): void {
  const ships = new Map<string, Ship>(view.sunk.map((id) => [id, { id, damaged: true, ammo: 'full', at: 'sunk' }]));
  for (const { letter, ships: there = [] } of view.taskForces)
    for (const { id, damaged, ammo } of there) ships.set(id, { id, damaged, ammo, at: { tf: letter } });
  for (const [box, there] of Object.entries(view.alexandria ?? {}))
    for (const { id, damaged, ammo } of there) ships.set(id, { id, damaged, ammo, at: { box } });
  const listed = [...data.ships.keys()].flatMap((id) => ships.get(id) ?? []);
  world.ships = Object.fromEntries(listed.map((ship) => [ship.id, ship]));
}

/** Ships that the German saw damaged and has not seen again whole, or sunk. */
function seenDamaged({ record }: MercuryKnown, world: World): string[] {
  const ids: string[] = [];
  for (const fact of record) {
    const { ship } = bodyOf<{ ship: string }>(fact);
    if (fact.type === 'ship.damaged' && !ids.includes(ship)) ids.push(ship);
  }
  const shown = Object.values(world.taskForces).flatMap((tf) => tf.seen);
  return ids.filter(
    (id) => world.ships[id]?.at !== 'sunk' && (world.ships[id]?.damaged === true || !shown.includes(id)),
  );
}

/** The German units of the scenario: those that are known as they are, the others in an order that can be. */
function drawnContacts(known: MercuryKnown, data: MercuryData, pick: Pick, belief: UnitBelief): GermanUnit[] {
  const { view } = known;
  const card = scenarioOf(data, { scenario: view.scenario.id }).germans.map((g) => g.id);
  const toldOf = contactsTold(known, data);
  const hidden = toldOf.contacts.filter((c) => c.unit === null);
  const free = card.filter((id) => !toldOf.gone.includes(id) && !toldOf.contacts.some((c) => c.unit === id));
  const drawn = belief(hidden, free, known, data, pick);
  const unitOf = new Map(hidden.map((c, i) => [c.contact, drawn[i]]));
  const there = view.contacts.map((contact) => {
    const mine = toldOf.contacts.find((c) => c.contact === contact.contact);
    const unit = contact.unit ?? mine?.unit ?? unitOf.get(contact.contact) ?? card[0] ?? '';
    return germanIn(contact, identity(contact, unit, mine, data), known, data);
  });
  return view.contacts.length > 0 || toldOf.gone.length > 0 ? there : heldBack(card, known, data);
}

/** Before the German set-up his units are on no place yet, numbered as on the card. */
function heldBack(card: readonly string[], known: MercuryKnown, data: MercuryData): GermanUnit[] {
  return card.map((unit, i) => {
    const contact: ContactView = { contact: i + 1, at: null, detected: false };
    return germanIn(contact, identity(contact, unit, undefined, data), known, data);
  });
}

/** What a counter is, with what it still carries: losses are told, whoever has them (19.74f). */
function identity(contact: ContactView, unit: string, mine: ContactTold | undefined, data: MercuryData): Identity {
  const printed = data.germanNaval.get(unit)?.cargo ?? [];
  const cargo = printed.map((item) => ({
    id: item.id,
    steps: mine?.left.get(item.id) ?? (item.rsc ? 1 : item.steps),
  }));
  return { unit, cargo: contact.cargo ?? cargo };
}
