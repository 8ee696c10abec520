import { counts, hasSize } from './ground-unit';
import type { GroundUnit, Side } from './ground-unit';

/** 7.4.9: leaders and coast watchers that are alone with enemies in their hex, and so lost. */
export function aloneWithEnemies(units: readonly GroundUnit[]): GroundUnit[] {
  return units.filter(
    (unit) =>
      !hasSize(unit) &&
      !units.some((other) => other.side === unit.side && hasSize(other)) &&
      units.some((other) => other.side !== unit.side && hasSize(other)),
  );
}

/** 6.1.2, 5.2.4, 7.7.3: the side that is alone with ground units in a hex; surrendered Italians do not count. Null: none is. */
export function aloneIn(units: readonly GroundUnit[]): Side | null {
  const [first, ...rest] = units.filter(counts);
  return first && rest.every(({ side }) => side === first.side) ? first.side : null;
}

/** 7.4.1: whether both sides have units with a size in a hex, so that there is to be a combat. */
export const isContact = (units: readonly GroundUnit[]): boolean => {
  const [first, ...rest] = units.filter(hasSize);
  return first !== undefined && rest.some(({ side }) => side !== first.side);
};
