import type { Act } from '../aegean';
import { frontierForceThrown } from '../facts/arrivals';
import { scenarioCalled } from '../set-up';
import { bringAll, waiting } from './arrivals';
import { BATTLESHIPS } from './battleships';
import { throwOn } from './throw';

/** 8.4.5: the force, 4/13 FF if a die says so, and a battleship that is not sunk; 5.9.2: the American bombers come back. */
export function bringForce(c: Act): void {
  const { world, data } = c;
  const { turn, impulse } = world.clock;
  Object.assign(world.accolade, { state: 'on', since: { turn, impulse } });
  const roll = throwOn(c, 'accolade', 'frontier-force', '4-13-ff');
  frontierForceThrown(c, { roll });
  // 6.4.3: nothing is repaired: of two that are left the one with fewer hits comes, with them.
  const hitsOf = (id: string): number => world.ships[id]?.hits ?? 0;
  const battleship = BATTLESHIPS.filter((id) => world.ships[id]?.at === 'allied-not-arrived')
    .toSorted((a, b) => hitsOf(a) - hitsOf(b))
    .slice(0, 1);
  const damage = battleship.map(hitsOf);
  for (const one of scenarioCalled(data, world.scenario).arrivals.filter(({ when }) => when === 'accolade')) {
    const extra = roll.result === 'joins' ? one.ifDie : [];
    const aboard = one.units.filter((id) => data.air.get(id)?.based === 'ship');
    const units = waiting(c, [...one.units.filter((id) => !aboard.includes(id)), ...extra, ...battleship]);
    bringAll(
      c,
      one,
      units.filter((id) => !isOfOption(c, id)),
      one.to ?? 'allied-holding',
    );
  }
  for (const [i, id] of battleship.entries()) Object.assign(world.ships[id] ?? {}, { hits: damage[i] ?? 0 });
}

/** 5.9.2: the second American batch is there only where the charter chose it. */
const isOfOption = ({ world }: Act, id: string): boolean =>
  /-second-\d$/.test(id) && world.options['second-us-batch'] !== true;
