import { capacityOf } from './26-2-ports';
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
