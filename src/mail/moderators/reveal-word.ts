import { Injectable } from '@nestjs/common';
import { migrated } from '../../kernel/record/migrate';
import type { EntityManager } from 'typeorm';
import type { Section } from '../../orders/receipt';
import type { Person } from '../../people/person.entity';
import { reportLines } from '../../reports/report-lines';
import type { Question } from '../../rulings/question.entity';
import { QuestionRepository } from '../../rulings/question.repository';
import { LogRepository } from '../../submissions/log.repository';
import type { Board } from '../../table/board';
import { QuestionBackground } from './question-background';

/** Who lifts the blindfold from which side, for which question and why. */
export interface Look {
  by: Person;
  seat: string;
  question: Question | null;
  reason: string;
}

/** REVEAL: a moderator sees what one side sees. It is written down first, and told to both when the game is over. */
@Injectable()
export class RevealWord {
  constructor(
    private readonly questions: QuestionRepository,
    private readonly background: QuestionBackground,
    private readonly log: LogRepository,
  ) {}

  async reveal(hand: Board, { by, seat, question, reason }: Look): Promise<Section> {
    const { game, manager, now } = hand;
    const about = question ?? { seq: game.seq, step: hand.position.dice.step };
    const { seq, step } = about;
    const row = { gameId: game.id, seat, question: question?.nr ?? null, seq, step, personId: by.id, reason, at: now };
    await this.questions.reveal(manager, row);
    const name = hand.engine.system.seatName(seat);
    return {
      title: `POSITION ${step} AS ${name.toUpperCase()} SEES IT`,
      lines: await this.shown(hand, seat, seq, manager),
    };
  }

  /** What a side sees of the position after a row, and knows of its game-turn. */
  async shown(hand: Board, seat: string, seq: number, manager?: EntityManager): Promise<string[]> {
    const { system } = hand.engine;
    const stored = await this.log.position(hand.game.id, seq, manager);
    const then = migrated(system, stored, system.version);
    const facts = await this.background.since(hand, seq, seq, manager);
    const known = reportLines(hand.engine, facts, seat).map(({ text, rule }) => (rule ? `${text} [${rule}]` : text));
    const happened = known.length > 0 ? ['This game-turn, as this side knows it:', ...known.map((l) => `  ${l}`)] : [];
    return [...system.lines(hand.engine.view(then, seat) as object, null), ...happened];
  }
}

/** The side that a moderator means: by its word or its name; null: none, or not one alone. */
export function sideMeant({ seats, engine }: Board, said: string): string | null {
  const wanted = said.trim().toLowerCase();
  const found = seats.filter(({ side }) =>
    [side, engine.system.seatName(side)].some((name) => name.toLowerCase() === wanted),
  );
  return found.length === 1 ? (found[0]?.side ?? null) : null;
}
