import { isFault, type Place } from '../slouch-hats';
import type { Field, Going, Move } from './08-field';
import { reachOf } from './08-reach';
import { walkerOf } from './08-walker';

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
