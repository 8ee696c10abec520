import { createHash } from 'node:crypto';
import { DiceFault, FaceMissing, keyedDice, scriptedDice, type Dice, type DiceScript } from '../../kernel/chance/dice';
import { settleAll, type Row } from '../../kernel/decide/settle';
import { consider, type Verdict } from '../../kernel/decide/verdict';
import { rangeWords, shortList, toldLines } from '../../kernel/decide/told-lines';
import type { Fact } from '../../kernel/flow/fact';
import type { Position } from '../../kernel/record/position';
import type { Submission } from '../../kernel/record/submission';
import type { PlayedRow } from '../../kernel/testing/play-case';
import type { AnyEngine } from '../../systems/systems';

/** What is tried on a position that was kept. */
export interface Trial {
  /** Orders of one seat each, in the order they arrive. */
  orders: readonly { seat: string; text: string }[];
  /** Faces by key or in order; rolls that it has none for are thrown with dice of the trial's own. */
  dice: DiceScript;
  /** Another number throws other dice. */
  throw: number;
}

/** What came of it. Nothing of it is written anywhere. */
export interface Tried {
  position: Position;
  facts: Fact[];
  rows: PlayedRow[];
  /** Why orders were refused, a line each; the trial ends there. */
  refused: string[];
  /** Scripted faces that no roll took. */
  diceLeft: string[];
}

/** The same, or what ended it: dice that were not there, a rule that failed. */
export type TriedOrNot = { tried: Tried } | { fault: { message: string; facts: readonly Fact[] } };

/** Tries, and gives a fault as plain data, so that another thread can say it. */
export function triedOrNot(engine: AnyEngine, from: Position, trial: Trial): TriedOrNot {
  try {
    return { tried: tryOut(engine, from, trial) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { fault: { message: error.message, facts: error instanceof DiceFault ? error.facts : [] } };
  }
}

/** Plays orders on a position as the game would have taken them. The dice are never the game's own: those of rolls to come are its secret. */
export function tryOut(engine: AnyEngine, from: Position, trial: Trial): Tried {
  const scripted = scriptedDice(trial.dice);
  const dice = withRest(scripted, keyedDice(secretOf(trial.throw)));
  // What waits for a roll of the moderator goes on with the dice of the trial.
  const { entering, ...plain } = from;
  const tried: Tried = { position: plain, facts: [], rows: [], refused: [], diceLeft: [] };
  const submit = (before: Position, submission: Submission) => {
    const outcome = engine.submit(before, submission, dice);
    tried.rows.push({ submission, before, ...outcome });
    return outcome;
  };
  const play = (submissions: readonly Submission[]): void => {
    const rows: Row[] = settleAll(engine, tried.position, submissions, submit);
    tried.facts.push(...rows.flatMap((row) => row.facts));
    tried.position = rows.at(-1)?.position ?? tried.position;
  };
  if (entering) play([entering.submission as unknown as Submission]);
  for (const { seat, text } of trial.orders) {
    const open = tried.position.open.find((o) => o.seat === seat && !o.sealed) ?? null;
    const verdict = consider(engine, tried.position, seat, open, text);
    tried.refused = refusals(engine, seat, verdict);
    if (tried.refused.length > 0) break;
    const { change, answer } = verdict;
    const kept = [change.add, change.forget, change.askMe, change.dontAsk].some((list) => list.length > 0);
    play([
      ...(kept ? [{ kind: 'standing' as const, source: 'player' as const, seat, change }] : []),
      ...(open && answer
        ? [{ kind: 'answer' as const, source: 'player' as const, seat, decision: open.id, answer: answer.value }]
        : []),
    ]);
  }
  return { ...tried, diceLeft: scripted.left() };
}

const secretOf = (number: number): string => createHash('sha256').update(`despatch trial ${number}`).digest('hex');

function withRest(scripted: Dice, rest: Dice): Dice {
  return {
    face(moment, key, sides) {
      try {
        return scripted.face(moment, key, sides);
      } catch (error) {
        if (!(error instanceof FaceMissing)) throw error;
        return rest.face(moment, key, sides);
      }
    },
  };
}

function refusals({ system }: AnyEngine, seat: string, verdict: Verdict): string[] {
  const name = system.seatName(seat);
  if (verdict.sound && verdict.recognised > 0) return [];
  const { lines: told, untold } = toldLines(verdict.lines.filter((line) => line.status === 'error'));
  const lines = told.map(({ number, text, why, rule, nearest, likewise }) => {
    const near = nearest === undefined ? '' : `; you could write: ${nearest}`;
    const too = likewise ? `; lines ${rangeWords(likewise)}: the same` : '';
    return `${name}, line ${number}, "${text}": ${why ?? 'not understood'}${rule ? ` (${rule})` : ''}${near}${too}`;
  });
  if (untold > 0) lines.push(`${name}: ${untold} more lines in error`);
  const loose = verdict.objections
    .filter((o) => o.level === 'illegal')
    .map((o) => `${name}: ${o.text} (${o.rule})${o.nearest === undefined ? '' : `; you could write: ${o.nearest}`}`);
  const all = [...lines, ...shortList(loose)];
  return all.length > 0 ? all : [`${name}: nothing in it is an order.`];
}
