import type { MercuryData, Side, World } from './mercury';
import { overstacked } from './rules/ground/04-stacking';
import { militiaBySector, MOST_MILITIA } from './rules/ground/13-6-militia';
import { type Ground, groundOf, type GroundUnit, inPlay } from './rules/ground/ground';

/** Invariants of the hex map that do not hold, in words (fuzzing). */
export function groundFaults(world: World, data: MercuryData): string[] {
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
