import { chooseExcess } from '../../decisions/ground/excess';
import { groundMovement } from '../../decisions/ground/ground-movement';
import type { Moving } from '../../decisions/ground/ground-movement';
import { define } from '../../mercury';
import type { Act } from '../../mercury';
import { overstacked } from './04-stacking';
import { groundOf, MOST_STACKING, stackingPoints, unitsIn } from './ground';

/** 3.2 IV.B: one side moves its ground units; what is over the stacking limit at the end is lost (4.32). */
export const groundMovementPhase = define<Moving>('Ground Movement', (s) => [
  s.ask('move the units', groundMovement),
  s.each('overfull hexes', 'hex', (c) => overstacked(groundOf(c.world, c.data), c.data, c.local.side), [
    s.while('too many', tooMany, [s.ask('give up a unit', chooseExcess)]),
  ]),
]);

function tooMany(c: Act<Moving>): boolean {
  return stackingPoints(unitsIn(groundOf(c.world, c.data), c.data, c.local.hex ?? '', c.local.side)) > MOST_STACKING;
}
