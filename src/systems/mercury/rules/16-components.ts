import type { GermanUnit, Letter, MercuryData, SeaId, Ship, ShipId, TaskForce, World } from '../mercury';
import type { Ratings, ShipCounter } from '../data/ships';
import type { GermanNavalUnit } from '../data/campaign-naval';

/** A decoy moves no faster than the fastest destroyers, or it would give itself away (16.33b, our reading). */
export const DECOY_SPEED = 7;
export const ALEXANDRIA = 'alexandria';
export const ATHENS = 'athens';

/** The printed counter of a ship. */
export function shipCounter(data: MercuryData, id: ShipId): ShipCounter {
  const counter = data.ships.get(id);
  if (!counter) throw new Error(`no ship is called "${id}"`);
  return counter;
}

/** The printed counter of a German naval unit. */
export function germanCounter(data: MercuryData, unit: string): GermanNavalUnit {
  const counter = data.germanNaval.get(unit);
  if (!counter) throw new Error(`no German naval unit is called "${unit}"`);
  return counter;
}

/** The ratings of the side that is up (16.12). */
export function ratingsOf(data: MercuryData, ship: Pick<Ship, 'id' | 'damaged'>): Ratings {
  const counter = shipCounter(data, ship.id);
  return ship.damaged && counter.back ? counter.back : counter.front;
}

/** The ships of a Task Force, in the order of the counter list. */
export function shipsOf(world: World, letter: Letter): Ship[] {
  return Object.values(world.ships).filter((s) => s.at !== 'sunk' && 'tf' in s.at && s.at.tf === letter);
}

/** Ships in an Alexandria box. */
export function shipsInBox(world: World, box: string): Ship[] {
  return Object.values(world.ships).filter((s) => s.at !== 'sunk' && 'box' in s.at && s.at.box === box);
}

/** A ship by its id. */
export function shipOf(world: World, id: ShipId): Ship {
  const ship = world.ships[id];
  if (!ship) throw new Error(`${id} is not in this game`);
  return ship;
}

/** A Task Force by its letter. */
export function taskForce(world: World, letter: Letter): TaskForce {
  const tf = world.taskForces[letter];
  if (!tf) throw new Error(`Task Force ${letter} is not in play`);
  return tf;
}

/** A Task Force without ships (16.33b). */
export const isDecoy = (world: World, letter: Letter): boolean => shipsOf(world, letter).length === 0;

/** The speed of a Task Force: that of its slowest ship (17.12). */
export function speedOf(world: World, data: MercuryData, letter: Letter): number {
  const ships = shipsOf(world, letter);
  if (ships.length === 0) return DECOY_SPEED;
  return Math.min(...ships.map((s) => ratingsOf(data, s).move));
}

/** The sea zone of a place, or the zone itself. */
export function zoneOf(data: MercuryData, at: SeaId): SeaId {
  return data.places.get(at)?.zone ?? at;
}

/** Task Forces on the map, by letter. */
export function onMap(world: World): TaskForce[] {
  return Object.values(world.taskForces).filter((tf) => tf.at !== null && tf.at !== ALEXANDRIA);
}

/** Task Forces that are in `zone` itself, not in one of its landing places. */
export function atSea(world: World, zone: SeaId): TaskForce[] {
  return onMap(world).filter((tf) => tf.at === zone);
}

/** The zone in which a unit may fight at sea: its own, or that of its anchorage; none in ports and minor ports (17.22, 17.23, 19.72). */
export function combatZone(data: MercuryData, at: SeaId): SeaId | null {
  const place = data.places.get(at);
  if (!place) return at;
  return place.kind === 'anchorage' ? place.zone : null;
}

/** Task Forces that may fight in `zone`. */
export function fightingIn(world: World, data: MercuryData, zone: SeaId): TaskForce[] {
  return onMap(world).filter((tf) => tf.at !== null && combatZone(data, tf.at) === zone);
}

/** German units that may be searched for and fought in `zone`. */
export function germansIn(world: World, data: MercuryData, zone: SeaId): GermanUnit[] {
  return germansOnMap(world).filter((g) => combatZone(data, g.at) === zone);
}

/** German naval units on the map. */
export function germansOnMap(world: World): (GermanUnit & { at: SeaId })[] {
  return world.germans.filter((g): g is GermanUnit & { at: SeaId } => g.at !== null && g.at !== ATHENS);
}

/** A German unit by the number of its counter. */
export function contactOf(world: World, contact: number): GermanUnit {
  const unit = world.germans.find((g) => g.contact === contact);
  if (!unit) throw new Error(`contact ${contact} is not in this game`);
  return unit;
}

/** A Task Force marker just put into play, undetected (16.32, 18.16). */
export function newTaskForce(letter: Letter, at: SeaId | null, name: string | null = null): TaskForce {
  return { letter, name, at, detected: false, forTheNight: false, told: 'exists', seen: [], attacked: false };
}
