import type { Scope } from '../mercury';
import { combatZone } from '../rules/16-components';
import type { Engagement } from '../rules/19-7-surface-combat';
import type { ShipView, TaskForceView } from '../view/view';

/** Every detected unit is engaged by the strongest Task Force of its zone that can still fire; nobody is withheld (19.74a). */
export function strongestEngage({ view, data }: Pick<Scope, 'view' | 'data'>): Engagement[] {
  return view.contacts.flatMap(({ contact, at, detected }) => {
    const zone = detected && at !== null ? combatZone(data, at) : null;
    if (zone === null) return [];
    const there = view.taskForces.filter((tf) => tf.at !== null && fires(tf) && combatZone(data, tf.at) === zone);
    const [best] = there.sort((a, b) => gunsOf(b) - gunsOf(a));
    return best ? [{ contact, tf: best.letter, withheld: [] }] : [];
  });
}

const fires = ({ ships = [] }: TaskForceView): boolean => ships.some(({ ammo }) => ammo !== 'out');

const gunsOf = ({ ships = [] }: TaskForceView): number =>
  ships.reduce((sum: number, ship: ShipView) => sum + ship.bombardment + 1, 0);
