import { areEnemies, hasSize, type GroundUnit } from './ground-unit';

/** 7.4.9: leaders and coast watchers that are alone with enemies in their hex, and so lost. */
export function aloneWithEnemies(units: readonly GroundUnit[]): GroundUnit[] {
  return units.filter(
    (unit) =>
      !hasSize(unit) &&
      !units.some((other) => other.side === unit.side && hasSize(other)) &&
      units.some((other) => areEnemies(other, unit) && hasSize(other)),
  );
}

/** 7.4.1: whether both sides have units with a size in a hex, so that there is to be a combat. */
export const isContact = (units: readonly GroundUnit[]): boolean => {
  const fighters = units.filter((unit) => hasSize(unit) && unit.side !== 'italian');
  return fighters.some((unit) => unit.side !== fighters[0]?.side);
};
