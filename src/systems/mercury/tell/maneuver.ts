import { UNCOORDINATED_SHIFT } from '../rules/ground/09-odds';
import { plural, textOf } from './names';
import type { Said } from './names';
import { nameOf } from '../orders/ground/names';

const columns = (n: number): string => plural(Math.abs(n), 'column');

function shifted(n: number): string {
  return n === 0 ? 'no shift' : `${columns(n)} ${n > 0 ? 'right' : 'left'}`;
}

/** Who leads against whom and the columns that gives (9.31D, 8.23a). Facts of old know the sum alone. */
export function shifts(s: Said): string {
  const sum = s.number('shift');
  if (!s.has('efficiency')) return `shift ${sum}`;
  const [best = '', against = ''] = s.list('efficiency');
  const attacker = s.text('attacker');
  const lead = (side: string): string => nameOf(textOf(s.object('leads')[side]), s);
  const leads = `${lead(attacker)} (${best}) leads against ${lead(attacker === 'german' ? 'allied' : 'german')} (${against})`;
  const uncoordinated = s.is('uncoordinated');
  const own = shifted(sum + (uncoordinated ? UNCOORDINATED_SHIFT : 0));
  return `${leads}, ${own}${uncoordinated ? `, uncoordinated ${columns(UNCOORDINATED_SHIFT)} left` : ''}`;
}

/** The result as printed; of a `D` what the Terrain Defence Value leaves of it (9.41). */
export function outcome(s: Said): string {
  const { result } = s.roll;
  const printed = result.replace('!', ' in bold');
  const number = /^D(\d)/.exec(result)?.[1];
  if (number === undefined || !s.has('tdv')) return printed;
  const steps = Math.floor(Number(number) / s.number('tdv'));
  return `${printed}, ${number} by TDV ${s.text('tdv')} is ${plural(steps, 'step')}`;
}
