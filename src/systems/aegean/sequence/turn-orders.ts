import type { HexId } from '../../../hex/hex';
import type { Said } from '../../../play/choices/line-spec';
import type { Act, Scope } from '../aegean';
import { undone } from '../facts/sea';
import type { AirOrder, AirOrders, Strike } from '../orders/air';
import type { NavalOrder } from '../orders/sea';
import { enemiesNear, heardNow, isUnderWay, standsAshore, type Bound, type OrdersFor } from '../rules/4-turn-orders';
import { crew, type Mission } from '../rules/5-aloft';
import { orderFault } from '../rules/5-orders';
import { callsOf } from '../rules/6-3-2-calls';
import { courseOf, legOf, slowest } from '../rules/6-3-orders';
import { trafficFault } from '../rules/5-4-5-traffic';
import { Fleet } from '../rules/6-fleet';
import { stepTo, walkerOf } from '../rules/7-3-goals';
import { placeName } from '../rules/names';
import { worthOf } from '../rules/6-4-hits';
import { enemyOf, type Side } from '../side';

type Line = Said<NavalOrder>;
type Sail = Extract<Line, { verb: 'sail' }>;

const asked = (c: Act, seat: Side) => ({ view: c.view(seat), data: c.data, seat });

/** A side has given orders of a kind in knowledge of all that it sees. */
export function hear(c: Act, side: Side, kind: OrdersFor): void {
  c.world.orders[side].heard[kind] = heardNow(kind, asked(c, side));
}

type Again = Said<AirOrder | Strike>;

/** Of a mission of before what others leave of it: who carries troops flies with all his planes or not at all. */
function leftOf(one: Again, taken: readonly string[]): Again[] {
  const left = (ids: readonly string[]): string[] => ids.filter((id) => !taken.includes(id));
  const units = left(one.units);
  const isBroken = units.length === 0 || ('unit' in one && units.length < one.units.length);
  return isBroken ? [] : [{ ...one, units, also: { ...one.also, escorts: left(one.also.escorts) } }];
}

/**
 * 4.D3: the missions that are ordered, and behind them those of `each impulse` as far as their units are ready and have no other.
 * What is flown once interrupts those; rest, or another of each impulse, ends them.
 */
export function flyAlso(c: Act, side: Side, said: readonly Said<AirOrders>[]): Mission[] {
  hear(c, side, 'air');
  const orders = c.world.orders[side];
  const taken = said.flatMap((one) => (one.verb === 'rest' ? one.units : one.also.each ? crew(one) : []));
  const kept = orders.air.flatMap((one) => leftOf(one, taken));
  const given = said.flatMap((one) => (one.verb === 'rest' ? [] : [one]));
  orders.air = [...kept, ...given.filter(({ also }) => also.each)];
  const q = asked(c, side);
  const all = given.flatMap((one) => (one.verb === 'strike' ? [] : [one]));
  // Who has something else to do does that first.
  const byVerb = (all: readonly Again[], strikes: boolean) => all.filter(({ verb }) => (verb === 'strike') === strikes);
  for (const one of [...byVerb(given, true), ...byVerb(kept, false), ...byVerb(kept, true)]) {
    const now = againNow(q, one, all);
    if (now) all.push(now);
  }
  return all;
}

/** What a mission of before comes to now; null: nobody who flies it is ready, or it has no target. */
function againNow(q: Scope, one: Again, before: readonly Mission[]): Mission | null {
  const flown = before.flatMap(crew);
  const isReady = (id: string): boolean =>
    q.view.air[id]?.ready === true && q.view.air[id].cap === null && !flown.includes(id);
  const units = 'unit' in one ? one.units : one.units.filter(isReady);
  const also = { ...one.also, escorts: one.also.escorts.filter(isReady) };
  if (units.length === 0) return null;
  if (one.verb === 'strike') return struck(q, units, also, before);
  const now = { ...one, units, also } as Mission;
  return orderFault(q, now, before) === null ? now : null;
}

/** 5.4.6: the attack on the dearest spotted ships that these units, or as many of them as may, can attack. */
function struck(q: Scope, units: readonly string[], also: Again['also'], before: readonly Mission[]): Mission | null {
  const fleet = new Fleet(q.view, q.data);
  const ships = fleet.of(enemyOf(q.seat)).filter(({ spotted, submerged, at }) => at !== null && spotted && !submerged);
  for (const { at } of ships.toSorted((a, b) => worthOf(b, 0) - worthOf(a, 0))) {
    const attack = (ids: readonly string[]): Mission => ({ verb: 'attack', at: at ?? '', units: [...ids], also });
    const able = units.reduce<string[]>(
      (so, id) => (orderFault(q, attack([...so, id]), before) ? so : [...so, id]),
      [],
    );
    if (able.length > 0) return attack(able);
  }
  return null;
}

/** Ships that a line moves, and holds where they are. */
const moved = (one: Line): string[] => ('ships' in one && SAILS.includes(one.verb) ? one.ships : []);
const SAILS: readonly string[] = ['sail', 'leave', 'stay'];

/** What a line lets ships do at the end of their course: the part of it that is theirs. */
function atEnd(one: Line, ships: readonly string[], carrier: (unit: string) => string): Line[] {
  if (one.verb === 'land') {
    const units = one.units.filter((id) => ships.includes(carrier(id)));
    return units.length > 0 ? [{ ...one, units }] : [];
  }
  if (one.verb !== 'mine' && one.verb !== 'bombard' && one.verb !== 'leave') return [];
  const own = one.ships.filter((id) => ships.includes(id));
  return own.length > 0 ? [{ ...one, ships: own } as Line] : [];
}

/**
 * 4.E3, 6.2.1: the lines of a naval phase: those that are ordered, courses as far as ships come now, and those that go on from
 * impulses before. What is to be done at the end of a course waits for its end.
 */
export function setOut(c: Act, side: Side, all: readonly Line[]): Line[] {
  hear(c, side, 'naval');
  dive(c, side, all);
  const q = asked(c, side);
  const orders = c.world.orders[side];
  const named = all.flatMap(moved);
  const before = orders.courses.filter((one) => isUnderWay(q.view, one) && !one.ships.some((id) => named.includes(id)));
  tellOffCourse(c, side, named);
  Object.assign(orders, { courses: [], arrived: [] });
  let others = all.filter(({ verb }) => verb !== 'sail' && verb !== 'stay');
  const given = all.flatMap((one) => (one.verb === 'sail' ? boundBy(c, side, one) : []));
  const loads = all.flatMap((one) => (one.verb === 'load' ? one.units.map((id) => [id, one.ship] as const) : []));
  const carrier = (id: string): string => new Map(loads).get(id) ?? q.view.ground[id]?.at ?? '';
  const sails: Line[] = [];
  for (const course of [...given, ...before]) {
    const leg = legNow(c, side, course, sails, callsOf(q, course.ships, all));
    if (leg.length > 0) sails.push({ verb: 'sail', ships: course.ships, way: leg });
    const isThere = leg.at(-1) === course.way.at(-1) || course.way.length === 1;
    const due = [...course.then, ...others.flatMap((one) => atEnd(one, course.ships, carrier))];
    const later = isThere ? due.filter(({ verb }) => verb === 'leave' && pointsLeft(q, course.ships, leg) < 1) : due;
    others = others.flatMap((one) => without(one, course.ships, carrier));
    sails.push(...due.filter((one) => !later.includes(one)));
    if (isThere && later.length === 0) {
      if (before.includes(course)) orders.arrived.push(...course.ships);
      continue;
    }
    const way = leg.length > 0 ? course.way.slice(leg.length - 1) : course.way;
    orders.courses.push({ ships: course.ships, way, then: later });
  }
  return [...others, ...sails];
}

/** Courses of before that end because their ships are not on them any more, and that nobody has ordered otherwise. */
function tellOffCourse(c: Act, side: Side, named: readonly string[]): void {
  const { view, data } = asked(c, side);
  for (const course of view.orders.courses) {
    const left = course.ships.filter((id) => view.ships[id]?.at !== 'lost' && !named.includes(id));
    if (isUnderWay(view, course) || left.length === 0) continue;
    const order = `sail to ${placeName(data, course.way.at(-1) ?? '')}`;
    undone(c, { side, units: left, order, why: 'they are not all where their course had brought them' });
  }
}

const fleetOf = ({ view, data }: Scope): Fleet => new Fleet(view, data);

/** 6.2.5: to leave over the edge takes a point: what is left of them behind the part of a course that is sailed now. */
function pointsLeft(q: Scope, ships: readonly string[], leg: readonly HexId[]): number {
  const all = ships.flatMap((id) => fleetOf(q).get(id) ?? []);
  const sailed = leg.length - (leg.length > 0 && all[0]?.at !== null ? 1 : 0);
  return slowest(q, all) - sailed;
}

/** 6.2.2: boats without an order to dive come to the surface; both before anybody sails. */
function dive({ world, data }: Act, side: Side, all: readonly Line[]): void {
  const diving = all.flatMap((one) => (one.verb === 'dive' ? one.ships : []));
  for (const [id, ship] of Object.entries(world.ships))
    if (ship.side === side && data.ships.get(id)?.type === 'SS')
      ship.submerged = diving.includes(id) ? ship.submerged + 1 : 0;
}

/** What is left of a line once some ships do it later. */
function without(one: Line, ships: readonly string[], carrier: (unit: string) => string): Line[] {
  const later = atEnd(one, ships, carrier);
  if (later.length === 0) return [one];
  if (one.verb === 'land') {
    const units = one.units.filter((id) => !ships.includes(carrier(id)));
    return units.length > 0 ? [{ ...one, units }] : [];
  }
  const own = 'ships' in one ? one.ships.filter((id) => !ships.includes(id)) : [];
  return own.length > 0 ? [{ ...one, ships: own } as Line] : [];
}

function boundBy(c: Act, side: Side, { ships, way }: Sail): Bound[] {
  const q = asked(c, side);
  const fleet = new Fleet(q.view, q.data);
  const course = courseOf(
    q,
    ships.flatMap((id) => fleet.get(id) ?? []),
    way,
  );
  return Array.isArray(course) ? [{ ships, way: course, then: [] }] : [];
}

/** The part of a course that is sailed now; none where something holds the ships up: they wait. */
function legNow(c: Act, side: Side, { ships, way }: Bound, sailed: readonly Line[], calls: readonly HexId[]): HexId[] {
  const q = asked(c, side);
  const fleet = new Fleet(q.view, q.data);
  const leg = legOf(
    q,
    ships.flatMap((id) => fleet.get(id) ?? []),
    way,
    calls,
  );
  if (!Array.isArray(leg)) return [];
  const passing = (of: Sail) => ({ from: of.way[0] ?? null, to: of.way.at(-1) ?? null, ships: of.ships.length });
  const others = sailed.flatMap((one) => (one.verb === 'sail' ? [passing(one)] : []));
  return trafficFault(q, passing({ verb: 'sail', ships, way: leg }), others) ? [] : leg;
}

/** Who comes where he was ordered to, far from enemies, stays there: his player knows that, and is not asked about him alone. */
function hearOfArrival(c: Act, side: Side, id: string): void {
  const { heard } = c.world.orders[side];
  const item = standsAshore(id);
  if (!heard.ground?.includes(item)) heard.ground = [...(heard.ground ?? []), item];
}

/** 7.3: what units that march do in this ground phase, and where those of phases before go on. */
export function marchOn(
  c: Act,
  side: Side,
  marches: readonly { units: string[]; to: HexId }[],
  named: readonly string[],
): { verb: 'move'; units: string[]; to: HexId }[] {
  hear(c, side, 'ground');
  const orders = c.world.orders[side];
  for (const id of named) delete orders.goals[id];
  for (const { units, to } of marches) for (const id of units) orders.goals[id] = to;
  const q = asked(c, side);
  return Object.entries(orders.goals).flatMap(([id, goal]) => {
    const to = stepTo(q, id, goal);
    const walker = walkerOf(q, id);
    // Who could walk and comes no nearer is asked about again: he is on another island, or enemies bar the way.
    const isStuck = to === null && walker !== null && !walker.disrupted && !walker.assaulted;
    if (isStuck && to === null && goal !== q.view.ground[id]?.at)
      undone(
        c,
        { side, units: [id], order: `march to ${placeName(c.data, goal)}`, why: 'no way leads nearer to it now' },
        { rule: '7.3' },
      );
    if (to === goal && !enemiesNear(q, goal)) hearOfArrival(c, side, id);
    if (to === goal || isStuck || q.view.ground[id]?.at === 'lost') delete orders.goals[id];
    return to === null ? [] : [{ verb: 'move' as const, units: [id], to }];
  });
}
