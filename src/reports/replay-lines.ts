import type { LoggedFact } from '../submissions/logged-fact';
import type { AnyEngine } from '../systems/systems';
import { explainFacts, toldFacts } from './report-lines';
import { SET_UP } from './turns';

/** One thing that a reader was told of a game: a step of its replay. */
export interface ReplayLine {
  /** From 1, in the order it happened. Rows of the log are told to nobody: some are secret, and a gap would tell of them. */
  n: number;
  text: string;
  rule: string;
  /** Number of the position it led to, as mails tell it: what one answer brought shares it. */
  position: number;
  /** A game-turn begins with it. */
  begins?: true;
  /** A rewind has cut it off the line of play. */
  undone?: true;
  fact: LoggedFact;
}

/** A game as one reader knew it: his lines, and all facts behind them, which stay here. */
export interface ReplayLog {
  lines: ReplayLine[];
  facts: readonly LoggedFact[];
}

/** Every fact that `reader` may know of, a line each. `steps`: the number of the position that each row made. */
export function replayLog(
  engine: AnyEngine,
  facts: readonly LoggedFact[],
  steps: ReadonlyMap<number, number>,
  reader: string,
): ReplayLog {
  const { turnBegins } = engine.system;
  const lines = toldFacts(engine, facts, reader).map(({ text, fact, undone }, i) => ({
    n: i + 1,
    text: undone ? `Undone: ${text}` : text,
    rule: fact.rule,
    position: steps.get(fact.seq) ?? 0,
    ...(fact.type === turnBegins ? { begins: true as const } : {}),
    ...(undone ? { undone } : {}),
    fact,
  }));
  return { lines, facts };
}

/** Lines from one game-turn to the next; what a rewind has undone stands in turns of its own. */
export interface ReplayTurn {
  head: string;
  lines: ReplayLine[];
}

/** The lines cut at each game-turn. What happens before the first is the set-up. */
export function replayTurns(lines: readonly ReplayLine[]): ReplayTurn[] {
  const turns: ReplayTurn[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (line.begins || !last) turns.push({ head: line.begins ? line.text : SET_UP, lines: [line] });
    else last.lines.push(line);
  }
  return turns;
}

/** The number of the line that tells the last of these facts; null: none of them has a line. */
export function lineOfFacts(lines: readonly ReplayLine[], places: readonly [number, number][]): number | null {
  const wanted = new Set(places.map((at) => at.join('/')));
  return lines.findLast(({ fact }) => wanted.has(`${fact.seq}/${fact.n}`))?.n ?? null;
}

/** The arithmetic behind one line, in the words of WHY. */
export const whyLine = (engine: AnyEngine, { facts }: ReplayLog, line: ReplayLine, reader: string): string[] =>
  explainFacts(engine, [line.fact], reader, facts);
