import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { turnNews } from '../../reports/digest';
import { PrecedentSearch, type Precedents } from '../../rulings/precedents';
import type { Question } from '../../rulings/question.entity';
import type { LoggedFact } from '../../submissions/logged-fact';
import { LogRepository } from '../../submissions/log.repository';
import type { Board } from '../../table/board';
import { askedAbout, type AskedAbout } from './asked-about';

/** What stands beside a question, of what both players know. */
export interface Background extends Precedents {
  about: AskedAbout | null;
  /** The log from the game-turn of that on. */
  news: ReturnType<typeof turnNews>;
  /** Whether that is an earlier game-turn than the question's own. */
  earlier: boolean;
}

/** What a question seems to be about, the log from there on, and what was said before: alike in the mail and on the page. */
@Injectable()
export class QuestionBackground {
  constructor(
    private readonly precedents: PrecedentSearch,
    private readonly log: LogRepository,
  ) {}

  async of(hand: Board, { seq, text }: Question, zone: string, manager?: EntityManager): Promise<Background> {
    const { game, engine } = hand;
    const seats = hand.seats.map((seat) => seat.side);
    const played = (await this.log.factsAfter(game.id, -1, manager, seq)).filter((f) => f.seq <= seq);
    const about = askedAbout(engine, played, text, seats);
    const found = await this.precedents.for(text, game, zone, { manager, ruled: about?.rule });
    const turn = await this.since(hand, seq, seq, manager);
    const facts = about === null ? turn : await this.since(hand, about.seq, seq, manager);
    return { ...found, about, news: turnNews(engine, facts, seats), earlier: facts.length > turn.length };
  }

  /** What has happened since the game-turn of row `from` began, up to `to`; of the row that ended the turn before only what follows. */
  async since(hand: Board, from: number, to: number, manager?: EntityManager): Promise<LoggedFact[]> {
    const { id } = hand.game;
    let begun = await this.log.lastOf(id, hand.engine.system.turnBegins, from + 1, manager);
    for (;;) {
      const [row, n] = begun ?? [0, 0];
      const facts = await this.log.factsAfter(id, row - 1, manager, to);
      const own = facts.filter((fact) => fact.seq <= to && (fact.seq > row || fact.n >= n));
      // A game-turn that was taken back is not the one that is played.
      if (begun === null || own[0]?.undone !== true) return own;
      begun = await this.log.lastOf(id, hand.engine.system.turnBegins, row, manager);
    }
  }
}
