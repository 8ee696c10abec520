import type { Cause, Told } from '../../../kernel/system';
import type { Side } from '../mercury';

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
