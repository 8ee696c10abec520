import { fine, misread, then } from '../../../../kernel/decide/order';
import type { Order } from '../../../../kernel/decide/order';
import type { Verb } from '../../mercury';
import type { PlaceId } from '../../rules/ground/04-boxes';
import { printName } from '../lists';
import { printPlace, readPlace } from './path';
import { readUnit } from './unit-names';

/** A ground unit and the hex or box it comes into play in: `replace RHQ/Sturm at W4315`. */
export interface AtOrder extends Order {
  unit: string;
  at: PlaceId;
}

/** One verb that brings a ground unit into play. */
export function atVerb(verb: string, help: string): Verb<AtOrder> {
  return {
    verb,
    syntax: `${verb} unit at hex`,
    help,
    read(rest, scope) {
      const parts = /^(.*\S)\s+at\s+(\S.*)$/i.exec(rest);
      if (!parts) return misread('write "at" and a hex behind the unit');
      return then(readUnit(parts[1] ?? '', scope), (unit) =>
        then(readPlace(parts[2] ?? '', scope), (at) => fine({ verb, unit, at })),
      );
    },
    print: ({ unit, at }, scope) =>
      `${verb} ${printName(unit, [...scope.data.ground.values()])} at ${printPlace(at, scope.data)}`,
  };
}
