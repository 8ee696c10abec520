import type { PlayedStep } from '../../kernel/system';
import type { Mercury, MercuryData, Side, World } from './mercury';
import { groundPlayFaults } from './ground-play-faults';
import { isDecoy, onMap, shipsOf } from './rules/16-components';
import { type Ground, groundOf, type GroundUnit, inPlay, overstacked } from './rules/ground/ground';
import { militiaBySector, MOST_MILITIA } from './rules/ground/13-6-militia';

/** Invariants of a world of Operation Mercury that do not hold, in words (fuzzing). */
export function worldFaults(world: World, data: MercuryData, step?: PlayedStep<Mercury>): string[] {
  return [
    ...forceFaults(world, data),
    ...shipFaults(world, data),
    ...airFaults(world, data),
    ...germanFaults(world, data),
    ...groundFaults(world, data),
    ...(step ? groundPlayFaults(step, world, data) : []),
  ];
}

function forceFaults(world: World, data: MercuryData): string[] {
  const out: string[] = [];
  const forces = Object.values(world.taskForces);
  if (forces.length > data.markers.letters.length) out.push(`${forces.length} Task Forces are in play (16.33c)`);
  for (const tf of forces) {
    if (shipsOf(world, tf.letter).length > data.markers.shipsAtMost) out.push(`TF ${tf.letter} is too large (16.33a)`);
    if (tf.at !== null && !data.zones.has(tf.at) && !data.places.has(tf.at))
      out.push(`TF ${tf.letter} is at ${tf.at}, which is no place`);
    if (!tf.detected && (tf.told !== 'exists' || tf.seen.length > 0 || tf.toldCount !== undefined))
      out.push(`TF ${tf.letter} is undetected, but known (18.17)`);
    if (tf.seen.some((id) => world.ships[id]?.at === 'sunk')) out.push(`TF ${tf.letter} shows a sunk ship`);
  }
  const decoys = onMap(world).filter((tf) => isDecoy(world, tf.letter)).length;
  if (decoys > data.markers.decoysAtMost) out.push(`${decoys} decoys are on the map (16.33b)`);
  return out;
}

function shipFaults(world: World, data: MercuryData): string[] {
  return Object.values(world.ships).flatMap((ship) => {
    if (ship.at === 'sunk') return [];
    if ('tf' in ship.at) return world.taskForces[ship.at.tf] ? [] : [`${ship.id} sails in no Task Force (16.15)`];
    const box = ship.at.box;
    return data.refit.boxes.some((b) => b.id === box) ? [] : [`${ship.id} is in a box that does not exist`];
  });
}

function airFaults(world: World, data: MercuryData): string[] {
  const halves = Object.keys(world.air).filter((id) => data.air.get(id)?.half).length;
  const out = world.broken.filter((id) => world.air[id]).map((id) => `${id} is broken down and in play (12.13)`);
  if (halves !== world.broken.length * 2)
    out.push(`${halves} halves are in play for ${world.broken.length} Ju-87 broken down (12.13)`);
  if (world.broken.length > data.breakdown.atMost) out.push(`${world.broken.length} Ju-87 are broken down (12.13)`);
  return out;
}

function germanFaults(world: World, data: MercuryData): string[] {
  const numbers = world.germans.map((g) => g.contact);
  const twice = numbers.filter((n, i) => numbers.indexOf(n) !== i).map((n) => `two counters are numbered ${n}`);
  // In a campaign a convoy that has unloaded goes home empty (17.35d).
  const empty = (world.campaign ? [] : world.germans).filter(
    (g) => data.germanNaval.get(g.unit)?.kind === 'convoy' && g.cargo.length > 0 && g.cargo.every((i) => i.steps === 0),
  );
  return [...twice, ...empty.map((g) => `${g.unit} has lost everything and is still at sea (19.74f)`)];
}

/** Invariants of the hex map that do not hold, in words (fuzzing). */
function groundFaults(world: World, data: MercuryData): string[] {
  if (!world.ground) return [];
  const ground = groundOf(world, data);
  const units = Object.entries(ground.units).flatMap(([key, unit]) => unitFaults(key, unit, ground));
  if (Object.values(ground.units).some((u) => !data.ground.has(u.id))) return units;
  return [...units, ...declaredFaults(ground), ...militiaFaults(ground), ...restFaults(ground)];
}

function unitFaults(key: string, unit: GroundUnit, ground: Ground): string[] {
  const counter = ground.data.ground.get(unit.id);
  if (!counter || key !== unit.id) return [`${key} is no unit of the game, or stands under another's name`];
  const { at, box } = unit;
  const out: string[] = [];
  const fault = (what: string): void => void out.push(`${unit.id} ${what}`);
  if (at !== null && box !== undefined) fault('is in a hex and in a box');
  if (at !== null && ground.hexes[at] === undefined) fault(`is at ${at}, which is sea or off the sheets (2.1)`);
  if (box !== undefined && !ground.data.boxes.has(box)) fault(`is in ${box}, which is no off-map box (4.5)`);
  if (unit.reduced && counter.back === null) fault('is reduced and has one step (9.51)');
  if (unit.replacement === true && counter.replacement === null) fault('is no HQ and a replacement (13.51)');
  if (!inPlay(unit) && (unit.fatigued || unit.dispersed || unit.fire !== 'none'))
    fault('is eliminated and bears markers');
  if (unit.lostIn !== undefined && inPlay(unit)) fault('is in play and was lost (13.52b)');
  return out;
}

function declaredFaults({ declared, units }: Ground): string[] {
  const idle = Object.keys(declared).filter((id) => !units[id] || !inPlay(units[id]));
  return idle.map((id) => `${id} has declared combat and is not in play (7.11)`);
}

function militiaFaults(ground: Ground): string[] {
  return [...militiaBySector(ground)].flatMap(([sector, units]) =>
    units.length > MOST_MILITIA ? [`${units.length} Greek Militia are in ${sector} (13.61)`] : [],
  );
}

const SIDES: readonly Side[] = ['german', 'allied'];

/** What holds between player segments: stacks are legal, no hex holds both sides, no combat is left. */
function restFaults(ground: Ground): string[] {
  if (ground.active !== null) return [];
  const full = SIDES.flatMap((side) => overstacked(ground, side).map((hex) => `${hex} holds too many (4.31)`));
  const shared = sharedPlaces(ground).map((place) => `${place} holds units of both sides (4.16)`);
  const left = Object.keys(ground.declared).length > 0 ? ['declared combats are left over (7.11)'] : [];
  return [...full, ...shared, ...left];
}

/** Hexes and off-map boxes that hold units of both sides (4.16). */
export function sharedPlaces(ground: Ground): string[] {
  const sides = new Map<string, Map<Side, true>>();
  for (const { id, at, box } of Object.values(ground.units)) {
    const place = at ?? box;
    const side = ground.data.ground.get(id)?.side ?? 'german';
    if (place !== undefined) sides.set(place, new Map([...(sides.get(place) ?? []), [side, true]]));
  }
  return [...sides].flatMap(([place, there]) => (there.size > 1 ? [place] : []));
}
