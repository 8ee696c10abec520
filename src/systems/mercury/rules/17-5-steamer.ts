import { ferried } from '../facts/drops';
import { type Act, distance, type HexId, type MercuryData, type World } from '../mercury';
import { turnOf } from './03-turn';
import { hasOption } from './23-4-variants';
import { countSuda, sudaFault } from './ground/04-suda';
import { sectorFault } from './ground/13-6-militia';
import {
  type Fault,
  type Ground,
  groundIn,
  groundOf,
  MOST_STACKING,
  otherSide,
  stackingPoints,
  standing,
  type Standing,
  stepsLeft,
  unitsIn,
} from './ground/ground';

/** The minor ports it sails between, by their landing places (17.52). */
const PORTS = ['suda', 'heraklion'];

/** Hexes that must lie between its ports and every enemy (17.52). */
const CLEAR = 2;
const ARMOR = ['armor', 'light-armor'];

/** The hexes of its two ports. @throws Error where one is not printed */
export function steamerPorts(data: Pick<MercuryData, 'places'>): [HexId, HexId] {
  const [suda, heraklion] = PORTS.map((id) => data.places.get(id)?.hex ?? null);
  if (!suda || !heraklion) throw new Error('the coastal steamer has no ports on the map');
  return [suda, heraklion];
}

/** Whether it sails now: at night, with its option, and both ports on the map (17.5, 17.52). */
export function steamerSails(world: World, data: MercuryData): boolean {
  if (!hasOption(world, 'allied-5') || !world.ground || !turnOf(data, world.turn).night) return false;
  const { hexes } = groundOf(world, data);
  return steamerPorts(data).every((hex) => hexes[hex] !== undefined);
}

/** The port that a unit in `at` is taken to. */
export function otherPort(data: Pick<MercuryData, 'places'>, at: HexId | null): HexId | null {
  const [suda, heraklion] = steamerPorts(data);
  return at === suda ? heraklion : at === heraklion ? suda : null;
}

/** Why the steamer does not take a unit (17.51 to 17.53, 4.31, 4.64, 13.61); null: it does. */
export function steamerFault(ground: Ground, turn: number, s: Standing): Fault | null {
  const from = s.unit.at;
  const to = otherPort(ground.data, from);
  if (from === null || to === null) return { rule: '17.52', text: 'is not in the hex of Suda or Heraklion' };
  if (stepsLeft(s) > 1 && !ARMOR.includes(s.counter.type))
    return { rule: '17.53', text: 'has two steps; the steamer takes a unit of one step, or a tank unit' };
  const near = [from, to].find((port) => enemyNear(ground, s, port));
  if (near !== undefined)
    return { rule: '17.52', text: `cannot be shipped: an enemy is less than two hexes from ${near}` };
  const held = sudaFault(ground, turn, s, from, to) ?? sectorFault(ground, s, to);
  if (held) return held;
  const points = stackingPoints(unitsIn(ground, to, s.counter.side)) + s.counter.sp;
  return points > MOST_STACKING ? { rule: '4.31', text: `finds no room in ${to}` } : null;
}

function enemyNear(ground: Ground, { counter }: Standing, port: HexId): boolean {
  return Object.values(ground.units).some(
    ({ id, at }) =>
      at !== null && ground.data.ground.get(id)?.side === otherSide(counter.side) && distance(at, port) < CLEAR,
  );
}

/** 17.52: it arrives without a roll, and moves one hex in its Movement Phase. */
export function ferry(c: Act, id: string): void {
  const s = standing(groundIn(c), id);
  const from = s.unit.at;
  const to = otherPort(c.data, from);
  if (from === null || to === null) return;
  countSuda(c, s, [to]);
  Object.assign(s.unit, { at: to, landed: true, bySea: true });
  ferried(c, { unit: id, from, to });
}
