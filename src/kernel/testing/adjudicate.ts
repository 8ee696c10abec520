import { scriptedDice } from '../chance/dice';
import type { DiceScript } from '../chance/dice';
import { runOn, settle } from '../decide/settle';
import type { Row, Submit } from '../decide/settle';
import { nothingInAdvance } from '../decide/standing';
import { consider } from '../decide/verdict';
import type { Verdict } from '../decide/verdict';
import type { Engine } from '../engine';
import type { Fact } from '../flow/fact';
import type { Realm } from '../realm';
import { atRest } from '../decide/automatic';
import type { Position } from '../record/position';
import type { Submission } from '../record/submission';
import { boardOf } from './case-file';
import type { Case } from './case-file';
import { differences } from './expect';

/** Everything a case came to, for its expectations. */
export interface CasePlay {
  position: Position;
  facts: Fact[];
  /** The verdict on the last orders. */
  last: Verdict | null;
  diceLeft: string[];
}

/** What came of a case: empty `differences` means it holds. */
export interface CaseResult {
  name: string;
  holds: boolean;
  differences: string[];
}

/** Plays a case and compares it with what it expects. A broken case is a failed one, never an exception. */
export function adjudicate<R extends Realm>(engine: Engine<R>, one: Case): CaseResult {
  try {
    const found = differences(engine, one.expect, playCase(engine, one));
    return { name: one.case, holds: found.length === 0, differences: found };
  } catch (error) {
    return {
      name: one.case,
      holds: false,
      differences: [error instanceof Error ? `${error.name}: ${error.message}` : String(error)],
    };
  }
}

/** Plays the orders of a case on its board. @throws Error for a board the system cannot read, FaceMissing for dice that ran out */
export function playCase<R extends Realm>(engine: Engine<R>, one: Case): CasePlay {
  const dice = scriptedDice(scriptOf(one.dice));
  const { world, proc, local } = engine.system.board(boardOf(one));
  const begun = engine.begin('case', world, proc, local, dice);
  const asking = one.defaults ? begun.position : askingAll(engine, begun.position);
  const first: Row = {
    submission: { kind: 'start', source: 'forced', scenario: 'case', options: {} },
    ...begun,
    position: atRest(engine, asking),
  };
  const play: CasePlay = { position: first.position, facts: [], last: null, diceLeft: [] };
  const submit = (position: Position, submission: Submission) => engine.submit(position, submission, dice);
  const keep = (rows: readonly Row[]): void => {
    for (const row of rows) {
      play.position = row.position;
      play.facts.push(...row.facts);
    }
  };
  keep(runOn(engine, standingGiven(engine, one, first, submit), submit));
  const take = (submission: Submission): void => keep(settle(engine, play.position, submission, submit));
  for (const mail of one.orders)
    for (const [seat, text] of Object.entries(mail)) mailIn(engine, play, seat, text, take);
  play.diceLeft = dice.left();
  return play;
}

/** A case is about what its orders say: what a seat may be asked in its own turn is asked, whatever the defaults are. */
function askingAll<R extends Realm>(engine: Engine<R>, position: Position): Position {
  const standing: Position['standing'] = {};
  for (const kind of engine.system.decisions) {
    if (kind.interphase === undefined || kind.asked === 'other') continue;
    for (const seat of kind.seats) (standing[seat] ??= nothingInAdvance()).askMe.push(kind.kind);
  }
  return { ...position, standing };
}

/** The position with the standing orders of the case in force. */
function standingGiven<R extends Realm>(engine: Engine<R>, one: Case, first: Row, submit: Submit): Row {
  const mails = one.standing.flatMap((mail) => Object.entries(mail));
  return mails.reduce((row, [seat, text]) => {
    const verdict = consider(engine, row.position, seat, null, text);
    if (!verdict.sound)
      throw new Error(`standing orders of ${seat}: ${verdict.lines.map((l) => l.why ?? '').join('; ')}`);
    const { position } = submit(row.position, { kind: 'standing', source: 'player', seat, change: verdict.change });
    return { ...row, position };
  }, first);
}

/** One mail: everything in it stands or falls together. */
function mailIn<R extends Realm>(
  engine: Engine<R>,
  play: CasePlay,
  seat: string,
  text: string,
  take: (submission: Submission) => void,
): void {
  const open = play.position.open.find((o) => o.seat === seat) ?? null;
  const verdict = consider(engine, play.position, seat, open, text);
  play.last = verdict;
  if (!verdict.sound) return;
  const { add, forget, askMe, dontAsk } = verdict.change;
  if (add.length + forget.length + askMe.length + dontAsk.length > 0)
    take({ kind: 'standing', source: 'player', seat, change: verdict.change });
  const still = play.position.open.some((o) => o.id === open?.id);
  if (open && still && verdict.answer)
    take({ kind: 'answer', source: 'player', seat, decision: open.id, answer: verdict.answer.value });
}

function scriptOf(dice: Case['dice']): DiceScript {
  if (Array.isArray(dice)) return { byKey: {}, rest: dice };
  const byKey = Object.fromEntries(
    Object.entries(dice).map(([key, faces]) => [key, Array.isArray(faces) ? faces : [faces]]),
  );
  return { byKey, rest: [] };
}
