import { ambiguous, fine, misread, type Order, type Read, then } from '../../../kernel/decide/order';
import { listOf } from '../../../play/words/parts';
import { called, type OrderOf } from '../../../play/words/written';
import { type AirId, type Scope, type SeaId, type Verb, written } from '../mercury';
import { zoneOf } from '../rules/16-components';
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
    const [, where = rest, how = null, unit = ''] = helped ?? [];
    return then(zonesOf(where, how === null ? null : { rest, how, unit }, scope), (found) => {
      if (how === null) return fine({ verb: 'search', zones: found, unit: null, how: null });
      if (found.length > 1) return oneZone(found, { rest, how, unit }, scope);
      if (ALL.test(unit)) return oneOnly(unit, scope);
      const helps = how.toLowerCase() === 'by' ? 'by' : 'with';
      return then(airUnits.read(unit, scope), (id) => fine({ verb: 'search', zones: found, unit: id, how: helps }));
    });
  },
  print(order, scope) {
    const helped = order.unit === null ? '' : ` ${order.how ?? 'with'} ${airUnits.print(order.unit, scope)}`;
    return `search ${zones.print(order.zones, scope)}${helped}`;
  },
};

const ALL = /^(?:all|both|every(?:body|one|thing)?)(?: (?:air )?(?:units|aircraft|of (?:it|them)))?$/i;

/** What stands behind the zones of a line, and the line. */
interface Helped {
  rest: string;
  how: string;
  unit: string;
}

/** 18.31: zones are searched; who names Task Forces is offered the zones that they lie in. */
function zonesOf(where: string, helped: Helped | null, scope: Scope): Read<SeaId[]> {
  const read = zones.read(where, scope);
  if (read.ok) return read;
  const forces = listOf(taskForce, null).read(where, scope);
  if (!forces.ok) return read;
  const lying = scope.view.taskForces.flatMap(({ letter, at }) =>
    at !== null && forces.value.includes(letter) ? [zoneOf(scope.data, at)] : [],
  );
  const found = [...scope.data.zones.keys()].filter((at) => lying.includes(at));
  if (found.length === 0) return read;
  const why = 'zones are searched, not Task Forces (18.31)';
  return helped ? oneZone(found, helped, scope, why) : misread(why, zones.print(found, scope), where);
}

/** 18.31: a zone for each air unit; offered is each zone with the unit that was named, or with one of those that may search. */
function oneZone<T>(
  found: readonly SeaId[],
  { rest, how, unit }: Helped,
  scope: Scope,
  why = 'an air unit goes to one zone only (18.31)',
): Read<T> {
  const named = ALL.test(unit) ? null : airUnits.read(unit, scope);
  if (named?.ok === false) return named;
  const units = named ? [named.value] : searchers(scope);
  const lines = units.flatMap((id) =>
    found.map((at) => `${zone.print(at, scope)} ${how.toLowerCase()} ${airUnits.print(id, scope)}`),
  );
  // Where no air unit may search, zones are searched without one.
  const could = lines.length > 0 ? lines : [zones.print([...found], scope)];
  return could.length > 1 ? ambiguous(why, rest, could.slice(0, MOST_OFFERED)) : misread(why, could[0], rest);
}

/** Lines that are offered of one that could be several. */
const MOST_OFFERED = 4;

const searchers = ({ view }: Scope): AirId[] =>
  view.air.filter(({ box }) => box === 'Naval Search/Coordination').map(({ id }) => id);

/** 18.31: one air unit for a zone; offered is the first that is there to search. */
function oneOnly(said: string, scope: Scope): Read<SearchOrder> {
  const [unit] = searchers(scope);
  // Behind "with", as what reads names offers their whole line.
  const nearest = unit === undefined ? undefined : airUnits.print(unit, scope);
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
