import type { Never } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import type { CombatCounter, UnitType } from '../data/counters';
import { LETTERS, type Scope, type Side } from '../slouch-hats';
import { BOMBER } from '../rules/13-2-bombardment';
import { typeFault } from '../rules/15-2-replacements';
import { nameOf, ofUnit, placeName } from '../rules/names';
import type { AttackOrder, Support } from './attack';
import { isPort } from '../rules/07-3-ports';
import type { HomeOrder } from '../decisions/home';
import type { InterceptOrder } from '../decisions/port-missions';
import type { MoveOrder } from './move';
import type { FlyOrder, RaidOrder, ShipOrder } from './transport';
import type { ReceiveOrder } from './supply';

/** What the Allied player has none of, so that no plan of his may hold it: railroad (9.41) and air transport (7.1). */
const AXIS_ALONE: Readonly<Record<string, Never>> = {
  rail: { rule: '9.41', text: 'only Axis units go by railroad; write "move" or "march"' },
  fly: { rule: '7.1', text: 'only the Axis player has air transport; write "ship"' },
};

/** Orders in which every unit named is one that acts for its owner, with the rule that says whose they are. */
const OWN: Readonly<Record<string, string>> = {
  ...{ attack: '10.12', defend: '11.12', air: '13.3', lose: '12.21', advance: '12.53', retreat: '12.3' },
  ...{ move: '8.0', march: '8.0', truck: '8.0', infiltrate: '8.0', exploit: '8.0', transfer: '13.41' },
  ...{ feed: '6.32', forgo: '6.34', emergency: '6.47', delay: '5.31', home: '13.13', raid: '10.61', leave: '10.65' },
  ...{ bombard: '13.2', intercept: '7.23c', ship: '7.2', fly: '7.1', rail: '9.41', offset: '20.22P' },
  ...{ release: '5.63', rebuild: '15.21', destroy: '6.17', rearrange: '10.16', pay: '20.22P' },
};

/** Why an order kept for later can never be carried out by its side; null: it may. */
export const notOfThisSide = (order: Order, { seat, data }: Scope): Never | null => {
  const known = seat === 'allied' ? AXIS_ALONE[order.verb] : undefined;
  const rule = OWN[order.verb];
  if (known || rule === undefined) return known ?? null;
  const { units, air, naval, supply } = data.counters;
  // Alawis and Druze may change sides (19.23).
  const side = (id: string): Side | undefined =>
    units.get(id)?.area
      ? seat
      : ([units, supply, air].map((kind) => kind.get(id)?.side).find(Boolean) ??
        (naval.has(id) ? 'allied' : undefined));
  const strange = named(order).find((id) => (side(id) ?? seat) !== seat);
  return strange === undefined ? null : { rule, text: `${nameOf(data, strange)} is not yours` };
};

/** Types that a Cavalry Raid lets exploit besides motorized units (20.21J, 20.22J). */
const RAIDERS: readonly UnitType[] = ['cavalry', 'armored-car', 'reconnaissance'];
const GUNS: readonly UnitType[] = ['artillery', 'anti-aircraft'];
const INFILTRATORS: readonly UnitType[] = ['armor', 'armored-car', 'reconnaissance', 'commando'];

/** Why a kind of unit never does what it is named for, with the rule; null: it may. */
type Unfit = (id: string, scope: Scope) => Never | null;

/** What combat counters alone decide; other counters may. */
const kind =
  (rule: string, text: string, may: (counter: CombatCounter) => boolean): Unfit =>
  (id, { data }) => {
    const counter = data.counters.units.get(id);
    return counter === undefined || may(counter) ? null : { rule, text };
  };
const flown: Unfit = (id, { data: { counters } }) => {
  const unit = counters.units.get(id);
  const foot = unit === undefined || (unit.type === 'infantry' && !unit.motorized);
  const text = 'is not infantry on foot, an infantry REPL or a Supply Dump, which alone are flown';
  return foot && counters.supply.get(id)?.type !== 'msu' ? null : { rule: '7.15', text };
};

/** Orders that counters of some kinds alone obey at any time of the game, and why the others do not. */
const OF_KIND: Readonly<Record<string, Unfit>> = {
  exploit: kind('8.42', 'is not motorized and never exploits', (c) => c.motorized || RAIDERS.includes(c.type)),
  raid: kind('10.61', 'is no commando, and only those raid', ({ type }) => type === 'commando'),
  truck: kind('9.54', 'is motorized, and the motor pool carries none that are', (c) => !c.motorized),
  infiltrate: kind(
    '9.62',
    'is of no kind that infiltrates',
    ({ type, nationality, mountain }) =>
      INFILTRATORS.includes(type) || (nationality === 'australian' && type !== 'artillery') || mountain,
  ),
  advance: kind('12.56', 'is artillery or anti-aircraft and never advances', ({ type }) => !GUNS.includes(type)),
  fly: flown,
  rebuild(id, { view, data }) {
    const fault = typeFault(view, data, id);
    // A commando may still get a point of its own (15.27).
    if (fault === null || fault.rule === '15.27') return null;
    return { rule: fault.rule, text: ofUnit(fault, nameOf(data, id), 'is not rebuilt').text };
  },
  bombard(id, { data }) {
    const counter = data.counters.air.get(id);
    return counter === undefined || counter.kind === BOMBER ? null : { rule: '13.23a', text: 'is not a bomber' };
  },
  destroy: (id, { data }) =>
    data.counters.supply.has(id) ? null : { rule: '6.17', text: 'is neither an MSU nor a Supply Dump' },
  release: (id, { view }) => (view.units[id]?.garrison === false ? { rule: '5.61', text: 'is no garrison' } : null),
  ...{ offset: strikesShips, pay: strikesShips },
};

/** 20.22 P: the air unit of the event that has it. */
function strikesShips(id: string, { data }: Scope): Never | null {
  const of = LETTERS.some((letter) => {
    const { mapMissions, first } = data.events.of.axis[letter];
    return mapMissions !== null && first.units.includes(id);
  });
  return of ? null : { rule: '20.22P', text: 'is not the bomber of Event P' };
}

/** Why an order kept for later can never be carried out by a counter of this kind; null: it may. */
export const notOfThisKind = (order: Order, scope: Scope): Never | null => {
  const unfit = OF_KIND[order.verb];
  const faults = unfit ? named(order).map((id) => ({ id, fault: unfit(id, scope) })) : [];
  const found = [...faults, ...misplaced(order, scope)].find(({ fault }) => fault !== null);
  return found?.fault ? { rule: found.fault.rule, text: `${nameOf(scope.data, found.id)} ${found.fault.text}` } : null;
};

/** 10.16, 11.12: who is named among the guns of a combat and is none; who attacks and never has strength to. */
function misplaced(order: Order, { data }: Scope): { id: string; fault: Never | null }[] {
  const { support, units = [] } = order as Order & { support?: Support } & Partial<AttackOrder>;
  const counter = (id: string) => data.counters.units.get(id);
  const odd = (support?.guns ?? []).filter((id) => counter(id)?.artillery === null);
  const strange = odd.map((id) => ({ id, fault: { rule: '11.12', text: 'is no artillery' } }));
  if (order.verb !== 'attack' && order.verb !== 'rearrange') return strange;
  const weak = units.filter((id) => Math.max(counter(id)?.front.attack ?? 1, counter(id)?.back?.attack ?? 0) === 0);
  const text = (id: string): string =>
    `has no attack strength${counter(id)?.artillery ? '; name it as support: "; guns ..."' : ''}`;
  return [...strange, ...weak.map((id) => ({ id, fault: { rule: '10.16', text: text(id) } }))];
}

/** Ids in an order, in whatever member its verb keeps them. */
function named(order: Order): string[] {
  const { unit, units, who, steps, special, support, loads, air } = order as unknown as Record<string, unknown>;
  const inside = [who, support].flatMap((one) =>
    one && typeof one === 'object' ? (Object.values(one) as unknown[]) : [],
  );
  const carried = [loads ?? []].flat().map((load) => (load as { id?: string }).id);
  const all = [unit, units, steps, special, air, ...carried, ...inside].flat() as unknown[];
  return all.filter((id): id is string => typeof id === 'string');
}

/** What a place must be for good, whoever holds it; null: it is. */
type Shut = (order: Order, scope: Scope) => Never | null;

/** A holding box of the other side, which never changes hands (9.31). */
const isHis = (at: string, { seat, data }: Scope): boolean =>
  Object.values(data.boxes).some(({ id, side }) => id === at && side !== seat);
const isOwnBox = (at: string, scope: Scope): boolean => at in scope.data.boxes && !isHis(at, scope);

const noPort = (at: string, scope: Scope): Never | null => {
  const text = `${placeName(scope.data, at)} is not a port`;
  if (!isPort(scope.data, at)) return { rule: at in scope.data.boxes ? '7.36' : '7.31', text };
  return isHis(at, scope) ? { rule: '9.31', text: `${placeName(scope.data, at)} is never yours` } : null;
};

/** A port that has a track of its own to go down (7.33). */
const noTrack = (at: string, { data }: Scope, rule: string): Never | null =>
  data.ground.map.tracks.has(at) ? null : { rule, text: `${placeName(data, at)} is no port whose capacity could fall` };

const noAirfield = (at: string, scope: Scope, rule: string): Never | null =>
  scope.data.ground.map.places.airfield.has(at) || isOwnBox(at, scope)
    ? null
    : { rule, text: `${placeName(scope.data, at)} is neither an airfield nor a box of yours` };

const ends = ({ where }: MoveOrder): string => ('to' in where ? where.to : (where.path.at(-1) ?? ''));

const notHisBox: Shut = (order, scope) =>
  isHis(ends(order as MoveOrder), scope)
    ? { rule: '9.31', text: `${placeName(scope.data, ends(order as MoveOrder))} is never open to you` }
    : null;

/** 9.42: hexes of the railroad, which grows no further (9.4). */
const offRails: Shut = (order, scope) => {
  const { where } = order as MoveOrder;
  const { ground } = scope.data;
  const onRails = (hex: string): boolean =>
    hex in scope.data.boxes || ground.map.grid.neighbours(hex).some((next) => ground.railroad(hex, next));
  const off = ('to' in where ? [where.to] : where.path).find((hex) => !onRails(hex));
  return off === undefined ? null : { rule: '9.42', text: `no railroad goes through ${placeName(scope.data, off)}` };
};

/** Each verb with what its place must be. */
const SHUT: Readonly<Record<string, Shut>> = {
  ship: (order, scope) => noPort((order as ShipOrder).to, scope),
  fly(order, scope) {
    const { to } = order as FlyOrder;
    const field = scope.data.ground.map.places.airfield.has(to);
    return field ? null : { rule: '7.11', text: `${placeName(scope.data, to)} is not an airfield` };
  },
  raid(order, { data }) {
    const { coast } = order as RaidOrder;
    const text = `${placeName(data, coast)} is not a coastal hex`;
    return data.ground.map.coastal.has(coast) ? null : { rule: '10.62', text };
  },
  leave(order, scope) {
    // The same verb takes units out of an overstacked hex, where no port is named (3.32).
    const { to } = order as Order & { to?: string };
    return to === undefined ? null : noPort(to, scope);
  },
  bombard: (order, scope) => noTrack((order as InterceptOrder).to, scope, '13.2'),
  demolish: (order, scope) => noTrack((order as Order & { port: string }).port, scope, '7.35'),
  intercept(order, { data }) {
    const { to } = order as InterceptOrder;
    return isPort(data, to) ? null : { rule: '19.14', text: `${placeName(data, to)} is not a port` };
  },
  transfer: (order, scope) => noAirfield((order as HomeOrder).to, scope, '13.41'),
  home: (order, scope) => noAirfield((order as HomeOrder).to, scope, '13.13'),
  receive(order, scope) {
    const { at } = order as ReceiveOrder;
    const text = `Supply Points of yours do not come to ${placeName(scope.data, at)}`;
    return isOwnBox(at, scope) ? null : { rule: '6.11c', text };
  },
  ...{ move: notHisBox, march: notHisBox, truck: notHisBox, exploit: notHisBox, rail: offRails },
};

/** Why an order for later names a place where it never happens; null: it may some day, or it names none. */
export const neverThere = (order: Order, scope: Scope): Never | null => SHUT[order.verb]?.(order, scope) ?? null;
