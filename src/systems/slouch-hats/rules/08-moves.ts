import { follow, isWay, type Enter, type Stopped } from '../../../hex/search';
import { isFault, type Fault, type Place } from '../slouch-hats';
import { moverOf } from './08-1-who';
import { stepOf } from './08-1-movement';
import type { Field, Move, Mover, Walker } from './08-field';
import { nearestOf } from './08-nearest';
import { marchEndFault } from './09-2-strategic-movement';
import { railLoad } from './09-4-railroad';
import { truckLoad } from './09-5-motor-pool';

/** A move that is in order: what it costs and where everybody ends. */
export interface Moved {
  move: Move;
  /** Sixths of a point. */
  spent: number;
  stands: Readonly<Record<string, Place>>;
  /** Points of capacity that it takes (9.41, 9.56). */
  motorPool: number;
  railroad: number;
}

/** A move that is not, the place that it could not enter (null: it cannot begin), and what comes nearest: `truck to 2120`. */
export interface MoveFault extends Fault {
  at: Place | null;
  nearest?: string;
}

/** Follows an ordered move: what it costs, or the first thing against it, with the nearest that would do (8.0 to 9.6). */
export function judgeMove(field: Field, move: Move): Moved | MoveFault {
  const mover = moverOf(field, move);
  if (isFault(mover)) return refused(field, move, mover, 0);
  const order = orderFault(move);
  if (order) return refused(field, move, order, 0);
  const found = follow(mover.start, move.path, stepsOf(mover, move));
  if (!isWay(found)) return refused(field, move, found.fault, found.step);
  const stands = standsOf(move, mover.start);
  const ends = endFault(mover, move, stands);
  if (ends) return refused(field, move, ends.fault, ends.step);
  const { walkers, mode } = mover;
  const taken = { motorPool: truckLoad(walkers), railroad: mode === 'rail' ? railLoad(walkers) : 0 };
  return { move, spent: found.spent, stands, ...taken };
}

function refused(field: Field, move: Move, fault: Fault, step: number): MoveFault {
  const nearest = nearestOf(field, move, step);
  return { ...fault, at: move.path[step] ?? null, ...(nearest === null ? {} : { nearest }) };
}

/** 8.12: who is dropped is of the stack, and the stack comes there. */
function orderFault({ units, path, drops }: Move): Fault | null {
  const goal = path.at(-1);
  if (goal === undefined) return { rule: '8.11', why: 'no hex is named to go to' };
  for (const [id, place] of Object.entries(drops)) {
    if (!units.includes(id)) return { rule: '8.12', why: `${id} is to be dropped, but is not in the stack` };
    if (!path.includes(place))
      return { rule: '8.12', why: `${id} is to be dropped at ${place}, where the stack does not come` };
  }
  if (units.some((id) => (drops[id] ?? goal) === goal)) return null;
  return { rule: '8.12', why: `nobody of the stack is left to go on to ${goal}` };
}

/** Where everybody ends: who is not dropped at the goal. */
const standsOf = ({ units, path, drops }: Move, start: Place): Record<string, Place> =>
  Object.fromEntries(units.map((id) => [id, drops[id] ?? path.at(-1) ?? start]));

/** 9.21: a march must end well for all who are in it, wherever they are dropped. */
function endFault(mover: Mover, { path }: Move, stands: Moved['stands']): Stopped<Fault> | null {
  for (const [step, place] of path.entries()) {
    const here = Object.values(stands).includes(place);
    const fault = here ? marchEndFault(mover, place, stands) : null;
    if (fault) return { step, fault };
  }
  return null;
}

/** The steps of a path; after a drop only those who are left take the next. */
function stepsOf(mover: Mover, { path, drops }: Move): Enter<Place, Fault> {
  let left: readonly Walker[] = mover.walkers;
  const steps = path.map((place, i) => {
    const step = stepOf(mover, left);
    if (path.indexOf(place) === i) left = left.filter(({ id }) => drops[id] !== place);
    return step;
  });
  let next = 0;
  return (from, to, spent) => (steps[next++] ?? stepOf(mover))(from, to, spent);
}
