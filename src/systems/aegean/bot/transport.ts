import type { HexId } from '../../../hex/hex';
import type { Said } from '../../../play/choices/line-spec';
import type { Ask } from '../aegean';
import { navalFault } from '../decisions/naval-faults';
import type { NavalOrder } from '../orders/sea';
import { aboard, landingAt } from '../rules/6-3-cargo';
import { isTooFar } from './daylight';
import { aimsOf, boundFor } from './islands';
import { courseOf, entryHexes } from '../rules/6-3-orders';
import { Fleet } from '../rules/6-fleet';
import type { Ship } from '../rules/ship';
import { Field } from '../rules/7-field';
import { worthHolding } from './stakes';

type Line = Said<NavalOrder>;

/** 6.3.3: whether Allied ships would sail into mines that are known. */
function isMined(q: Ask, one: Line): boolean {
  if (one.verb !== 'sail' || q.seat !== 'allied' || q.view.mines.length === 0) return false;
  const fleet = new Fleet(q.view, q.data);
  const course = courseOf(
    q,
    one.ships.flatMap((id) => fleet.get(id) ?? []),
    one.way,
  );
  return Array.isArray(course) && course.some((hex, i) => i > 0 && q.view.mines.includes(hex));
}

/** Whether lines may stand one behind the other, behind those that stand already, and none leads into known mines. */
export const fits = (q: Ask, lines: readonly Line[], before: readonly Line[]): boolean =>
  lines.every((one, i) => navalFault(one, q, [...before, ...lines.slice(0, i)]) === null && !isMined(q, one));

/** Coasts on which this ship may put troops ashore, the best of the best islands first: what is near, and has a base. */
function shores(q: Ask, ship: Ship, before: readonly Line[]): HexId[] {
  const { data } = q;
  const { grid } = data.isles;
  const starts = ship.at === null ? entryHexes(q, q.seat) : [ship.at];
  const points = Math.max(1, new Fleet(q.view, data).points(ship));
  const impulses = (hex: HexId): number => Math.min(...starts.map((start) => grid.distance(start, hex))) / points;
  const rated = aimsOf(q, before).flatMap(({ island, worth }) =>
    data.isles
      .hexesOf(island)
      .filter((hex) => data.isles.isCoast(hex) && 'assault' in landingAt(q, ship.id, hex))
      .filter((hex) => !isTooFar(q, ship, { impulses: impulses(hex), worth }))
      .map((hex) => ({ hex, rate: (worth * chances(q, hex, before)) / (SLOW + impulses(hex)) })),
  );
  return rated.toSorted((a, b) => b.rate - a.rate || (a.hex < b.hex ? -1 : 1)).map(({ hex }) => hex);
}
/** So many impulses does a convoy take that need not sail at all: to load, and to wait. */
const SLOW = 1.5;

/** How good a coast is to land on: an open base best; against enemies those where others land too, flat and without a port. */
function chances(q: Ask, hex: HexId, before: readonly Line[]): number {
  const { isles } = q.data;
  if (isOpenBase(q, hex)) return COAST.open;
  if (!new Field(q.view, q.data).hasEnemy(q.seat, hex)) return COAST.empty;
  const beside = boundFor(q, before).includes(hex) ? COAST.together : 1;
  return beside * (isles.isRough(hex) || isles.hasPort(hex) ? COAST.strong : 1);
}
const COAST = { open: 1.5, empty: 1.3, together: 3, strong: 0.6 };

/** A port or airfield that is not his own, and in which he sees no enemy troops. */
function isOpenBase(q: Ask, hex: HexId): boolean {
  const foreign = Object.values(q.view.bases).some((base) => base.hex === hex && base.owner !== q.seat);
  return foreign && !new Field(q.view, q.data).hasEnemy(q.seat, hex);
}
const MOST_TRIED = 8;

/** Troops that wait where a ship lies, the strongest first: of a base all but one, of the Holding Box all. */
function waiting(q: Ask, place: string, taken: readonly string[]): string[] {
  const { view, data, seat } = q;
  const strength = (id: string): number => data.ground.get(id)?.strength ?? 0;
  const there = Object.keys(view.ground)
    .filter((id) => view.ground[id]?.at === place && view.ground[id].side === seat && !taken.includes(id))
    // Parachutists wait for their aircraft.
    .filter((id) => data.ground.get(id)?.parachute !== true)
    .toSorted((a, b) => strength(b) - strength(a) || (a < b ? -1 : 1));
  if (!data.isles.grid.has(place)) return there;
  // Who stands on an island that is fought for, or worth points, is needed there.
  const field = new Field(view, data);
  const island = data.isles.islandOf(place) ?? '';
  const isFought = data.isles.hexesOf(island).some((hex) => field.hasEnemy(seat, hex));
  return isFought ? [] : there.slice(0, worthHolding(q, island) > FEW_POINTS ? -MOST_KEPT : -1);
}

const [FEW_POINTS, MOST_KEPT] = [3, 3];

/** 6.3.1: an empty ship takes aboard what waits and has room. */
function load(q: Ask, ship: Ship, before: readonly Line[]): Line[] {
  if (ship.transport === 0) return [];
  const taken = before.flatMap((one) => (one.verb === 'load' ? one.units : []));
  const lines: Line[] = [];
  for (const unit of waiting(q, q.view.ships[ship.id]?.at ?? '', taken)) {
    const one: Line = { verb: 'load', units: [unit], ship: ship.id };
    if (fits(q, [...lines, one], before)) lines.push(one);
  }
  return lines;
}

/**
 * 6.3.1, 6.3.2: a ship with troops, or one that finds some where it lies, sails to the nearest shore on which it may put them,
 * over impulses if need be.
 */
export function convoy(q: Ask, ship: Ship, before: readonly Line[]): Line[] {
  const cargo = aboard(q.view, ship.id);
  const loads = cargo.length > 0 ? [] : load(q, ship, before);
  const units = [...cargo, ...loads.flatMap((one) => (one.verb === 'load' ? one.units : []))];
  if (units.length === 0) return [];
  const land: Line = { verb: 'land', units };
  for (const goal of shores(q, ship, before).slice(0, MOST_TRIED)) {
    const sail: Line[] = goal === ship.at ? [] : [{ verb: 'sail', ships: [ship.id], way: [goal] }];
    const lines = [...loads, ...sail, land];
    if (fits(q, lines, before)) return lines;
  }
  return [];
}

/** 6.2.5: an empty transport goes home over its edge where troops wait in the Holding Box. */
export function fetch(q: Ask, ship: Ship, before: readonly Line[]): Line[] {
  if (ship.at === null || ship.transport === 0 || aboard(q.view, ship.id).length > 0) return [];
  if (waiting(q, `${q.seat}-holding`, []).length === 0) return [];
  const { grid } = q.data.isles;
  const from = ship.at;
  const edge = entryHexes(q, q.seat).toSorted((a, b) => grid.distance(from, a) - grid.distance(from, b));
  const leave: Line = { verb: 'leave', ships: [ship.id] };
  for (const goal of edge.slice(0, MOST_TRIED)) {
    const lines: Line[] = goal === from ? [leave] : [{ verb: 'sail', ships: [ship.id], way: [goal] }, leave];
    if (fits(q, lines, before)) return lines;
  }
  return [];
}

/** Hexes in which troops that are aboard now are about to land: what flies before them helps them there. */
export function landingsAhead(q: Ask): HexId[] {
  const fleet = new Fleet(q.view, q.data);
  const full = fleet.of(q.seat).filter(({ id, at }) => at !== null && aboard(q.view, id).length > 0);
  const goals = full.flatMap((ship) => {
    const course = q.view.orders.courses.find(({ ships }) => ships.includes(ship.id))?.way.at(-1);
    const sail = convoy(q, ship, []).find(({ verb }) => verb === 'sail');
    return course ?? (sail?.verb === 'sail' ? (sail.way.at(-1) ?? []) : (ship.at ?? []));
  });
  return goals.filter((hex, i) => goals.indexOf(hex) === i);
}
