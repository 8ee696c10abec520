import type { AirCounter } from '../data/air-units';

type Printed = Pick<
  AirCounter,
  'side' | 'nation' | 'type' | 'attack' | 'defence' | 'bomb' | 'speed' | 'tbs' | 't' | 'night'
>;

/** An air unit as section 5 reckons with it on a mission: what its counter says, and how it flies. */
export interface Plane extends Printed {
  id: string;
  /** 5.3.3. */
  extended: boolean;
  /** 5.7.4: an F with bombs on. */
  bombedUp: boolean;
}

export const isFighter = ({ type }: Pick<Plane, 'type'>): boolean => type === 'F' || type === 'FB';

/** 5.3.3, 5.7.4: what a unit at extended range, or an F with its bombs on, fights with less. */
const LESS = 2;
const LEAST = 1;

const weighed = (value: number, { extended, bombedUp }: Pick<Plane, 'extended' | 'bombedUp'>): number => {
  const less = (extended ? LESS : 0) + (bombedUp ? LESS : 0);
  return less === 0 ? value : Math.max(LEAST, value - less);
};

/** The attack it fights with. */
export const attackOf = (plane: Plane): number => weighed(plane.attack, plane);

/** The defence it fights with. */
export const defenceOf = (plane: Plane): number => weighed(plane.defence, plane);
