import type { SlouchHatsData } from '../slouch-hats';
import { parseResult, type CombatResult } from '../data/results';

/** 10.43, 12.11: what a die gives in a column of the Combat Results Table. @throws Error for a column that is not printed */
export function resultOf(data: SlouchHatsData, column: string, die: number): CombatResult {
  const cell = data.charts['combat-results'].at(die, column);
  const result = parseResult(cell);
  if (!result) throw new Error(`"${cell}" is no combat result (12.11)`);
  return result;
}
