import type { Chart } from '../../../kernel/chance/chart';
import { rollOn, type Roll } from '../../../kernel/chance/roll';

/** What leads to another round where both are still there (7.4.8, 7.2.3). */
export interface After {
  /** A leader stands with the attack. */
  leader: boolean;
  /** Units that dropped on the enemy attack on until it is decided. */
  dropped: boolean;
}

/** 7.4.8: another round, or the attacker retreats; `roll` where a die was thrown for it. */
export function nextRound(
  c: { die(key: string, sides: number): number },
  chart: Chart,
  key: string,
  { leader, dropped }: After,
): { goesOn: boolean; why: 'leader' | 'dropped' | 'die'; roll: Roll | null } {
  if (dropped) return { goesOn: true, why: 'dropped', roll: null };
  if (leader) return { goesOn: true, why: 'leader', roll: null };
  const roll = rollOn(c, chart, key, 'no-leader', []);
  return { goesOn: roll.result === 'round', why: 'die', roll };
}
