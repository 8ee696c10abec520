import { everyRead, fine, misread, then } from '../../../kernel/decide/order';
import type { Order } from '../../../kernel/decide/order';
import type { Verb } from '../mercury';
import type { AirId, Letter, SeaId } from '../world';
import { airNames, printSea, printTaskForce, readAirUnit, readTaskForce, readZone } from './names';
import { printName, splitList } from './lists';

/** `with`: the unit helps the search of the zone; `by`: it searches a zone beyond the five (18.31). */
export interface SearchOrder extends Order {
  verb: 'search';
  zones: SeaId[];
  unit: AirId | null;
  how: 'with' | 'by' | null;
}

/** `search South Crete with Do-17 1` · `search Milos by Do-17 2` · `search Cape Spada, Candia Bay` (18.31) */
export const searchVerb: Verb<SearchOrder> = {
  verb: 'search',
  syntax: 'search zone, zone | search zone with unit | search zone by unit',
  help: 'search zones; with a unit: -1; by a unit: one zone more than the free ones',
  read(rest, scope) {
    const helped = /^(.*?)\s+(with|by)\s+(.*)$/i.exec(rest);
    const zones = everyRead(splitList(helped ? (helped[1] ?? '') : rest).map((z) => readZone(z, scope.data)));
    return then(zones, (found) => {
      if (found.length === 0) return misread('a sea zone is missing');
      if (!helped) return fine({ verb: 'search', zones: found, unit: null, how: null });
      if (found.length > 1) return misread('an air unit goes to one zone only');
      const how = helped[2]?.toLowerCase() === 'by' ? 'by' : 'with';
      return then(readAirUnit(helped[3] ?? '', scope), (unit) => fine({ verb: 'search', zones: found, unit, how }));
    });
  },
  print(order, scope) {
    const zones = order.zones.map((z) => printSea(z, scope.data)).join(', ');
    return `search ${zones}${order.unit === null ? '' : ` ${order.how ?? 'with'} ${printName(order.unit, airNames(scope.data))}`}`;
  },
};

export interface AlliedSearchOrder extends Order {
  verb: 'search';
  zone: SeaId;
}

/** `search Sea of Crete` (18.41) */
export const alliedSearchVerb: Verb<AlliedSearchOrder> = {
  verb: 'search',
  syntax: 'search zone',
  help: 'search one zone from the air',
  read: (rest, scope) => then(readZone(rest, scope.data), (zone) => fine({ verb: 'search', zone })),
  print: (order, scope) => `search ${printSea(order.zone, scope.data)}`,
};

export interface DetectOrder extends Order {
  verb: 'detect';
  tfs: Letter[];
}

/** `detect TF C, TF A`: which one, the first of the list that is there (18.33, result 7). */
export const detectVerb: Verb<DetectOrder> = {
  verb: 'detect',
  syntax: 'detect TF C, TF A',
  help: 'where one Task Force is found, which: the first of the list that is there',
  read: (rest, scope) =>
    then(everyRead(splitList(rest).map((t) => readTaskForce(t, scope))), (tfs) =>
      tfs.length === 0 ? misread('a Task Force is missing') : fine({ verb: 'detect', tfs }),
    ),
  print: (order) => `detect ${order.tfs.map(printTaskForce).join(', ')}`,
};
