import type { Fault } from '../../../kernel/decide/fault';
import type { Place } from '../world';
import { capacityOf, isEvacuated, isOpen } from './26-2-ports';
import { isWay, takesClass, wayTo } from './26-1-ways';
import { loadFault, loadOf, type MovementPhase } from './28-1-cargo';
import { landingFault } from './30-1-assault';
import { MOST_POINTS, stackedOf } from './g13-units';
import { cargoFault, heldBack } from './special-sea';
import type { HexId } from '../../../hex/hex';
import type { Port } from '../map/black-sea';
import type { Board, Ship, Unit } from './board';

/** A voyage as it is ordered: the coast hex is where those aboard land (30.11). */
export interface Course {
  to: Place;
  cargo: readonly Unit[];
  target?: HexId | null;
}

/** What stands before a line: who goes aboard by earlier ones, which of these are to land, and ships placed to land. */
export interface Earlier {
  phase: MovementPhase;
  aboard: readonly Unit[];
  assault?: readonly string[];
  placed?: readonly { to: string; units: readonly Unit[] }[];
}

/**
 * 26.1: why a ship may not sail: it is not Ready, lies in no place of the sea, cannot enter the harbour, has not the points for the
 * way, or may not take the cargo. `course` null: only whether it may sail at all.
 */
export function sailFault(board: Board, ship: Ship, course: Course | null, earlier: Earlier): Fault | null {
  const { waters } = board.data;
  const name = ship.counter.names[0] ?? ship.id;
  if (waters.zoneOf(ship.at) === undefined) return { rule: '26.12', why: `${name} is not at sea and in no harbour` };
  if (ship.ready !== true) return { rule: '25.31', why: `${name} is Sailed: it has to become Ready first` };
  if (ship.assault === board.position.clock.turn)
    return { rule: '30.16', why: `${name} has carried a landing in this turn and does not move again` };
  const held = heldBack(board, ship, course?.to ?? null);
  if (held) return held;
  const bound = course && homeFault(board, ship, course.to, earlier.phase);
  if (bound) return bound;
  return course === null ? null : (goalFault(board, ship, course.to) ?? courseFault(board, ship, course, earlier));
}

/** 29.13: who supported an attack from the sea goes to a harbour in the Movement Phase, if it can come to one. */
function homeFault(board: Board, ship: Ship, to: Place, phase: MovementPhase): Fault | null {
  const isBound = ship.supported === true && phase === 'movement' && board.data.waters.port(to) === undefined;
  const isOpenTo = ({ id }: Port): boolean => heldBack(board, ship, id) === null && goalFault(board, ship, id) === null;
  const home = isBound ? board.ports().find(isOpenTo) : undefined;
  return home
    ? {
        rule: '29.13',
        why: `${ship.counter.names[0]} supported an attack and goes to a harbour now, as to ${home.name}`,
      }
    : null;
}

/** 28.1, 30.11: what is wrong with the cargo, or with where it is to land. */
function courseFault(board: Board, ship: Ship, { to, cargo, target = null }: Course, earlier: Earlier): Fault | null {
  const { phase, aboard, assault = [], placed = [] } = earlier;
  if (target !== null && phase !== 'motorized')
    return { rule: '30.11', why: 'a landing is prepared in the Motorized Movement Phase, before the Combat Phase' };
  const landing = target === null ? null : landingFault(board, ship, { to, target }, cargo, placed);
  if (landing) return landing;
  const all = target === null ? assault : [...assault, ...cargo.map(({ id }) => id)];
  const loading = { phase, before: aboard, assault: all };
  return cargoFault(board, ship, to, cargo) ?? (cargo.length > 0 ? loadFault(board, ship, cargo, loading) : null);
}

function goalFault(board: Board, ship: Ship, to: Place): Fault | null {
  const { waters } = board.data;
  const name = ship.counter.names[0] ?? ship.id;
  if (to === ship.at) return { rule: '26.12', why: `${name} is there already` };
  if (waters.map.kind.get(to) === 'shallow')
    return { rule: '26.12', why: `${to} is shallow water, which no ship enters` };
  const zone = waters.zoneOf(to);
  if (zone === undefined) return { rule: '26.12', why: `${to} is no harbour, no zone and no all-sea hex` };
  const port = waters.port(to);
  if (port) {
    if (!board.ports().includes(port)) return { rule: '26.21', why: `${port.name} is not in play in this scenario` };
    if (!isOpen(board, port, ship.counter.side))
      return { rule: '26.28', why: `${port.name} is not yours, or was taken in this turn` };
    if (!takesClass(board, port, ship.counter))
      return {
        rule: '26.24',
        why: `${port.name} (${port.category}) takes no ${ship.counter.light ? 'LT' : ship.counter.class}`,
      };
  }
  if (!board.isInPlay(zone)) return { rule: '26.11', why: 'that zone is not in play in this scenario' };
  const way = wayTo(board, ship, to);
  return isWay(way) ? null : { rule: way.rule, why: `${name}: ${way.why}` };
}

/** 28.21, 28.22: an Evacuation begins at any friendly harbour, once, and is complete when its owner says so. */
export function evacuationFault(board: Board, id: string, begins: boolean): Fault | null {
  const port = board.data.waters.port(id);
  if (!port || !board.ports().includes(port) || !isOpen(board, port, 'soviet'))
    return { rule: '28.21', why: `${port?.name ?? id} is no harbour of yours` };
  if (port.hex === null) return { rule: '28.21', why: `${port.name} is a box, which no enemy enters` };
  const running = isEvacuated(board, id);
  if (begins) return running ? { rule: '28.22', why: `${port.name} is being evacuated` } : null;
  const ends = running && board.position.evacuations[id]?.complete === false;
  return ends ? null : { rule: '28.22', why: `there is no Evacuation of ${port.name} to end` };
}

/** 28.14e, f: who of a ship in harbour lands now, those that are wanted, in the order in which they were loaded or are wanted, by room in the hex and by the points left. */
export function landing(
  board: Board,
  ship: Ship,
  wanted: readonly string[] | null = null,
): { lands: Unit[]; waits: Unit[] } {
  const port = board.data.waters.port(ship.at);
  const order = (id: string): number => wanted?.indexOf(id) ?? 0;
  const all = board.aboard(ship.id).toSorted((a, b) => order(a.id) - order(b.id));
  if (!port) return { lands: [], waits: all };
  let points = capacityOf(board, port, ship.counter.side).unload;
  let room = port.hex === null ? Infinity : MOST_POINTS - stackedOf(board.unitsAt(ship.counter.side, port.hex));
  const lands = all.filter((unit) => {
    // 30.13c: who went aboard to land from the sea was activated for nothing else.
    if (unit.assault === board.position.clock.turn || wanted?.includes(unit.id) === false) return false;
    const load = loadOf(unit);
    if (load > points || unit.counter.points > room) return false;
    [points, room] = [points - load, room - unit.counter.points];
    return true;
  });
  return { lands, waits: all.filter((unit) => !lands.includes(unit)) };
}
