import type { Unit } from './board';

/** G35: a unit's failures in a row: one is an Emergency, which does nothing; two is Out of Supply. */
export const [EMERGENCY, OUT_OF_SUPPLY] = [1, 2] as const;

/** G36: of an enemy nobody knows it beforehand. */
export const isOut = ({ hunger = 0 }: Pick<Unit, 'hunger'>): boolean => hunger >= OUT_OF_SUPPLY;

/** G36: Movement Points that a unit Out of Supply has less. */
export const LESS_MOVEMENT = 2;
