import type { Fault } from '../../../kernel/decide/fault';
import type { Place } from '../world';
import { zonePlace } from '../data/waters';
import type { ShipCounter } from '../data/units';
import type { Port } from '../map/black-sea';
import { pointsOf } from './27-3-damage';
import type { Board, Ship } from './board';

/** How a ship gets to a place: the zones entered, a Naval Movement Point each (26.14). */
export interface SeaWay {
  zones: string[];
  points: number;
}

/** 26.24: whether a harbour takes ships of a class; LT is a light transport. */
export function takesClass(board: Board, { category }: Port, counter: ShipCounter): boolean {
  return board.data.portKinds[category].classes.includes(counter.light ? 'LT' : counter.class);
}

/**
 * 26.14: the shortest way of a ship to a place: it costs a point to enter a zone, none to enter a harbour or to end on a hex of
 * the zone. The Sea of Azov is for light transports (G9). A fault where there is none, or it takes too many points.
 */
export function wayTo(board: Board, ship: Ship, to: Place): SeaWay | Fault {
  const { waters } = board.data;
  const [from, goal] = [waters.zoneOf(ship.at), waters.zoneOf(to)];
  if (from === undefined || goal === undefined)
    return { rule: '26.12', why: 'ships go to harbours, zones and all-sea hexes' };
  const inPort = waters.port(ship.at) !== undefined;
  const zones = zonesBetween(board, ship.counter, from, goal);
  if (zones === null) return { rule: 'G9', why: 'only light transports enter the Sea of Azov' };
  const entered = inPort ? zones : zones.slice(1);
  const most = pointsOf(ship.counter, ship.damage);
  if (entered.length > most)
    return { rule: '26.14', why: `that takes ${entered.length} Naval Movement Points, and it has ${most}` };
  return { zones: entered, points: entered.length };
}

/** Breadth first, so that the shortest way comes first. */
function zonesBetween({ data: { waters } }: Board, counter: ShipCounter, from: string, to: string): string[] | null {
  const ways = [[from]];
  const seen = new Map([[from, true]]);
  for (const way of ways) {
    const end = way.at(-1) ?? '';
    if (end === to) return way;
    for (const next of waters.beside(end)) {
      if (seen.has(next) || (next === 'azov' && !counter.light)) continue;
      seen.set(next, true);
      ways.push([...way, next]);
    }
  }
  return null;
}

/** The zones on the shortest way of a ship to a place, that of the place last, however many points it takes. */
export function zonesTo(board: Board, ship: Ship, to: Place): string[] {
  const { waters } = board.data;
  const [from, goal] = [waters.zoneOf(ship.at), waters.zoneOf(to)];
  return from === undefined || goal === undefined ? [] : (zonesBetween(board, ship.counter, from, goal) ?? []);
}

export const isWay = (found: SeaWay | Fault): found is SeaWay => 'zones' in found;

/** Harbours and zones that a ship can reach, whether or not it may end there. */
export function goalsOf(board: Board, ship: Ship): Place[] {
  const zones = [...board.data.waters.map.zones.keys()].map(zonePlace);
  const all = [...board.ports().map(({ id }) => id), ...zones];
  return all.filter((to) => to !== ship.at && isWay(wayTo(board, ship, to)));
}
