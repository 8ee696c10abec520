import type { Side } from '../side';
import { capacityOf, isEvacuated } from './26-2-ports';
import { carries, loadFault, loadOf, loadOfAll, type MovementPhase } from './28-1-cargo';
import type { Board, Ship, Unit } from './board';

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
