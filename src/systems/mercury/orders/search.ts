import { fine, misread, then } from '../../../kernel/decide/order';
import type { Order, Read } from '../../../kernel/decide/order';
import { listOf } from '../../../play/words/parts';
import { called } from '../../../play/words/written';
import type { OrderOf } from '../../../play/words/written';
import { written } from '../mercury';
import type { Scope, Verb } from '../mercury';
import type { AirId, SeaId } from '../world';
import { airUnits, taskForce, zone } from './names';

/** `with`: the unit helps the search of the zone; `by`: it searches a zone beyond the five (18.31). */
export interface SearchOrder extends Order {
  verb: 'search';
  zones: SeaId[];
  unit: AirId | null;
  how: 'with' | 'by' | null;
}

const zones = listOf(zone, 'a sea zone is missing');

/** `search South Crete with Do-17 1` · `search Milos by Do-17 2` · `search Cape Spada, Candia Bay` (18.31) */
export const searchVerb: Verb<SearchOrder> = {
  verb: 'search',
  syntax: 'search zone, zone | search zone with unit | search zone by unit',
  help: 'search zones; with a unit: -1; by a unit: one zone more than the free ones',
  read(rest, scope) {
    const helped = /^(.*?)\s+(with|by)\s+(.*)$/i.exec(rest);
    return then(zones.read(helped ? (helped[1] ?? '') : rest, scope), (found) => {
      if (!helped) return fine({ verb: 'search', zones: found, unit: null, how: null });
      if (found.length > 1) return misread('an air unit goes to one zone only');
      const how = helped[2]?.toLowerCase() === 'by' ? 'by' : 'with';
      if (ALL.test(helped[3] ?? '')) return oneOnly(helped[3] ?? '', scope);
      return then(airUnits.read(helped[3] ?? '', scope), (unit) => fine({ verb: 'search', zones: found, unit, how }));
    });
  },
  print(order, scope) {
    const helped = order.unit === null ? '' : ` ${order.how ?? 'with'} ${airUnits.print(order.unit, scope)}`;
    return `search ${zones.print(order.zones, scope)}${helped}`;
  },
};

const ALL = /^(?:all|both|every(?:body|one|thing)?)(?: (?:air )?(?:units|aircraft|of (?:it|them)))?$/i;

/** 18.31: one air unit for a zone; offered is the first that is there to search. */
function oneOnly(said: string, scope: Scope): Read<SearchOrder> {
  const [unit] = scope.view.air.filter(({ box }) => box === 'Naval Search/Coordination');
  // Behind "with", as what reads names offers their whole line.
  const nearest = unit ? airUnits.print(unit.id, scope) : undefined;
  return misread('only one air unit may be sent to a zone (18.31)', nearest, said);
}

/** `search Sea of Crete` (18.41) */
export const alliedSearchVerb = written(
  'search one zone from the air',
  { zone: called('zone', zone) },
  'search {zone}',
);
export type AlliedSearchOrder = OrderOf<typeof alliedSearchVerb>;

/** `detect TF C, TF A`: which one, the first of the list that is there (18.33, result 7). */
export const detectVerb = written(
  'where one Task Force is found, which: the first of the list that is there',
  { tfs: called('TF C, TF A', listOf(taskForce, 'a Task Force is missing')) },
  'detect {tfs}',
);
export type DetectOrder = OrderOf<typeof detectVerb>;
