import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Section } from '../../orders/receipt';
import type { Person } from '../../people/person.entity';
import { waitingLines } from '../../reports/moderator-mail';
import { lastLines } from '../../reports/last-lines';
import { commonFacts, reportLines } from '../../reports/report-lines';
import type { ModeratorsWord } from '../../rulings/moderators-words';
import { PrecedentSearch } from '../../rulings/precedents';
import { QuestionRepository } from '../../rulings/question.repository';
import { RulingRepository } from '../../rulings/ruling.repository';
import { rulingsOfGame } from '../../rulings/ruling-text';
import { LogRepository } from '../../submissions/log.repository';
import type { Board } from '../../table/board';

type Inquiry = Extract<ModeratorsWord, { word: 'search' | 'history' | 'status' }>;

const NOTHING = 'Nothing was found.';

/** What a moderator asks of a game: of what happened, no more than both players know. */
@Injectable()
export class ModeratorsInquiries {
  constructor(
    private readonly log: LogRepository,
    private readonly questions: QuestionRepository,
    private readonly rulings: RulingRepository,
    private readonly precedents: PrecedentSearch,
  ) {}

  async answer(hand: Board, by: Person, said: Inquiry): Promise<Section> {
    if (said.word === 'search') return this.search(hand, by, said.about);
    return said.word === 'history' ? this.history(hand, said.count) : this.status(hand, by);
  }

  private async search(hand: Board, { zone }: Person, about: string): Promise<Section> {
    const { precedents, paragraphs } = await this.precedents.for(about, hand.game, zone, { manager: hand.manager });
    const lines = [...precedents, ...paragraphs];
    return { title: `SEARCH ${about.slice(0, 60)}`, lines: lines.length > 0 ? lines : [NOTHING] };
  }

  private async history(hand: Board, count: number): Promise<Section> {
    const { shown, lines } = lastLines(await this.known(hand, hand.manager), count, 'its text when the game is over');
    const title = `HISTORY: THE LAST ${shown} THAT BOTH PLAYERS KNOW`;
    return lines.length === 0
      ? { title: 'HISTORY', lines: ['Nothing has happened that both know.'] }
      : { title, lines };
  }

  /** All that has happened as far as both players know it, a line each. */
  async known(hand: Board, manager?: EntityManager): Promise<string[]> {
    const facts = await this.log.factsAfter(hand.game.id, -1, manager);
    const seats = hand.seats.map(({ side }) => side);
    const common = commonFacts(facts, seats).filter((fact) => !fact.undone);
    const lines = reportLines(hand.engine, common, seats[0] ?? '');
    return lines.map(({ text, rule }) => (rule ? `${text} [${rule}]` : text));
  }

  private async status(hand: Board, { zone }: Person): Promise<Section> {
    const { id } = hand.game;
    const [questions, reveals] = [
      await this.questions.all(id, hand.manager),
      await this.questions.reveals(id, hand.manager),
    ];
    const open = questions.filter((q) => q.state === 'open').map((q) => `Q${q.nr}`);
    return {
      title: 'STATUS',
      lines: [
        ...(hand.game.state === 'held' ? ['The game is held; RELEASE lets it go on.'] : []),
        ...waitingLines(hand, zone),
        open.length === 0 ? 'No question is open.' : `Open questions: ${open.join(', ')}.`,
        ...reveals.map(
          (r) => `Revealed: ${hand.engine.system.seatName(r.seat)} at position ${r.step}, because ${r.reason}`,
        ),
        ...rulingsOfGame(await this.rulings.ofGame(hand.game, hand.manager), zone),
      ],
    };
  }
}
