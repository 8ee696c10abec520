import type { ForceMove } from '../../decisions/movement';
import type { Ask, SeaId, TaskForceView } from '../../mercury';
import { dutiesOf } from './duties';
import { reachOf, wayOf } from '../../rules/17-movement';
import { sailable } from './forces';
import { planOf } from './plan';

/** 17.1: each Task Force sails to its duty, or as far on the way as it comes. */
export function fleetMoves(q: Ask): ForceMove[] {
  const plan = planOf(q);
  if (!plan) return [];
  const duties = dutiesOf(plan, q);
  return sailable(q).flatMap((tf) => {
    const duty = duties.get(tf.letter);
    const path = duty ? towards(tf, duty.to, q) : null;
    return path && path.length > 0 ? [{ tf: tf.letter, path }] : entering(tf, q);
  });
}

/** Who comes in from outside must choose a zone of entry (17.13). */
function entering(tf: TaskForceView, q: Ask): ForceMove[] {
  const [zone] = tf.at === null ? (tf.due?.enter ?? []) : [];
  return zone === undefined || !reachOf(tf, q).has(zone) ? [] : [{ tf: tf.letter, path: [zone] }];
}

function towards(tf: TaskForceView, to: SeaId, q: Ask): SeaId[] | null {
  const open = reachOf(tf, q);
  if (tf.at === to) return null;
  const way = wayOf(tf, to, q);
  if (way === null) return null;
  for (let n = Math.min(way.length, tf.move ?? 0); n > 0; n--) {
    const end = way[n - 1];
    const at = end !== undefined && (n === way.length || q.data.zones.has(end)) ? end : null;
    if (at !== null && open.has(at)) return way.slice(0, n);
  }
  return null;
}
