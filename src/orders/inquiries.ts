import { Injectable } from '@nestjs/common';
import { factFor } from '../kernel/flow/fact';
import { rangesOf, rangeWords } from '../kernel/decide/told-lines';
import { explainFacts, factsOfLine, historyLines } from '../reports/report-lines';
import { lastLines } from '../reports/last-lines';
import type { StoredLine } from '../table/seat.entity';
import type { Board } from '../table/board';
import { LogRepository } from '../submissions/log.repository';
import type { LoggedFact } from '../submissions/logged-fact';
import type { Deeds } from './deeds';
import type { Section } from './receipt';

/** Answers to HISTORY and WHY, from the log as the seat may know it. */
@Injectable()
export class Inquiries {
  readonly deeds = {
    history: async ({ hand, side }, { count }) => [await this.history(hand, side, count)],
    why: async ({ hand, side }, { number }) => [await this.why(hand, side, number)],
  } satisfies Partial<Deeds>;

  constructor(private readonly log: LogRepository) {}

  async history(hand: Board, side: string, count: number): Promise<Section> {
    const facts = await this.log.factsAfter(hand.game.id, -1, hand.manager);
    const lines = historyLines(hand.engine, facts, side);
    const all = lines.map((l) => `${l.text}${l.rule ? ` [${l.rule}]` : ''}`);
    const { shown, lines: last } = lastLines(all, count, 'the replay on your page');
    return last.length === 0
      ? { title: 'HISTORY', lines: ['Nothing has happened yet.'] }
      : { title: `HISTORY: THE LAST ${shown}`, lines: last };
  }

  private async why(hand: Board, side: string, number: number): Promise<Section> {
    const told = hand.seat(side).report[number - 1] !== undefined;
    return whySection(hand, side, number, told ? await this.log.factsAfter(hand.game.id, -1, hand.manager) : []);
  }
}

/** The arithmetic behind a numbered line of a seat's last report; `log`: all facts of the game. */
export function whySection(hand: Board, side: string, number: number, log: readonly LoggedFact[]): Section {
  const { report } = hand.seat(side);
  const at = report[number - 1];
  const places = new Set(at ? factsOfLine(at).map(([seq, n]) => `${seq}/${n}`) : []);
  const facts = log.filter((f) => places.has(`${f.seq}/${f.n}`));
  if (facts.length === 0) {
    const most = `Your last report has ${report.length} line${report.length === 1 ? '' : 's'}; WHY takes a number from 1 to ${report.length}.`;
    return { title: `WHY ${number}`, lines: [report.length === 0 ? 'You have had no report yet.' : most] };
  }
  const lines = explainFacts(hand.engine, facts, side, log);
  const others = facts.some((fact) => isRolled(fact, side)) ? [] : linesWithDice(report, log, side);
  return { title: `WHY ${number}`, lines: [...lines, ...others] };
}

const isRolled = (fact: LoggedFact, side: string): boolean => factFor(fact, side)?.['roll'] !== undefined;

/** For who has asked of a line without dice: which lines of his report have some. */
function linesWithDice(report: readonly StoredLine[], log: readonly LoggedFact[], side: string): string[] {
  const rolled = new Set(log.filter((fact) => isRolled(fact, side)).map(({ seq, n }) => `${seq}/${n}`));
  const numbers = report.flatMap((line, i) =>
    factsOfLine(line).some(([seq, n]) => rolled.has(`${seq}/${n}`)) ? [i + 1] : [],
  );
  return numbers.length === 0
    ? []
    : [`Dice were rolled for ${runsOf(numbers)} of your last report: WHY ${numbers[0]}.`];
}

/** `line 3`, `lines 3, 5 to 8` */
function runsOf(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'line' : 'lines'} ${rangeWords(rangesOf(numbers))}`;
}
