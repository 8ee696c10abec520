import type { Side } from '../side';
import { mayBeActivated } from './g13-types';
import type { Board, Unit } from './board';

/** G26: command range in hexes; in a box, the units of the box. */
const COMMAND_RANGE = 4;

/** G26: whether an HQ has a unit in its range. */
export function isInCommand({ data: { waters } }: Board, hq: Unit, { at }: Unit): boolean {
  if (hq.at === at) return true;
  const { grid } = waters.map;
  return grid.has(hq.at) && grid.has(at) && grid.distance(hq.at, at) <= COMMAND_RANGE;
}

/**
 * G27: whether these units may all be activated by Operational HQs beside those that are so already, each point of a command value
 * for one of them. `hqs` give no more when all their points are wanted by others.
 */
export function mayAllBeActivated(board: Board, side: Side, units: readonly Unit[]): boolean {
  const hqs = board.units(side).filter(({ counter, nonOp }) => counter.type === 'hq' && !nonOp);
  const before = board.units(side).filter(({ activated }) => activated);
  const all = [...before, ...units.filter(({ id }) => !before.some((one) => one.id === id))];
  const points = hqs.flatMap((hq) => Array.from({ length: hq.counter.hq?.command ?? 0 }, () => hq));
  const given = new Map<number, Unit>();
  const give = (unit: Unit, tried: Map<number, true>): boolean =>
    points.some((hq, i) => {
      if (tried.has(i) || !isInCommand(board, hq, unit)) return false;
      tried.set(i, true);
      const other = given.get(i);
      if (other && !give(other, tried)) return false;
      given.set(i, unit);
      return true;
    });
  return all.every((unit) => (mayBeActivated(unit.counter) || before.includes(unit)) && give(unit, new Map()));
}
