import { plainRoll as rolled, type Roll } from '../../../kernel/chance/roll';

/** 2.5: the die has ten sides, and its 0 is read as 10. */
const SIDES = 10;

/** A plain roll of the die, without a chart (2.5). */
export function plainRoll(c: Parameters<typeof rolled>[0], key: string, result: (die: number) => string): Roll {
  return rolled(c, key, SIDES, result);
}
