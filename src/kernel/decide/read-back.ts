import type { Engine } from '../engine';
import type { Json, Realm } from '../realm';
import { canonical } from '../record/hash';
import type { OpenDecision, Position } from '../record/position';
import { sameAnswer, withoutLines } from './same-answer';
import { consider, type Verdict } from './verdict';

/** Whether an answer, written in order words and read again, is sound and the same; with what was read. */
export function readBack<R extends Realm>(
  engine: Engine<R>,
  position: Position,
  open: OpenDecision,
  answer: Json,
): { same: boolean; lines: string[]; verdict: Verdict } {
  const lines = engine.kind(open.kind).print(answer, engine.ask(position, open));
  const verdict = consider(engine, position, open.seat, open, lines.join('\n'));
  const read = verdict.answer?.value;
  const same =
    verdict.sound &&
    verdict.answer !== null &&
    (sameAnswer(read, answer) || canonical(withoutLines(read)) === canonical(withoutLines(answer)));
  return { same, lines, verdict };
}
