import type { Letter } from './letters';
import { handOf, poolOf } from './rules/20-1-hands';
import { enemyOf } from './side';
import type { Side } from './side';
import type { World } from './world';

/** A world in which the other side holds other letters: hidden ones change places with markers of the pool (20.13); null: none do. */
export function otherHand(world: World, seat: Side, pick: (below: number) => number): World | null {
  const enemy = enemyOf(seat);
  const hidden = handOf(world, enemy).filter((letter) => !world.events.shown[enemy].includes(letter));
  const pool = poolOf(world);
  if (hidden.length === 0 || pool.length === 0) return null;
  const [held, drawn] = [hidden[pick(hidden.length)], pool[pick(pool.length)]] as [Letter, Letter];
  const twin = structuredClone(world);
  twin.markers[held] = 'pool';
  twin.markers[drawn] = enemy;
  return twin;
}
