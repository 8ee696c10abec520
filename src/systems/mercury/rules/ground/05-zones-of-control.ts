import { type HexId, hexside, neighbours, type Side } from '../../mercury';
import { barrier, type Ground, marks, type Marks, standing, type Standing } from './ground';

/** Whether a unit exerts a zone of control at all (5.12, 5.13). */
export function exerts(s: Standing): boolean {
  return s.counter.zoc && !s.unit.fatigued && !s.unit.dispersed;
}

/** Whether `hex` lies in a zone of control of `side` (5.11 to 5.15). */
export function inZoneOf(ground: Ground, hex: HexId, side: Side): boolean {
  const around = neighbours(hex);
  for (const { id, at } of Object.values(ground.units)) {
    if (at === null || !around.includes(at) || ground.data.ground.get(id)?.side !== side) continue;
    const s = standing(ground, id);
    if (exerts(s) && reaches(ground, s, at, hex)) return true;
  }
  return false;
}

/** All hexes in a zone of control of `side`, found once where many are asked for (5.11 to 5.15). */
export function zonesOf(ground: Ground, side: Side): Marks {
  const zones = marks([]);
  for (const { id, at } of Object.values(ground.units)) {
    if (at === null || ground.data.ground.get(id)?.side !== side) continue;
    const s = standing(ground, id);
    if (!exerts(s)) continue;
    for (const to of neighbours(at)) if (reaches(ground, s, at, to)) zones.set(to, true);
  }
  return zones;
}

/** Whether the zone of control of a unit in `from` reaches the next hex: land, no cliff or open sea between, nothing that bars wheels (5.14, 5.15). */
function reaches(ground: Ground, s: Standing, from: HexId, to: HexId): boolean {
  const terrain = ground.hexes[to]?.terrain;
  if (terrain === undefined || barrier(ground, hexside(from, to))) return false;
  if (s.counter.moveType !== 'wheeled') return true;
  return !['R', 'P'].includes(ground.data.charts['terrain-effects'].named(terrain, 'wheeled'));
}

/** Whether a friendly unit stands in `hex`, which cancels enemy zones there for command and retreat (8.12, 9.63). */
export function friendlyIn(ground: Ground, hex: HexId, side: Side): boolean {
  return Object.values(ground.units).some(({ id, at }) => at === hex && ground.data.ground.get(id)?.side === side);
}
