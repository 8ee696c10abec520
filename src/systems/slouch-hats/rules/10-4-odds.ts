import type { Chart } from '../../../kernel/chance/chart';
import type { Board } from './03-board';
import { shiftsOf } from './10-4-shifts';
import { attackStrengths, defenceStrengths, fighting, totalOf } from './10-4-strengths';
import { combatTerrain } from './10-2-terrain';
import type { Combat } from './10-combat';
import type { Fault } from '../slouch-hats';

/**
 * 10.42c: index of the last column that the ratio reaches, so rounded in the defender's favour; above the last: the last; -1:
 * below the first. A defence of nothing is the last.
 */
export function oddsColumn(columns: readonly string[], attack: number, defence: number): number {
  return columns.findLastIndex((head) => {
    const [over = 0, under = 0] = head.split('-').map(Number);
    return attack * under >= over * defence;
  });
}

/** 10.31: an attack of this strength is not allowed. */
export function tooWeak({ columns }: Pick<Chart, 'columns'>, attack: number, defence: number): Fault | null {
  if (oddsColumn(columns, attack, defence) >= 0) return null;
  return { rule: '10.31', why: `${attack} to ${defence} is less than ${columns[0]}, the least that may attack` };
}

/** The strengths of a combat, and whether it takes place (10.16, 10.31), without its shifts. */
export function strengthsIn(board: Board, combat: Combat) {
  const attackers = attackStrengths(board, combat);
  const defenders = defenceStrengths(board, combat);
  const [attack, defence] = [totalOf(attackers), totalOf(defenders)];
  const nobody: Fault = { rule: '10.16', why: 'the attackers have less than one point of strength left' };
  /** Why it does not: nothing is left to attack with (10.16), or the odds are too low (10.31). */
  const fault = attack < 1 ? nobody : tooWeak(board.data.charts['combat-results'], attack, defence);
  return { attackers, defenders, attack, defence, fault };
}

/** The odds of a combat with all its shifts, step by step (10.42). */
export function oddsOf(board: Board, combat: Combat) {
  const strengths = strengthsIn(board, combat);
  const { attack, defence, fault } = strengths;
  const { columns } = board.data.charts['combat-results'];
  const initial = oddsColumn(columns, attack, defence);
  const shifts = shiftsOf(board, combat);
  const sum = shifts.reduce((all, { columns: by }) => all + by, 0);
  const most = board.data.combat.net;
  const net = Math.max(-most, Math.min(most, sum));
  const last = Math.max(0, Math.min(columns.length - 1, initial + net));
  return {
    ...{ ...strengths, terrain: combatTerrain(board, combat, fighting(board, combat)) },
    /** The column of the bare ratio; null: less than the first one. */
    initial: columns[initial] ?? null,
    /** All shifts, together (to the right positive), and what the limit leaves of them (10.42c). */
    ...{ shifts, sum, net },
    /** The column to roll in (12.12); null: the attack does not take place. */
    column: fault ? null : (columns[last] ?? null),
  };
}
export type Odds = ReturnType<typeof oddsOf>;
