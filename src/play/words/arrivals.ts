import type { UnitsAtOrder } from './units';

/** A unit and the place it comes into play in. `line`: where the order stands in the mail. */
export interface Arrival {
  unit: string;
  at: string;
  line?: number;
}

/** The orders as single units, in the order of `known`; units that are none of these stand last. */
export function arrivalsOf(orders: readonly UnitsAtOrder[], known: readonly string[]): Arrival[] {
  const place = (id: string): number => (known.includes(id) ? known.indexOf(id) : known.length);
  return orders
    .flatMap(({ units, at, line }) => units.map((unit) => ({ unit, at, ...(line === undefined ? {} : { line }) })))
    .sort((a, b) => place(a.unit) - place(b.unit));
}

/** One order for all units that come into the same place. */
export function ordersOf(verb: string, arrivals: readonly Arrival[]): UnitsAtOrder[] {
  const places = arrivals.map((a) => a.at).filter((at, i, all) => all.indexOf(at) === i);
  return places.map((at) => ({ verb, at, units: arrivals.filter((a) => a.at === at).map((a) => a.unit) }));
}
