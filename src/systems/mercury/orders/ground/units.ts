import { then, fine } from '../../../../kernel/decide/order';
import type { Order } from '../../../../kernel/decide/order';
import type { Scope, Verb } from '../../mercury';
import { printNames, readNames } from '../lists';

/** A verb followed by ground units: `lead: Koch`, `lose: B/22 NZ`. */
export interface UnitsOrder extends Order {
  units: string[];
}

/** One verb that names ground units. */
export function unitsVerb(verb: string, help: string): Verb<UnitsOrder> {
  return {
    verb,
    syntax: `${verb}: unit, unit`,
    help,
    read: (rest, scope) => then(readNames(rest, all(scope), 'unit'), (units) => fine({ verb, units })),
    print: (order, scope) => `${verb}: ${printNames(order.units, all(scope))}`,
  };
}

const all = (scope: Scope) => [...scope.data.ground.values()];
