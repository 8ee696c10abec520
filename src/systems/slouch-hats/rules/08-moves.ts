import { follow, isWay, reach, type Enter, type Stopped, type Way } from '../../../hex/search';
import { isFault, type Fault, type Place } from '../slouch-hats';
import { moverOf } from './08-1-who';
import { nextOf, stepOf } from './08-1-movement';
import { walkerOf, type Field, type Going, type Move, type Mover, type Walker } from './08-field';
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

/** Every place where such a move may end, with its cheapest way in sixths of a point; or why it cannot begin. */
export function reachOf(field: Field, going: Going): Map<Place, Way<Place>> | Fault {
  const mover = moverOf(field, going);
  if (isFault(mover)) return mover;
  const { start, points, mode, units } = mover;
  const ways = reach({ start, points, next: nextOf(mover), enter: stepOf(mover) });
  if (mode === 'march')
    for (const place of [...ways.keys()]) {
      const stands = Object.fromEntries(units.map((id) => [id, place]));
      if (marchEndFault(mover, place, stands)) ways.delete(place);
    }
  return ways;
}

/** The words of a way of going, as they stand in orders. */
const wordOf = ({ mode, riding }: Going): string =>
  riding.length === 0 ? mode : mode === 'move' ? 'truck' : `${mode} by truck`;

/**
 * What comes nearest to a move that is refused: another way of going that gets there, else the last place of its path that is
 * in order, else the place nearest to its goal: `truck to 2120`. Null: nothing does. `step`: where its path fails.
 */
export function nearestOf(field: Field, move: Move, step: number): string | null {
  const goal = move.path.at(-1);
  if (goal === undefined) return null;
  const coast = coastOf(field, move);
  if (coast !== undefined && coast !== goal && move.path[0] !== coast) return `move to ${coast}`;
  const own = { units: move.units, mode: move.mode, riding: move.riding };
  const other = [own, ...waysOfGoing(field, move)].find((going) => placesOf(field, going).includes(goal));
  if (other) return `${wordOf(other)} to ${goal}`;
  const places = placesOf(field, own);
  const last = move.path.slice(0, step).findLast((place) => places.includes(place));
  const near = last ?? nearestPlace(field, own, goal, places);
  return near === null ? null : `${wordOf(own)} to ${near}`;
}

/** 10.62: where one of them who waits at sea was sent to. */
const coastOf = ({ board }: Field, { units: [id = ''] }: Going): Place | undefined =>
  board.ground.isSea(board.units.get(id)?.at ?? '') ? board.world.coasts?.[id] : undefined;

const placesOf = (field: Field, going: Going): Place[] => {
  const ways = reachOf(field, going);
  return isFault(ways) ? [] : [...ways.keys()];
};

/** All ways that a stack could go in this phase, the plainest first. */
function waysOfGoing(field: Field, { units }: Going): Going[] {
  if (field.fought !== null) return [{ units, mode: 'exploit', riding: [] }];
  const riding = units.filter((id) => {
    const walker = walkerOf(field, id, false);
    return walker && !walker.motorized && walker.kind !== 'repl';
  });
  const byTruck: Going[] = riding.length === 0 ? [] : [{ units, mode: 'move', riding }];
  const plain = (['move', 'infiltrate', 'march'] as const).map((mode): Going => ({ units, mode, riding: [] }));
  const marchByTruck = byTruck.map((going): Going => ({ ...going, mode: 'march' }));
  return [...plain, ...byTruck, ...marchByTruck, { units, mode: 'rail', riding: [] }];
}

/** The place that lies nearest to a goal, if it is nearer than where the stack stands. */
function nearestPlace(
  field: Field,
  { units: [first = ''] }: Going,
  goal: Place,
  places: readonly Place[],
): Place | null {
  const { grid } = field.board.ground.map;
  const start = walkerOf(field, first, false)?.at ?? '';
  const far = (place: Place): number => (grid.has(place) && grid.has(goal) ? grid.distance(place, goal) : Infinity);
  const nearer = places.filter((place) => far(place) < far(start));
  return nearer.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}
