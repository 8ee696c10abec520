import { fine, misread, then } from '../../../kernel/decide/order';
import type { Order } from '../../../kernel/decide/order';
import { splitAt } from '../../../play/words/lists';
import type { Verb } from '../slouch-hats';
import { place, support } from './names';

/** Naval and air units against a port or what sails there; `V`: the word for it. */
export interface MissionOrder<V extends string = string> extends Order {
  verb: V;
  to: string;
  units: string[];
}
/** Against what sails to a port (7.23c, 19.14). */
export type InterceptOrder = MissionOrder<'intercept'>;
/** Against the port itself (13.2, 19.15). */
export type BombardOrder = MissionOrder<'bombard'>;

const mission = <V extends string>(verb: V, help: string): Verb<MissionOrder<V>> => ({
  ...{ verb, syntax: `${verb} port: unit, unit`, help },
  read(rest, scope) {
    const parts = splitAt(rest, ':');
    if (!parts) return misread(`write ${verb} port: unit, unit`);
    return then(place.read(parts[0], scope), (to) =>
      then(support.list.read(parts[1], scope), (units) => fine({ verb, to, units })),
    );
  },
  print: ({ to, units }, scope) => `${verb} ${place.print(to, scope)}: ${support.list.print(units, scope)}`,
});

/** `intercept Beirut: Phoebe, 208` */
export const interceptVerb = mission('intercept', 'naval and air units against what sails there (7.23c, 19.14)');
/** `bombard Beirut: 11B, 84B, Ajax` */
export const bombardVerb = mission('bombard', 'bombers and naval units lower a port (13.2, 19.15)');
