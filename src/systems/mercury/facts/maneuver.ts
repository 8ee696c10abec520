import { readResult } from '../rules/ground/09-4-results';
import { UNCOORDINATED_SHIFT } from '../rules/ground/09-odds';
import { plural } from './parts';
import type { Say } from './say';
import type { Cause, Told } from '../../../kernel/system';
import type { Side } from '../mercury';

const columns = (n: number): string => plural(Math.abs(n), 'column');

/** A Maneuver Combat as it is told. Facts of old know the sum of the shifts alone. */
interface Maneuver {
  attacker: Side;
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

/** The same without the code of the table: `attackers lose 1 step, 1 fatigued`. */
export function outcomeInWords({ attacker, roll: { result }, tdv = 1 }: Maneuver): string {
  const { loser, steps, fatigue, bold } = readResult(result, attacker, tdv);
  const tired = fatigue > 0 ? [`${fatigue} fatigued`] : [];
  if (loser === null) return `both sides: ${tired.join('')}`;
  const who = loser === attacker ? 'attackers' : 'defenders';
  const lost = steps > 0 ? `lose ${plural(steps, 'step')}` : 'lose';
  return [`${who} ${lost}`, ...tired, ...(bold ? ['in bold'] : [])].join(', ');
}

/** A step that a unit lost: where, by which rule, and whose it is. */
interface Loss {
  unit: string;
  hex: string;
  why: string;
  side: Side;
}

/** The roll that a loss by a rule comes of; a rule that is not here takes steps without a roll (4.32, 4.55). */
const ROLLS: Readonly<Record<string, (loss: Loss) => Cause[]>> = {
  '6.2': landing,
  '6.41d': landing,
  '17.43A': landing,
  '17.43B': landing,
  '6.56': ({ unit }) => [{ type: 'ground.airlanded', body: { unit } }],
  '9.41': combat,
  '9.64': combat,
  '10.31': (loss) => [{ type: 'ground.assault', body: { side: opponentOf(loss) } }],
  '11.31': (loss) => [{ type: 'ground.fire', body: { side: opponentOf(loss), mission: 'defensive bombardment' } }],
  '19.82': ({ hex }) => [{ type: 'ships.bombarded', body: { target: hex } }],
};

/** What a lost step comes of: the rule that took it, and the table that was rolled on (WHY). */
export const lossBecause = (loss: Loss): NonNullable<Told['because']> => ({
  ...{ rule: loss.why, rolls: ROLLS[loss.why]?.(loss) ?? [] },
});

/** The price of standing (9.64) comes of the same table as the retreat that was due. */
function combat(): Cause[] {
  return [{ type: 'ground.maneuver', body: {} }];
}

function landing({ unit }: Loss): Cause[] {
  return ['ground.landing', 'ground.drifted'].map((type) => ({ type, body: { unit } }));
}

const opponentOf = ({ side }: Loss): Side => (side === 'german' ? 'allied' : 'german');
