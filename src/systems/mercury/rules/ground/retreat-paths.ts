import { adjacent, neighbours } from '../../../../hex/hex';
import type { HexId } from '../../../../hex/hex';
import type { MercuryData } from '../../data/load';
import type { Act } from '../../mercury';
import type { Side } from '../../world';
import { friendlyIn, inZoneOf } from './05-zones-of-control';
import { alive } from './force';
import {
  defenceValue,
  enterHex,
  groundOf,
  mayEnter,
  MOST_STACKING,
  otherSide,
  stackingPoints,
  standing,
  unitsIn,
} from './ground';
import type { Ground, Standing } from './ground';

/** A force that has to retreat, stack by stack. `stood`: hexes whose stack did not go. */
export interface Retreat {
  side: Side;
  force: string[];
  hexes: 1 | 2;
  /** Defending, the no-retreat option is open (9.65). */
  defending: boolean;
  stack?: HexId;
  stood: HexId[];
}

/** The ways a unit may retreat exactly `hexes` hexes (9.6 to 9.64), as paths of hexes entered. */
export function retreatPaths(ground: Ground, data: MercuryData, s: Standing, hexes: number): HexId[][] {
  const start = s.unit.at;
  if (start === null || s.side.move === 0) return [];
  let paths: HexId[][] = [[]];
  for (let i = 0; i < hexes; i++) {
    paths = paths.flatMap((path) => {
      const from = path.at(-1) ?? start;
      return neighbours(from)
        .filter((to) => to !== start && !path.includes(to) && open(ground, data, s, from, to))
        .map((to) => [...path, to]);
    });
  }
  return paths.filter((path) => away(start, path) && fits(ground, data, s, path.at(-1) ?? start));
}

/** A retreat of two hexes ends two hexes away. */
function away(start: HexId, path: HexId[]): boolean {
  return path.length < 2 || !adjacent(start, path.at(-1) ?? start);
}

/**
 * 9.61, 9.63: no enemy unit, no prohibited terrain, no enemy zone of control without a friend in it, and no hex that is
 * still to be attacked: nobody is attacked twice (9.13).
 */
function open(ground: Ground, data: MercuryData, s: Standing, from: HexId, to: HexId): boolean {
  const side = s.counter.side;
  if (!mayEnter(ground, data, s, from, to)) return false;
  if (unitsIn(ground, data, to, otherSide(side)).length > 0) return false;
  if (ground.combats.includes(to)) return false;
  return !inZoneOf(ground, data, to, otherSide(side)) || friendlyIn(ground, data, to, side);
}

function fits(ground: Ground, data: MercuryData, s: Standing, to: HexId): boolean {
  return stackingPoints(unitsIn(ground, data, to, s.counter.side)) + s.counter.sp <= MOST_STACKING;
}

/** What the stack must or may do: the no-retreat option by Terrain Defence Value (9.65). */
export function mayStand(ground: Ground, data: MercuryData, retreat: Retreat, hex: HexId): boolean {
  return retreat.defending && defenceValue(ground, data, hex) >= 2;
}

/** Units of the force in the stack at hand that have not retreated. */
export function stackUnits(c: Act<Retreat>): string[] {
  return alive(c, c.local.force)
    .filter((s) => s.unit.at === c.local.stack)
    .map((s) => s.unit.id);
}

/** Moves a retreating unit, under the paragraph that makes it go. */
export function retreatUnit(c: Act, id: string, path: HexId[], rule = '9.62'): void {
  const ground = groundOf(c.world, c.data);
  const s = standing(ground, c.data, id);
  const from = s.unit.at;
  for (const hex of path) enterHex(ground, hex, s.counter.side);
  s.unit.at = path.at(-1) ?? from;
  c.record({ type: 'ground.retreated', rule, audience: 'all', body: { unit: id, from, path } });
}
