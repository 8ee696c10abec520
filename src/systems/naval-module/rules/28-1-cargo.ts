import type { Fault } from '../../../kernel/decide/fault';
import type { Side } from '../side';
import { capacityOf, isEvacuated } from './26-2-ports';
import { mayAllBeActivated } from './g27-activation';
import { isHeavy, isMotorized, isTransportable } from './g13-units';
import { isOnDeck } from './special';
import type { Board, Ship, Unit } from './board';
import type { NavalView } from '../view/view';

/** Which of its two movement phases a side is in (G18). */
export type MovementPhase = 'motorized' | 'movement';

/** 28.13b, c, G75: points of ship and port that a unit takes: one a foot stacking point, two a heavy one, one without any; a dump one for each Attack Supply Point. */
export function loadOf({ counter, supply = 1 }: Pick<Unit, 'counter' | 'supply'>): number {
  if (counter.type === 'dump') return supply;
  return Math.max(1, counter.points * (isHeavy(counter) ? 2 : 1));
}

export const loadOfAll = (units: readonly Unit[]): number => units.reduce((sum, one) => sum + loadOf(one), 0);

/** 28.14a: whether units ashore may go aboard in this phase: motorized ones and activated ones first, all others in the Movement Phase. */
function phaseFault(
  board: Board,
  side: Side,
  units: readonly Unit[],
  phase: MovementPhase,
  assault: readonly string[] = [],
): Fault | null {
  // 28.23e: who marched to an Evacuation in this phase goes aboard by the same activation; `loadFault` refuses it elsewhere.
  const again = units.find(({ activated, moved }) => activated && !moved);
  if (again) return { rule: 'G27', why: `${again.counter.names[0]} was activated this turn and does not move again` };
  if (phase === 'movement') return null;
  // 30.13c: who loads to land from the sea is activated without an HQ.
  const others = units.filter(({ id, counter }) => !isMotorized(counter) && !assault.includes(id));
  if (mayAllBeActivated(board, side, others)) return null;
  const names = others.map(({ counter }) => counter.names[0]).join(', ');
  return {
    rule: '28.14',
    why: `in the Motorized Movement Phase an Operational HQ in range must have a command point for each of ${names}`,
  };
}

/** 28.14a: what is seen once ships are placed with those who go aboard. */
export function placedView(
  view: NavalView,
  voyages: readonly { ship: string; to: string; units: readonly string[]; target: string | null }[],
): NavalView {
  const [ships, units] = [{ ...view.ships }, { ...view.units }];
  for (const { ship: id, to, units: cargo, target } of voyages) {
    const ship = ships[id];
    if (ship) ships[id] = { ...ship, at: to, target };
    const assault = target === null ? 0 : view.clock.turn;
    for (const [i, one] of cargo.entries()) {
      const unit = units[one];
      if (unit) units[one] = { ...unit, at: id, loaded: i + 1, assault };
    }
  }
  return { ...view, ships, units };
}

/** 28.12: the points that a ship carries. */
export const carries = (board: Board, { id, counter }: Ship): number =>
  isOnDeck(board, id) ? Math.max(1, counter.transport) : counter.transport;

/** When units go aboard, who does so by earlier lines, and who of all these is to land from the sea (30.11). */
interface Loading {
  phase: MovementPhase;
  before: readonly Unit[];
  assault?: readonly string[];
}

/** 28.1: why a ship may not take these units aboard where it lies; `before`: what goes aboard other ships of the same harbour by earlier lines. */
export function loadFault(
  board: Board,
  ship: Ship,
  units: readonly Unit[],
  { phase, before, assault = [] }: Loading,
): Fault | null {
  const { waters } = board.data;
  const port = waters.port(ship.at);
  const { side } = ship.counter;
  const transport = carries(board, ship);
  if (!port) return { rule: '28.14', why: 'units go aboard in a harbour' };
  const ashore = waters.ashore(port);
  const strange = units.find((one) => one.at !== ashore || one.counter.side !== side);
  if (strange) return { rule: '28.14', why: `${strange.counter.names[0]} is not in ${port.name}` };
  const marched = units.find(({ moved }) => moved);
  if (marched && !isEvacuated(board, port.id))
    return { rule: '28.11', why: `${marched.counter.names[0]} has marched in this phase` };
  const heavy = units.find(({ counter }) => !isTransportable(counter));
  if (heavy) return { rule: '28.13', why: `${heavy.counter.names[0]} (${heavy.counter.type}) cannot be transported` };
  const aboard = loadOfAll(board.aboard(ship.id));
  const load = loadOfAll(units);
  if (aboard + load > transport)
    return { rule: '28.13', why: `that takes ${aboard + load} points, and it carries ${transport}` };
  const spent = loadOfAll(before.filter(({ at }) => at === ashore));
  const left = capacityOf(board, port, side).load - spent;
  if (load > left) return { rule: '26.25', why: `${port.name} can load ${left} Naval Transport Points more this turn` };
  return phaseFault(board, side, [...before, ...units], phase, assault);
}

/** Who may go aboard a ship of those that stand in its harbour, the heaviest first, as many as fit (28.1). */
export function fittingCargo(board: Board, ship: Ship, phase: MovementPhase): Unit[] {
  const port = board.data.waters.port(ship.at);
  const { side } = ship.counter;
  const transport = carries(board, ship);
  if (!port || transport === 0 || capacityOf(board, port, side).load === 0) return [];
  const here = board
    .unitsAt(side, board.data.waters.ashore(port))
    .toSorted((a, b) => loadOf(b) - loadOf(a) || (a.id < b.id ? -1 : 1));
  const chosen: Unit[] = [];
  for (const unit of here)
    if (
      loadOfAll([...chosen, unit]) <= transport &&
      loadFault(board, ship, [...chosen, unit], { phase, before: [] }) === null
    )
      chosen.push(unit);
  return chosen;
}

/**
 * 28.23e, G15: who comes to an evacuated harbour to go aboard in the same phase may stand there above the limit until it ends: as
 * many stacking points as the Ready ships in it and the port can load yet.
 */
export function embarkingAt(board: Board, side: Side, hex: string): number {
  const port = board.data.waters.portAt(hex);
  if (!port || !isEvacuated(board, port.id)) return 0;
  const ships = board
    .ships(side)
    .filter(({ at, ready, assault }) => at === port.id && ready === true && assault !== board.position.clock.turn);
  const room = ships.reduce((sum, ship) => sum + carries(board, ship) - loadOfAll(board.aboard(ship.id)), 0);
  return Math.min(room, capacityOf(board, port, side).load);
}
