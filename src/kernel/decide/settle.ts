import type { Dice } from '../chance/dice';
import type { Engine, Outcome } from '../engine';
import type { Realm } from '../realm';
import type { Position } from '../record/position';
import type { Submission } from '../record/submission';
import { automatic, misfit, spend } from './automatic';

/** One row of the log to be: the submission and what it made. */
export interface Row extends Outcome {
  submission: Submission;
}

const MOST_ROWS = 2_000;

/** Takes one submission and runs on through forced, standing and default answers until a person is needed. */
export function settle<R extends Realm>(
  engine: Engine<R>,
  before: Position,
  submission: Submission,
  dice: Dice,
): Row[] {
  const first = { submission, ...engine.submit(before, submission, dice) };
  return [first, ...runOn(engine, first.position, dice)];
}

/** The rows that follow without a person. Answers given in advance that do not fit change the last row's position only. */
export function runOn<R extends Realm>(engine: Engine<R>, from: Position, dice: Dice): Row[] {
  const rows: Row[] = [];
  let position = from;
  for (;;) {
    const found = automatic(engine, position);
    if (!found) break;
    if (rows.length > MOST_ROWS) throw new Error(`${engine.where(position)}: the game answers itself without end`);
    if ('misfit' in found) {
      position = misfit(position, found.misfit);
      const last = rows.at(-1);
      if (last) last.position = position;
      else Object.assign(from, position);
      continue;
    }
    const outcome = engine.submit(position, found.submission, dice);
    spend(outcome.position, found.submission.seat, found.used, outcome.facts);
    rows.push({ submission: found.submission, ...outcome });
    position = outcome.position;
  }
  return rows;
}
