import { checked } from '../../facts/ground';
import type { Act, HexId } from '../../mercury';
import { type Counted, type Roll, rollOn } from '../../../../kernel/chance/roll';
import { plainRoll } from '../02-5-die';
import { groundIn, standing } from './ground';

/** One Efficiency Check: what for and where, the key of its die, the paragraph that asks for it, what counts for or against it. */
export interface Check {
  what: 'refusal' | 'reaction' | 'second round';
  hex: HexId;
  key: string;
  rule: string;
  modifiers: Counted[];
}

/** 7.22: the unit passes with a die of its efficiency or less. Told as a fact. */
export function efficiencyCheck(c: Act, unit: string, check: Check): boolean {
  return told(c, unit, check, (efficiency) => {
    const by = check.modifiers.reduce((n, m) => n + m.by, 0);
    const roll = plainRoll(c, check.key, (die) => (die + by <= efficiency ? 'pass' : 'fail'));
    return { ...roll, modifiers: check.modifiers, total: roll.die + by };
  });
}

/** The same on the chart of Combat Refusal and Defender Reaction (7.3, 7.4). */
export function chartedCheck(c: Act, unit: string, check: Check): boolean {
  return told(c, unit, check, (efficiency) => {
    const own: Counted = { id: 'efficiency', by: -efficiency, rule: '7.22', why: 'efficiency' };
    return rollOn(c, c.data.charts['combat-refusal-reaction'], check.key, 'check', [own, ...check.modifiers]);
  });
}

function told(c: Act, unit: string, { rule, what, hex }: Check, rolled: (efficiency: number) => Roll): boolean {
  const { efficiency } = standing(groundIn(c), unit).side;
  const roll = rolled(efficiency);
  checked(c, { unit, what, hex, efficiency, roll }, { rule });
  return roll.result === 'pass';
}
