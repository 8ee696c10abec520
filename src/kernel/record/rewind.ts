import type { Position } from './position';
import type { RewindSubmission } from './submission';

/**
 * The position after a rewind: that of row `submission.to`, in a new epoch. With `kept` dice the same answers roll the
 * same faces again; with `anew` every roll is another. What the seats left in advance stays as it is now.
 */
export function rewound(now: Position, then: Position, submission: RewindSubmission): Position {
  const epoch = now.epoch + 1;
  const dice = submission.dice === 'kept' ? then.dice : { epoch, step: then.dice.step };
  const open = renumbered(now, then);
  const { standing } = structuredClone(now);
  const asked = now.asked + open.length;
  return { ...structuredClone(then), epoch, seq: now.seq + 1, dice, asked, open, standing };
}

/** Open decisions get new numbers: an answer to a cut decision must never fit another one. */
function renumbered(now: Position, then: Position): Position['open'] {
  return then.open.map((open, i) => ({
    ...structuredClone(open),
    id: `d${now.asked + 1 + i}`,
    sealed: undefined,
    undone: undefined,
    misfits: [],
  }));
}
