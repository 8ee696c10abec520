import type { Rng } from '../../../kernel/decide/rng';
import type { Ask, SeaId, TaskForceView } from '../mercury';
import { ALEXANDRIA } from '../rules/16-components';
import { scenarioOf } from '../rules/03-turn';

/** A Task Force and where it is to go. */
interface Wish {
  tf: TaskForceView;
  to: SeaId;
}

/**
 * Where random play sends the Task Forces: as a player would, more often than not. The screen mostly stays (23.1), the
 * zones that decide the scenario are mostly manned, the rest mostly goes north.
 */
export function sampleMoves(
  movers: readonly TaskForceView[],
  reach: (tf: TaskForceView) => SeaId[],
  q: Ask,
  rng: Rng,
): Wish[] {
  const wanted = scenarioOf(q.data, { scenario: q.view.scenario.id }).mustHold;
  const manned = new Map(q.view.taskForces.map((tf) => [tf.letter, tf.at]));
  return movers.flatMap((tf) => {
    const stays = screens(tf, q) || alone(tf, wanted, manned) ? rng.chance(4, 5) : rng.chance(1, 3);
    if (stays && tf.at !== null) return [];
    const places = reach(tf).filter((at) => at !== tf.at && at !== ALEXANDRIA);
    const open = places.filter((at) => wanted.includes(at) && ![...manned.values()].includes(at));
    const north = places.filter((at) => (q.data.zones.get(at)?.ring ?? 9) < 2);
    const pool = [open, north].find((some) => some.length > 0 && rng.chance(4, 5)) ?? places;
    if (pool.length === 0) return [];
    const to = rng.pick(pool);
    manned.set(tf.letter, to);
    return [{ tf, to }];
  });
}

/** Whether the screen falls short without this Task Force. */
function screens(tf: TaskForceView, q: Ask): boolean {
  const { zones, atLeast, now } = q.view.screen;
  if (tf.at === null || !zones.includes(tf.at)) return false;
  const guns = (tf.ships ?? []).reduce((n, ship) => n + ship.bombardment, 0);
  return (now ?? 0) - guns < atLeast;
}

/** Whether it is the only one in a zone that must be held. */
function alone(tf: TaskForceView, wanted: readonly SeaId[], manned: ReadonlyMap<string, SeaId | null>): boolean {
  return wanted.includes(tf.at ?? '') && [...manned.values()].filter((at) => at === tf.at).length === 1;
}
