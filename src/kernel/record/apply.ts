import { withBid } from '../bid';
import type { Engine, Outcome } from '../engine';
import type { Submit } from '../decide/settle';
import { keyedDice } from '../chance/dice';
import type { Realm } from '../realm';
import { submitEntered } from './entered';
import type { Position } from './position';
import { rewound } from './rewind';
import type { RewindSubmission } from './submission';

/** How a game's dice are made. */
export type DiceMode = { kind: 'keyed'; secret: string } | { kind: 'entered' };

/** Takes submissions with the dice of a game. */
export function submitWith<R extends Realm>(engine: Engine<R>, dice: DiceMode): Submit {
  if (dice.kind === 'entered') return (position, submission) => submitEntered(engine, position, submission);
  const keyed = keyedDice(dice.secret);
  return (position, submission) => engine.submit(position, submission, keyed);
}

/** A rewind as an outcome: the position, in which the bid that is agreed now is counted, and the news for both players, by the numbers they know positions by. */
export function rewindTo<R extends Realm>(
  { system }: Engine<R>,
  now: Position,
  then: Position,
  submission: RewindSubmission,
): Outcome {
  const { reason, dice, commitment } = submission;
  const anew = commitment === undefined ? {} : { commitment };
  const body = { to: then.dice.step, from: now.dice.step, reason, dice, ...anew };
  return {
    position: withBid(system, rewound(now, then, submission), now.bid),
    facts: [{ type: 'despatch.rewound', rule: '', audience: 'all', body }],
  };
}
