import type { HexId } from '../../../hex/hex';
import type { Said } from '../../../play/choices/line-spec';
import type { Ask } from '../aegean';
import type { NavalOrder } from '../orders/sea';
import { enemyOf } from '../side';
import { enemyWaters, entryHexes, goalsOf } from '../rules/6-3-orders';
import { Fleet } from '../rules/6-fleet';
import type { Ship } from '../rules/ship';
import { isExposed, isTrap } from './daylight';
import { fits } from './transport';

type Line = Said<NavalOrder>;

/** Whoever has so much surface strength fights; so many ships sail together, and so many groups in a phase. */
const [STRONG, MOST_TOGETHER, MOST_GROUPS] = [3, 4, 3];
/** What is thought of a naval unit that nobody has spotted: its strength, and what it is worth to sink it. */
const STRANGE = { strength: 3, worth: 3 };
/** Landing craft first: they take islands; then who carries or lays, then warships. */
const WORTH: Readonly<Partial<Record<Ship['type'], number>>> = { LC: 6, T: 4, LS: 4, TW: 3, MN: 3 };
const PLAIN = 1.5;
/** Destroyers come home by themselves when their time is up (6.2.3), others have to sail there. */
const HOMEWARDS = 12;

/** Ships of one place that fight and have no other orders. */
function groups(q: Ask, before: readonly Line[]): Ship[][] {
  const { view, data } = q;
  const busy = [
    ...view.orders.courses.flatMap(({ ships }) => ships),
    ...before.flatMap((one) => ('ships' in one ? one.ships : 'ship' in one ? [one.ship] : [])),
  ];
  const able = new Fleet(view, data).of(q.seat).filter((ship) => {
    const { at: place, from = 0, force = null } = view.ships[ship.id] ?? {};
    const isHere = ship.at !== null || (place === `${q.seat}-holding` && from <= view.clock.turn);
    const fights = data.shipKinds[ship.type].intercept && (ship.surface >= STRONG || ship.type === 'SS');
    return isHere && fights && force === null && !busy.includes(ship.id) && !carries(q, ship);
  });
  const places = able.map(({ at, type }) => `${at ?? 'box'} ${type === 'SS' ? 'SS' : ''}`);
  return places
    .filter((place, i) => places.indexOf(place) === i)
    .map((place) =>
      able
        .filter((_, i) => places[i] === place)
        .toSorted((a, b) => b.surface - a.surface)
        .slice(0, MOST_TOGETHER),
    );
}

const carries = ({ view }: Ask, ship: Ship): boolean => Object.values(view.ground).some(({ at }) => at === ship.id);

/** What it is worth to go to a hex with so much surface strength; nothing where the enemy there is stronger. */
export function rate(q: Ask, goal: HexId, strength: number): number {
  const there = new Fleet(q.view, q.data).in(enemyOf(q.seat), goal);
  const against = there.length > 0 ? there.reduce((sum, { surface }) => sum + surface, 0) : STRANGE.strength;
  const worth = there.reduce((sum, { type }) => sum + (WORTH[type] ?? PLAIN), 0);
  const found = there.length > 0 ? worth : STRANGE.worth;
  // By day aircraft wait for whoever comes out: only troops are worth it, and who is caught before he is away only for landing craft.
  const byDay = isExposed(q) ? (WORTH.LC ?? 0) : (WORTH.T ?? 0);
  const least = q.view.clock.night || q.seat === 'german' ? 0 : byDay;
  return against > strength || found < least || isTrap(q, goal) ? 0 : found;
}

/** 6.3.5: ships of one place go together to where enemies are that they may beat, the dearest first. */
export function hunts(q: Ask, before: readonly Line[]): Line[] {
  const lines: Line[] = [];
  const fleet = new Fleet(q.view, q.data);
  for (const group of groups(q, before)) {
    const slowest = group.toSorted((a, b) => fleet.points(a) - fleet.points(b))[0];
    if (!slowest || lines.length >= MOST_GROUPS) continue;
    const goals = goalsOf(q, slowest);
    const boats = slowest.type === 'SS';
    const strength = boats ? Infinity : group.reduce((sum, { surface }) => sum + surface, 0);
    const taken = lines.flatMap((one) => (one.verb === 'sail' ? [one.way.at(-1)] : []));
    const met = enemyWaters(q)
      .filter((hex) => goals.includes(hex) && !taken.includes(hex) && rate(q, hex, strength) > 0)
      .toSorted((a, b) => rate(q, b, strength) - rate(q, a, strength));
    const ships = group.map(({ id }) => id);
    const sail = met
      .map((hex): Line => ({ verb: 'sail', ships, way: [hex] }))
      .find((line) => fits(q, [line], [...before, ...lines]));
    if (sail) lines.push(sail);
  }
  return lines;
}

/** 6.2.5: who has no enemy to hunt goes home over the nearest edge, out of the way of aircraft. */
export function homewards(q: Ask, ship: Ship, before: readonly Line[]): Line[] {
  if (ship.at === null || q.seat !== 'allied') return [];
  const from = ship.at;
  const { grid } = q.data.isles;
  const leave: Line = { verb: 'leave', ships: [ship.id] };
  const edge = entryHexes(q, q.seat).toSorted((a, b) => grid.distance(from, a) - grid.distance(from, b));
  for (const goal of edge.slice(0, HOMEWARDS)) {
    const lines: Line[] = goal === from ? [leave] : [{ verb: 'sail', ships: [ship.id], way: [goal] }, leave];
    if (fits(q, lines, before)) return lines;
  }
  return [];
}
