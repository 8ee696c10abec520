import { forceMoved } from '../facts/task-forces';
import { doubtful, illegal, type Objection } from '../../../kernel/decide/decision';
import { type Ask, decision, type Scope, type SeaId, type TaskForceView } from '../mercury';
import { type MoveForceOrder, moveForceVerb } from '../orders/move';
import { printSea } from '../orders/names';
import { besidesPass, isPass, orPass, type PassOrder, passVerb } from '../../../play/words/pass';
import { scenarioOf } from '../rules/03-turn';
import { ALEXANDRIA, taskForce } from '../rules/16-components';
import { enterAlexandria } from '../rules/16-4-ports';
import { cheapestPath, movable, reachOf, wayOf } from '../rules/17-movement';
import { type Sailing, sailingPrompt, touchSailings, wayFaults } from './sailing';
import { landsNext } from './at-sea';
import { lineOf } from '../../../play/choices/sound-entry';
import type { Rng } from '../../../kernel/decide/rng';

/** The way of one Task Force: the zones and landing places it enters. */
export interface ForceMove {
  tf: string;
  path: SeaId[];
  line?: number;
}

/** 17.1, 17.2: Allied Naval Movement. Each Task Force moves once; those not named stay. */
export const alliedMovement = decision<object, object, ForceMove[], MoveForceOrder | PassOrder>({
  kind: 'mercury.allied-movement',
  rule: '17.12',
  title: 'Allied naval movement',
  word: 'movement',
  seats: ['allied'],
  verbs: [moveForceVerb, passVerb],
  disclose: (c) => (Object.keys(c.world.taskForces).length > 0 ? { seat: 'allied', facts: {} } : null),
  prompt: (q) => sailingPrompt('Where do your Task Forces sail? Those not named stay.', sailings(q), q),
  followedBy: landsNext,
  stays: { one: 'Task Force', several: 'Task Forces', ordered: (answer) => answer.map(({ tf }) => tf) },
  touch: touchSailings((q) => sailings(q)),
  assemble: (orders, q) => ({
    answer: besidesPass(orders).map((o) => ({ tf: o.tf, path: fullPath(o, q), ...lineOf(o) })),
  }),
  judge: (answer, q) => [
    ...answer.flatMap((m, i) => moveFaults(m, answer.slice(0, i), q)),
    ...[...screenDoubt(answer, q), ...defeatDoubts(answer, q)],
  ],
  print: (answer, q) => orPass(answer.map(({ tf, path }) => line(tf, path, q))),
  ifSilent: () => ({ answer: [], text: 'no Task Force moves' }),
  concerns: (order, q) => isPass(order) || movable(q).some((tf) => tf.letter === order.tf),
  inAdvance: () => [{ verb: 'pass' }],
  sample: (q, rng) =>
    sampleMoves(movable(q), (tf) => [...reachOf(tf, q).keys()], q, rng).flatMap(({ tf, to }) => {
      const path = wayOf(tf, to, q);
      return path && path.length > 0 ? [{ tf: tf.letter, path }] : [];
    }),
  take(c, answer) {
    for (const { tf, path } of answer) {
      const force = taskForce(c.world, tf);
      const from = force.at;
      force.at = path.at(-1) ?? from;
      delete force.due;
      forceMoved(c, { tf, from, path });
      if (force.at === ALEXANDRIA) enterAlexandria(c, tf);
    }
  },
});

const line = (tf: string, path: SeaId[], q: Scope): string => moveForceVerb.print({ verb: 'move', tf, path }, q);

const sailingOf = (tf: TaskForceView, q: Ask): Sailing => ({
  ...{ id: tf.letter, name: `TF ${tf.letter}`, at: tf.at, points: tf.move ?? 0, ends: reachOf(tf, q) },
  way: (to) => wayOf(tf, to, q),
  line: (path) => line(tf.letter, path, q),
});
const sailings = (q: Ask): Sailing[] => movable(q).map((tf) => sailingOf(tf, q));

/** The path with the zones filled in between waypoints that do not touch. */
function fullPath(order: MoveForceOrder, q: Ask): SeaId[] {
  const tf = q.view.taskForces.find((t) => t.letter === order.tf);
  if (!tf) return order.path;
  const [first, ...rest] = order.path;
  const head = first === undefined ? null : wayOf(tf, first, q);
  if (!head) return order.path;
  const from = (path: SeaId[]): SeaId => path.at(-1) ?? tf.at ?? '';
  return rest.reduce<SeaId[]>((path, to) => [...path, ...(cheapestPath(q.data, from(path), to) ?? [to])], head);
}

function moveFaults(move: ForceMove, before: readonly ForceMove[], q: Ask): Objection[] {
  const at = lineOf(move);
  const tf = q.view.taskForces.find((t) => t.letter === move.tf);
  if (!tf) return [illegal('16.31', `TF ${move.tf} is not in play`, at)];
  if (before.some((b) => b.tf === move.tf)) return [illegal('17.12', `TF ${move.tf} moves once only`, at)];
  if (tf.at === null && (tf.due?.turn ?? 0) > q.view.turn)
    return [illegal('17.13', `TF ${move.tf} arrives on game-turn ${tf.due?.turn}`, at)];
  if (tf.at === null && !tf.due?.enter.includes(move.path[0] ?? '')) {
    return [
      illegal('17.13', `TF ${move.tf} enters at ${tf.due?.enter.map((z) => printSea(z, q.data)).join(' or ')}`, at),
    ];
  }
  const intoZone = (end: SeaId): string =>
    `move TF ${move.tf}: ${printSea(q.data.places.get(end)?.zone ?? '', q.data)}`;
  return wayFaults(sailingOf(tf, q), move, q, intoZone);
}

/** Zones that his last naval unit leaves, or that are empty on the last game-turn, though they decide the game (23.1). */
function defeatDoubts(answer: readonly ForceMove[], q: Ask): Objection[] {
  const { mustHold, rule } = scenarioOf(q.data, { scenario: q.view.scenario.id });
  const forces = q.view.taskForces.filter((tf) => (tf.ships ?? []).length > 0);
  const held = (zone: SeaId, at: (tf: TaskForceView) => SeaId | null): boolean => forces.some((tf) => at(tf) === zone);
  const end = (tf: TaskForceView): SeaId | null => answer.find((m) => m.tf === tf.letter)?.path.at(-1) ?? tf.at;
  const last = q.view.turn >= q.view.scenario.last;
  return mustHold
    .filter((zone) => !held(zone, end) && (last || held(zone, (tf) => tf.at)))
    .map((zone) => {
      const text = `no ship of yours would be in ${printSea(zone, q.data)}: if so at the end, that alone is an Overwhelming German victory`;
      return doubtful(rule, text);
    });
}

/** The player may mean it, but is told when his screen falls short (23.1). */
function screenDoubt(answer: readonly ForceMove[], q: Ask): Objection[] {
  const { zones, atLeast } = q.view.screen;
  const end = (tf: TaskForceView): SeaId | null => answer.find((m) => m.tf === tf.letter)?.path.at(-1) ?? tf.at;
  const guns = q.view.taskForces.filter((tf) => zones.includes(end(tf) ?? '')).flatMap((tf) => tf.ships ?? []);
  const strength = guns.reduce((n, s) => n + s.bombardment, 0);
  if (strength >= atLeast) return [];
  const names = zones.map((z) => printSea(z, q.data)).join(' and ');
  return [
    doubtful(
      '23.1',
      `the screen in ${names} would have ${strength} of ${atLeast} bombardment points: ${atLeast - strength} VP to the German`,
    ),
  ];
}

/** A Task Force and where it is to go. */
interface Wish {
  tf: TaskForceView;
  to: SeaId;
}

/**
 * Where random play sends the Task Forces: as a player would, more often than not. The screen mostly stays (23.1), the
 * zones that decide the scenario are mostly manned, the rest mostly goes north.
 */
function sampleMoves(
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
