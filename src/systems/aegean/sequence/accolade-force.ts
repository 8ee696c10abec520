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
  const battleship = BATTLESHIPS.filter((id) => world.ships[id]?.at === 'allied-not-arrived').slice(0, 1);
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
}

/** 5.9.2: the second American batch is there only where the charter chose it. */
const isOfOption = ({ world }: Act, id: string): boolean =>
  /-second-\d$/.test(id) && world.options['second-us-batch'] !== true;
