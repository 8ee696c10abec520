import type { Engine, Outcome } from '../engine';
import type { Realm } from '../realm';
import type { Position } from '../record/position';
import type { AnswerSubmission, Submission } from '../record/submission';
import { atRest, automatic } from './automatic';

/** One row of the log to be: the submission and what it made. */
export interface Row extends Outcome {
  submission: Submission;
}

/** Takes one submission: with the game's keyed dice, or with dice a moderator types. */
export type Submit = (position: Position, submission: Submission) => Outcome;

const MOST_ROWS = 2_000;

/** Takes one submission and runs on through forced, standing and default answers until a person is needed. */
export function settle<R extends Realm>(
  engine: Engine<R>,
  before: Position,
  submission: Submission,
  submit: Submit,
): Row[] {
  return runOn(engine, taken(engine, before, submission, submit), submit);
}

/** Takes submissions of one mail in order, none of them answered by an earlier one; then runs on. */
export function settleAll<R extends Realm>(
  engine: Engine<R>,
  before: Position,
  submissions: readonly Submission[],
  submit: Submit,
): Row[] {
  const last = submissions.at(-1);
  if (!last) return [];
  const rows: Row[] = [];
  for (const submission of submissions.slice(0, -1))
    rows.push({ submission, ...submit(rows.at(-1)?.position ?? before, submission) });
  return [...rows, ...settle(engine, rows.at(-1)?.position ?? before, last, submit)];
}

/** A row and those that follow it without a person. */
export function runOn<R extends Realm>(engine: Engine<R>, first: Row, submit: Submit): Row[] {
  const rows = [first];
  for (;;) {
    const last = rows.at(-1);
    const next = last ? nextAnswer(engine, last.position) : null;
    if (!last || !next) return rows;
    if (rows.length > MOST_ROWS) throw new Error(`${engine.where(last.position)}: the game answers itself without end`);
    rows.push(taken(engine, last.position, next, submit));
  }
}

/** The answer that needs no person, if there is one. */
export function nextAnswer<R extends Realm>(engine: Engine<R>, position: Position): AnswerSubmission | null {
  const found = position.entering ? null : automatic(engine, position);
  return found && 'submission' in found ? found.submission : null;
}

function taken<R extends Realm>(engine: Engine<R>, before: Position, submission: Submission, submit: Submit): Row {
  const outcome = submit(before, submission);
  return { submission, ...outcome, position: atRest(engine, outcome.position) };
}
