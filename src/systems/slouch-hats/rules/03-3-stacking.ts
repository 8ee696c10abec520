import { STACKING_LIMIT } from '../data/units';
import { stepsOf, strengthsOf, type Board, type Unit } from './03-board';

export { STACKING_LIMIT };

/** 3.32, 3.33: whether units may end a phase together in a place; boxes hold any number. */
export function fits(board: Board, place: string, more: readonly Unit[] = []): boolean {
  if (place in board.data.boxes) return true;
  const there = board.at(place).map(({ id }) => id);
  const added = more.filter(({ id }) => !there.includes(id)).reduce((sum, { counter }) => sum + counter.stack, 0);
  return board.stackingPoints(place) + added <= STACKING_LIMIT;
}

/**
 * 3.32: the units that must leave an overstacked hex for the Cadre Box, of those that entered it this phase: those that are
 * worth least together, and no more than must; of equals who came last. What has no stacking value stays. Fewer than needed
 * only if too few had entered.
 */
export function excess(board: Board, place: string, entered: readonly string[]): Unit[] {
  const over = place in board.data.boxes ? 0 : board.stackingPoints(place) - STACKING_LIMIT;
  if (over <= 0) return [];
  const there = board.at(place);
  const came = entered
    .toReversed()
    .flatMap((id) => there.find((unit) => unit.id === id && unit.counter.stack > 0) ?? []);
  return cheapestOf(came.slice(0, MOST_TOGETHER), over) ?? came;
}

/** No hex holds more units with a stacking value for long; of more the last are looked at. */
const MOST_TOGETHER = 10;

const points = (units: readonly Unit[]): number => units.reduce((sum, { counter }) => sum + counter.stack, 0);

/** What its owner loses with all of a unit: strength and support as it is, and its steps. */
function wholeWorth(unit: Unit): number {
  const { attack, defence } = strengthsOf(unit);
  return attack + defence + (unit.counter.artillery?.support ?? 0) + stepsOf(unit);
}

/** Of all sets with so many stacking points the one that is worth least; of equals the smallest, then the first. Null: there is none. */
function cheapestOf(units: readonly Unit[], over: number): Unit[] | null {
  const sets = Array.from({ length: 2 ** units.length }, (_, bits) => units.filter((__, i) => (bits >> i) % 2 === 1));
  const worth = (set: readonly Unit[]): number => set.reduce((sum, unit) => sum + wholeWorth(unit), 0);
  const enough = sets.filter((set) => points(set) >= over);
  return enough.toSorted((a, b) => worth(a) - worth(b) || a.length - b.length)[0] ?? null;
}
