import { copyOf } from '../../../kernel/record/copy';
import type { ContactView, GermanUnit, MercuryData, SeaId, Ship, ShipView, World } from '../mercury';
import { scenarioOf } from '../rules/03-turn';
import { baseWorld, forceIn, germanIn, type Identity, type MercuryKnown, type Pick } from './base-world';
import { bodyOf, byWeight } from './told';
import { shuffled } from '../scramble';
import { turnBegan } from '../facts/game';
import { notSailed } from './campaign-draw';

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
  if (world.campaign) world.germans.push(...notSailed(world, known, data));
  return world;
}

function setOwnShips(world: World, { view }: MercuryKnown, data: MercuryData): void {
  const ships = new Map<string, Ship>(view.sunk.map((id) => [id, { id, damaged: true, ammo: 'full', at: 'sunk' }]));
  for (const { letter, ships: there = [] } of view.taskForces)
    for (const ship of there) ships.set(ship.id, ownShip(ship, { tf: letter }));
  for (const [box, there] of Object.entries(view.alexandria ?? {}))
    for (const ship of there) ships.set(ship.id, ownShip(ship, { box }));
  const listed = [...data.ships.keys()].flatMap((id) => ships.get(id) ?? []);
  world.ships = Object.fromEntries(listed.map((ship) => [ship.id, ship]));
}

const ownShip = ({ id, damaged, ammo, cargo }: ShipView, at: Ship['at']): Ship => ({
  ...{ id, damaged, ammo, at },
  ...(cargo ? { cargo: copyOf(cargo) } : {}),
});

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
  return view.contacts.length > 0 || toldOf.gone.length > 0 ? there : beforeSetUp(card, known, data);
}

/** Before the German set-up his units are on no place yet, numbered as on the card. */
function beforeSetUp(card: readonly string[], known: MercuryKnown, data: MercuryData): GermanUnit[] {
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

/** Orders of the units that are compared for one drawn world. */
const ORDERS = 6;
/** How likely a convoy with something for a beach stays off it and lands nothing. */
const STAYS = 0.1;

/** What each of `hidden` is: one of `free` for each, the likelier the better it agrees with what the Allied player saw it do. */
type UnitBelief = (
  hidden: readonly ContactTold[],
  free: readonly string[],
  known: MercuryKnown,
  data: MercuryData,
  pick: Pick,
) => readonly string[];

/** As the set-up card, the speeds and the conduct of the counters let it be. */
const believedUnits: UnitBelief = (hidden, free, known, data, pick) => {
  const card = new Card(known, data);
  const orders = Array.from({ length: ORDERS }, () => orderOf(hidden, free, card, pick)).flatMap((one) => one ?? []);
  if (orders.length === 0) return shuffled(free, pick);
  const weigh = (units: readonly string[]): number =>
    hidden.reduce((n, one, i) => n * card.likely(one, units[i] ?? ''), 1);
  return byWeight(orders, ({ units }) => weigh(units), pick).units;
};

/** What is printed of the units. */
class Card {
  private readonly starts: ReadonlyMap<string, readonly string[]>;

  constructor(
    { view }: MercuryKnown,
    private readonly data: MercuryData,
  ) {
    const { germans } = scenarioOf(data, { scenario: view.scenario.id });
    this.starts = new Map(germans.map(({ id, at }) => [id, at]));
  }

  /** Whether a counter can be a unit: by where it started, how far it moved in a turn, and whether it was a decoy. */
  canBe({ start, moves, decoy }: ContactTold, unit: string): boolean {
    const counter = this.data.germanNaval.get(unit);
    if (!counter || moves.some((points) => points > counter.move)) return false;
    if (decoy && counter.kind !== 'decoy') return false;
    return start === null || (this.starts.get(unit)?.includes(start) ?? true);
  }

  /**
   * How likely a unit does what the counter did: starts at this one of its places, moves so far of all it may, and lies off
   * a beach without landing (17.41).
   */
  likely({ moves, offBeach }: ContactTold, unit: string): number {
    const counter = this.data.germanNaval.get(unit);
    if (!counter) return 0;
    const lands = counter.kind === 'convoy' && counter.amphibious && counter.cargo.some((item) => item.beach);
    const start = 1 / Math.max(1, this.starts.get(unit)?.length ?? 1);
    return start * (1 + counter.move) ** -moves.length * (lands ? STAYS ** offBeach : 1);
  }
}

/** Some order in which each counter can be what it is, those with the fewest choices first; null: there is none. */
function orderOf(
  hidden: readonly ContactTold[],
  free: readonly string[],
  card: Card,
  pick: Pick,
): { units: string[] } | null {
  const choices = hidden.map((one) => free.filter((unit) => card.canBe(one, unit)));
  const order = [...hidden.keys()].sort((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0));
  const units: string[] = [];
  const place = (n: number, left: readonly string[]): boolean => {
    const at = order[n];
    if (at === undefined) return true;
    return shuffled(choices[at] ?? [], pick).some((unit) => {
      if (!left.includes(unit)) return false;
      units[at] = unit;
      return place(
        n + 1,
        left.filter((other) => other !== unit),
      );
    });
  };
  return place(0, free) ? { units } : null;
}

/** What the Allied player was told of one counter since it was placed. Its number stays with it to the end. */
interface ContactTold {
  contact: number;
  /** What it is, once it was turned over. */
  unit: string | null;
  /** Where it was placed; null: it is not known. */
  start: SeaId | null;
  /** Where it is, as far as it was told. */
  at: SeaId | null;
  /** Points it has moved, each time it did (17.12). */
  moves: number[];
  /** How often it lay off a beach when a turn ended, and landed nothing. */
  offBeach: number;
  /** It was turned over and was nothing (18.12). */
  decoy: boolean;
  /** Steps left of the items it has lost some of. */
  left: Map<string, number>;
}

interface Body {
  contact: number;
  unit: string;
  at: SeaId | null;
  from: SeaId | null;
  path: SeaId[];
  item: string;
  left: number;
}

/** All counters that are or were on the map and are not known to be a unit that is gone; `gone`: units that are. */
function contactsTold({ view, record }: MercuryKnown, data: MercuryData): { contacts: ContactTold[]; gone: string[] } {
  const known = new Map<number, ContactTold>();
  const gone: string[] = [];
  const of = (contact: number): ContactTold => {
    const one = known.get(contact) ?? fresh(contact);
    known.set(contact, one);
    return one;
  };
  for (const fact of record) {
    const body = bodyOf<Body>(fact);
    if (fact.type === turnBegan.type)
      [...known.values()].forEach((one) => (one.offBeach += isBeach(one.at, data) ? 1 : 0));
    if (fact.type === 'contact.moved') moved(of(body.contact), body);
    if (fact.type === 'contact.detected') of(body.contact).unit = body.unit;
    if (fact.type === 'contact.decoy') Object.assign(of(body.contact), { decoy: true });
    if (fact.type === 'convoy.step-lost') of(body.contact).left.set(body.item, body.left);
    if (fact.type !== 'contact.eliminated' && fact.type !== 'convoy.ashore') continue;
    gone.push(body.unit);
    known.delete(body.contact);
  }
  for (const contact of view.contacts) {
    const one = of(contact.contact);
    one.unit = contact.unit ?? one.unit;
    one.start ??= contact.at;
  }
  return { contacts: [...known.values()].sort((a, b) => a.contact - b.contact), gone };
}

const isBeach = (at: SeaId | null, data: MercuryData): boolean => data.zones.get(at ?? '')?.beach ?? false;

const fresh = (contact: number): ContactTold => ({
  ...{ contact, unit: null, start: null, at: null, moves: [], offBeach: 0, decoy: false },
  left: new Map<string, number>(),
});

/** Units that turn back are moved by the rules, but those were turned over before. */
function moved(one: ContactTold, { from, path }: Body): void {
  one.start ??= from;
  one.moves.push(path.length);
  one.at = path.at(-1) ?? from;
}
