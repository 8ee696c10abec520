import { enteredDice, FaceMissing } from '../chance/dice';
import type { Engine, Outcome } from '../engine';
import type { Json, Realm } from '../realm';
import type { Position } from './position';
import type { DiceSubmission, Submission } from './submission';

/** The game waits for the moderator to type real dice. */
export class WaitsForDice extends Error {
  constructor(key: string) {
    super(`the moderator has still to type the roll "${key}"`);
    this.name = 'WaitsForDice';
  }
}

/**
 * Takes a submission with real dice (a charter's `dice: entered`). When a roll is needed that nobody has typed, the
 * submission is kept, untouched, and the position says which roll is missing.
 * @throws WaitsForDice while a roll is missing, for anything but dice, the end of the game, another version of the rules and what lets the game stand
 */
export function submitEntered<R extends Realm>(engine: Engine<R>, before: Position, submission: Submission): Outcome {
  if (submission.kind === 'dice') return typed(engine, before, submission);
  const { entering, ...plain } = before;
  const needsNoRoll = submission.kind === 'resign' || submission.kind === 'draw';
  const besideIt = ['upgrade', 'charter', 'seat', 'hold', 'release', 'extend', 'ruling'].includes(submission.kind);
  if (entering && !needsNoRoll && !besideIt) throw new WaitsForDice(entering.missing);
  return attempt(engine, needsNoRoll ? plain : before, submission, {}, before.seq + 1);
}

function typed<R extends Realm>(engine: Engine<R>, before: Position, submission: DiceSubmission): Outcome {
  if (!before.entering) throw new Error('no roll is missing');
  const { entering, ...plain } = before;
  const faces = { ...entering.faces, ...submission.faces };
  return attempt(engine, plain, entering.submission as unknown as Submission, faces, before.seq + 1);
}

function attempt<R extends Realm>(
  engine: Engine<R>,
  before: Position,
  submission: Submission,
  faces: Record<string, number>,
  seq: number,
): Outcome {
  try {
    const outcome = engine.submit(before, submission, enteredDice(faces));
    return { ...outcome, position: { ...outcome.position, seq } };
  } catch (error) {
    if (!(error instanceof FaceMissing)) throw error;
    const entering = { submission: submission as unknown as Json, faces, missing: error.key };
    return { position: { ...structuredClone(before), seq, entering }, facts: [] };
  }
}
