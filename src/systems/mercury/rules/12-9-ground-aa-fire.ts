import { groundAaFired, noGroundAa } from '../facts/bombardment';
import { type Act, type AirId, distance, type HexId, type MercuryData } from '../mercury';
import { counted, type Counted, rollOn } from '../../../kernel/chance/roll';
import { AA_BOXES, putAir } from './12-airpower';
import { supplyLevel } from './15-1-supply';
import { exerts } from './ground/05-zones-of-control';
import {
  type Ground,
  groundIn,
  interdictionAt,
  stackingPoints,
  standing,
  type Standing,
  unitsIn,
} from './ground/ground';

/** Stacking points of units able to fire that make the fire at their hex better (12.94). */
const CROWD = 5;

const isAa = (s: Standing): boolean => s.counter.type === 'light-aa' && s.counter.side === 'allied';

/** An AA unit that fires at aircraft: fresh, in order, without Final Fire; it needs no marker for it (6.32e, 13.32, 13.33). */
export const aaReady = (s: Standing): boolean =>
  isAa(s) && s.unit.at !== null && !s.unit.fatigued && !s.unit.dispersed && s.unit.fire !== 'final';

/** 12.91: whether aircraft over an Allied hex meet AA fire: an AA unit has it in range, or a unit there exerts a zone of control. */
export function meetsAaFire(ground: Ground, hex: HexId): boolean {
  const inRange = (s: Standing): boolean => s.unit.at !== null && distance(s.unit.at, hex) <= s.counter.range;
  return (
    unitsIn(ground, hex, 'allied').some(exerts) ||
    Object.keys(ground.units).some((id) => {
      const s = standing(ground, id);
      return aaReady(s) && inRange(s);
    })
  );
}

/** 12.41: the only modifier for fire at interdicting aircraft. */
export const interdictingModifier = (data: MercuryData): Counted[] => [counted(data.charts['aa-fire'], 'interdicting')];

/** The modifiers for fire at aircraft that bombard or support against a hex (12.42c, 12.94, 15.32g, 15.33g). */
export function overHexModifiers(ground: Ground, hex: HexId): Counted[] {
  const chart = ground.data.charts['aa-fire'];
  const firing = unitsIn(ground, hex, 'allied').filter((s) => exerts(s) || aaReady(s));
  const level = interdictionAt(ground, hex);
  const supply = supplyLevel(ground, 'allied', hex);
  return [
    ...(firing.some(aaReady) ? [counted(chart, 'light-aa')] : []),
    ...(stackingPoints(firing) >= CROWD ? [counted(chart, 'crowded')] : []),
    ...(level > 0 ? [counted(chart, `interdiction-${level}`)] : []),
    ...(supply === 'Adequate' ? [] : [counted(chart, supply === 'Low' ? 'low' : 'short')]),
  ];
}

/** 12.94: one roll on the Ground column against an air unit over `at`, a hex or a sector. True: it goes on. */
export function groundAaFire(c: Act, unit: AirId, at: string, modifiers: Counted[]): boolean {
  const roll = rollOn(c, c.data.charts['aa-fire'], `aa/${at}/${unit}`, 'Ground', modifiers);
  const to = AA_BOXES[roll.result];
  if (to) putAir(c.world, unit, to);
  groundAaFired(c, { unit, at, to: to ?? null, roll });
  return to === undefined;
}

/** 12.91: AA fire at each of the aircraft that bombard a hex or support an attack on it. Returns those that get through. */
export function aaFireOver(c: Act, units: readonly AirId[], hex: HexId): AirId[] {
  const ground = groundIn(c);
  if (units.length === 0) return [];
  if (!meetsAaFire(ground, hex)) {
    noGroundAa(c, { units: [...units], at: hex });
    return [...units];
  }
  const modifiers = overHexModifiers(ground, hex);
  return units.filter((unit) => groundAaFire(c, unit, hex, modifiers));
}

/** What is left of a mission once AA fire over its target hex is over (12.63). */
export function overTheTarget<M extends { air: readonly AirId[] }>(c: Act, mission: M, hex: HexId): M {
  return { ...mission, air: aaFireOver(c, mission.air, hex) };
}
