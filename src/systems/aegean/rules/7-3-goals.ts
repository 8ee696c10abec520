import type { HexId } from '../../../hex/hex';
import type { AegeanData } from '../data/load';
import type { Side } from '../side';
import type { AegeanView } from '../view/view';
import { walks, type Walker } from './7-3-movement';
import { Field } from './7-field';
import type { Land } from './ground-unit';

interface Ashore {
  view: Pick<AegeanView, 'ground' | 'garrisons' | 'islands' | 'presence'>;
  data: AegeanData;
  seat: Side;
}

/** How a unit of the seat's stands for walking; null: it is not his on an island. */
export function walkerOf({ view, data, seat }: Ashore, id: string): Walker | null {
  const [state, counter] = [view.ground[id], data.ground.get(id)];
  if (!state || !counter || state.side !== seat || !data.isles.isLand(state.at)) return null;
  const never = counter.static || state.yielded || counter.size === 'watch';
  return { at: state.at, static: never, disrupted: state.disrupted, assaulted: state.assaulted };
}

/** Hexes of an island by how many steps lie between them and a goal. */
function distances(land: Pick<Land, 'around'>, goal: HexId): Map<HexId, number> {
  const found = new Map([[goal, 0]]);
  for (const [hex, steps] of found)
    for (const next of land.around(hex)) if (!found.has(next)) found.set(next, steps + 1);
  return found;
}

/**
 * 7.3: the hex in which a unit that marches to a goal ends now; null: it comes no nearer. It goes into no hex with enemies that
 * is not its goal.
 */
export function stepTo(q: Ashore, id: string, goal: HexId): HexId | null {
  const walker = walkerOf(q, id);
  if (!walker) return null;
  const field = new Field(q.view, q.data);
  const hasEnemy = (hex: HexId): boolean => field.hasEnemy(q.seat, hex);
  const far = distances(q.data.isles, goal);
  const steps = (hex: HexId): number => far.get(hex) ?? Infinity;
  const ends = walks(q.data.isles, walker, hasEnemy).map((way) => way.at(-1) ?? '');
  const nearer = ends.filter((to) => steps(to) < steps(walker.at) && (to === goal || !hasEnemy(to)));
  return nearer.toSorted((a, b) => steps(a) - steps(b))[0] ?? null;
}
