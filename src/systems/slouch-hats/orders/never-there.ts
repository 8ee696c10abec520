import type { Never } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import { isPort } from '../rules/07-3-ports';
import { placeName } from '../rules/names';
import type { Scope } from '../slouch-hats';
import type { HomeOrder } from '../decisions/home';
import type { InterceptOrder } from '../decisions/port-missions';
import type { MoveOrder } from './move';
import type { FlyOrder, RaidOrder, ShipOrder } from './transport';
import type { ReceiveOrder } from './supply';

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
