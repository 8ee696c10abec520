import type { AirType } from '../data/air-units';

/** 5.6.4: what AA does to an air unit it has hit. */
export type AaEffect = 'K' | 'A' | 'MA' | 'MK';

export type AaModifier = 'night' | 'level-target' | 'low-target';

const LOW: readonly AirType[] = ['DB', 'TB', 'TR'];
const LEVEL: readonly AirType[] = ['AS', 'H', 'HB', 'B'];

/** 5.6.3: what moves the die of AA fire at a mission of these types. A DB, TB or TR among others gives the gunners their mark. */
export function aaModifiers(types: readonly AirType[], night: boolean): AaModifier[] {
  const low = types.some((type) => LOW.includes(type));
  const level = !low && types.some((type) => LEVEL.includes(type));
  return [
    ...(night ? (['night'] as const) : []),
    ...(low ? (['low-target'] as const) : []),
    ...(level ? (['level-target'] as const) : []),
  ];
}

/** 5.6.4: whether it still makes its attack. */
export const attacksAllTheSame = (effect: AaEffect): boolean => effect === 'MA' || effect === 'MK';
/** 5.6.4: whether it is lost, before or after its attack. */
export const shotDown = (effect: AaEffect): boolean => effect === 'K' || effect === 'MK';

/** 5.6.1: AA strength of ground units: what is disrupted counts half, fractions of the sum dropped. */
export const groundAa = (units: readonly { strength: number; disrupted: boolean }[]): number =>
  Math.floor(units.reduce((sum, { strength, disrupted }) => sum + (disrupted ? strength / 2 : strength), 0));
