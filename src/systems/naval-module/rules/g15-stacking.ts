import type { HexId } from '../../../hex/hex';
import { enemyOf, type Side } from '../side';
import type { Board, Unit } from './board';
import { garrisonOf, sumOf } from './g14-strength';

/** G15: stacking points of a side that a land hex holds. */
export const MOST_POINTS = 12;

export const stackedOf = (units: readonly Unit[]): number => sumOf(units, ({ counter }) => counter.points);

/** G15: whether units of a side attack from a hex or are attacked in it: enemies stand beside it, over a side that troops cross. */
export function isInContact(board: Board, side: Side, hex: HexId): boolean {
  const { waters } = board.data;
  return waters.map.grid
    .neighbours(hex)
    .some((beside) => waters.joins(hex, beside) && garrisonOf(board, enemyOf(side), beside).length > 0);
}

/** G15: the points of those that count in a hex: where they attack or are attacked one engineer, the largest, is above the limit. */
export function countedPoints(board: Board, side: Side, hex: HexId, units: readonly Unit[]): number {
  const engineers = units.filter(({ counter }) => counter.type === 'engineer').map(({ counter }) => counter.points);
  const spared = engineers.length > 0 && isInContact(board, side, hex) ? Math.max(...engineers) : 0;
  return stackedOf(units) - spared;
}

/** G15: who is eliminated at the end of a phase, so that no more than twelve points count: engineers first, then those of fewest points (who waited in vain for a ship, 28.23e). */
export function excessIn(board: Board, side: Side, hex: HexId): Unit[] {
  const worth = ({ counter }: Unit): number => (counter.type === 'engineer' ? 0 : counter.points);
  const left = board.unitsAt(side, hex).toSorted((a, b) => worth(a) - worth(b) || (a.id < b.id ? -1 : 1));
  const gone: Unit[] = [];
  while (countedPoints(board, side, hex, left) > MOST_POINTS) {
    const next = left.findIndex(({ counter }) => counter.points > 0);
    if (next < 0) break;
    gone.push(...left.splice(next, 1));
  }
  return gone;
}
