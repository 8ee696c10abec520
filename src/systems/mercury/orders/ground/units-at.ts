import { fine, misread, then } from '../../../../kernel/decide/order';
import type { Order, Read } from '../../../../kernel/decide/order';
import type { HexId } from '../../../../hex/hex';
import type { Scope, Verb } from '../../mercury';
import { printNames } from '../lists';
import { readUnits } from './unit-names';

/** Ground units that come into play in a hex: `drop 4/I/1 at W4316`. */
export interface UnitsAtOrder extends Order {
  units: string[];
  at: HexId;
}

/** One verb that puts ground units into a hex; `readPlace` reads what stands behind "at". */
export function unitsAtVerb(
  verb: string,
  where: string,
  help: string,
  readPlace: (text: string, scope: Scope) => Read<HexId>,
): Verb<UnitsAtOrder> {
  return {
    verb,
    syntax: `${verb} unit, unit at ${where}`,
    help,
    read(rest, scope) {
      const parts = /^(.*?)\s+at\s+(\S.*)$/i.exec(rest);
      if (!parts) return misread(`write the ${where} behind "at"`);
      return then(readUnits(parts[1] ?? '', scope), (units) =>
        then(readPlace(parts[2] ?? '', scope), (at) => fine({ verb, units, at })),
      );
    },
    print: ({ units, at }, scope) => `${verb} ${printNames(units, [...scope.data.ground.values()])} at ${at}`,
  };
}

/** A unit and the hex it comes into play in. `line`: where the order stands in the mail. */
export interface Arrival {
  unit: string;
  at: HexId;
  line?: number;
}

/** The orders as single units, in the order of `known`; units that are none of these stand last. */
export function arrivalsOf(orders: readonly UnitsAtOrder[], known: readonly string[]): Arrival[] {
  const place = (id: string): number => (known.includes(id) ? known.indexOf(id) : known.length);
  return orders
    .flatMap(({ units, at, line }) => units.map((unit) => ({ unit, at, ...(line === undefined ? {} : { line }) })))
    .sort((a, b) => place(a.unit) - place(b.unit));
}

/** One order for all units that come into the same hex. */
export function ordersOf(verb: string, arrivals: readonly Arrival[]): UnitsAtOrder[] {
  const hexes = arrivals.map((a) => a.at).filter((hex, i, all) => all.indexOf(hex) === i);
  return hexes.map((at) => ({ verb, at, units: arrivals.filter((a) => a.at === at).map((a) => a.unit) }));
}
