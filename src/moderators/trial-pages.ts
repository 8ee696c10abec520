import { Injectable } from '@nestjs/common';
import { wholeNumber } from '../config/whole-number';
import { BadGame } from '../games/new-game';
import type { Question } from '../rulings/question.entity';
import { QuestionRepository } from '../rulings/question.repository';
import { SubmissionService } from '../submissions/submission.service';
import type { Board } from '../table/board';
import { trialOfForm } from './form-words';
import type { Opened } from './moderators-door';
import { Trials, type TrialTold } from './trials';

/** The position of a question with other orders or dice. What comes of them tells what each side hides: both must have been revealed for it. */
@Injectable()
export class TrialPages {
  constructor(
    private readonly questions: QuestionRepository,
    private readonly submissions: SubmissionService,
    private readonly trials: Trials,
  ) {}

  page(opened: Opened, nr: string): Promise<object> {
    return this.shown(opened, nr, {}, null);
  }

  async run(opened: Opened, nr: string, form: unknown): Promise<object> {
    const { game } = opened;
    const question = await this.found(opened, nr);
    const sides = await this.submissions.look(game.id, (hand) => hand.seats.map(({ side }) => side));
    const blind = await this.submissions.look(game.id, (hand) => this.hidden(hand, question));
    if (blind.length > 0) return this.shown(opened, nr, form, null);
    try {
      return await this.shown(opened, nr, form, await this.trials.run(game, question.seq, trialOfForm(form, sides)));
    } catch (error) {
      if (!(error instanceof BadGame)) throw error;
      return this.shown(opened, nr, form, { refused: [error.message], happened: [], told: [], diceLeft: [] });
    }
  }

  private async shown(opened: Opened, nr: string, form: unknown, came: TrialTold | null): Promise<object> {
    const question = await this.found(opened, nr);
    const written = new Map(Object.entries(typeof form === 'object' && form !== null ? form : {}));
    const typed = (name: string): string => {
      const value: unknown = written.get(name);
      return typeof value === 'string' ? value : '';
    };
    return this.submissions.look(opened.game.id, async (hand) => ({
      ...{ code: hand.game.code, title: hand.game.title, nr, step: question.step, text: question.text },
      hidden: await this.hidden(hand, question),
      sides: hand.seats.map(({ side }) => ({
        side,
        name: hand.engine.system.seatName(side),
        orders: typed(`orders-${side}`),
      })),
      ...{ dice: typed('dice'), throw: typed('throw') || '0', came },
    }));
  }

  /** The sides that were not revealed at the position of a question; a game that is over hides nothing. */
  private async hidden(hand: Board, { nr, seq }: Question): Promise<string[]> {
    if (hand.begun && hand.position.over) return [];
    const reveals = await this.questions.reveals(hand.game.id);
    const seen = reveals.filter((r) => r.question === nr || r.seq === seq).map((r) => r.seat);
    return hand.seats.filter(({ side }) => !seen.includes(side)).map(({ side }) => hand.engine.system.seatName(side));
  }

  /** @throws BadGame */
  private async found({ game }: Opened, nr: string): Promise<Question> {
    const number = wholeNumber(nr);
    const question = number === null ? null : await this.questions.find(game.id, number);
    if (!question) throw new BadGame('there is no such question in this game');
    return question;
  }
}
