import { fine, misread, then } from '../../../kernel/decide/order';
import type { Order } from '../../../kernel/decide/order';
import type { Verb } from '../mercury';
import type { AirId } from '../world';
import { airNames, readAirUnit, readAirUnits } from './names';
import { printName, printNames } from './lists';

export interface BreakDownOrder extends Order {
  verb: 'break down';
  unit: AirId;
}
export interface RecombineOrder extends Order {
  verb: 'recombine';
  halves: AirId[];
}

/** `break down Ju-87 I/StG2` (12.13) */
export const breakDownVerb: Verb<BreakDownOrder> = {
  verb: 'break down',
  syntax: 'break down Ju-87 unit',
  help: 'split a 4-5 Ju-87 into two halves (12.13)',
  read: (rest, scope) => then(readAirUnit(rest, scope), (unit) => fine({ verb: 'break down', unit })),
  print: (order, scope) => `break down ${printName(order.unit, airNames(scope.data))}`,
};

/** `recombine Ju-87 half 1, Ju-87 half 2` (12.14) */
export const recombineVerb: Verb<RecombineOrder> = {
  verb: 'recombine',
  syntax: 'recombine half, half',
  help: 'put two Ju-87 halves together (12.14)',
  read: (rest, scope) =>
    then(readAirUnits(rest, scope), (halves) =>
      halves.length === 2 ? fine({ verb: 'recombine', halves }) : misread('two halves are to be named'),
    ),
  print: (order, scope) => `recombine ${printNames(order.halves, airNames(scope.data))}`,
};
