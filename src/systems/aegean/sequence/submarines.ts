import type { Act } from '../aegean';
import type { OfSide } from './half';
import { submarinesThrown } from '../facts/arrivals';
import { throwOn } from './throw';

/** 6.6: in the German's first naval phase of a turn, as long as it is open. */
export function throwForSubmarines(c: Act<OfSide>): void {
  const { world } = c;
  if (world.submarines !== 'again' || world.clock.impulse !== 1) return;
  const roll = throwOn(c, 'german-submarines', `submarines/${world.clock.turn}`, 'submarines');
  submarinesThrown(c, { roll });
  if (roll.result === 'again') return;
  world.submarines = roll.result === 'never' ? 'never' : (Number(roll.result) as 1 | 2);
  const boats = Object.entries(world.ships).filter(
    ([, ship]) => ship.at === 'german-not-arrived' && ship.side === 'german',
  );
  const count = world.submarines === 'never' ? 0 : world.submarines;
  for (const [, boat] of boats.filter(([id]) => c.data.ships.get(id)?.type === 'SS').slice(0, count))
    boat.at = 'german-holding';
}
