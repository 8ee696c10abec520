import {
  airSearched,
  alliedSearch,
  alliedSearched,
  contactDetected,
  decoyRemoved,
  disbanded,
  forceDetected,
  surfaceSearched,
} from '../facts/task-forces';
import { counted, type Counted, rollOn, withheldRoll } from '../../../kernel/chance/roll';
import type { Act, AirId, GermanUnit, Letter, MercuryData, SeaId, ShipId, TaskForce, Told, World } from '../mercury';
import {
  contactOf,
  fightingIn,
  germanCounter,
  germansIn,
  germansOnMap,
  isDecoy,
  onMap,
  shipCounter,
  shipOf,
  shipsOf,
  taskForce,
  zoneOf,
} from './16-components';
import { isNight } from './03-turn';
import { plainRoll } from './02-5-die';
import type { ShipType } from '../data/ships';

/** One zone the German searches, with the air unit sent there: to search an extra zone, or for the modifier (18.31). */
export interface Search {
  zone: SeaId;
  unit: AirId | null;
  extra: boolean;
}

/** Task Forces that a search of `zone` can find: at sea there, and in its minor ports and anchorages. */
export function findable(c: Pick<Act, 'world' | 'data'>, zone: SeaId): Letter[] {
  return onMap(c.world)
    .filter((tf) => tf.at !== null && zoneOf(c.data, tf.at) === zone)
    .map((tf) => tf.letter);
}

/** 18.32: for an air unit that helps, and the S number of the zone. */
export function searchModifiers(data: MercuryData, search: Search): Counted[] {
  const zone = data.zones.get(search.zone);
  const chart = data.charts['german-air-search'];
  return [
    ...(search.unit !== null && !search.extra ? [counted(chart, 'search-unit')] : []),
    ...(zone && zone.search !== 0 ? [counted(chart, 'zone', `S number of ${zone.name}`, zone.search)] : []),
  ];
}

/**
 * 18.32, 18.33: rolls for one zone. What is found is detected at once, but for a result of "one", where the letters
 * among which the German may choose are returned.
 */
export function airSearch(c: Act, search: Search): Letter[] {
  const chart = c.data.charts['german-air-search'];
  const roll = rollOn(c, chart, `air-search/${search.zone}`, 'zone', searchModifiers(c.data, search));
  const { unit, extra } = search;
  const letters = findable(c, search.zone);
  airSearched(c, {
    zone: search.zone,
    unit,
    extra,
    empty: letters.length === 0,
    roll,
  });
  if (roll.result === '-') return [];
  if (roll.result === 'one') return letters.filter((letter) => !c.world.taskForces[letter]?.detected);
  const told: Record<string, Told> = { types: 'types', counts: 'count', all: 'exists' };
  for (const letter of letters) detect(c, letter, told[roll.result] ?? 'exists', '18.33');
  return [];
}

/** 18.2: one attempt against each undetected German unit in a zone that holds a Task Force with ships. */
export function surfaceSearch(c: Act, when: 'first' | 'second'): void {
  for (const zone of c.data.zones.keys()) {
    const forces = fightingIn(c.world, c.data, zone).filter((tf) => !isDecoy(c.world, tf.letter)).length;
    if (forces === 0) continue;
    const convoys = germansIn(c.world, c.data, zone).filter(
      (g) => germanCounter(c.data, g.unit).kind === 'convoy',
    ).length;
    const contacts = germansIn(c.world, c.data, zone).length;
    for (const unit of germansIn(c.world, c.data, zone)) {
      if (!unit.detected) searchFor(c, unit.contact, zone, { forces, convoys, contacts }, when);
    }
  }
}

/** Task Forces with ships (a decoy neither searches nor helps) and convoys in the zone (18.22). */
interface Present {
  forces: number;
  convoys: number;
  /** Counters in the zone, which both see. */
  contacts: number;
}

function searchFor(c: Act, contact: number, zone: string, present: Present, when: string): void {
  const chart = c.data.charts['surface-search'];
  const open = present.forces > 1 ? [counted(chart, 'more-task-forces', undefined, 1 - present.forces)] : [];
  const hidden = present.convoys > 1 ? [counted(chart, 'more-convoys', undefined, 1 - present.convoys)] : [];
  const roll = rollOn(c, chart, `surface-search/${when}/${contact}`, 'unit', [...open, ...hidden]);
  // How many of the contacts are convoys is the German's secret: where there are several contacts the Allied player is
  // told die and result, never that modifier nor whether there was one.
  const told = present.contacts > 1 ? withheldRoll(roll, open) : roll;
  surfaceSearched(c, { contact, zone, roll: told });
  if (roll.result === 'detected') detectContact(c, contact, '18.22', isNight(c));
}

/** German units that a search from the air can find, those in Athens left out: the port is off the map (16.16). */
export function undetected(world: World): (GermanUnit & { at: SeaId })[] {
  return germansOnMap(world).filter((g) => !g.detected);
}

/** 18.41: one zone a game-turn, a roll for each undetected German unit there, at sea or in a landing place of the zone. */
export function alliedAirSearch(c: Act, zone: SeaId): void {
  const chart = c.data.charts['allied-air-search'];
  alliedSearch(c, { zone });
  for (const unit of undetected(c.world).filter((g) => zoneOf(c.data, g.at) === zone)) {
    const roll = plainRoll(c, `allied-air-search/${unit.contact}`, (die) => chart.at(die, 'unit'));
    const told = { ...roll, chart: chart.id, column: 'unit', row: chart.row(roll.die).label };
    alliedSearched(c, { contact: unit.contact, zone, roll: told });
    if (roll.result === 'detected') detectContact(c, unit.contact, '18.41', false);
  }
}

/** Turns a Task Force to its detected side and tells the German just what this result obliges to (18.13, 18.33). */
export function detect(c: Act, letter: Letter, told: Told, rule: string, forTheNight = false): void {
  const tf = taskForce(c.world, letter);
  tf.forTheNight = tf.detected ? tf.forTheNight && forTheNight : forTheNight;
  tf.detected = true;
  if (told === 'exists') forceDetected(c, { tf: letter, told }, { rule });
  else tellTaskForce(c, letter, told, rule);
}

/**
 * Tells the German the number, or number and types, of a Task Force as it is now. What he is told is a snapshot: a lesser
 * result later tells nothing new of it, and another number makes types told before worthless.
 */
export function tellTaskForce(c: Act, letter: Letter, told: Exclude<Told, 'exists'>, rule: string): void {
  const tf = taskForce(c.world, letter);
  const ships = shipsOf(c.world, letter).map((s) => s.id);
  const stale = tf.told === 'types' && told === 'count' && tf.toldCount !== ships.length;
  if (stale) delete tf.toldTypes;
  tf.told = told === 'types' || (tf.told === 'types' && !stale) ? 'types' : 'count';
  tf.toldCount = ships.length;
  if (told === 'types') tf.toldTypes = typesOf(c.data, ships);
  const types = told === 'types' ? { types: { ...tf.toldTypes } } : {};
  forceDetected(c, { tf: letter, told, count: ships.length, ...types }, { rule });
}

/** How many ships of each type, in the order of the list of types. */
export function typesOf(data: MercuryData, ids: readonly ShipId[]): Partial<Record<ShipType, number>> {
  const types: Partial<Record<ShipType, number>> = {};
  for (const id of ids) {
    const type = shipCounter(data, id).type;
    types[type] = (types[type] ?? 0) + 1;
  }
  return types;
}

/** The German sees these ships in the Task Force: he attacks them, or chooses among them. Who is whole again was repaired (16.45). */
export function seen(world: World, letter: Letter, there: readonly { id: ShipId }[]): void {
  const tf = taskForce(world, letter);
  const ships = there.map(({ id }) => id);
  for (const id of ships) if (!tf.seen.includes(id)) tf.seen.push(id);
  world.seenDamaged = world.seenDamaged.filter((id) => !ships.includes(id) || shipOf(world, id).damaged);
}

/** A sunk ship is struck from what the German was told of its Task Force, and from wherever he has seen it. */
export function struck(world: World, data: MercuryData, tf: TaskForce, id: ShipId): void {
  for (const other of Object.values(world.taskForces)) other.seen = other.seen.filter((s) => s !== id);
  if (tf.toldCount !== undefined) tf.toldCount = Math.max(0, tf.toldCount - 1);
  const type = shipCounter(data, id).type;
  const left = (tf.toldTypes?.[type] ?? 0) - 1;
  if (!tf.toldTypes) return;
  if (left > 0) tf.toldTypes[type] = left;
  else delete tf.toldTypes[type];
}

/** Takes an empty marker off the map; its letter may be used again. */
export function disband(c: Act, letter: Letter, rule: string): void {
  const at = taskForce(c.world, letter).at;
  delete c.world.taskForces[letter];
  disbanded(c, { tf: letter, at: at ?? '' }, { rule, to: c.world.placing ? 'allied' : 'all' });
}

/** A German unit is turned over: a decoy leaves play, anything else shows what it is (18.12). */
function detectContact(c: Act, contact: number, rule: string, forTheNight: boolean): void {
  const unit = contactOf(c.world, contact);
  const counter = germanCounter(c.data, unit.unit);
  if (counter.kind === 'decoy') {
    c.world.germans = c.world.germans.filter((g) => g !== unit);
    decoyRemoved(c, { contact, at: unit.at ?? '' });
    return;
  }
  unit.detected = true;
  unit.forTheNight = forTheNight;
  contactDetected(c, { contact, unit: unit.unit, at: unit.at ?? '' }, { rule });
}

/** 18.17: at the start of a Night turn, and of every AM turn, everything is undetected. */
export function allUndetected(world: World): void {
  for (const tf of Object.values(world.taskForces)) forget(tf);
  for (const unit of world.germans) Object.assign(unit, { detected: false, forTheNight: false });
}

/** 18.14: what was detected for the night only goes dark when the turn's last surface combats are over. */
export function nightDetectionEnds(world: World): void {
  for (const tf of Object.values(world.taskForces)) if (tf.forTheNight) forget(tf);
  for (const unit of world.germans) if (unit.forTheNight) Object.assign(unit, { detected: false, forTheNight: false });
}

function forget(tf: TaskForce): void {
  Object.assign(tf, { detected: false, forTheNight: false, told: 'exists', seen: [] });
  delete tf.toldCount;
  delete tf.toldTypes;
}
