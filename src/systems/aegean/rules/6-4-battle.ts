import type { Side } from '../side';
import { isMainShip, isSoft, isSurfaced, type Ship } from './ship';

/** 6.4.2: two rounds where a main ship takes part, the first by main ships alone. */
export const roundsOf = (ships: readonly Pick<Ship, 'type'>[]): ('main' | 'all')[] =>
  ships.some(isMainShip) ? ['main', 'all'] : ['all'];

/** 6.4.2: who fires in a round. */
export const firing = <S extends Pick<Ship, 'type' | 'submerged'>>(round: 'main' | 'all', force: readonly S[]): S[] =>
  force.filter((ship) => isSurfaced(ship) && (round === 'all' || isMainShip(ship)));

export const surfaceOf = (force: readonly Pick<Ship, 'surface'>[]): number =>
  force.reduce((sum, { surface }) => sum + surface, 0);

/** A modifier that counts, by its id on the chart. */
export type FireModifier = 'allied-radar' | 'soft-target' | 'night';

/** 6.4.2: what moves the die of a side's fire. */
export function fireModifiers(firer: Side, targets: readonly Pick<Ship, 'type'>[], night: boolean): FireModifier[] {
  return [
    ...(firer === 'allied' ? (['allied-radar'] as const) : []),
    ...(targets.some(isSoft) ? (['soft-target'] as const) : []),
    ...(night ? (['night'] as const) : []),
  ];
}

/** 6.4.3: who leaves after the last round: the side with more hits against it; null: nobody. */
export const loserOf = (against: Readonly<Record<Side, number>>): Side | null =>
  against.german === against.allied ? null : against.german > against.allied ? 'german' : 'allied';

/**
 * 6.4.3: where the loser may go: adjacent hexes that ships may cross to, of sea, without enemy ships. None: it stays.
 * `enemyIn` tells of enemy ships that the loser's player sees there or that are there: the rules ask for the truth.
 */
export const retreats = (
  at: string,
  map: { neighbours(hex: string): string[]; mayCross(from: string, to: string): boolean; isSea(hex: string): boolean },
  enemyIn: (hex: string) => boolean,
): string[] => map.neighbours(at).filter((to) => map.isSea(to) && map.mayCross(at, to) && !enemyIn(to));
