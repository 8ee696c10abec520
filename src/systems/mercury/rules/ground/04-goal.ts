import { onceBy } from '../../../../kernel/data/once';
import { adjacent, distance } from '../../mercury';
import { boxAt, type PlaceId } from './04-boxes';
import { enter, type Field, isFault, type Mover } from './04-field';
import { reach, type Way } from './04-movement';
import { type Fault, marks } from './ground';

type Ways = ReadonlyMap<PlaceId, Way>;
/**
 * Every place the unit can end in by its cheapest way; one of the Suda Command by the cheapest within its area, where one is (4.11,
 * 4.64). Units of a stack go the same ways, and are asked one after the other.
 */
export const waysOf: (field: Field, mover: Mover) => Ways = onceBy(
  (field) => field,
  searched,
  (_, { s: { counter, side }, start, points, strategic, oneHex }) =>
    [start, points, strategic, oneHex?.rule, oneHex?.text, counter.moveType, side.move, counter.sudaCommand].join(' '),
);

function searched(field: Field, mover: Mover): Ways {
  const all = reach(field, mover);
  const { ground } = field;
  if (!ground.suda || !mover.s.counter.sudaCommand) return all;
  return new Map([...all, ...reach({ ...field, ground: { ...ground, suda: { left: Infinity } } }, mover)]);
}

/** The way that comes nearest to a place, of those that suit; of equals the cheapest. Null: none suits. */
export function nearestWay(field: Field, mover: Mover, goal: PlaceId, suits: (way: Way) => boolean): Way | null {
  const far = (way: Way): number => farFrom(field, way.path.at(-1) ?? goal, goal) * 1000 + way.spent;
  const ways = [...waysOf(field, mover).values()].sort((a, b) => far(a) - far(b));
  return ways.find(suits) ?? null;
}

const OFF_THE_MAP = 100;

/** Hexes from one place to another; a box is far from all but itself. */
function farFrom(field: Field, from: PlaceId, to: PlaceId): number {
  if (from === to) return 0;
  return boxAt(field.data, from) || boxAt(field.data, to) ? OFF_THE_MAP : distance(from, to);
}

const ANY_POINTS = 200;
const NOBODY = marks([]);

/** Why no way leads to a place in this phase, the first reason that would be enough: points, roads, zones, terrain. */
export function goalFault(field: Field, mover: Mover, goal: PlaceId): Fault {
  const name = boxAt(field.data, goal)?.name ?? goal;
  if (goal === mover.start) return { rule: '4.11', text: `it stands in ${name} already` };
  if (field.enemies.has(goal)) return { rule: '4.16', text: `an enemy unit is in ${goal}` };
  const unbound = { ...mover, points: ANY_POINTS, oneHex: null };
  const spent = reach(field, unbound).get(goal)?.spent;
  if (spent !== undefined)
    return mover.oneHex ?? { rule: '4.14', text: `${name} costs ${spent} movement points, it has ${mover.points}` };
  return mover.strategic ? marchGoalFault(field, unbound, goal, name) : barredGoal(field, unbound, goal, name);
}

/** What keeps a march from its goal: that no road goes there, Interdiction, or the enemy (4.41 to 4.43). */
function marchGoalFault(field: Field, mover: Mover, goal: PlaceId, name: string): Fault {
  const alone = { ...field, enemies: NOBODY, zones: NOBODY };
  const quiet = { ...alone, ground: { ...field.ground, interdiction: {} } };
  if (reach({ ...quiet, turn: Infinity }, mover).has(goal) && !reach(quiet, mover).has(goal))
    return { rule: '4.64', text: `every road to ${name} leaves the Suda Command Area` };
  if (!reach(quiet, mover).has(goal))
    return { rule: '4.41', text: `no road on the map leads to ${name}; Strategic Movement keeps to roads` };
  if (!reach(alone, mover).has(goal))
    return { rule: '4.43', text: `every road to ${name} goes through a sector under Interdiction` };
  return { rule: '4.42', text: `every road to ${name} goes within three hexes of an enemy unit` };
}

/** What keeps a unit from a goal that no number of points would bring it to (4.21, 4.52, 4.54, 4.64, 5.21, 5.23). */
function barredGoal(field: Field, mover: Mover, goal: PlaceId, name: string): Fault {
  const { data } = field;
  const [from, to] = [boxAt(data, mover.start), boxAt(data, goal)];
  const there = (other: Field): boolean => reach(other, mover).has(goal);
  if (from && to) return { rule: '4.54', text: `${name} is not next to ${from.name}; a move goes one box` };
  if (there({ ...field, zones: NOBODY })) return zoneFault(field, mover, goal, name);
  if (there({ ...field, turn: Infinity, zones: NOBODY }))
    return { rule: '4.64', text: `the way to ${name} leaves the Suda Command Area` };
  if (from || to) return { rule: '4.52', text: `no way leads to ${name} from ${from?.name ?? mover.start}` };
  return { rule: '4.21', text: `terrain bars every way to ${name}` };
}

function zoneFault(field: Field, mover: Mover, goal: PlaceId, name: string): Fault {
  const next = !boxAt(field.data, mover.start) && !boxAt(field.data, goal) && adjacent(mover.start, goal);
  const step = next ? enter(field, mover, mover.start, goal, 0) : null;
  return step && isFault(step) ? step : { rule: '5.21', text: `enemy zones of control bar every way to ${name}` };
}
