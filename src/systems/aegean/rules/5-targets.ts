import type { Fault } from '../../../kernel/decide/fault';
import type { Scope } from '../aegean';
import { bad } from './bad';
import type { HexId } from '../../../hex/hex';
import type { GroundCounter } from '../data/ground-units';
import { planesFor } from './5-4-missions';
import { landingFault, type Mission } from './5-aloft';
import { wingOf } from './5-wing-seen';
import { enemiesIn } from './6-3-orders';
import { AMONG_ENEMIES } from './7-3-movement';
import { fieldOf } from './7-field-seen';
import { nameOf, placeName } from './names';

/** 5.4: why there is nothing for a mission to do where it flies to, as far as its player sees; null: there is. */
export function targetFault(q: Scope, mission: Mission, goal: HexId | null): Fault | null {
  switch (mission.verb) {
    case 'transfer':
      return transferFault(q, mission.units, mission.to);
    case 'airlift':
    case 'drop':
      return carryFault(q, mission) ?? (mission.verb === 'drop' ? dropFault(q, mission.unit, mission.at) : null);
    case 'bomb':
      return bombFault(q, mission.target);
    case 'missile':
      return missileFault(q, mission.ship);
    case 'attack':
      return enemiesIn(q, mission.at)
        ? null
        : bad('5.4.6', `no enemy ships are known in ${placeName(q.data, mission.at)}`);
    case 'support':
      return hasEnemy(q, mission.at) ? null : bad('5.4.8', `no enemies stand in ${placeName(q.data, mission.at)}`);
    case 'search':
      return dryFault(q, mission.at);
    case 'far search':
      return dryFault(q, mission.at) ?? farFault(q, mission.units);
    default:
      return goal === null ? bad('5.3.1', 'it flies nowhere') : null;
  }
}

/** 5.4.2, 3.4: a search is for ships; what is on land is always spotted. */
const dryFault = ({ data }: Scope, at: HexId): Fault | null =>
  data.isles.isAfloat(at) ? null : bad('5.4.2', `no ship can be in ${placeName(data, at)}`);

const hasEnemy = (q: Scope, hex: HexId): boolean => fieldOf(q).hasEnemy(q.seat, hex);

function transferFault(q: Scope, ids: readonly string[], to: string): Fault | null {
  for (const id of ids) {
    if (q.view.air[id]?.at === to) return bad('5.4.1', `${nameOf(q.data, id)} stands there`);
    const fault = landingFault(q, id, to);
    if (fault) return fault;
  }
  return null;
}

function bombFault(q: Scope, target: string): Fault | null {
  const { view, data, seat } = q;
  if (data.isles.grid.has(target))
    return hasEnemy(q, target) ? null : bad('5.4.5', `no enemy troops stand in ${placeName(data, target)}`);
  const owner = view.bases[target]?.owner;
  const enemy = owner !== undefined && owner !== null && owner !== 'italian' && owner !== seat;
  return enemy ? null : bad('5.4.5', `${placeName(data, target)} is no port or airfield of the enemy`);
}

function missileFault({ view, data, seat }: Scope, ship: string): Fault | null {
  const found = view.ships[ship];
  const enemy = found && found.side !== seat && found.side !== 'italian';
  return enemy && found.spotted && data.isles.grid.has(found.at)
    ? null
    : bad('5.4.7', `${nameOf(data, ship)} is no spotted enemy ship on the map`);
}

function farFault({ data, seat }: Scope, ids: readonly string[]): Fault | null {
  const other = ids.find((id) => data.air.get(id)?.type !== 'TB');
  if (seat === 'allied' && other === undefined) return null;
  return bad('5.4.2', 'only Allied TB search from one or two hexes away');
}

/** 5.4.3, 5.4.4: passenger and planes at one base, as many as it needs. */
function carryFault(q: Scope, mission: Extract<Mission, { verb: 'airlift' | 'drop' }>): Fault | null {
  const { view, data, seat } = q;
  const { unit, units, verb } = mission;
  const rule = verb === 'drop' ? '5.4.4' : '5.4.3';
  const [state, counter] = [view.ground[unit], data.ground.get(unit)];
  const name = nameOf(data, unit);
  if (!state || !counter || state.side !== seat) return bad(rule, `${name} is no unit of yours`);
  const cannot = passengerFault(counter, verb === 'drop');
  if (cannot || state.yielded) return bad(rule, `${name} ${cannot ?? 'does not move'}`);
  if (hasEnemy(q, state.at)) return bad('7.4.1', `${name} ${AMONG_ENEMIES}`);
  const wing = wingOf(q);
  const apart = units.find((id) => {
    const base = wing.get(id)?.base;
    return base ? (base.hex ?? base.id) !== state.at : true;
  });
  if (apart !== undefined) return bad(rule, `${nameOf(data, apart)} does not stand where ${name} is`);
  const needed = planesFor(counter.size === 'battalion' ? 'battalion' : 'company');
  if (units.length !== needed) return bad(rule, `${name} needs ${needed === 1 ? 'one TR' : `${needed} TR`}`);
  return verb === 'airlift' ? liftFault(q, unit, mission.to) : null;
}

function passengerFault({ parachute, motorized, size, static: still }: GroundCounter, drops: boolean): string | null {
  if (still || size === 'watch') return 'does not move';
  if (drops) return parachute ? null : 'are no parachutists';
  return motorized ? 'is motorized and cannot be carried' : null;
}

/** 5.4.3: to a friendly airfield; 8.1.3: Rhodes is not left. */
function liftFault(q: Scope, unit: string, to: string): Fault | null {
  const { view, data, seat } = q;
  const station = wingOf(q).station(to);
  if (station?.kind !== 'airfield' || station.owner !== seat || station.hex === null)
    return bad('5.4.3', `${placeName(data, to)} is no airfield of yours`);
  if (station.closed) return bad('5.4.5', `${placeName(data, to)} is closed by hits`);
  if (data.ground.get(unit)?.rhodesOnly && data.isles.islandOf(station.hex) !== 'rhodes')
    return bad('8.1.3', `${nameOf(data, unit)} never leaves Rhodes`);
  return view.ground[unit]?.at === station.hex ? bad('5.4.3', `${nameOf(data, unit)} stands there`) : null;
}

/** 5.4.4, 8.4.5: where parachutists may come down. */
function dropFault({ view, data, seat }: Scope, unit: string, at: HexId): Fault | null {
  const { isles } = data;
  if (!isles.isLand(at)) return bad('5.4.4', `${placeName(data, at)} is no land`);
  if (isles.hasPort(at)) return bad('5.4.4', `nobody drops on a port (${placeName(data, at)})`);
  const rhodes = isles.islandOf(at) === 'rhodes';
  if (data.ground.get(unit)?.rhodesOnly && !rhodes) return bad('8.1.3', `${nameOf(data, unit)} never leaves Rhodes`);
  if (seat === 'german' || !rhodes) return null;
  return view.accolade.state === 'on' && !isles.isRough(at)
    ? null
    : bad('8.4.5', 'the Allies drop on Rhodes only in Operation Accolade, on flat hexes');
}
