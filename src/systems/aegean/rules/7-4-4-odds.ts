import type { Chart } from '../../../kernel/chance/chart';
import { counted, countedIf, type Counted } from '../../../kernel/chance/roll';

/** A column of odds `3-2` as attacker and defender. */
function ratio(head: string): [attacker: number, defender: number] {
  const [attacker = 0, defender = 1] = head.split('-').map(Number);
  return [attacker, defender];
}

/**
 * 7.4.4: the column of the odds, rounded in the defender's favour; beyond the last one the last. Null: below the first,
 * where the attacker is eliminated without a throw. A defence of nothing gives the last column.
 */
export function oddsColumn(chart: Chart, attack: number, defence: number): string | null {
  const reached = chart.columns.filter((head) => {
    const [attacker, defender] = ratio(head);
    return attack * defender >= defence * attacker;
  });
  return attack === 0 ? null : (reached.at(-1) ?? null);
}

/** What changes the die of a round (7.4.6, 7.2.3). */
export interface RoundOf {
  /** Dive bombers that support the attack; 0 where another type does too. */
  diveBombers: number;
  /** Best morale of each side. */
  attacker: number;
  defender: number;
  /** First round of an attack by units that dropped on the enemy. */
  surprise: boolean;
}

/** 7.4.6: the modifiers of a round, before they are cut to two. */
export function roundModifiers(chart: Chart, { diveBombers, attacker, defender, surprise }: RoundOf): Counted[] {
  const morale = `best morale ${attacker} against ${defender}`;
  return [
    ...countedIf(diveBombers > 0, chart, 'dive-bomber', `dive bombers in support: ${diveBombers}`, diveBombers),
    ...countedIf(attacker > defender, chart, 'morale', morale),
    ...countedIf(attacker < defender, chart, 'morale-lower', morale),
    ...(surprise ? [counted(chart, 'drop-surprise')] : []),
  ];
}
