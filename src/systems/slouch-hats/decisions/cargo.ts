import type { LineFault } from '../../../play/choices/lines';
import { lineOf } from '../../../play/choices/sound-entry';
import {
  flyVerb,
  raidVerb,
  shipVerb,
  type FlyOrder,
  type Load,
  type RaidOrder,
  type ShipOrder,
} from '../orders/transport';
import { Board, boardSeen, fits } from '../rules/03-board';
import { supplyAt, supplyPlaces } from '../rules/06-1-supply-points';
import { airCost, flightFault, type Flight } from '../rules/07-1-air-transport';
import { sailingFault, transportAirFault, type Sailing } from '../rules/07-2-naval-transport';
import { friendlyPorts } from '../rules/07-3-ports';
import { placeOf, twice, type Cargo } from '../rules/07-cargo';
import { raidFault, raidHexes, type Raid } from '../rules/10-6-raid';
import { friendlyAirfields } from '../rules/13-1-air-units';
import { offsetsShips } from '../rules/19-1-naval-units';
import { nameOf, placeName } from '../rules/names';
import type { Ask, Fault, OpenWorld } from '../slouch-hats';

/** One thing done in a Transport phase. */
export type Carrying =
  | { verb: 'ship'; sailing: Sailing; air: string[] }
  | { verb: 'fly'; flight: Flight }
  | { verb: 'raid'; raid: Raid };
export type TransportOrder = ShipOrder | FlyOrder | RaidOrder;

const AIR_BASE = 'greece';

/** Orders as what is carried: named units from where they stand, Supply Points out of the counters there. */
export const carryings = (orders: readonly TransportOrder[], q: Ask): Carrying[] =>
  orders.flatMap((order): Carrying[] => {
    const line = lineOf(order);
    if (order.verb === 'raid') return [{ verb: 'raid', raid: raidOf(order, q), ...line }];
    if (order.verb === 'fly')
      return cargoOf(order.loads, AIR_BASE, q).map((cargo) => ({
        ...{ verb: 'fly', flight: { cargo, to: order.to }, ...line },
      }));
    const from = order.from ?? beginning(order, q);
    const all = cargoOf(order.loads, from, q);
    const at = (cargo: Cargo): string => order.from ?? placeOf(q.view, cargo) ?? from;
    const ports = all.map(at).filter((port, i, list) => list.indexOf(port) === i);
    return ports.map((port) => ({
      ...{ verb: 'ship', air: order.air, ...line },
      sailing: { from: port, to: order.to, cargo: all.filter((cargo) => at(cargo) === port) },
    }));
  });

/** Where a sailing begins: with the first counter named, else in the first port that holds so many Supply Points. */
function beginning({ loads, to }: ShipOrder, q: Ask): string {
  for (const load of loads) {
    const id = 'id' in load ? load.id : load.of;
    const at = id === undefined ? undefined : placeOf(q.view, counterOf(id, 1, q));
    if (at !== undefined) return at;
  }
  const wanted = loads.reduce((sum, load) => sum + ('points' in load ? load.points : 0), 0);
  const ports = friendlyPorts(boardSeen(q), q.seat).filter((port) => port !== to);
  const stock = supplyPlaces(q.view, q.data, q.seat).filter((place) => ports.includes(place));
  return stock.find((place) => pointsAt(place, q) >= wanted) ?? stock[0] ?? ports[0] ?? to;
}

const pointsAt = (place: string, q: Ask): number =>
  supplyAt(q.view, q.data, q.seat, place).reduce((sum, { points }) => sum + points, 0);

function counterOf(id: string, points: number, { data: { counters } }: Ask): Cargo {
  if (counters.supply.has(id)) return { kind: 'supply', id, points };
  return { kind: counters.repl.has(id) ? 'repl' : 'unit', id };
}

function cargoOf(loads: readonly Load[], from: string, q: Ask): Cargo[] {
  const taken: Record<string, number> = {};
  return loads.flatMap((load): Cargo[] => {
    if ('id' in load) return [counterOf(load.id, q.view.supply[load.id]?.points ?? 0, q)];
    if (load.of !== undefined) return [counterOf(load.of, load.points, q)];
    return drawn(load.points, from, { q, taken });
  });
}

/** Points out of the counters at a place: one that holds just so many, else one after the other. */
function drawn(points: number, from: string, { q, taken }: { q: Ask; taken: Record<string, number> }): Cargo[] {
  const lying = supplyAt(q.view, q.data, q.seat, from).filter(({ id }) => taken[id] === undefined);
  const exact = lying.find((counter) => counter.points === points);
  const cargo: Cargo[] = [];
  let left = points;
  for (const { id, points: held } of exact ? [exact] : lying) {
    const some = Math.min(left, held);
    if (some === 0) break;
    taken[id] = some;
    cargo.push({ kind: 'supply', id, points: some });
    left -= some;
  }
  const last = cargo.at(-1);
  if (left > 0 && last?.kind === 'supply') last.points += left;
  return cargo;
}

function raidOf({ unit, coast, sea }: RaidOrder, q: Ask): Raid {
  const board = boardSeen(q);
  const { grid } = q.data.ground.map;
  const beside = grid.has(coast) ? grid.neighbours(coast).filter((hex) => q.data.ground.isSea(hex)) : [];
  return { unit, coast, sea: sea ?? raidHexes(board, unit, coast)[0] ?? beside[0] ?? coast };
}

/** What is carried, and where it goes to. */
export function idsOf(one: Carrying): string[] {
  if (one.verb === 'raid') return [one.raid.unit];
  return one.verb === 'fly' ? [one.flight.cargo.id] : one.sailing.cargo.map(({ id }) => id);
}
export function goalOf(one: Carrying): string {
  if (one.verb === 'raid') return one.raid.coast;
  return one.verb === 'fly' ? one.flight.to : one.sailing.to;
}

/** Where it stands before. */
export function beginningOf(one: Carrying, view: OpenWorld): string | null {
  if (one.verb === 'raid') return view.units[one.raid.unit]?.at ?? null;
  return one.verb === 'fly' ? AIR_BASE : one.sailing.from;
}

/** What is against one thing behind those before it, with the nearest that stands for who reads it. */
export function refusedCarrying(one: Carrying, q: Ask, before: readonly Carrying[]): LineFault<Carrying> | null {
  const fault = carryingFault(one, before, q);
  if (!fault) return null;
  return {
    ...fault,
    get instead() {
      return others(one, q).find((other) => carryingFault(other, before, q) === null) ?? null;
    },
  };
}

/** Why one thing cannot be done behind those before it. */
export function carryingFault(one: Carrying, before: readonly Carrying[], q: Ask): Fault | null {
  const used = before.flatMap(idsOf);
  const again = idsOf(one).find((id) => used.includes(id));
  if (again !== undefined) return { rule: '7.22', why: `${nameOf(q.data, again)} is named twice` };
  const board = before.some(({ verb }) => verb === 'fly') ? new Board(flown(before, q), q.data) : boardSeen(q);
  const fault = kindFault(one, before, board, q);
  if (fault || one.verb === 'raid') return fault;
  return roomFault([...before, one], goalOf(one), board);
}

function kindFault(one: Carrying, before: readonly Carrying[], board: Board, q: Ask): Fault | null {
  if (one.verb === 'raid') return raidFault(board, q.seat, one.raid);
  if (one.verb === 'fly') return flightFault(board, q.seat, one.flight);
  if (one.sailing.cargo.length === 0)
    return { rule: '6.15b', why: `no Supply Point of yours lies in ${placeName(q.data, one.sailing.from)}` };
  const ships = before.flatMap((other) => (other.verb === 'ship' ? [other] : []));
  const fault = sailingFault(board, q.seat, [...ships.map(({ sailing }) => sailing), one.sailing]);
  return fault ?? helpFault(one, ships, board, q);
}

/** 7.23c, 20.22 P: own aircraft help on the way to one goal only; the German bomber in its box needs no range. */
function helpFault(
  { sailing: { to }, air }: Extract<Carrying, { verb: 'ship' }>,
  ships: readonly Extract<Carrying, { verb: 'ship' }>[],
  board: Board,
  q: Ask,
): Fault | null {
  const elsewhere = air.find((id) => ships.some((other) => other.sailing.to !== to && other.air.includes(id)));
  if (elsewhere !== undefined) return { rule: '13.11', why: `${nameOf(q.data, elsewhere)} helps another sailing` };
  const here = [...ships.filter((other) => other.sailing.to === to).flatMap((other) => other.air), ...air];
  const all = here.filter((id, i) => here.indexOf(id) === i);
  const bomber = all.find((id) => offsetsShips(q.view, q.data, id));
  const flier = bomber === undefined ? undefined : q.view.air[bomber];
  if (bomber !== undefined && (flier?.flew || !flier?.active))
    return { rule: '13.11', why: `${nameOf(q.data, bomber)} is Flown` };
  return transportAirFault(board, q.seat, { ids: all.filter((id) => id !== bomber), to });
}

/** 3.32: a goal holds what comes to it, once those are gone who sail from there in the same phase. */
function roomFault(all: readonly Carrying[], to: string, board: Board): Fault | null {
  const coming = all.flatMap((one) => {
    if (one.verb === 'raid' || goalOf(one) !== to) return [];
    return idsOf(one).flatMap((id) => board.units.get(id) ?? []);
  });
  const going = all.flatMap((one) => (one.verb === 'ship' && one.sailing.from === to ? idsOf(one) : []));
  if (coming.length === 0 || fits(board.moved(going, 'off'), to, coming)) return null;
  return { rule: '3.32', why: `more than seven stacking points would stand in ${placeName(board.data, to)}` };
}

/** The world with the capacity used that flights before have taken (7.13, 7.14). */
function flown(before: readonly Carrying[], { view, data }: Ask): OpenWorld {
  const transportUsed = structuredClone(view.transportUsed);
  for (const one of before) {
    if (one.verb !== 'fly') continue;
    const [cost, { to }] = [airCost(data, one.flight.cargo), one.flight];
    transportUsed.air += cost;
    transportUsed.airfields[to] = (transportUsed.airfields[to] ?? 0) + cost;
  }
  return { ...view, transportUsed };
}

/** The same with less aboard, without aircraft, or to another goal. */
function others(one: Carrying, q: Ask): Carrying[] {
  const board = boardSeen(q);
  if (one.verb === 'raid') {
    const seas = raidHexes(board, one.raid.unit, one.raid.coast);
    return seas.map((sea) => ({ ...one, raid: { ...one.raid, sea } }));
  }
  if (one.verb === 'fly')
    return friendlyAirfields(board, q.seat).map((to) => ({ ...one, flight: { ...one.flight, to } }));
  const { sailing } = one;
  const parts = sailing.cargo.flatMap((cargo): Cargo[] =>
    cargo.kind === 'supply'
      ? [cargo, { ...cargo, points: q.view.supply[cargo.id]?.points ?? 1 }, { ...cargo, points: 1 }]
      : [cargo],
  );
  const loads = [sailing.cargo, sailing.cargo.slice(0, -1), ...parts.map((cargo) => [cargo])];
  const goals = [sailing.to, ...friendlyPorts(board, q.seat)];
  return goals.flatMap((to) =>
    loads
      .filter((cargo) => cargo.length > 0 && !twice(q.data, cargo, '7.22'))
      .flatMap((cargo) => [one.air, []].map((air) => ({ ...one, air, sailing: { ...sailing, to, cargo } }))),
  );
}

const loadOf = (cargo: Cargo): Load =>
  cargo.kind === 'supply' ? { points: cargo.points, of: cargo.id } : { id: cargo.id };

/** In order words. */
export function printCarrying(one: Carrying, q: Ask): string {
  if (one.verb === 'raid') return raidVerb.print({ verb: 'raid', ...one.raid }, q);
  if (one.verb === 'fly')
    return flyVerb.print({ verb: 'fly', loads: [loadOf(one.flight.cargo)], to: one.flight.to }, q);
  const { cargo, to } = one.sailing;
  return shipVerb.print({ verb: 'ship', loads: cargo.map(loadOf), to, air: one.air }, q);
}
