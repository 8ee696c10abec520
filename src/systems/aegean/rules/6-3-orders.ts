import type { Fault } from '../../../kernel/decide/fault';
import type { Scope } from '../aegean';
import { bad } from './bad';
import { once } from '../../../kernel/data/once';
import type { HexId } from '../../../hex/hex';
import type { AegeanData } from '../data/load';
import { enemyOf, type Owner, type Side } from '../side';
import type { AegeanView } from '../view/view';
import { courseFault, mayLeave } from './6-2-movement';
import { southOnly } from './8-4-5-south';
import { Fleet, holdingBox, watersOf } from './6-fleet';
import type { Ship } from './ship';
import { placeName } from './names';

/** Where ships of the box come on the map (6.2.5, 6.5.2, 8.1.5, 8.3.4). */
export const entryHexes = ({ data }: Pick<Scope, 'data'>, side: Side): readonly HexId[] => entries(data)[side];
const entries = once((data: AegeanData) => ({ german: enteredBy(data, 'german'), allied: enteredBy(data, 'allied') }));

function enteredBy({ isles }: AegeanData, side: Side): HexId[] {
  const edge = (id: string): readonly HexId[] => isles.map.edges.get(id) ?? [];
  const all = side === 'german' ? edge('west') : [...edge('south'), ...isles.map.turkishWaters];
  return all.filter((hex) => isles.isAfloat(hex));
}

/** What is looked up again and again of one view: where enemies are known to be, and where ships may go. */
interface Charted {
  enemies: ReadonlyMap<HexId, true>;
  goals: Map<string, readonly HexId[]>;
}
const charts = new WeakMap<AegeanView, Charted>();

function charted(q: Scope): Charted {
  const known = charts.get(q.view) ?? {
    enemies: enemyHexes(q),
    goals: new Map<string, never>(),
  };
  charts.set(q.view, known);
  return known;
}

/** 3.2: hexes in which enemy naval units are known to be: by name, or by their kind. */
function enemyHexes({ view, seat }: Scope): Map<HexId, true> {
  const isEnemy = (side: Owner): boolean => side !== seat && side !== 'italian';
  const named = Object.values(view.ships).flatMap(({ at, side }) => (isEnemy(side) ? [at] : []));
  const kinds = Object.keys(view.presence).filter((hex) => view.presence[hex]?.naval?.some(isEnemy));
  return new Map([...named, ...kinds].map((hex) => [hex, true]));
}

/** Hexes in which enemy ships are known to be, in the order of their numbers. */
export const enemyWaters = (q: Scope): HexId[] =>
  [...charted(q).enemies.keys()].filter((hex) => q.data.isles.grid.has(hex)).toSorted();

export const enemiesIn = (q: Scope, hex: HexId): boolean => charted(q).enemies.has(hex);

type Ways = ReadonlyMap<HexId, readonly HexId[]>;

/** Ways by where they begin and how many points there are: no move of a game changes them. */
const known = once((_: AegeanData) => new Map<string, Ways>());

/** Every hex that ships with so many points can come to from a hex, or from the box, with the shortest way there (6.2). */
function waysOf({ data, seat }: Scope, from: HexId | null, points: number): Ways {
  if (from !== null) return watersOf(data).ways(from, points);
  const key = `${seat}/${points}`;
  const ways = known(data).get(key) ?? waysFromBox(data, seat, points);
  known(data).set(key, ways);
  return ways;
}

function waysFromBox(data: AegeanData, seat: Side, points: number): Ways {
  const found = new Map<HexId, readonly HexId[]>();
  for (const start of entryHexes({ data }, seat)) {
    found.set(start, [start]);
    for (const [goal, way] of watersOf(data).ways(start, points - 1)) {
      const before = found.get(goal);
      if (!before || way.length < before.length) found.set(goal, way);
    }
  }
  return found;
}

/** Hexes that a ship may sail to now: where no rule forbids it as far as its player sees. Alike for ships of a kind in one place. */
export function goalsOf(q: Scope, ship: Ship): readonly HexId[] {
  const { goals } = charted(q);
  // 6.2.2: a boat comes up unless it is ordered to dive, wherever it has been in the impulse before.
  const points = new Fleet(q.view, q.data).points({ ...ship, submerged: false });
  const key = `${ship.side}/${ship.type}/${ship.at ?? `box ${southOnly(q, ship) ?? ''}`}/${points}`;
  const found =
    goals.get(key) ??
    [...waysOf(q, ship.at, points)].flatMap(([goal, course]) =>
      (boxFault(q, [ship], course) ?? portFault(q, course) ?? meetingFault(q, [ship], course)) ? [] : [goal],
    );
  goals.set(key, found);
  return found;
}

/** A course as it was written: hexes from the ship's own, or the goal alone, to which the shortest way leads, in however many impulses. */
export function courseOf(q: Scope, ships: readonly Ship[], way: readonly HexId[]): HexId[] | Fault {
  const [first] = ships;
  if (!first) return bad('6.2.1', 'nobody is named');
  const from = first.at;
  const goal = way.at(-1) ?? '';
  if (way.length > 1) return from === null || way[0] === from ? [...way] : [from, ...way];
  const shortest = waysOf(q, from, slowest(q, ships)).get(goal) ?? waysOf(q, from, FAR).get(goal);
  if (shortest) return [...shortest];
  return bad('6.2.4', `no way leads ships to ${placeName(q.data, goal)}: name the hexes in which they stop`);
}
/** More than any way across the map takes. */
const FAR = 99;

/**
 * 6.2.1, 6.2.4: of a course what ships come along it in the impulse that runs, the hex in which they are with it; a fault where
 * they come nowhere. `calls`: hexes in which they load and sail on (6.3.2).
 */
export function legOf(
  q: Scope,
  ships: readonly Ship[],
  course: readonly HexId[],
  calls: readonly HexId[] = [],
): HexId[] | Fault {
  const { isles } = q.data;
  const points = slowest(q, ships) + (ships[0]?.at === null ? 0 : 1);
  const isStop = (hex: HexId): boolean => isles.isCoast(hex) && !isles.isPassage(hex) && !calls.includes(hex);
  const stop = course.findIndex((hex, i) => i > 0 && isStop(hex));
  const leg = course.slice(0, Math.min(points, stop < 0 ? points : stop + 1));
  if (leg.length === (ships[0]?.at === null ? 0 : 1))
    return bad('6.2.1', `they have no movement points in this impulse`);
  return entryFault(q, ships, leg, calls) ?? portFault(q, leg) ?? meetingFault(q, ships, leg) ?? leg;
}

/** 6.2.1: the movement points of ships that sail together. */
export const slowest = ({ view, data }: Scope, ships: readonly Ship[]): number => {
  const fleet = new Fleet(view, data);
  return Math.min(...ships.map((ship) => fleet.points(ship)));
};

/** 6.2, 6.3.5: why these ships cannot sail so together; null: they can. */
export function sailFault(q: Scope, ids: readonly string[], way: readonly HexId[]): Fault | null {
  const { view, data, seat } = q;
  const fleet = new Fleet(view, data);
  const ships: Ship[] = [];
  for (const id of ids) {
    const ship = fleet.get(id);
    const place = view.ships[id]?.at ?? '';
    if (ship?.side !== seat) return bad('4.E3', `${nameIn(q, id)} is no ship of yours`);
    if (ship.at === null && place !== holdingBox(seat)) return bad('4.E3', `${nameIn(q, id)} is not in play`);
    if (ship.at === null && (view.ships[id]?.from ?? 0) > view.clock.turn)
      return bad('6.2.5', `${nameIn(q, id)} comes back in game-turn ${view.ships[id]?.from}`);
    ships.push(ship);
  }
  const [first] = ships;
  const apart = ships.find(({ at }) => at !== first?.at);
  if (apart) return bad('4.E3', `${nameIn(q, apart.id)} is not where ${nameIn(q, first?.id ?? '')} is`);
  const course = courseOf(q, ships, way);
  if (!Array.isArray(course)) return course;
  const broken = course.findIndex((to, i) => i > 0 && !watersOf(data).mayCross(course[i - 1] ?? '', to));
  if (broken > 0) return bad('6.2.4', `no ship can go from ${course[broken - 1] ?? ''} to ${course[broken] ?? ''}`);
  const leg = legOf(q, ships, course);
  const stuck = Array.isArray(leg) ? null : leg;
  return (
    (first?.at !== null && stuck?.rule === '6.2.1' ? null : stuck) ??
    portFault(q, course) ??
    meetingFault(q, ships, course)
  );
}

const nameIn = ({ data }: Scope, id: string): string => data.ships.get(id)?.names[0] ?? id;

/** 6.2.5: the first hex from the box costs a point too. */
function entryFault(q: Scope, ships: readonly Ship[], course: readonly HexId[], calls: readonly HexId[]): Fault | null {
  const points = slowest(q, ships) - (ships[0]?.at === null ? 1 : 0);
  return boxFault(q, ships, course) ?? courseFault(watersOf(q.data), course, points, calls);
}

/** 6.2.5, 8.3.5, 8.4.5: why ships cannot come from the box where a course begins; null: they can, or are on the map. */
function boxFault(q: Scope, ships: readonly Ship[], course: readonly HexId[]): Fault | null {
  if (ships[0]?.at !== null) return null;
  const { data, seat } = q;
  const [entry = ''] = course;
  if (!entryHexes({ data }, seat).includes(entry))
    return bad(
      seat === 'german' ? '8.1.5' : '8.3.4',
      `${placeName(data, entry)} is not where your ships come on the map`,
    );
  if (data.isles.map.edges.get('south')?.includes(entry)) return null;
  const rule = ships.map((ship) => southOnly(q, ship)).find((one) => one !== null);
  if (!rule) return null;
  const who = rule === '8.3.5' ? 'battleships enter' : 'the force of Operation Accolade enters';
  return bad(rule, `${who} at the south edge only`);
}

/** 5.4.5: a port closed by hits lets no ship in or out; who assaults the enemy's coast does not use his port. */
function portFault({ view, data, seat }: Scope, course: readonly HexId[]): Fault | null {
  const ends = [course[0] ?? '', course.at(-1) ?? ''];
  const closed = ends.find((hex) => {
    const port = data.isles.portAt(hex);
    const base = port === null ? undefined : view.bases[port.id];
    return base !== undefined && base.owner !== enemyOf(seat) && base.hits >= PORT_CLOSED;
  });
  return closed === undefined ? null : bad('5.4.5', `the port of ${placeName(data, closed)} is closed by hits`);
}
const PORT_CLOSED = 3;

/** 6.3.5: only warships and submarines sail where enemies are known to be. */
function meetingFault(q: Scope, ships: readonly Ship[], course: readonly HexId[]): Fault | null {
  const met = course.slice(ships[0]?.at === null ? 0 : 1).find((hex) => enemiesIn(q, hex));
  if (met === undefined || ships.some(({ type }) => q.data.shipKinds[type].intercept)) return null;
  return bad(
    '6.3.5',
    `enemy ships are in ${placeName(q.data, met)}: battleships, cruisers, destroyers, torpedo boats and submarines go there`,
  );
}

/** 6.2.5: why a ship cannot leave for its box from a hex; null: it can. */
export const leaveFault = ({ data, seat }: Pick<Scope, 'data' | 'seat'>, at: HexId): Fault | null =>
  mayLeave(data.isles.map, seat, at)
    ? null
    : bad(
        '6.2.5',
        `ships leave ${seat === 'allied' ? 'over the south edge or from Turkish waters' : 'over the west edge'}`,
      );
