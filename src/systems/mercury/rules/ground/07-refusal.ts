import { advanced, noCombat, refused } from '../../facts/ground';
import { type Act, adjacent, distance, type HexId, neighbours, type Side } from '../../mercury';
import { hasOption, type Varied } from '../23-4-variants';
import { countSuda, leavesSuda, mayLeaveSuda, sudaFault } from './04-suda';
import { inZoneOf } from './05-zones-of-control';
import { callOff, declaredAgainst } from './07-declaration';
import { chartedCheck } from './07-efficiency';
import { advanceFault } from './09-advance';
import { withinSectors } from './13-6-militia';
import {
  type Fault,
  type Ground,
  groundIn,
  mayEnter,
  MOST_STACKING,
  occupyHex,
  otherSide,
  stackingPoints,
  standing,
  type Standing,
  unitsIn,
} from './ground';

/** Efficiency that one unit of a stack must have for it to refuse combat (7.31). */
const REFUSES = 5;

/** The sector whose Allied units the paralysis of the first game-turns surprises (7.34, 7.43); with Allied option 6 none (23.45). */
export function surprised(ground: Varied, side: Side, turn: number, sector: string): boolean {
  if (side === 'german' || hasOption(ground, 'allied-6')) return false;
  return (turn === 1 && sector === 'Maleme-Suda') || (turn === 2 && ['Retimo', 'Heraklion'].includes(sector));
}

/** Whether an attacked stack may try to refuse combat (7.31, 7.34, 6.32c); whether it has a way is another matter. */
export function mayRefuse(ground: Ground, side: Side, hex: HexId, turn: number): boolean {
  const stack = unitsIn(ground, hex, side);
  if (surprised(ground, side, turn, ground.hexes[hex]?.sector ?? '')) return false;
  return stack.some((s) => s.side.efficiency >= REFUSES) && stack.every((s) => !s.unit.fatigued && !s.unit.dispersed);
}

/** The hexes a refusing unit may go to, those farthest from the enemy first (4.15, 4.64, 7.33). `targets`: of all declared combats. */
export function refuges(ground: Ground, s: Standing, turn: number, targets: readonly HexId[]): HexId[] {
  const { at } = s.unit;
  if (at === null) return [];
  const free = neighbours(at).filter((to) => refugeFault(ground, s, to, { turn, targets }) === null);
  if (free.length < 2) return free;
  const far = new Map(free.map((hex) => [hex, nearestEnemy(ground, hex, otherSide(s.counter.side))]));
  return free.sort((a, b) => (far.get(b) ?? 0) - (far.get(a) ?? 0));
}

/** Why a unit may not refuse combat into a hex, with the rule (4.16, 4.64, 7.32, 7.33, 13.61); null: it may. */
export function refugeFault(
  ground: Ground,
  s: Standing,
  to: HexId,
  { turn, targets }: { turn: number; targets: readonly HexId[] },
): Fault | null {
  const at = s.unit.at ?? to;
  const enemy = otherSide(s.counter.side);
  if (!adjacent(at, to)) return { rule: '7.32', text: `goes one hex; ${to} is not beside ${at}` };
  if (targets.includes(to)) return attacked(to);
  if (unitsIn(ground, to, enemy).length > 0) return { rule: '4.16', text: `may not go to ${to}: enemies are there` };
  if (!mayEnter(ground, s, at, to)) return { rule: '7.33c', text: `may not go to ${to}: the ground bars it` };
  if (inZoneOf(ground, to, enemy))
    return { rule: '7.33b', text: `may not go to ${to}: it is in an enemy zone of control` };
  const room = roomIn(ground, to, s.counter.side);
  if (room < s.counter.sp)
    return { rule: '7.33d', text: `may not go to ${to}: it has room for ${room} stacking points` };
  return sudaFault(ground, turn, s, at, to);
}

/** 7.33a: a hex that combat was declared against, even if its own stack has gone since. */
export const attacked = (to: HexId): Fault => ({
  rule: '7.33a',
  text: `may not go to ${to}: combat was declared against it`,
});

/**
 * The hexes that each unit of a refusing stack may go to (7.33). Of the Suda Command only so many leave their area as
 * still may, those first that have no other way (4.64); of Greek Militia so many come into another sector (13.61).
 */
export function stackRefuges(
  ground: Ground,
  stack: readonly Standing[],
  turn: number,
  targets: readonly HexId[],
): Record<string, HexId[]> {
  const ways = stack.map((s) => {
    const all = refuges(ground, s, turn, targets);
    return { id: s.unit.id, all, inside: all.filter((to) => !leavesSuda(ground, s, s.unit.at ?? to, to)) };
  });
  const leaving = ways.filter(({ all, inside }) => inside.length < all.length);
  const held = leaving.sort((a, b) => a.inside.length - b.inside.length).slice(mayLeaveSuda(ground, turn));
  const open = Object.fromEntries(ways.map((way) => [way.id, held.includes(way) ? way.inside : way.all]));
  return withinSectors(ground, open, (to) => to);
}

function nearestEnemy(ground: Ground, hex: HexId, enemy: Side): number {
  const away = Object.values(ground.units).flatMap(({ id, at }) =>
    at !== null && ground.data.ground.get(id)?.side === enemy ? [distance(hex, at)] : [],
  );
  return Math.min(Infinity, ...away);
}

/** Stacking points that still find room in a hex (4.31). */
export function roomIn(ground: Ground, hex: HexId, side: Side): number {
  return MOST_STACKING - stackingPoints(unitsIn(ground, hex, side));
}

/** 7.32: the unit of the highest efficiency checks for its stack. */
export function refusalCheck(c: Act, side: Side, hex: HexId): boolean {
  const stack = unitsIn(groundIn(c), hex, side);
  const best = stack.reduce((a, b) => (b.side.efficiency > a.side.efficiency ? b : a));
  return chartedCheck(c, best.unit.id, { what: 'refusal', hex, key: `refusal/${hex}`, rule: '7.32', modifiers: [] });
}

/** Why a unit of the active player may not follow into a hex that its stack has left, with the rule (4.15, 7.32); null: it may. */
export function followFault(ground: Ground, s: Standing, hex: HexId, turn: number): Fault | null {
  if (s.unit.at === null || !adjacent(s.unit.at, hex)) return { rule: '7.32', text: `is not beside ${hex}` };
  return advanceFault(ground, s, [hex], { target: hex, hexes: 1, turn });
}

/** The attack on another hex that a unit gives up if it follows (7.32); null: none. */
export function givenUp({ declared, combats }: Ground, id: string, hex: HexId): HexId | null {
  const target = declared[id];
  return target === undefined || target === hex || !combats.includes(target) ? null : target;
}

/** 7.32: goes into the vacated hex and attacks no more; an attack that nobody is left for falls away. */
export function followTo(c: Act, id: string, hex: HexId): void {
  const ground = groundIn(c);
  const { unit, counter } = standing(ground, id);
  const other = givenUp(ground, id, hex);
  const body = { unit: id, from: unit.at ?? '', path: [hex], ...(other === null ? {} : { givesUp: other }) };
  advanced(c, body, { rule: '7.32' });
  unit.at = hex;
  occupyHex(ground, hex, counter.side);
  if (other === null) return;
  delete ground.declared[id];
  if (declaredAgainst(ground, other).length > 0) return;
  callOff(ground, other);
  noCombat(c, { target: other, side: counter.side, left: 'defenders' }, { rule: '7.32' });
}

/** Moves a unit out of the hex it refuses to fight for. */
export function refuseTo(c: Act, id: string, to: HexId): void {
  const ground = groundIn(c);
  const s = standing(ground, id);
  const from = s.unit.at;
  countSuda(c, s, [to]);
  occupyHex(ground, to, s.counter.side);
  s.unit.at = to;
  refused(c, { unit: id, from: from ?? '', to });
}
