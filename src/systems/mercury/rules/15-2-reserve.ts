import type { Act } from '../mercury';
import { announce } from '../mercury';
import type { Side } from '../world';

/** 15.23: an RSC that comes ashore lies On Hand in the Reserve Supply Box of its sector. */
export function placeRsc(c: Act, side: Side, sector: string): void {
  const { ground } = c.world;
  if (!ground) throw new Error('there is no hex map');
  const none = { onHand: 0, expended: 0 };
  const now = ground.reserves?.[sector] ?? { german: { ...none }, allied: { ...none } };
  now[side].onHand += 1;
  ground.reserves = { ...ground.reserves, [sector]: now };
  announce(c, 'supply.rsc-placed', '15.23', { side, sector });
}
