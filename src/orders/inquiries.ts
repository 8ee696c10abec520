import { Injectable } from '@nestjs/common';
import { explainFacts, factsOfLine, historyLines } from '../reports/report-lines';
import { clockLines, dueText, othersWaitedFor, positionName } from '../reports/game-text';
import { combatPlan, interphaseSheet, standingLines } from '../reports/sheet';
import type { GameHand } from '../table/game-hand';
import { LogRepository } from '../submissions/log.repository';
import type { Section } from './receipt';

/** Answers to HISTORY and WHY, from the log as the seat may know it. */
@Injectable()
export class Inquiries {
  constructor(private readonly log: LogRepository) {}

  async history(hand: GameHand, side: string, count: number): Promise<Section> {
    const facts = await this.log.factsAfter(hand.game.id, -1, hand.manager);
    const lines = historyLines(hand.engine, facts, side);
    const last = lines.slice(-Math.min(count, 200)).map((l) => `${l.text}${l.rule ? ` [${l.rule}]` : ''}`);
    return last.length === 0
      ? { title: 'HISTORY', lines: ['Nothing has happened yet.'] }
      : { title: `HISTORY: THE LAST ${last.length}`, lines: last };
  }

  async why(hand: GameHand, side: string, number: number): Promise<Section> {
    const { report } = hand.seat(side);
    const at = report[number - 1];
    const log = at ? await this.log.factsAfter(hand.game.id, -1, hand.manager) : [];
    const places = new Set(at ? factsOfLine(at).map(([seq, n]) => `${seq}/${n}`) : []);
    const facts = log.filter((f) => places.has(`${f.seq}/${f.n}`));
    if (facts.length === 0) {
      const most = `Your last report has ${report.length} line${report.length === 1 ? '' : 's'}; WHY takes a number from 1 to ${report.length}.`;
      return { title: `WHY ${number}`, lines: [report.length === 0 ? 'You have had no report yet.' : most] };
    }
    return { title: `WHY ${number}`, lines: explainFacts(hand.engine, facts, side, log) };
  }
}

/** The answer to STATUS: who is waited for, clocks, standing orders, the position. */
export function statusSections(hand: GameHand, side: string, proposed: readonly string[] = []): Section[] {
  const { engine, position } = hand;
  const view = engine.view(position, side) as object;
  const sections = [
    {
      title: 'STATUS',
      lines: [
        position.over ? `The game is over: ${position.over.level}.` : engine.system.moment(view),
        ...ownLines(hand, side),
        ...othersWaitedFor(hand, side),
        ...proposed,
        ...clockLines(hand, side),
      ],
    },
    { title: 'STANDING ORDERS', lines: standingLines(hand, side) },
    { title: 'YOUR COMBAT PLAN', lines: combatPlan(hand, side) },
    { title: "IN YOUR OPPONENT'S MOVES", lines: interphaseSheet(hand, side) },
    { title: `POSITION ${positionName(hand, side)}`, lines: engine.system.lines(view, null) },
  ];
  return sections.filter((s) => s.lines.length > 0);
}

function ownLines(hand: GameHand, side: string): string[] {
  const due = dueText(hand, side);
  const open = hand.openFor(side).filter((o) => !o.sealed);
  return open.map((o) => `You are waited for: ${hand.engine.kind(o.kind).title}${due ? `, due ${due}` : ''}.`);
}
