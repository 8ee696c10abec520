import type { Chart } from '../../../kernel/chance/chart';
import { plainRoll, type Roll } from '../../../kernel/chance/roll';
import { hasSize, type GroundUnit } from './ground-unit';

/** A unit's check of morale (7.4.3). */
export interface Checked {
  unit: string;
  morale: number;
  passed: boolean;
  roll: Roll;
}

/** 7.4.3, 7.2.3: who throws for morale: no leader or watcher has any, and who dropped on the enemy needs none. */
export const checksMorale = (unit: GroundUnit, dropped: boolean): boolean => hasSize(unit) && !dropped;

/** 7.4.3: d10 against the morale of a unit: up to it passes. */
export function checkMorale(
  c: { die(key: string, sides: number): number },
  chart: Chart,
  key: string,
  { id, morale }: Pick<GroundUnit, 'id' | 'morale'>,
): Checked {
  const name = (die: number): string => chart.named(die <= morale ? '<=morale' : '>morale', 'unit');
  const roll = plainRoll(c, key, chart.sides ?? 10, name);
  return { unit: id, morale, passed: roll.result === 'pass', roll: { ...roll, chart: chart.id, column: 'unit' } };
}

/** 7.4.3: the morale that counts in a combat: one less for a defender that failed. */
export const moraleIn = ({ id, morale }: GroundUnit, failed: readonly string[]): number =>
  failed.includes(id) ? morale - 1 : morale;

/** 7.4.6: the best morale among units; 0 where nobody has any. */
export const bestMorale = (units: readonly GroundUnit[], failed: readonly string[] = []): number =>
  Math.max(0, ...units.filter(hasSize).map((unit) => moraleIn(unit, failed)));
