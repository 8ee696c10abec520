import { everyRead, fine, misread, then } from '../../../kernel/decide/order';
import type { Order } from '../../../kernel/decide/order';
import { readName } from '../../../kernel/decide/names';
import type { Verb } from '../mercury';
import { sectorNames } from '../rules/12-4-interdiction';
import { printAirRef, readAirRef } from './allocate';
import type { AirRef } from './allocate';
import { printName, splitAt, splitList } from './lists';

export interface InterdictOrder extends Order {
  verb: 'interdict';
  sector: string;
  units: AirRef[];
}

/** `interdict Maleme-Suda: Ju-87 I/StG2, 2 Do-17` (12.41): the mission and where it is flown. */
export const interdictVerb: Verb<InterdictOrder> = {
  verb: 'interdict',
  syntax: 'interdict sector: unit, 2 Do-17',
  help: 'send air units to interdict a sector of the map',
  read(rest, scope) {
    const parts = splitAt(rest, ':');
    if (!parts) return misread('the air units are missing behind ":"');
    return then(readName(parts[0], sectorNames(scope.data), 'sector'), (sector) =>
      then(everyRead(splitList(parts[1]).map((u) => readAirRef(u, scope))), (units) =>
        units.length === 0 ? misread('an air unit is missing') : fine({ verb: 'interdict', sector: sector.id, units }),
      ),
    );
  },
  print: ({ sector, units }, { data }) =>
    `interdict ${printName(sector, sectorNames(data))}: ${units.map((u) => printAirRef(u, data)).join(', ')}`,
};
