import type { Scope } from '../aegean';
import type { HexId } from '../../../hex/hex';
import type { Said } from '../../../play/choices/line-spec';
import type { AirOrder, Strike } from '../orders/air';
import type { AegeanView } from '../view/view';
import type { NavalOrder } from '../orders/sea';
import type { ORDERS_FOR } from '../world';
import { NO_MORE } from '../orders/air-also';
import { isWithinReach } from './4-within-reach';
import { orderFault } from './5-orders';
import { Wing } from './5-wing';
import { ownPort } from './6-3-cargo';
import { holdingBox } from './6-fleet';
import { walkerOf } from './7-3-goals';
import { walks } from './7-3-movement';
import { fieldOf } from './7-field-seen';

/** Ships on a course that goes on, from the hex in which they are to its end, and what they do there. */
export interface Bound {
  ships: string[];
  way: HexId[];
  then: Said<NavalOrder>[];
}

/** What a side has ordered beyond the half-impulse that runs. */
export interface TurnOrders {
  /** Missions that are flown in each of its half-impulses until the game-turn ends. */
  air: Said<AirOrder | Strike>[];
  courses: Bound[];
  /** Where ground units march to. */
  goals: Record<string, HexId>;
  /** Ships whose course has ended since naval orders were last given. */
  arrived: string[];
  /** By the kind of orders, what there was to know when they were last given. */
  heard: Partial<Record<OrdersFor, string[]>>;
}
export const noOrders = (): TurnOrders => ({ air: [], courses: [], goals: {}, arrived: [], heard: {} });

export type OrdersFor = (typeof ORDERS_FOR)[number];

/** Of each kind of orders what is worth a new question, as its side sees it: one item for each thing that may be new. */
const NEWS: Readonly<Record<OrdersFor, (q: Scope) => string[]>> = {
  air: (q) => [...spotted(q), ...enemyIslands(q)],
  naval: (q) => [...spotted(q), ...ownShips(q)],
  ground: (q) => [...ownTroops(q), ...enemyLand(q, islandsOf(q))],
};

function spotted({ view, data, seat }: Scope): string[] {
  return Object.entries(view.ships).flatMap(([id, { at, side, spotted: seen }]) =>
    side !== seat && side !== 'italian' && seen && data.isles.grid.has(at) ? [`${SPOTTED}${id}`] : [],
  );
}
const SPOTTED = 'spotted ';

/** News of one own unit. */
const ofOne = (id: string, what: string): string => `${id} ${what}`;
const whoseNews = (item: string): string => item.split(' ', 1)[0] ?? '';

/**
 * Hits on ships that are afloat, courses that have ended, and those that ships were thrown off or lost one of theirs on. Who lies in
 * a port of his own at the end of his course waits for the mail of the next game-turn.
 */
function ownShips(q: Scope): string[] {
  const { view, seat } = q;
  const { arrived, courses } = view.orders;
  const own = Object.entries(view.ships).filter(([, { side, at }]) => side === seat && at !== 'lost');
  return [
    ...own.flatMap(([id, { hits }]) => (hits > 0 ? [ofOne(id, `hit ${hits}`)] : [])),
    ...arrived.filter((id) => ownPort(q, view.ships[id]?.at ?? '') === null).map((id) => ofOne(id, 'arrived')),
    ...courses
      .filter((one) => !isUnderWay(view, one))
      .flatMap(({ ships }) => ships.map((id) => ofOne(id, 'off course'))),
  ];
}

/** Whether ships of a course are all where it has left them. */
export const isUnderWay = (view: Pick<AegeanView, 'ships'>, { ships, way }: Bound): boolean =>
  ships.every((id) => view.ships[id]?.at === way[0]);

/** Own ground units that may walk now, and have not been told before they came ashore where to march. */
const ownTroops = (q: Scope): string[] => waiting(q).map(({ id }) => standsAshore(id));

/** What there is to know of a unit that stands on an island without orders. */
export const standsAshore = (id: string): string => ofOne(id, 'ashore');

/** Who stands on an island and has no orders: not who never moves, nor who has landed by assault in this impulse. */
function waiting(q: Scope): { id: string; at: HexId }[] {
  const idle = Object.keys(q.view.ground).filter((id) => q.view.orders.goals[id] === undefined);
  return idle.flatMap((id) => {
    const walker = walkerOf(q, id);
    return walker === null || walker.static || walker.assaulted ? [] : [{ id, at: walker.at }];
  });
}

/** Those of them who may go somewhere now: nobody leaves a hex with enemies but by a combat (7.3). */
function ableToGo(q: Scope): { id: string; at: HexId }[] {
  const field = fieldOf(q);
  return waiting(q).filter(({ id }) => {
    const walker = walkerOf(q, id);
    return walker !== null && walks(q.data.isles, walker, (hex) => field.hasEnemy(q.seat, hex)).length > 0;
  });
}

/** Islands on which the side has somebody who may walk, and does not march anyway. */
const islandsOf = (q: Scope): string[] => waiting(q).map(({ at }) => q.data.isles.islandOf(at) ?? '');

/** Hexes of some islands with enemy ground units. */
function enemyLand(q: Scope, islands: readonly string[]): string[] {
  const { data, seat } = q;
  const field = fieldOf(q);
  return [...data.isles.islands.values()]
    .filter(({ id }) => islands.includes(id))
    .flatMap(({ hexes }) => hexes.filter((hex) => field.hasEnemy(seat, hex)).map((hex) => `${ENEMIES_IN}${hex}`));
}

const ENEMIES_IN = 'enemies ';

/** Islands with troops of the side on which enemies are. */
const enemyIslands = (q: Scope): string[] =>
  [...q.data.isles.islands.keys()]
    .filter((id) =>
      Object.values(q.view.ground).some(({ side, at }) => side === q.seat && q.data.isles.islandOf(at) === id),
    )
    .flatMap((id) => (enemyLand(q, [id]).length > 0 ? [`${ENEMIES_ON}${id}`] : []));
const ENEMIES_ON = 'enemies on ';

/** 6.2.5: a ship that has left the map in this game-turn, or is sunk, is told nothing. */
function mayBeOrdered({ view, data, seat }: Scope, id: string): boolean {
  const { at = '', from = 0 } = view.ships[id] ?? {};
  return data.isles.grid.has(at) || (at === holdingBox(seat) && from <= view.clock.turn);
}

/** A new game-turn is, and a ship as soon as it may be told something. */
const mattersAtSea = (q: Scope, item: string): boolean =>
  item.startsWith(SPOTTED)
    ? isWithinReach(q, item.slice(SPOTTED.length))
    : item.startsWith(TURN) || mayBeOrdered(q, whoseNews(item));

function mattersAshore(q: Scope, item: string): boolean {
  if (item.startsWith(TURN)) return true;
  const able = ableToGo(q);
  const hex = item.slice(ENEMIES_IN.length);
  return item.startsWith(ENEMIES_IN)
    ? able.some(({ at }) => q.data.isles.grid.distance(at, hex) <= NEAR)
    : able.some(({ id }) => id === whoseNews(item));
}

/**
 * To the air force something is news as soon as somebody who is ready and has no order may fly for it: by night few may; to the
 * navy an enemy ship is as soon as it comes within reach, to troops an enemy who comes so near that they could meet.
 */
function matters(kind: OrdersFor, q: Scope, item: string): boolean {
  if (kind === 'naval') return mattersAtSea(q, item);
  if (kind === 'ground') return mattersAshore(q, item);
  const busy = q.view.orders.air.flatMap(({ units }) => units);
  const free = new Wing(q.view, q.data).based(q.seat).filter(({ id, state }) => state.ready && !busy.includes(id));
  const mayFly = (mission: { verb: 'attack' | 'support'; at: HexId }): boolean =>
    free.some(({ id }) => orderFault(q, { ...mission, units: [id], also: NO_MORE }, []) === null);
  // Whoever has said who strikes at ships that are spotted need not be asked at each of them.
  if (item.startsWith(SPOTTED) && strikes(q)) return false;
  if (item.startsWith(SPOTTED))
    return mayFly({ verb: 'attack', at: q.view.ships[item.slice(SPOTTED.length)]?.at ?? '' });
  if (!item.startsWith(ENEMIES_ON)) return true;
  const hexes = q.data.isles.hexesOf(item.slice(ENEMIES_ON.length));
  return hexes.some((at) => fieldOf(q).hasEnemy(q.seat, at) && mayFly({ verb: 'support', at }));
}

/** 5.4.6: aircraft that are still in play strike in each impulse at what is spotted. */
const strikes = ({ view }: Scope): boolean =>
  view.orders.air.some(({ verb, units }) => verb === 'strike' && units.some((id) => view.air[id]?.at !== 'lost'));

/** 7.3: as far as a unit comes in an impulse, by road. */
const NEAR = 2;

/** All that a side knows now and may not have known when it last gave such orders. Where no enemy is on the islands of its troops they have none. */
function newsOf(kind: OrdersFor, q: Scope): string[] {
  if (kind === 'ground' && enemyLand(q, islandsOf(q)).length === 0) return [];
  return [`${TURN}${q.view.clock.turn}`, ...NEWS[kind](q)];
}
const TURN = 'turn ';

/** Of what a side knows now the items that it has heard when it gave such orders last, and those that are new and matter to them. */
function news(kind: OrdersFor, q: Scope): { heard: string[]; fresh: string[] } {
  const all = newsOf(kind, q);
  const heard = all.filter((one) => q.view.orders.heard[kind]?.includes(one));
  return { heard, fresh: all.filter((one) => !heard.includes(one) && matters(kind, q, one)) };
}

/** While everybody marches his player knows of the turn and of the enemies on their island all the same. */
const asIfNobodyMarched = (q: Scope): Scope => ({
  ...q,
  view: { ...q.view, orders: { ...q.view.orders, goals: {} } },
});

/** Whether enemies stand so near to a hex that who comes there could meet them in the impulse after. */
export const enemiesNear = (q: Scope, at: HexId): boolean =>
  enemyLand(q, [q.data.isles.islandOf(at) ?? '']).some((item) => {
    return q.data.isles.grid.distance(item.slice(ENEMIES_IN.length), at) <= NEAR;
  });

/** What is heard once orders of a kind are given; of who stands with enemies too: where they are beaten nobody is asked about him alone. */
export function heardNow(kind: OrdersFor, q: Scope): string[] {
  const known = news(kind, kind === 'ground' ? asIfNobodyMarched(q) : q);
  const isStanding = (item: string): boolean => q.view.orders.goals[whoseNews(item)] === undefined;
  const [heard, fresh] = [known.heard.filter(isStanding), known.fresh.filter(isStanding)];
  const held = kind === 'ground' && heard.length + fresh.length > 0 ? ownTroops(q) : [];
  return [...heard, ...fresh, ...held.filter((one) => !heard.includes(one) && !fresh.includes(one))];
}

/** Whether nothing has happened, as far as a side sees, since it last gave such orders: then they go on by themselves. */
export const isQuiet =
  (kind: OrdersFor) =>
  (q: Scope): boolean =>
    news(kind, q).fresh.length === 0;

/** What the three kinds of orders of a half-impulse have in common: nobody is asked where nothing is new. */
export const quietly = (kind: OrdersFor, interphase: string) => ({
  ...{ interphase, speaks: isQuiet(kind), askedBy: 'every impulse' },
});
