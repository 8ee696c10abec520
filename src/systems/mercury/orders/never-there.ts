import type { Never } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import type { Scope } from '../mercury';
import { playedOnMap } from '../rules/03-turn';
import { ALWAYS_LOW } from '../rules/15-1-supply';
import { ATHENS } from '../rules/16-components';
import { landingOnMap } from '../rules/17-2-landing-places';
import { inSudaBay } from '../rules/17-4-landing';
import { barred } from '../rules/17-movement';
import { NORTH_PORTS } from '../rules/21-1-allied-convoys';
import { everyArrival } from '../rules/21-3-arrivals';
import { boxesOf } from '../rules/ground/04-boxes';
import { groundIn } from '../rules/ground/ground';
import type { ArriveOrder, SendOrder, StoreOrder } from './convoys';
import type { LandingOrder } from './amphibious-landing';
import type { EmbarkOrder } from './ground/embark';
import { placeName } from './ground/names';
import { printSea, sectorName } from './names';
import type { UnloadOrder } from './regroup';

/** Why the place of an order never serves for it in this game; null: it may some day. */
type Shut = (order: Order, scope: Scope) => Never | null;

const told = (rule: string, text: string): Never => ({ rule, text });

/** Whether a port or anchorage of Crete lies on the map in play, in a hex or in a box (4.57, 17.22, 17.23). */
function onCrete(at: string, scope: Scope): boolean {
  const place = scope.data.places.get(at);
  return place?.friendly === 'occupant' && landingOnMap(groundIn(scope), scope.data, place) !== null;
}

const unloads: Shut = (order, scope) => {
  const { at } = order as UnloadOrder;
  if (onCrete(at, scope) || (at === ATHENS && scope.seat === 'german')) return null;
  return told('17.37', `nothing of yours comes ashore at ${printSea(at, scope.data)} in this game`);
};

const embarks: Shut = (order, scope) => {
  const { at } = order as EmbarkOrder;
  return onCrete(at, scope) ? null : told('17.33', `nobody goes aboard at ${printSea(at, scope.data)} in this game`);
};

/** 21.11: convoys are grouped before play and get no new numbers. */
const sends: Shut = (order, scope) => {
  const { convoy, to } = order as SendOrder;
  const grouped = scope.view.campaign?.convoys ?? [];
  if (grouped.length > 0 && !grouped.some(({ no }) => no === convoy))
    return told('21.11', `you have no convoy ${convoy}`);
  const may = [...NORTH_PORTS, ...scope.data.southAnchorages].includes(to) && onCrete(to, scope);
  return may ? null : told('21.13', `no Allied convoy arrives at ${printSea(to, scope.data)}`);
};

const arrives: Shut = (order, scope) => {
  const { contact, at } = order as ArriveOrder;
  const unit = scope.view.contacts.find((one) => one.contact === contact)?.unit;
  if (unit === undefined || everyArrival(scope.data, scope.view, unit).includes(at)) return null;
  const name = scope.data.germanNaval.get(unit)?.name ?? unit;
  return told('21.32', `${name} cannot arrive at ${printSea(at, scope.data)}`);
};

/** Beaches, and boxes with an anchorage; one of a list is enough (4.57, 17.24, 17.43A). */
const lands: Shut = (order, scope) => {
  const { at: places } = order as LandingOrder;
  const ground = groundIn(scope);
  const boxes = boxesOf(ground, scope.data).filter(({ anchorage }) => anchorage !== null);
  const faults = places.map((at) => {
    if (scope.seat === 'german' && inSudaBay(ground, at))
      return told('17.43A', `${at} lies in the Suda Bay area, where no German unit may land`);
    const open = ground.hexes[at]?.beach !== undefined || boxes.some(({ id }) => id === at);
    return open ? null : told('17.24', `${placeName(at, scope)} is no beach`);
  });
  return faults.every((fault) => fault !== null) ? (faults[0] ?? null) : null;
};

/** Ports of the other side, and those that are German throughout (17.21, 17.22). */
const sails: Shut = (order, scope) => {
  const end = (order as Order & { path: string[] }).path.at(-1) ?? '';
  const changes = scope.data.places.get(end)?.friendly === 'occupant' && scope.view.ground !== null;
  return changes ? null : barred(scope, scope.seat, end);
};

const supplies =
  (rule: string): Shut =>
  (order, scope) => {
    const { sectors, units } = order as Partial<StoreOrder> & { units?: string[] };
    const known = playedOnMap(scope)?.campaign?.sectors;
    const odd = [...(sectors ?? []), ...(units ?? [])].find((id) => id === ALWAYS_LOW || known?.includes(id) === false);
    if (odd === undefined) return null;
    const why = odd === ALWAYS_LOW ? 'stays Low, whatever lies there' : 'is not on the map of this scenario';
    return told(odd === ALWAYS_LOW ? '15.13' : rule, `${sectorName(odd, scope)} ${why}`);
  };

/** Airfields of the scenario, by their ids or by a hex of one (6.51, 15.25c). */
const airfield =
  (rule: string): Shut =>
  (order, scope) => {
    const scenario = playedOnMap(scope);
    const { at, units = [] } = order as Order & { at?: string; units?: string[] };
    const named = at === undefined ? units : [at];
    const fields = (scenario?.airlanding?.airfields ?? []).flatMap((id) => [
      id,
      ...(scope.data.airfields.get(id)?.hexes ?? []),
    ]);
    if (scenario === undefined || named.every((id) => fields.includes(id))) return null;
    return told(rule, 'that is no airfield of this scenario');
  };

/** Where Greek Militia comes back: towns, cities and boxes (13.64). */
const rallies: Shut = (order, scope) => {
  const { at = '' } = order as Order & { at?: string };
  const terrain = groundIn(scope).hexes[at]?.terrain;
  if (scope.data.boxes.has(at) || ['town', 'city'].includes(terrain ?? '')) return null;
  return told('13.64', `comes back in a town or a city; ${at} is neither`);
};

/** Each kind of decision with what its place must be, by the end of its name. */
const SHUT: Readonly<Record<string, Shut>> = {
  unloading: unloads,
  embarking: embarks,
  'send-convoy': sends,
  'convoy-arrivals': arrives,
  'amphibious-landing-german': lands,
  'amphibious-landing-allied': lands,
  'allied-movement': sails,
  'german-movement': sails,
  'expend-german': supplies('15.26a'),
  'expend-allied': supplies('15.26a'),
  'store-reserves': supplies('15.25a'),
  'supply-flights': airfield('15.25c'),
  airlanding: airfield('6.51'),
  'place-militia': rallies,
};

/** Why an order for later names a place where it never happens in this game; null: it may some day, or it names none. */
export function neverThere(order: Order, scope: Scope, kind: string): Never | null {
  if (order.verb === 'pass') return null;
  const land = ['allied-movement', 'german-movement'].every((end) => kind !== `mercury.${end}`);
  if (land && !scope.view.ground) return null;
  return SHUT[kind.replace('mercury.', '')]?.(order, scope) ?? null;
}
