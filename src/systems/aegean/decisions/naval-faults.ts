import type { Fault } from '../../../kernel/decide/fault';
import type { HexId } from '../../../hex/hex';
import type { Said } from '../../../play/choices/line-spec';
import type { Ask } from '../aegean';
import { ships as shipNames, units as troops } from '../orders/names';
import type { NavalOrder } from '../orders/sea';
import { trafficFault, type Passing } from '../rules/5-4-5-traffic';
import { markersOf } from '../rules/6-3-3-mines';
import { bombardFault } from '../rules/6-3-4-bombardment';
import { diveFault, landingAt, layFault, loadFault } from '../rules/6-3-cargo';
import { courseOf, leaveFault, legOf, sailFault } from '../rules/6-3-orders';
import { formFault, letters, togetherFault, type Formed } from '../rules/6-5-orders';
import { Fleet, holdingBox } from '../rules/6-fleet';
import { placeName } from '../rules/names';

/** A line of naval orders, as it stands in an answer. */
export type Line = Said<NavalOrder>;

/** Where a ship is once the lines before are sailed; null: in its box. */
function endOf(q: Ask, ship: string, before: readonly Line[]): HexId | null {
  const fleet = new Fleet(q.view, q.data);
  const sail = before.findLast((one) => one.verb === 'sail' && one.ships.includes(ship));
  if (sail?.verb !== 'sail') return fleet.at(ship);
  return sail.way.at(-1) ?? null;
}

/** The ship that carries a unit, or takes it aboard by a line before. */
function carrierOf({ view }: Ask, unit: string, before: readonly Line[]): string | null {
  const load = before.find((one) => one.verb === 'load' && one.units.includes(unit));
  if (load?.verb === 'load') return load.ship;
  const at = view.ground[unit]?.at ?? '';
  return view.ships[at] ? at : null;
}

const isSailOf = (one: Line, ship: string): boolean => one.verb === 'sail' && one.ships.includes(ship);

/** 6.3.2: the hexes that a ship sails through by a line before, as far as the port in which it could load. */
function legBefore(q: Ask, ship: string, before: readonly Line[]): readonly HexId[] {
  const sail = before.findLast((one) => isSailOf(one, ship));
  if (sail?.verb !== 'sail') return [];
  const fleet = new Fleet(q.view, q.data);
  const ships = sail.ships.flatMap((id) => fleet.get(id) ?? []);
  const course = courseOf(q, ships, sail.way);
  const leg = Array.isArray(course) ? legOf(q, ships, course) : course;
  return Array.isArray(leg) ? leg : [];
}

const loadedOn = (before: readonly Line[], ship: string): string[] =>
  before.flatMap((one) => (one.verb === 'load' && one.ship === ship ? one.units : []));

function landFault(q: Ask, unit: string, before: readonly Line[]): Fault | null {
  const name = troops.print(unit, q);
  const ship = carrierOf(q, unit, before);
  if (ship === null || q.view.ships[ship]?.side !== q.seat)
    return { rule: '6.3.1', why: `${name} is aboard no ship of yours` };
  const hex = endOf(q, ship, before);
  // 6.3.1: a trip may end in the Holding Box.
  if (hex === null && q.view.ships[ship].at === holdingBox(q.seat) && !before.some((one) => isSailOf(one, ship)))
    return null;
  if (hex === null)
    return { rule: '6.3.1', why: `${shipNames.print(ship, q)} is not on the map: write first where it sails` };
  const landing = landingAt(q, ship, hex);
  if (!('rule' in landing)) return null;
  // Of several that a line names by their ships it says who it is that cannot.
  return { ...landing, why: `${name} (${shipNames.print(ship, q)}): ${landing.why}` };
}

const first = <T>(all: readonly T[], look: (one: T) => Fault | null): Fault | null => {
  for (const one of all) {
    const fault = look(one);
    if (fault) return fault;
  }
  return null;
};

/** 6.5.1: task forces that lines before have formed. */
const formedBy = (before: readonly Line[]): Formed =>
  Object.fromEntries(before.flatMap((one) => (one.verb === 'form' ? [[one.force, one.ships]] : [])));

/** 4.E3: why a line of a naval phase may not stand behind those before it; null: it may. */
export function navalFault(one: Line, q: Ask, before: readonly Line[]): Fault | null {
  if (one.verb === 'form') return formFault(q, one.force, one.ships, formedBy(before));
  if (one.verb === 'disband')
    return letters(q).includes(one.force) ? null : { rule: '6.5.4', why: `you have no task force ${one.force} at sea` };
  if (one.verb === 'sail' || one.verb === 'leave' || one.verb === 'stay') {
    const apart = togetherFault(q, one.ships, formedBy(before));
    if (apart) return apart;
  }
  if (one.verb === 'sail')
    return (
      sailFault(q, one.ships, one.way) ??
      trafficFault(
        q,
        passingOf(q, one),
        before.flatMap((other) => (other.verb === 'sail' ? [passingOf(q, other)] : [])),
      )
    );
  if (one.verb === 'load')
    return loadFault(q, one.units, one.ship, loadedOn(before, one.ship), legBefore(q, one.ship, before));
  if (one.verb === 'land') return first(one.units, (unit) => landFault(q, unit, before));
  if (one.verb === 'dive') return first(one.ships, (id) => diveFault(q, id));
  return first(one.ships, (id) => {
    if (q.view.ships[id]?.side !== q.seat)
      return { rule: '4.E3', why: `${shipNames.print(id, q)} is no ship of yours` };
    const hex = endOf(q, id, before);
    if (hex === null) return { rule: '4.E3', why: `${shipNames.print(id, q)} is not on the map` };
    if (one.verb === 'bombard') return twoMissions(q, id, before) ?? bombardFault(q, id, hex, one.target);
    if (one.verb === 'stay') return null;
    return one.verb === 'leave'
      ? leaveFault(q, hex)
      : (elsewhere(q, one, id, hex) ?? twoMissions(q, id, before) ?? layFault(q, id, hex, markers(q, before)));
  });
}

/** 6.3.3: a ship that was to lay mines in another hex than that in which it ends. */
const elsewhere = (q: Ask, { at }: Extract<Line, { verb: 'mine' }>, id: string, hex: HexId): Fault | null =>
  at === undefined || at === hex
    ? null
    : {
        rule: '6.3.3',
        why: `${shipNames.print(id, q)} ends in ${placeName(q.data, hex)}, and not in ${placeName(q.data, at)}: write first where it sails`,
      };

/** 5.4.5: the ports that ships leave and come to. */
function passingOf(q: Ask, { ships: ids, way }: Extract<Line, { verb: 'sail' }>): Passing {
  const from = new Fleet(q.view, q.data).at(ids[0] ?? '');
  const to = way.at(-1) ?? null;
  return { from, to: to === from ? null : to, ships: ids.length };
}

/** 6.3: one mission a unit: who lays mines or puts troops ashore does not shell. */
function twoMissions(q: Ask, ship: string, before: readonly Line[]): Fault | null {
  const other = before.find((one) =>
    one.verb === 'land'
      ? one.units.some((unit) => carrierOf(q, unit, before) === ship)
      : (one.verb === 'mine' || one.verb === 'bombard') && one.ships.includes(ship),
  );
  return other ? { rule: '6.3.4', why: `${shipNames.print(ship, q)} has another mission: "${other.verb}"` } : null;
}

/** 6.3.3: markers without those that lines before lay. */
const markers = ({ data, view }: Ask, before: readonly Line[]): number =>
  markersOf(data, view.scenario) - before.flatMap((one) => (one.verb === 'mine' ? one.ships : [])).length;
