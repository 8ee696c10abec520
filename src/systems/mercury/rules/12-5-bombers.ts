import type { Act, AirBox, AirId, MercuryData, Side } from '../mercury';
import { turnOf } from './03-turn';
import type { Fault } from './ground/ground';

/** Most air units on one Bombardment mission (12.52). */
export const MOST_BOMBERS = 3;

/** Air units that may still bombard or support in this game-turn: by day, German, allocated to it (12.15, 12.51, 12.61). */
export function bombersOf(c: Pick<Act, 'world' | 'data'>, side: Side): AirId[] {
  return bombersAmong(Object.values(c.world.air), c, side);
}

/** The same, from air units as a view shows them. */
export function bombersAmong(
  air: readonly { id: AirId; box: AirBox }[],
  c: { world: { turn: number }; data: MercuryData },
  side: Side,
): AirId[] {
  if (side !== 'german' || turnOf(c.data, c.world.turn).night) return [];
  return air.filter((u) => u.box === 'Bombardment/Support').map((u) => u.id);
}

/** Why an air unit is not among those that may bombard or support now; `rule`: of the mission it was named for (12.51, 12.61). */
export function bomberFault(
  air: readonly { id: AirId; box: AirBox }[],
  unit: AirId,
  { side, rule }: { side: Side; rule: string },
): Fault {
  if (side === 'allied') return { rule: '12.1', text: 'is not yours' };
  const box = air.find((u) => u.id === unit)?.box;
  if (box === undefined) return { rule, text: 'is not in this game' };
  return { rule, text: `is in the ${box} box; those in the Bombardment/Support box fly, by day` };
}
