import { contactDetected, decoyRemoved, disbanded, forceDetected } from '../facts/task-forces';
import type { ShipType } from '../data/ships';
import type { Act, Letter, MercuryData, ShipId, TaskForce, Told, World } from '../mercury';
import { contactOf, germanCounter, shipCounter, shipOf, shipsOf, taskForce } from './16-components';

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
export function detectContact(c: Act, contact: number, rule: string, forTheNight: boolean): void {
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
