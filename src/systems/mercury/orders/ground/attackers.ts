import { fine, then } from '../../../../kernel/decide/order';
import type { Order } from '../../../../kernel/decide/order';
import type { Verb } from '../../mercury';
import { printNames } from '../lists';
import { groundNames } from './units';
import { readUnits } from './unit-names';

/** Which units attack in one way; `all`: all that declared, or all that are not named for the other way. */
export interface AttackersOrder extends Order {
  verb: 'maneuver' | 'assault';
  units: string[] | 'all';
}

/** `maneuver: Koch, Genz`, `assault: rest` (9.31A, 10.1A) */
export function attackersVerb(verb: 'maneuver' | 'assault', help: string): Verb<AttackersOrder> {
  return {
    verb,
    syntax: `${verb}: unit, unit | all | rest`,
    help,
    read(rest, scope) {
      if (/^(all|(the )?rest)$/i.test(rest.trim())) return fine({ verb, units: 'all' });
      return then(readUnits(rest, scope), (units) => fine({ verb, units }));
    },
    print: ({ units }, scope) => `${verb}: ${units === 'all' ? 'all' : printNames(units, groundNames(scope.data))}`,
  };
}
