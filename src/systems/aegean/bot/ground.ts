import type { HexId } from '../../../hex/hex';
import type { Said } from '../../../play/choices/line-spec';
import type { Ask } from '../aegean';
import { whyNotBuild, type Build, type Halt, type March, type Move } from '../decisions/ground-moves';
import { seaOrders } from './sea';
import { walkFault } from '../rules/7-3-movement';
import { walkerOf } from '../rules/7-3-goals';
import { Field } from '../rules/7-field';
import { enemyOf } from '../side';
import { garrisonsOf, openBases } from './posts';

type Line = Said<Move | March | Build | Halt>;

/** What a hex is thought to be held with where nobody sees into it, and where only Italians are known to be. */
const [UNKNOWN, ITALIANS] = [9, 5];
/** So many times the defence, as it is thought to be, is attacked. */
const ENOUGH = 1.5;

/** Who still has nothing to do, and what the others do. */
interface Plan {
  q: Ask;
  field: Field;
  hasEnemy: (hex: HexId) => boolean;
  free: string[];
  lines: Line[];
}

/** 7.3: units attack together where they are strong enough, take open bases, and march to the nearest enemies; own bases keep one. */
export function groundOrders(q: Ask): Line[] {
  const { view, data, seat } = q;
  const field = new Field(view, data);
  const hasEnemy = (hex: HexId): boolean => field.hasEnemy(seat, hex);
  const kept = garrisonsOf(q);
  const builds = engineers(q);
  const free = Object.keys(view.ground).filter((id) => {
    const walker = walkerOf(q, id);
    const isAble = walker !== null && !walker.static && !walker.disrupted && !walker.assaulted && !hasEnemy(walker.at);
    return isAble && !builds.some((one) => one.unit === id);
  });
  const plan: Plan = { q, field, hasEnemy, free, lines: [...builds] };
  for (const { hexes } of data.isles.islands.values()) {
    attacks(plan, hexes);
    plan.free = plan.free.filter((id) => !kept.includes(id));
    takeBases(plan, hexes);
    closeIn(plan, hexes);
  }
  return [...plan.lines, ...halts(plan), ...onceAshore(q)];
}

function send(plan: Plan, line: Said<Move | March>): void {
  plan.lines.push(line);
  plan.free = plan.free.filter((id) => !line.units.includes(id));
}

/** 7.4: into hexes with enemies go all who can, if they are enough: with fewer more of them are lost (PROVENANCE). */
function attacks(plan: Plan, hexes: readonly HexId[]): void {
  const { q, field, hasEnemy } = plan;
  const { data, seat } = q;
  const strength = (id: string): number => field.get(id)?.strength ?? 0;
  for (const goal of hexes.filter(hasEnemy)) {
    const able = plan.free.filter((id) => {
      const walker = walkerOf(q, id);
      return walker !== null && walkFault(data.isles, walker, goal, hasEnemy) === null;
    });
    const known = field.at(goal).filter(({ side }) => side !== seat);
    const seen = known.reduce((sum, unit) => sum + unit.strength, 0);
    const doubled = data.isles.isRough(goal) || data.isles.hasPort(goal) ? 2 : 1;
    const against = Math.max(leastIn(q, goal), seen) * doubled;
    const own = [...able, ...field.of(seat, goal).map(({ id }) => id)].reduce((sum, id) => sum + strength(id), 0);
    if (able.length > 0 && own >= against * ENOUGH) send(plan, { verb: 'move', units: able, to: goal });
  }
}

/** What a hex is thought to be held with: by Italians where they resist and fight with the enemy (7.7.4). */
function leastIn({ view, data, seat }: Ask, hex: HexId): number {
  const state = view.islands[data.isles.islandOf(hex) ?? ''];
  const enemies = view.presence[hex]?.ground?.includes(enemyOf(seat)) === true;
  return enemies && state !== `with-${enemyOf(seat)}` ? UNKNOWN : ITALIANS;
}

/** 6.1.2: a port or airfield in which nobody stands is taken by the nearest who is free; leaders and watchers take none. */
function takeBases(plan: Plan, hexes: readonly HexId[]): void {
  const { grid } = plan.q.data.isles;
  const takes = (id: string): boolean => ['battalion', 'company'].includes(plan.q.data.ground.get(id)?.size ?? '');
  for (const goal of openBases(plan.q, hexes)) {
    const far = (id: string): number => grid.distance(plan.q.view.ground[id]?.at ?? goal, goal);
    const near = plan.free
      .filter((id) => takes(id) && hexes.includes(plan.q.view.ground[id]?.at ?? ''))
      .toSorted((a, b) => far(a) - far(b))[0];
    if (near !== undefined) send(plan, { verb: 'march', units: [near], to: goal });
  }
}

/** The others gather beside the enemy in the port; where none is there, beside the nearest enemies, as many as each is thought to need. */
function closeIn(plan: Plan, hexes: readonly HexId[]): void {
  const { q, hasEnemy } = plan;
  const { data, view } = q;
  const { grid } = data.isles;
  const enemies = hexes.filter(hasEnemy);
  const port = enemies.find((hex) => data.isles.hasPort(hex));
  const sent = new Map<HexId, number>();
  const others = new Map<HexId, string[]>();
  for (const id of plan.free.filter((one) => hexes.includes(view.ground[one]?.at ?? ''))) {
    const at = view.ground[id]?.at ?? '';
    const nearest = enemies.toSorted((a, b) => grid.distance(a, at) - grid.distance(b, at));
    const goal = port ?? nearest.find((hex) => (sent.get(hex) ?? 0) < MUCH * leastIn(q, hex)) ?? nearest[0];
    if (goal === undefined) continue;
    sent.set(goal, (sent.get(goal) ?? 0) + (plan.field.get(id)?.strength ?? 0));
    const free = data.isles.around(goal).filter((hex) => !hasEnemy(hex));
    const near = port ? free[0] : free.toSorted((a, b) => grid.distance(a, at) - grid.distance(b, at))[0];
    if (near !== undefined && near !== at && view.orders.goals[id] !== near)
      others.set(near, [...(others.get(near) ?? []), id]);
  }
  for (const [to, units] of others) send(plan, { verb: 'march', units, to });
}
/** So many times what a hex is thought to be held with gathers beside it. */
const MUCH = 3;

/** Who marches to where nothing is left to do halts. */
function halts({ q, hasEnemy, lines }: Plan): Line[] {
  const named = lines.flatMap((one) => ('units' in one ? one.units : []));
  const done = Object.entries(q.view.orders.goals).flatMap(([id, goal]) => {
    const island = q.data.isles.islandOf(goal) ?? '';
    const hexes = q.data.isles.hexesOf(island);
    const isAshore = hexes.includes(q.view.ground[id]?.at ?? '');
    return isAshore && !named.includes(id) && !hexes.some(hasEnemy) && openBases(q, hexes).length === 0 ? [id] : [];
  });
  return done.length > 0 ? [{ verb: 'halt', units: done }] : [];
}

/** 7.6: an engineer builds where he stands. */
function engineers(q: Ask): Extract<Line, { verb: 'build' }>[] {
  return Object.entries(q.view.ground).flatMap(([unit, { at, side }]) => {
    const isEngineer = side === q.seat && q.data.ground.get(unit)?.engineer === true;
    return isEngineer && q.data.isles.isLand(at) && whyNotBuild(q, unit, at) === null
      ? [{ verb: 'build' as const, at, unit }]
      : [];
  });
}

/** Troops that the other phases put ashore march on from there. */
function onceAshore(q: Ask): Line[] {
  const { view, data, seat } = q;
  return Object.entries(view.ground).flatMap(([id, { side, at }]): Line[] => {
    const from = view.ships[at]?.at ?? '';
    return side === seat && data.isles.grid.has(from) && data.ground.get(id)?.static === false
      ? marchOf(q, id, from)
      : [];
  });
}

/** Those too who go aboard by the same mail: from where they land. */
export function landedAhead(q: Ask): Line[] {
  const lines = seaOrders(q);
  return lines.flatMap((one) => {
    if (one.verb !== 'load') return [];
    const goal = lines.find((other) => other.verb === 'sail' && other.ships.includes(one.ship));
    return one.units
      .filter((id) => q.data.ground.get(id)?.static === false)
      .flatMap((id) => marchOf(q, id, goal?.verb === 'sail' ? (goal.way.at(-1) ?? '') : ''));
  });
}

/** To the port nearest to a hex that another holds. */
function marchOf(q: Ask, id: string, from: HexId): Line[] {
  const { view, data, seat } = q;
  const ports = Object.values(view.bases).flatMap(({ hex, owner }) =>
    hex !== null && owner !== seat && data.isles.hasPort(hex) ? [hex] : [],
  );
  const { grid } = data.isles;
  if (!grid.has(from)) return [];
  const to = ports.toSorted((a, b) => grid.distance(from, a) - grid.distance(from, b))[0];
  return to === undefined || view.orders.goals[id] === to ? [] : [{ verb: 'march', units: [id], to }];
}
