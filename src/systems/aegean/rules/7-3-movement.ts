import type { Fault } from '../../../kernel/decide/fault';
import type { HexId } from '../../../hex/hex';
import type { Land } from './ground-unit';

/** A unit that might walk: where it stands, and what holds it. */
export interface Walker {
  at: HexId;
  /** It never moves: marked so, a surrendered Italian, a coast watcher (7.3). */
  static: boolean;
  disrupted: boolean;
  /** It landed by assault in this impulse (6.3.2). */
  assaulted: boolean;
}

/** 7.3: hexes that a unit comes through, the last it stops in; one, or two by road. */
export type Walk = HexId[];

/** 7.4.1: what holds whoever stands with enemies, on foot as by sea and in the air. */
export const AMONG_ENEMIES = 'stands with enemies, and only the result of a combat leads out of that hex';

/** 7.3, 7.4.1: why a unit may not move at all; null: it may. `hasEnemy`: as far as its owner sees it. */
export function stuck(walker: Walker, hasEnemy: (hex: HexId) => boolean): Fault | null {
  if (walker.static) return { rule: '7.3', why: 'never moves' };
  if (walker.assaulted) return { rule: '6.3.2', why: 'has landed by assault in this impulse and moves no further' };
  return hasEnemy(walker.at) ? { rule: '7.4.1', why: AMONG_ENEMIES } : null;
}

/** 7.3: all ways of a unit that may move, those of one hex first. It stops where enemies stand. */
export function walks(land: Land, walker: Walker, hasEnemy: (hex: HexId) => boolean): Walk[] {
  if (stuck(walker, hasEnemy)) return [];
  const open = (hex: HexId): boolean => !(walker.disrupted && hasEnemy(hex));
  const first = land.around(walker.at);
  const onward = first
    .filter((by) => land.hasRoad(walker.at, by) && !hasEnemy(by))
    .flatMap((by) =>
      land
        .around(by)
        .filter((to) => to !== walker.at && land.hasRoad(by, to))
        .map((to) => [by, to]),
    );
  return [...first.map((to) => [to]), ...onward].filter((way) => open(way.at(-1) ?? ''));
}

/** 7.3: the way to a hex, by road where it is two; null: there is none. */
export function walkTo(land: Land, walker: Walker, to: HexId, hasEnemy: (hex: HexId) => boolean): Walk | null {
  return walks(land, walker, hasEnemy).find((way) => way.at(-1) === to) ?? null;
}

/** Why a unit does not come to a hex; null: it does. */
export function walkFault(land: Land, walker: Walker, to: HexId, hasEnemy: (hex: HexId) => boolean): Fault | null {
  const held = stuck(walker, hasEnemy);
  if (held) return held;
  if (to === walker.at) return { rule: '7.3', why: 'stands there already' };
  if (walkTo(land, walker, to, hasEnemy)) return null;
  if (land.around(walker.at).includes(to))
    return { rule: '7.1.2', why: 'is disrupted and goes into no hex with enemies, as it may begin no attack' };
  const between = land.around(walker.at).filter((by) => land.around(by).includes(to));
  if (between.length === 0) return { rule: '7.3', why: `moves one hex on its island, two by road: ${to} is farther` };
  const road = between.find((by) => land.hasRoad(walker.at, by) && land.hasRoad(by, to));
  return road === undefined
    ? { rule: '7.3', why: `moves two hexes only where both follow a road; none leads to ${to}` }
    : { rule: '7.3', why: `stops in ${road}, where enemies stand` };
}
