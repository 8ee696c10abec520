import type { Letter, MercuryData, SeaId, ShipId } from '../mercury';
import type { NavalScenario } from '../data/scenario';
import { ALEXANDRIA, combatZone, shipCounter } from '../rules/16-components';
import { shuffled } from '../scramble';
import type { MercuryKnown, Pick } from './base-world';
import type { Placing } from './placed-ships';
import { type Sighting, type Sightings, sightings } from './sightings';
import { scenarioOf } from '../rules/03-turn';
import { byWeight, inAlexandria } from './told';

/** Of two Task Forces in one place, how often ships change between them unseen: once in so many chances (16.35). */
const ONE_CHANGES_IN = 3;
/** How much less likely a course of events gets that has to be mended, as the logarithm of a factor. */
const DOUBT = { mended: 1, number: 0.7, screen: 0.3 };

/**
 * One course that the fleet may have taken, followed from the printed set-up through all that the German was told. What
 * he was not told is drawn; where that comes to contradict what he is told later it is mended, and the course doubted.
 */
class FleetTrack {
  readonly at: Placing = new Map();
  doubt = 0;
  private readonly where = new Map<Letter, SeaId>();
  /** Where each Task Force lay before the moves of the game-turn. */
  private began = new Map<Letter, SeaId>();
  private regrouped = true;

  constructor(
    private readonly scenario: NavalScenario,
    private readonly data: MercuryData,
    private readonly pick: Pick,
  ) {}

  /** The whole course. `ashore`: ships that began in Alexandria, or came there. */
  follow({ starts, list }: Sightings, ashore: readonly ShipId[]): this {
    this.setOut(starts);
    for (const id of ashore) this.at.set(id, null);
    for (const sighting of list) {
      if (sighting.is !== 'moved' && sighting.is !== 'formed' && !this.regrouped) this.regroup();
      this.see(sighting);
    }
    return this;
  }

  /** Which marker of its zone each printed force has is drawn; the others are decoys (16.33b). */
  private setOut(starts: ReadonlyMap<Letter, SeaId>): void {
    for (const [letter, at] of starts) this.where.set(letter, at);
    const free = shuffled([...starts], this.pick);
    for (const { zone, ships } of this.scenario.forces) {
      const found = free.findIndex(([, at]) => at === zone);
      const [letter] = found < 0 ? [] : (free.splice(found, 1)[0] ?? []);
      if (letter !== undefined) for (const id of ships) this.at.set(id, letter);
    }
    this.began = new Map(this.where);
  }

  private see(sighting: Sighting): void {
    switch (sighting.is) {
      case 'turn':
        this.regroup();
        this.began = new Map(this.where);
        return;
      case 'moved':
        return this.moved(sighting);
      case 'formed':
        return this.formed(sighting.tf, sighting.at);
      case 'gone':
        return this.gone(sighting);
      case 'told':
        return this.told(sighting);
      case 'ship':
        return this.shipThere(sighting);
      case 'fire':
        return this.manned([sighting.tf]);
      case 'found':
        return this.manned(
          [...this.where].flatMap(([tf, at]) => (combatZone(this.data, at) === sighting.zone ? [tf] : [])),
        );
      case 'short':
        return this.short(sighting.by);
    }
  }

  /** Asked for very often: without lists on its way. */
  private ships(tf: Letter): ShipId[] {
    const ids: ShipId[] = [];
    for (const [id, at] of this.at) if (at === tf) ids.push(id);
    return ids;
  }

  /** Ships change Task Force in one place and nobody tells (16.35). */
  private regroup(): void {
    this.regrouped = true;
    const letters = [...this.where.keys()];
    for (const from of letters) {
      if (this.pick(ONE_CHANGES_IN * 2) > 0) continue;
      const beside = letters.filter((tf) => tf !== from && this.where.get(tf) === this.where.get(from));
      if (beside.length === 0) continue;
      const to = beside[this.pick(beside.length)] ?? from;
      const ships = shuffled(this.ships(from), this.pick);
      const room = this.data.markers.shipsAtMost - this.ships(to).length;
      for (const id of ships.slice(0, Math.min(room, 1 + this.pick(ships.length)))) this.at.set(id, to);
    }
  }

  /** A Task Force that moved so far holds no slower ship (17.12): such ships changed to another one before. */
  private moved({ tf, from, path, card }: Sighting & { is: 'moved' }): void {
    this.regrouped = false;
    for (const id of card) this.at.set(id, tf);
    const beside = [...this.began].filter(([other, at]) => other !== tf && at === from).map(([other]) => other);
    for (const id of this.ships(tf)) {
      if (shipCounter(this.data, id).front.move >= path.length) continue;
      this.doubt += DOUBT.mended;
      const to = beside[this.pick(beside.length)];
      if (to !== undefined) this.at.set(id, to);
    }
    this.where.set(tf, path.at(-1) ?? from ?? '');
  }

  /** A new marker: a decoy as like as not, else some ships of another one there (16.34). */
  private formed(tf: Letter, at: SeaId): void {
    if (at === ALEXANDRIA) return this.sailed(tf, at);
    const beside = [...this.where].filter(([other, place]) => place === at && this.ships(other).length > 0);
    this.where.set(tf, at);
    this.began.set(tf, at);
    const [from] = beside[this.pick(beside.length)] ?? [];
    if (from === undefined || this.pick(2) === 0) return;
    const ships = shuffled(this.ships(from), this.pick);
    for (const id of ships.slice(0, 1 + this.pick(ships.length))) this.at.set(id, tf);
  }

  /** 16.43: out of Alexandria, with some of the ships that lie there. */
  private sailed(tf: Letter, at: SeaId): void {
    this.where.set(tf, at);
    this.began.set(tf, at);
    const there = [...this.at].flatMap(([id, place]) => (place === null ? [id] : []));
    const most = Math.min(there.length, this.data.markers.shipsAtMost);
    for (const id of shuffled(there, this.pick).slice(0, this.pick(most + 1))) this.at.set(id, tf);
  }

  /** Into Alexandria with all its ships, or off the map: then it had none left (16.15). */
  private gone({ tf, toPort }: Sighting & { is: 'gone' }): void {
    const place = this.where.get(tf);
    this.where.delete(tf);
    this.began.delete(tf);
    for (const id of this.ships(tf)) {
      if (toPort) this.at.set(id, null);
      else this.moveOut(id, tf, place, DOUBT.mended);
    }
  }

  /** A number was told, or how many of each type (18.33): ships too many go elsewhere, ships too few come. */
  private told({ tf, count, types }: Sighting & { is: 'told' }): void {
    const typeOf = (id: ShipId): string => shipCounter(this.data, id).type;
    const of = (type: string): number => this.ships(tf).filter((id) => typeOf(id) === type).length;
    const most = (type: string): number => (types ? (types[type as keyof typeof types] ?? 0) : Infinity);
    for (const id of shuffled(this.ships(tf), this.pick))
      if (of(typeOf(id)) > most(typeOf(id)) || this.ships(tf).length > count)
        this.moveOut(id, tf, this.where.get(tf), DOUBT.number);
    for (let n = this.ships(tf).length; n < count; n++)
      this.bring(tf, (id) => of(typeOf(id)) < most(typeOf(id)), DOUBT.number);
  }

  private shipThere({ tf, ship, sunk }: Sighting & { is: 'ship' }): void {
    if (this.at.get(ship) !== tf) {
      this.doubt += DOUBT.mended;
      this.at.set(ship, tf);
    }
    if (sunk) this.at.delete(ship);
  }

  /** A ship that cannot be there is in another Task Force of the place, or anywhere. */
  private moveOut(id: ShipId, tf: Letter, place: SeaId | undefined, doubt: number): void {
    const room = [...this.where].filter(
      ([other]) => other !== tf && this.ships(other).length < this.data.markers.shipsAtMost,
    );
    const near = room.filter(([, at]) => at === place);
    const list = near.length > 0 ? near : room;
    const [to] = list[this.pick(list.length)] ?? [];
    this.doubt += near.length > 0 ? doubt / 2 : doubt;
    if (to !== undefined) this.at.set(id, to);
  }

  /** Some ship that fits comes from another Task Force of the place, or from anywhere. */
  private bring(tf: Letter, fits: (id: ShipId) => boolean, doubt: number): void {
    const others = [...this.at].filter(([id, at]) => at !== tf && at !== null && fits(id));
    const near = others.filter(([, at]) => at !== null && this.where.get(at) === this.where.get(tf));
    const list = near.length > 0 ? near : others;
    const [id] = list[this.pick(list.length)] ?? [];
    this.doubt += near.length > 0 ? doubt / 2 : doubt;
    if (id !== undefined) this.at.set(id, tf);
  }

  /** One of these has ships. */
  private manned(forces: readonly Letter[]): void {
    const one = forces[this.pick(forces.length)];
    if (one !== undefined && forces.every((tf) => this.ships(tf).length === 0))
      this.bring(one, () => true, DOUBT.mended);
  }

  /** How much the screen was short of says what guns lie there (23.1). */
  private short(by: number): void {
    const { zones, atLeast } = this.scenario.screen;
    const there = [...this.at].filter(([, tf]) => tf !== null && zones.includes(this.where.get(tf) ?? ''));
    const guns = there.reduce((sum, [id]) => sum + shipCounter(this.data, id).front.bombardment, 0);
    this.doubt += DOUBT.screen * Math.abs(atLeast - guns - by);
  }
}

/** Courses of the fleet that are compared for one drawn world. */
const COURSES = 5;
/** A ship that was seen in a Task Force, and is not there in a course. */
const MISSED = 1;

/** Where the ships may be, the likelier the better it agrees with all that the German was told. */
export function believedFleet(known: MercuryKnown, data: MercuryData, pick: Pick): Placing {
  const scenario = scenarioOf(data, { scenario: known.view.scenario.id });
  const seen = sightings(known, data);
  const ashore = inAlexandria(scenario, known.view);
  const courses = Array.from({ length: COURSES }, () => new FleetTrack(scenario, data, pick).follow(seen, ashore));
  const shown = known.view.taskForces.flatMap((tf) => (tf.seen ?? []).map(({ id }) => ({ id, tf: tf.letter })));
  const missed = (one: FleetTrack): number => shown.filter(({ id, tf }) => one.at.get(id) !== tf).length;
  return byWeight(courses, (one) => Math.exp(-one.doubt - MISSED * missed(one)), pick).at;
}
