import type { Ask, ShipView } from '../../mercury';
import { regroupFaults, type Regrouping, type RegroupLimits } from '../../rules/16-3-regroup';
import {
  ALEXANDRIA,
  gunsOf,
  isHeavy,
  isLaden,
  isWorn,
  liftOf,
  readyShips,
  sailable,
  seaMiles,
  shipsIn,
  stakeOf,
} from './forces';
import { portsFor, prey, SPARE_GUNS } from './duties';
import { type Plan, planOf } from './plan';
import type { LoadOrder } from '../../orders/regroup';
import { barredAt } from '../../rules/17-2-landing-places';
import { RSC_STEPS, stepsAboard } from '../../rules/17-3-aboard';
import type { GroundUnit } from '../../rules/ground/ground';

/** Markers that are left for what may still happen. */
const KEPT_MARKERS = 1;
/** With fewer than these in hand decoys are taken from the map (16.34). */
const FEW_MARKERS = 4;
/** A Task Force of so many is harder to hit (19.42). */
const STRONG = 5;
/** The most that hunt together. */
const HUNTERS = 6;
/** The last game-turns of a scenario in which nothing is brought to Crete any more. */
const TOO_LATE = 5;

/** 16.34: who is worn or dear leaves the others; from Alexandria sails what the screen lacks, who carries, who fetches, who hunts. */
export function regrouped(q: Ask<RegroupLimits>): Regrouping[] {
  const plan = planOf(q);
  if (!plan || !q.facts.form || q.facts.decoysOnly) return [];
  const orders: Regrouping[] = [];
  const markers = [...q.view.freeMarkers];
  const add = (made: (tf: string) => Regrouping[]): void => {
    const [tf] = markers;
    if (tf === undefined || markers.length <= KEPT_MARKERS) return;
    const all = [...orders, ...made(tf)];
    if (all.length === orders.length || regroupFaults(all, q.view, q.data, q.facts).length > 0) return;
    markers.shift();
    orders.push(...all.slice(orders.length));
  };
  if (markers.length < FEW_MARKERS)
    for (const tf of q.view.taskForces)
      if (tf.at !== null && tf.ships?.length === 0) orders.push({ verb: 'disband', tf: tf.letter });
  for (const split of partings(q)) add((tf) => [{ verb: 'form', tf, ...split }]);
  if (!q.facts.fromAlexandria) return orders;
  let ready = readyShips(q);
  for (const squad of [screenRelief(q, ready), ...departures(plan, q, ready)]) {
    const ships = squad(ready);
    if (ships.length === 0) continue;
    add((tf) => sailing(tf, ships, plan, q));
    ready = ready.filter((ship) => !ships.includes(ship));
  }
  return orders;
}

/** Ships picked from those that are left. */
type Squad = (ready: readonly ShipView[]) => ShipView[];

function sailing(tf: string, ships: readonly ShipView[], plan: Plan, q: Ask<RegroupLimits>): Regrouping[] {
  return [{ verb: 'form', tf, at: ALEXANDRIA, ships: ships.map(({ id }) => id) }, ...freightOf(ships, plan, q)];
}

/** 16.35: after movement the Task Forces of the screen that lie together become one as far as it holds them: who is many is harder to hit (19.42). */
export function closedUp(q: Ask<RegroupLimits>): Regrouping[] {
  const orders: Regrouping[] = [];
  for (const zone of q.view.screen.zones) {
    const there = sailable(q).filter((tf) => tf.at === zone && !isLaden(tf));
    const [first, ...others] = there.sort((a, b) => shipsIn(b).length - shipsIn(a).length);
    let room = q.data.markers.shipsAtMost - (first ? shipsIn(first).length : 0);
    for (const tf of others.reverse()) {
      if (!first || shipsIn(tf).length > room || shipsIn(first).length >= STRONG + 1) continue;
      room -= shipsIn(tf).length;
      orders.push({ verb: 'transfer', ships: shipsIn(tf).map(({ id }) => id), to: first.letter });
    }
  }
  return planOf(q) && regroupFaults(orders, q.view, q.data, q.facts).length === 0 ? orders : [];
}

/** Worn ships, and battleships that only stand in the screen, go home from among those that stay. */
function partings(q: Ask): { at: string; ships: string[] }[] {
  return sailable(q).flatMap((tf) => {
    const { at } = tf;
    if (at === null || !q.data.zones.has(at) || isLaden(tf)) return [];
    const leaving = shipsIn(tf).filter((ship) => isWorn(ship) || isHeavy(ship.id, q));
    const all = leaving.length === shipsIn(tf).length;
    return leaving.length === 0 || all ? [] : [{ at, ships: leaving.map(({ id }) => id) }];
  });
}

/** 23.1: what the screen lacks comes from those that are worth least to lose. */
const screenRelief =
  (q: Ask<RegroupLimits>, ready: readonly ShipView[]): Squad =>
  () => {
    const { atLeast } = q.view.screen;
    const able = sailable(q).filter((tf) => !isLaden(tf));
    const sound = able.flatMap(shipsIn).filter((ship) => !isWorn(ship) && !isHeavy(ship.id, q));
    let missing = atLeast === 0 ? 0 : atLeast + SPARE_GUNS - gunsOf(sound);
    const fit = ready.filter((ship) => ship.bombardment > 0 && !isHeavy(ship.id, q));
    const dear = (ship: ShipView): number => stakeOf(ship, q) / ship.bombardment;
    const squad: ShipView[] = [];
    for (const ship of [...fit].sort((a, b) => dear(a) - dear(b))) {
      if (missing <= 0 || squad.length >= q.data.markers.shipsAtMost) break;
      squad.push(ship);
      missing -= ship.bombardment;
    }
    return squad;
  };

/** Who else sails now. */
function departures(plan: Plan, q: Ask<RegroupLimits>, ready: readonly ShipView[]): Squad[] {
  if (plan.leaving !== null) return [8, 7, 6, 5, 4].map((speed) => fetchers(plan, q, speed));
  const hunt = plan.night && prey(q).some(({ worth }) => worth > 2) ? [hunters(q)] : [];
  return q.facts.load && plan.turn <= plan.last - TOO_LATE && ready.length > 0 ? [transports(plan, q), ...hunt] : hunt;
}

/** 17.33: ships of one speed that can be at a port this game-turn where somebody waits. */
const fetchers =
  (plan: Plan, q: Ask, speed: number): Squad =>
  (ready) => {
    const dark = plan.night || plan.turn >= (plan.leaving ?? 0);
    const there = plan.havens.filter(
      ({ at, open, waiting, zone }) =>
        open && waiting > 0 && seaMiles(ALEXANDRIA, at, q) <= speed && (dark || zone === 'south-crete'),
    );
    if (there.length === 0) return [];
    const wanted = Math.max(...there.map((h) => Math.min(h.leave, h.waiting)));
    const fast = ready.filter((ship) => ship.move === speed && liftOf(ship, q) > 0);
    return upTo(wanted, fast, q);
  };

/** 17.32: those that can be at a port by night, this game-turn or after a day at sea. */
const transports =
  (plan: Plan, q: Ask<RegroupLimits>): Squad =>
  (ready) => {
    const cargo = q.view.campaign?.alexandria;
    const [port] = portsFor(plan, q, false);
    if (!cargo || !port || cargo.units.length + cargo.rsc === 0) return [];
    const miles = seaMiles(ALEXANDRIA, port.at, q);
    const intime = (ship: ShipView): boolean =>
      plan.night ? ship.move >= miles : plan.nightNext && ship.move >= 5 && 2 * ship.move > miles;
    if (plan.turn > plan.last - TOO_LATE) return [];
    const fit = ready.filter((ship) => liftOf(ship, q) > 0 && intime(ship));
    const squad = upTo(port.takes, fit, q);
    return freightOf(squad, plan, q).length > 0 ? squad : [];
  };

const hunters =
  (q: Ask<RegroupLimits>): Squad =>
  (ready) => {
    const fit = ready.filter((ship) => ship.bombardment > 0 && ship.move >= 6 && !isHeavy(ship.id, q));
    const squad = [...fit].sort((a, b) => b.bombardment - a.bombardment).slice(0, HUNTERS);
    return squad.length < STRONG ? [] : squad;
  };

/** The most roomy first, until so many steps go aboard. */
function upTo(steps: number, ships: readonly ShipView[], q: Pick<Ask, 'data'>): ShipView[] {
  const squad: ShipView[] = [];
  let room = 0;
  for (const ship of [...ships].sort((a, b) => liftOf(b, q) - liftOf(a, q))) {
    if (room >= steps || squad.length >= q.data.markers.shipsAtMost) break;
    squad.push(ship);
    room += liftOf(ship, q);
  }
  return squad;
}

/** 17.31, 17.32: as many steps as the port takes in a game-turn: an RSC first where it may come ashore, then units, the first of the card first. */
function freightOf(ships: readonly ShipView[], plan: Plan, q: Ask<RegroupLimits>): LoadOrder[] {
  const ashore = q.view.campaign?.alexandria;
  const [port] = portsFor(plan, q, false);
  if (!q.facts.load || plan.leaving !== null || !ashore || !port) return [];
  const place = q.data.places.get(port.at);
  let [left, rsc] = [port.takes, portsFor(plan, q, true).some(({ at }) => at === port.at) ? ashore.rsc : 0];
  let { room } = port;
  let units = ashore.units.filter((u) => place && !barredAt(q.data, place, u.id));
  const roomy = [...ships].sort((a, b) => liftOf(b, q) - liftOf(a, q));
  return roomy.flatMap((ship, n): LoadOrder[] => {
    const most = Math.min(liftOf(ship, q), left);
    const counters = n === 0 && rsc > 0 && most >= RSC_STEPS ? 1 : 0;
    const going = fitting(units, Math.min(room, most - counters * RSC_STEPS), q);
    if (counters + going.length === 0) return [];
    left -= counters * RSC_STEPS + stepsAboard(q.data, { units: going, rsc: 0 });
    room -= stepsAboard(q.data, { units: going, rsc: 0 });
    rsc -= counters;
    units = units.filter((u) => !going.includes(u));
    return [{ verb: 'load', cargo: { units: going.map(({ id }) => id), rsc: counters }, ship: ship.id }];
  });
}

function fitting(units: readonly GroundUnit[], room: number, q: Ask): GroundUnit[] {
  const going: GroundUnit[] = [];
  for (const unit of units) if (stepsAboard(q.data, { units: [...going, unit], rsc: 0 }) <= room) going.push(unit);
  return going;
}
