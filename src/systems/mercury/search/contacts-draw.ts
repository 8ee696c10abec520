import type { MercuryData } from '../data/load';
import { scenarioOf } from '../rules/03-turn';
import { shuffled } from '../scramble';
import type { ContactView } from '../view/view';
import type { GermanUnit, SeaId, Ship, World } from '../world';
import { baseWorld, forceIn, germanIn } from './base-world';
import type { Identity, MercuryKnown, Pick } from './base-world';
import { contactsTold } from './contacts-told';
import type { ContactTold } from './contacts-told';
import { bodyOf } from './told';

/** A world as the Allied player may imagine it: his own ships as they are, the counters that lie face down drawn. */
export function contactsDrawn(known: MercuryKnown, data: MercuryData, pick: Pick): World {
  const { view } = known;
  const world = baseWorld(known);
  for (const tf of view.taskForces) world.taskForces[tf.letter] = forceIn(tf, known, data);
  // Before the set-up is done the German sees no marker (16.33b).
  if (known.stack[0]?.at === 'Allied set-up') world.placing = true;
  world.markers = [...Object.keys(world.taskForces), ...view.freeMarkers];
  setOwnShips(world, known, data);
  world.seenDamaged = seenDamaged(known, world);
  world.germans = drawnContacts(known, data, pick);
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
function drawnContacts(known: MercuryKnown, data: MercuryData, pick: Pick): GermanUnit[] {
  const { view } = known;
  const card = scenarioOf(data, { scenario: view.scenario.id }).germans.map((g) => g.id);
  const toldOf = contactsTold(known);
  const hidden = toldOf.contacts.filter((c) => c.unit === null);
  const free = card.filter((id) => !toldOf.gone.includes(id) && !toldOf.contacts.some((c) => c.unit === id));
  const drawn = assigned(hidden, shuffled(free, pick), data, known) ?? shuffled(free, pick);
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

/** One of `units` for each counter such that each can be what it is; null: there is no such order. */
function assigned(
  hidden: readonly ContactTold[],
  units: readonly string[],
  data: MercuryData,
  known: MercuryKnown,
): string[] | null {
  const starts = scenarioOf(data, { scenario: known.view.scenario.id }).germans;
  const order = [...hidden.keys()].sort((a, b) => choices(hidden[a]) - choices(hidden[b]));
  function choices(one: ContactTold | undefined): number {
    return units.filter((unit) => one && canBe(one, unit, starts, data)).length;
  }
  const found: string[] = [];
  const left = [...units];
  const place = (n: number): boolean => {
    const at = order[n];
    if (at === undefined) return true;
    for (const unit of [...left]) {
      if (!canBe(hidden[at] as ContactTold, unit, starts, data)) continue;
      left.splice(left.indexOf(unit), 1);
      found[at] = unit;
      if (place(n + 1)) return true;
      left.push(unit);
    }
    return false;
  };
  return place(0) ? found : null;
}

/** Whether a counter can be a unit: by where it started, how far it moved in a turn, and whether it was a decoy. */
function canBe(
  { start, most, decoy }: ContactTold,
  unit: string,
  starts: readonly { id: string; at: SeaId[] }[],
  data: MercuryData,
): boolean {
  const counter = data.germanNaval.get(unit);
  if (!counter || counter.move < most) return false;
  if (decoy && counter.kind !== 'decoy') return false;
  return start === null || (starts.find((s) => s.id === unit)?.at.includes(start) ?? true);
}
