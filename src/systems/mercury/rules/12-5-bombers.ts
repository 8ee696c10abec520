import { isNight } from './03-turn';
import { airIn } from './12-airpower';
import type { Act } from '../mercury';
import type { AirId, Side } from '../world';

/** Most air units on one Bombardment mission (12.52). */
export const MOST_BOMBERS = 3;

/** Air units that may still bombard or support in this game-turn: by day, German, allocated to it (12.15, 12.51, 12.61). */
export function bombersOf(c: Pick<Act, 'world' | 'data'>, side: Side): AirId[] {
  if (side !== 'german' || isNight(c)) return [];
  return airIn(c.world, 'Bombardment/Support').map((u) => u.id);
}
