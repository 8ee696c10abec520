import type { Board, Unit } from './board';
import { isArtillery, isCombatUnit } from './g13-types';

/** Steps that a unit has left (G14). */
export const stepsLeft = ({ counter, lost }: Pick<Unit, 'counter' | 'lost'>): number => counter.steps - lost;

/** G14: a printed value in the part of the steps that are left, rounded up. */
const worn = (value: number, unit: Pick<Unit, 'counter' | 'lost'>): number =>
  Math.ceil((value * stepsLeft(unit)) / unit.counter.steps);

export const attackOf = (unit: Unit): number => worn(unit.counter.attack, unit);
export const defenceOf = (unit: Unit): number => worn(unit.counter.defence, unit);

export const sumOf = (units: readonly Unit[], value: (unit: Unit) => number): number =>
  units.reduce((sum, unit) => sum + value(unit), 0);

/** All combat units of a side in a hex: they defend it together (G39). */
export const garrisonOf = (board: Board, side: Unit['counter']['side'], hex: string): Unit[] =>
  board.unitsAt(side, hex).filter(({ counter }) => isCombatUnit(counter));

/** Types whose guns support (G42, G44); siege artillery does what G49 says and no more. */
export const isGun = ({ counter }: Unit): boolean => isArtillery(counter) && (counter.gun?.support ?? 0) > 0;
