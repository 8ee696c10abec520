import type { Cause, Told } from '../../../kernel/system';
import type { Side } from '../world';
import type { Said } from './names';

/** The roll that a loss by a rule comes of; a rule that is not here takes steps without a roll (4.32, 4.55). */
const ROLLS: Readonly<Record<string, (s: Said) => Cause[]>> = {
  '6.2': landing,
  '6.41d': landing,
  '17.43A': landing,
  '17.43B': landing,
  '6.56': (s) => [{ type: 'ground.airlanded', body: { unit: s.text('unit') } }],
  '9.41': combat,
  '9.64': combat,
  '10.31': (s) => [{ type: 'ground.assault', body: { side: opponentOf(s) } }],
  '11.31': (s) => [{ type: 'ground.fire', body: { side: opponentOf(s), mission: 'defensive bombardment' } }],
  '19.82': (s) => [{ type: 'ships.bombarded', body: { target: s.text('hex') } }],
};

/** What a lost step comes of: the rule that took it, and the table that was rolled on (WHY). */
export function lossBecause(s: Said): NonNullable<Told['because']> {
  const rule = s.text('why');
  return { rule, rolls: ROLLS[rule]?.(s) ?? [] };
}

/** The price of standing (9.64) comes of the same table as the retreat that was due. */
function combat(): Cause[] {
  return [{ type: 'ground.maneuver', body: {} }];
}

function landing(s: Said): Cause[] {
  return ['ground.landing', 'ground.drifted'].map((type) => ({ type, body: { unit: s.text('unit') } }));
}

const opponentOf = (s: Said): Side => (s.sideOf('unit') === 'German' ? 'allied' : 'german');
