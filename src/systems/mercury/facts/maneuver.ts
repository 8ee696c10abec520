import { UNCOORDINATED_SHIFT } from '../rules/ground/09-odds';
import { plural } from './parts';
import type { Say } from './say';

const columns = (n: number): string => plural(Math.abs(n), 'column');

/** A Maneuver Combat as it is told. Facts of old know the sum of the shifts alone. */
interface Maneuver {
  attacker: string;
  shift: number;
  efficiency?: readonly number[];
  leads?: Readonly<Record<string, string>>;
  uncoordinated?: boolean;
  tdv?: number;
  roll: { result: string };
}

/** Who leads against whom and the columns that gives (9.31D, 8.23a). */
export function shifts({ attacker, shift, efficiency, leads, uncoordinated = false }: Maneuver, say: Say): string {
  if (!efficiency) return `shift ${shift}`;
  const [best = '', against = ''] = efficiency;
  const lead = (side: string): string => say.unit(leads?.[side] ?? '');
  const led = `${lead(attacker)} (${best}) leads against ${lead(attacker === 'german' ? 'allied' : 'german')} (${against})`;
  const own = shift + (uncoordinated ? UNCOORDINATED_SHIFT : 0);
  const shifted = own === 0 ? 'no shift' : `${columns(own)} ${own > 0 ? 'right' : 'left'}`;
  return `${led}, ${shifted}${uncoordinated ? `, uncoordinated ${columns(UNCOORDINATED_SHIFT)} left` : ''}`;
}

/** The result as printed; of a `D` what the Terrain Defence Value leaves of it (9.41). */
export function outcome({ roll: { result }, tdv }: Maneuver): string {
  const printed = result.replace('!', ' in bold');
  const number = /^D(\d)/.exec(result)?.[1];
  if (number === undefined || tdv === undefined) return printed;
  return `${printed}, ${number} by TDV ${tdv} is ${plural(Math.floor(Number(number) / tdv), 'step')}`;
}
