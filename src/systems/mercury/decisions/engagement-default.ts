import type { Scope, TaskForceView } from '../mercury';
import { combatZone } from '../rules/16-components';
import { type Engagement, surfaceStrength } from '../rules/19-7-surface-combat';

/** Every detected unit is engaged by the Task Force of its zone that fires strongest; nobody is withheld (19.74a). */
export function strongestEngage({ view, data }: Pick<Scope, 'view' | 'data'>): Engagement[] {
  const gunsOf = gunsIn(data);
  return view.contacts.flatMap(({ contact, at, detected }) => {
    const zone = detected && at !== null ? combatZone(data, at) : null;
    if (zone === null) return [];
    const there = view.taskForces.filter((tf) => tf.at !== null && gunsOf(tf) > 0 && combatZone(data, tf.at) === zone);
    const [best] = there.sort((a, b) => gunsOf(b) - gunsOf(a));
    return best ? [{ contact, tf: best.letter, withheld: [] }] : [];
  });
}

type Guns = (tf: TaskForceView) => number;

/** As they fire in surface combat (19.73): ammunition against aircraft counts for nothing there (19.63, 19.64). */
const gunsIn =
  (data: Scope['data']): Guns =>
  ({ ships = [] }) =>
    ships.reduce((sum, ship) => sum + surfaceStrength(data, ship).strength, 0);
