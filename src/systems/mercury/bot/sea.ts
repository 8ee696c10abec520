import type { Rng } from '../../../kernel/decide/rng';
import type { Raid } from '../decisions/air-attacks';
import { strongestEngage } from '../decisions/surface-engage';
import type { UnitMove } from '../decisions/german-movement';
import type { ForceMove } from '../decisions/movement';
import type { AirId, Ask, SeaId, TaskForceView } from '../mercury';
import { scenarioOf } from '../rules/03-turn';
import { ALEXANDRIA, ATHENS, zoneOf } from '../rules/16-components';
import { landingPlaces } from '../rules/17-4-landing';
import { barred, cheapestPath, reachOf, waitsFor, wayOf } from '../rules/17-movement';
import { groundIn } from '../rules/ground/ground';
import type { Strike } from '../rules/19-2-coordination';
import type { Target } from '../rules/targets';

const played = (q: Ask) => scenarioOf(q.data, { scenario: q.view.scenario.id });

/** 17.1: the screen stays, each zone that must be held gets ships in time, others go for contacts; who has no ammunition sails home. */
export function sailing(q: Ask): ForceMove[] {
  const forces = q.view.taskForces.filter((tf) => tf.at !== null || (tf.due && tf.due.turn <= q.view.turn));
  const moves: ForceMove[] = [];
  const at = new Map(forces.map((tf) => [tf.letter, tf.at]));
  const go = (tf: TaskForceView, to: SeaId): void => {
    const path = wayOf(tf, to, q);
    if (path === null || path.length === 0) return;
    at.set(tf.letter, to);
    moves.push({ tf: tf.letter, path });
  };
  const free = forces.filter((tf) => !screens(tf, q));
  const held = toHold(free, q);
  for (const [tf, zone] of held) if (tf.at !== zone) go(tf, zone);
  const holding = new Map(held.map(([tf]) => [tf.letter, true]));
  for (const tf of free) {
    if (holding.has(tf.letter)) continue;
    const to = spent(tf) ? ALEXANDRIA : towards(contactZones(q), reachOf(tf, q), tf, q);
    if (to !== null && reachOf(tf, q).has(to)) go(tf, to);
    else if (tf.at === null) go(tf, tf.due?.enter[0] ?? '');
  }
  return moves.filter((move) => move.path.length > 0);
}

/** Which Task Force goes to which zone that must be held at the end, by the nearest free one; nobody before the last game-turn. */
function toHold(free: readonly TaskForceView[], q: Ask): [TaskForceView, SeaId][] {
  const { mustHold } = played(q);
  if (q.view.turn < q.view.scenario.last) return [];
  const left = free.filter((tf) => (tf.ships ?? []).length > 0);
  const found: [TaskForceView, SeaId][] = [];
  // The zone that fewest can reach first.
  const able = mustHold.map((zone) => ({
    zone,
    forces: left.filter((tf) => tf.at === zone || reachOf(tf, q).has(zone)),
  }));
  for (const { zone, forces } of able.sort((a, b) => a.forces.length - b.forces.length)) {
    const open = forces.filter((tf) => !found.some(([other]) => other === tf));
    const best = open.find((tf) => tf.at === zone) ?? open.sort((a, b) => shipsIn(a) - shipsIn(b))[0];
    if (best) found.push([best, zone]);
  }
  return found;
}

const shipsIn = (tf: TaskForceView): number => (tf.ships ?? []).length;

/** Ships, and none of them with anything left to fire. */
const spent = ({ ships = [] }: TaskForceView): boolean =>
  ships.length > 0 && ships.every((ship) => ship.ammo === 'out');

/** Whether the screen falls short without this Task Force (23.1). */
function screens(tf: TaskForceView, { view: { screen } }: Ask): boolean {
  if (tf.at === null || !screen.zones.includes(tf.at)) return false;
  const guns = (tf.ships ?? []).reduce((n, ship) => n + ship.bombardment, 0);
  return (screen.now ?? 0) - guns < screen.atLeast;
}

/** Zones with German counters at sea, where they are seen to be. */
const contactZones = (q: Ask): SeaId[] =>
  q.view.contacts.flatMap((u) => (u.at === null || u.at === ATHENS ? [] : [zoneOf(q.data, u.at)]));

/** The place in reach that is nearest to one of `aims`; null: there is no aim, or it is there. */
function towards(aims: readonly SeaId[], places: ReadonlyMap<SeaId, number>, tf: TaskForceView, q: Ask): SeaId | null {
  if (shipsIn(tf) === 0 || aims.length === 0 || (tf.at !== null && aims.includes(tf.at))) return null;
  const far = (at: SeaId): number => Math.min(...aims.map((aim) => cheapestPath(q.data, at, aim)?.length ?? 99));
  let best: SeaId | null = null;
  let least = tf.at === null ? Infinity : far(tf.at);
  for (const at of places.keys()) {
    if (!q.data.zones.has(at)) continue;
    const away = far(at);
    if (away < least) [best, least] = [at, away];
  }
  return best;
}

/** 17.1: to the beaches by the shortest way, round the markers of the enemy where another beach is nearly as near. */
export function convoys(q: Ask): UnitMove[] {
  const ready = q.data.refit.athens.at(-1);
  const ground = q.view.ground ? groundIn(q) : null;
  // In a campaign a sheet may be missing, and the beaches with it (23.2).
  const here = (id: SeaId): boolean => ground === null || landingPlaces(ground, q.data, id, 'german').length > 0;
  const beaches = [...q.data.zones].flatMap(([id, zone]) => (zone.beach && here(id) ? [id] : []));
  const guarded = (zone: SeaId): number => q.view.taskForces.filter((tf) => tf.at === zone).length * 2;
  return q.view.contacts.flatMap((unit) => {
    const { at } = unit;
    if (at === null || (at === ATHENS && unit.box !== ready) || beaches.includes(at) || waitsFor(q, unit) !== null)
      return [];
    const ways = beaches.flatMap((to) => {
      const path = cheapestPath(q.data, at, to);
      return path ? [{ path, cost: path.length + path.reduce((n, zone) => n + guarded(zone), 0) }] : [];
    });
    const [best] = ways.sort((a, b) => a.cost - b.cost);
    const path = best?.path.slice(0, q.data.germanNaval.get(unit.unit ?? '')?.move ?? 0) ?? [];
    const end = path.at(-1);
    if (end === undefined || barred(q, 'german', end) !== null) return [];
    return [{ contact: unit.contact, path }];
  });
}

/** 19.13: all for the Task Force that is most worth: ships seen or told of. */
export function raids(q: Ask): Raid[] {
  const units = q.view.air.filter((u) => u.box === 'Naval Attack').map((u) => u.id);
  const found = q.view.taskForces.filter((tf) => tf.detected && tf.at !== null && tf.at !== ALEXANDRIA);
  const worth = (tf: TaskForceView): number =>
    Math.max(tf.count ?? 0, tf.seen?.length ?? 0) + (tf.seen?.length ?? 0) / 2;
  const [best] = [...found].sort((a, b) => worth(b) - worth(a));
  return best && units.length > 0 ? [{ tf: best.letter, units }] : [];
}

// oxlint-disable-next-line typescript/no-explicit-any -- kinds differ in their facts
export type Answers = Readonly<Record<string, (q: Ask<any>, rng: Rng) => unknown>>;

/** What the bot does at sea; for all else the published defaults speak. */
export const SEA_ANSWERS: Answers = {
  'mercury.allied-movement': sailing,
  'mercury.german-movement': convoys,
  'mercury.air-attacks': raids,
  'mercury.air-targets': airStrikes,
  'mercury.surface-combat': strongestEngage,
};

/** So many go for one ship before the next is named: whose target is sunk flies home (19.21). */
const EACH = 4;
/** What an attacker wishes for that may choose when its turn comes. */
const WISHES = ['damaged', 'type:BB', 'type:CL', 'any'];

/** 19.21: under full coordination each attacker takes what is worth most when its turn comes; under partial they are spread. */
function airStrikes(q: Ask<{ level: 'full' | 'partial'; units: AirId[]; ships: Target[] }>): Strike[] {
  const { level, units, ships } = q.facts;
  if (level === 'full') return units.map((unit) => ({ unit, targets: [...WISHES] }));
  const worth = ({ id, damaged }: Target): number =>
    (damaged ? 3 : 0) + (q.data.schedule.points[`${q.data.ships.get(id)?.type.toLowerCase()}-sunk`] ?? 0);
  const best = [...ships].sort((a, b) => worth(b) - worth(a));
  const at = (n: number): Target | undefined => best[Math.floor(n / EACH) % Math.max(1, best.length)];
  return units.map((unit, n) => ({ unit, targets: [at(n)?.id ?? 'any'] }));
}
