import type { Fault } from '../../../kernel/decide/fault';
import type { Place } from '../world';
import { capacityOf, isEvacuated, isOpen } from './26-2-ports';
import { isWay, takesClass, wayTo } from './26-1-ways';
import { loadFault, loadOf } from './28-1-cargo';
import type { MovementPhase } from './28-1-cargo';
import type { Board, Ship, Unit } from './board';

/**
 * 26.1: why a ship may not sail: it is not Ready, lies in no place of the sea, cannot enter the harbour, has not the points for the
 * way, or may not take the cargo. `to` null: only whether it may sail at all. `before`: who goes aboard by earlier lines.
 */
export function sailFault(
  board: Board,
  ship: Ship,
  to: Place | null,
  cargo: readonly Unit[],
  phase: MovementPhase,
  before: readonly Unit[],
): Fault | null {
  const { waters } = board.data;
  const name = ship.counter.names[0] ?? ship.id;
  if (waters.zoneOf(ship.at) === undefined) return { rule: '26.12', why: `${name} is not at sea and in no harbour` };
  if (ship.ready !== true) return { rule: '25.31', why: `${name} is Sailed: it has to become Ready first` };
  if (to === null) return null;
  return goalFault(board, ship, to) ?? (cargo.length > 0 ? loadFault(board, ship, cargo, { phase, before }) : null);
}

function goalFault(board: Board, ship: Ship, to: Place): Fault | null {
  const { waters } = board.data;
  const name = ship.counter.names[0] ?? ship.id;
  if (to === ship.at) return { rule: '26.12', why: `${name} is there already` };
  if (waters.map.kind.get(to) === 'shallow')
    return { rule: '26.12', why: `${to} is shallow water, which no ship enters` };
  if (waters.zoneOf(to) === undefined) return { rule: '26.12', why: `${to} is no harbour, no zone and no all-sea hex` };
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

/** 28.14e, f: who of a ship in harbour lands now, in the order in which they were loaded, by room in the hex and by the points left. */
export function landing(board: Board, ship: Ship): { lands: Unit[]; waits: Unit[] } {
  const port = board.data.waters.port(ship.at);
  const all = board.aboard(ship.id);
  if (!port) return { lands: [], waits: all };
  let points = capacityOf(board, port, ship.counter.side).unload;
  let room = port.hex === null ? Infinity : MOST_IN_A_HEX - stacked(board.unitsAt(ship.counter.side, port.hex));
  const lands = all.filter((unit) => {
    const load = loadOf(unit);
    if (load > points || unit.counter.points > room) return false;
    [points, room] = [points - load, room - unit.counter.points];
    return true;
  });
  return { lands, waits: all.filter((unit) => !lands.includes(unit)) };
}

/** G15: stacking points of a side in a land hex at most. */
const MOST_IN_A_HEX = 12;
const stacked = (units: readonly Unit[]): number => units.reduce((sum, { counter }) => sum + counter.points, 0);
