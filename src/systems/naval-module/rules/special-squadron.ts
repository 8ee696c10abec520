import { capacityOf, isOpen } from './26-2-ports';
import type { Board, Position, Ship } from './board';

/** Scenario 1, 6: the ship that brings stores, from where, and to where. */
const [CARRIER, HOME, GOAL] = ['t-rom-1', 'constanta', 'odessa'];
/** Naval Transport Points of the stores. */
export const STORES = 3;

export const hasSquadron = ({ options }: Pick<Position, 'options'>): boolean => options?.includes('squadron') === true;

/** 28.14: the stores are aboard from where they were loaded until they are unloaded, as the harbour that she left last says. */
export const hasStores = ({ id, at, left, counter }: Ship): boolean =>
  id === CARRIER && counter.transport > 0 && left === HOME && at !== HOME;

/** Whether the harbour has fallen, and is open to the squadron (26.28). */
export function isGoalOpen(board: Board): boolean {
  const port = board.data.waters.port(GOAL);
  return port !== undefined && isOpen(board, port, 'axis');
}

/** 28.14e: a ship that has come with stores to where they are wanted, as far as the harbour can unload them (26.25). */
export function unloadsStores(board: Board, ship: Ship): boolean {
  const port = ship.at === GOAL ? board.data.waters.port(ship.at) : undefined;
  return port !== undefined && hasStores(ship) && capacityOf(board, port, 'axis').unload >= STORES;
}
