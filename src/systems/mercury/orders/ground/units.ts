import { then, fine } from '../../../../kernel/decide/order';
import type { Order } from '../../../../kernel/decide/order';
import type { Named } from '../../../../kernel/decide/names';
import type { MercuryData } from '../../data/load';
import type { Verb } from '../../mercury';
import { printNames, readNames } from '../lists';
import { readUnits } from './unit-names';

/** A verb followed by ground units: `lead: Koch`, `lose: B/22 NZ`. */
export interface UnitsOrder extends Order {
  units: string[];
}

/** One verb that names ground units, or others of `things`. */
export function unitsVerb(
  verb: string,
  help: string,
  things: (data: MercuryData) => Named[] = groundNames,
): Verb<UnitsOrder> {
  return {
    verb,
    syntax: `${verb}: unit, unit`,
    help,
    read: (rest, scope) =>
      then(things === groundNames ? readUnits(rest, scope) : readNames(rest, things(scope.data), 'unit'), (units) =>
        fine({ verb, units }),
      ),
    print: (order, scope) => `${verb}: ${printNames(order.units, things(scope.data))}`,
  };
}

export const groundNames = (data: MercuryData): Named[] => [...data.ground.values()];
/** Ground units and aircraft, where both may be named. */
export const groundAndAirNames = (data: MercuryData): Named[] => [...data.ground.values(), ...data.air.values()];
