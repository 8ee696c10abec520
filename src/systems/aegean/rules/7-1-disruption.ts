import { hasSize, type GroundUnit } from './ground-unit';
import type { Side } from '../side';

/** 7.1.2: a disrupted unit begins no attack, takes no hits off and builds nothing. */
export const inOrder = ({ disrupted }: Pick<GroundUnit, 'disrupted'>): boolean => !disrupted;

/** 7.1.3: the units that recover in the recovery step of a side. */
export const recovering = (units: readonly GroundUnit[], side: Side): GroundUnit[] =>
  units.filter((unit) => unit.side === side && unit.disrupted);

/** 7.1.1: whom a bomb or shell may still disrupt; leaders and watchers have nothing to lose by it. */
export const hittable = (units: readonly GroundUnit[]): GroundUnit[] =>
  units.filter((unit) => hasSize(unit) && !unit.garrison && !unit.disrupted);

/**
 * 7.1.1, 5.4.5: whom so many hits disrupt. The firer may choose but may not look into the stack (3.2): the lot falls, so
 * that no mail and no leak comes of it. `lot` throws a die with so many sides and answers 1 to that number.
 */
export function disruptedByLot(
  units: readonly GroundUnit[],
  hits: number,
  lot: (nth: number, sides: number) => number,
): GroundUnit[] {
  const left = hittable(units);
  const hit: GroundUnit[] = [];
  for (let nth = 1; nth <= hits && left.length > 0; nth += 1) {
    const which = left.length === 1 ? 1 : lot(nth, left.length);
    hit.push(...left.splice(which - 1, 1));
  }
  return hit;
}
