import type { Fault } from '../../../kernel/decide/fault';
import { zonePlace } from '../data/waters';
import type { Port } from '../map/black-sea';
import type { Place } from '../world';
import { isWay, wayTo } from './26-1-ways';
import type { Board, Ship, Unit } from './board';
import { CITY, FEODOSIA, FORTRESS, isClosed } from './special';

/** What scenarios say of ships; turns by their numbers. */
const FIRST_WAVE = 96;
const ICE = 99;
const HELD_TO = 184;
const OUT_FROM = 186;
const FROZEN: readonly string[] = ['taman', 'kamysh-burun', 'azov-box'];
const HELD: readonly string[] = ['cl-voroshilov', 'cl-komintern'];
/** Scenario 2, 3: who may be landed in the besieged harbours alone. */
const FOR_THE_SIEGE: readonly string[] = ['s-345-rd', 's-79-nb'];
const BESIEGED: readonly string[] = ['sevastopol', 'kamyshovaya'];

/** Scenario 2, 8: a harbour, or its hex, that ice closes to ships and flotillas. */
export function isFrozen({ position, data }: Board, at: Place): boolean {
  const { scenario, clock, weather } = position;
  const port = data.waters.portAt(at)?.id ?? '';
  return scenario === 'kerch-feodosia' && clock.turn >= ICE && weather.ground === 'Snow' && FROZEN.includes(port);
}

/** Scenario 2, 5 and 8; scenario 3, 3: why a ship may not put to sea, or go to a place. */
export function heldBack(board: Board, ship: Ship, to: Place | null): Fault | null {
  const { scenario, clock } = board.position;
  const { turn } = clock;
  if (scenario === 'sevastopol' && HELD.includes(ship.id) && turn < HELD_TO)
    return { rule: '26.12', why: `${ship.counter.names[0]} may sail from GT ${HELD_TO} on (scenario 3, 3)` };
  if (scenario !== 'kerch-feodosia') return null;
  const frozen = [ship.at, to ?? ''].find((place) => isFrozen(board, place));
  if (frozen !== undefined)
    return { rule: '26.21', why: `${board.data.waters.port(frozen)?.name} is frozen (scenario 2, 8)` };
  const heavy = ship.counter.class === 'T' && !ship.counter.light;
  return to !== null && turn < FIRST_WAVE && heavy && !isOnTheWay(board, ship, to)
    ? {
        rule: '26.12',
        why: `before GT ${FIRST_WAVE} large transports enter the Crimea zone on the way to or from Sevastopol alone (scenario 2, 5)`,
      }
    : null;
}

/**
 * Scenario 2, 5: whether a voyage does not enter the Crimea zone, or comes from that of Sevastopol or goes to it. Who goes there and
 * cannot come farther in the phase may lie in the Crimea zone at sea, in no harbour and on no hex of it.
 */
function isOnTheWay(board: Board, ship: Ship, to: Place): boolean {
  const { waters } = board.data;
  const [start, end] = [waters.zoneOf(ship.at), waters.zoneOf(to)];
  if (end === CRIMEA && to !== zonePlace(CRIMEA)) return false;
  const way = wayTo(board, ship, to);
  if (!isWay(way) || !way.zones.includes(CRIMEA)) return true;
  if (start === SIEGE_ZONE || end === SIEGE_ZONE) return true;
  return to === zonePlace(CRIMEA) && !isWay(wayTo(board, ship, zonePlace(SIEGE_ZONE)));
}
const [SIEGE_ZONE, CRIMEA] = ['sevastopol', 'crimea'];

/** Scenario 2, 1, 3 and 5; scenario 3, 1 and 9: why units may not be carried so, or landed there. */
export function cargoFault(board: Board, ship: Ship, to: Place, cargo: readonly Unit[]): Fault | null {
  const { scenario, clock } = board.position;
  const port = board.data.waters.port(ship.at);
  if (scenario === 'sevastopol') {
    const inside = (one: Port | undefined): boolean => one?.hex != null && FORTRESS.includes(one.hex);
    const out = inside(port) && !inside(board.data.waters.port(to));
    const stays = cargo.find(({ counter }) => counter.type !== 'hq');
    return out && stays && clock.turn < OUT_FROM
      ? { rule: '28.14', why: `units are carried out of the fortress from GT ${OUT_FROM} on (scenario 3, 9)` }
      : null;
  }
  if (scenario !== 'kerch-feodosia') return null;
  const all = [...board.aboard(ship.id), ...cargo];
  const goal = board.data.waters.port(to);
  // 32.21: a Naval Base unit is placed on any harbour of its side.
  const troops = all.some(({ counter }) => counter.type !== 'base');
  if (goal?.hex != null && troops && isClosed(board, goal.hex) && !BESIEGED.includes(goal.id))
    return {
      rule: '28.14',
      why: `${goal.name} is closed to troops: they are landed at Sevastopol or Kamyshovaya (scenario 2, 1)`,
    };
  const bound = all.find(({ id }) => FOR_THE_SIEGE.includes(id));
  const safe = goal ? BESIEGED.includes(to) || goal.hex === null : true;
  return bound && !safe
    ? { rule: '28.14', why: `${bound.counter.names[0]} is landed at Sevastopol or Kamyshovaya alone (scenario 2, 3)` }
    : null;
}

/** Scenario 2, 3 and 5; scenario 3, 1: why nobody may land from the sea at a hex now. */
export function assaultFault(board: Board, ship: Ship, target: string, cargo: readonly Unit[]): Fault | null {
  const { scenario, clock } = board.position;
  if (scenario === 'sevastopol') return { rule: '30.12', why: 'there is no amphibious assault (scenario 3, 1)' };
  if (scenario !== 'kerch-feodosia') return null;
  const early = clock.turn < FIRST_WAVE;
  if (early && target === FEODOSIA)
    return { rule: '30.12', why: `Feodosia is attacked from the sea from GT ${FIRST_WAVE} on (scenario 2, 5)` };
  if (clock.turn === 94 && ship.counter.class === 'T' && !ship.counter.light)
    return { rule: '30.12', why: 'in GT 94 light transports and warships alone land troops (scenario 2, 5)' };
  const bound = cargo.find(({ id }) => FOR_THE_SIEGE.includes(id));
  if (bound)
    return {
      rule: '28.14',
      why: `${bound.counter.names[0]} is landed at Sevastopol or Kamyshovaya alone (scenario 2, 3)`,
    };
  return board.data.waters.map.grid.distance(CITY, target) <= 3
    ? { rule: '30.12', why: `${target} is closed (scenario 2, 1)` }
    : null;
}
