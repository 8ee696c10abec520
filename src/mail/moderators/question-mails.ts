import { Injectable } from '@nestjs/common';
import type { Person } from '../../people/person.entity';
import type { MailSpec } from '../../post/mail-spec';
import { Outbox } from '../../post/outbox';
import { replyAddress } from '../../post/reply-address';
import { Tokens } from '../../post/tokens';
import { momentInWords } from '../../kernel/moment';
import { marker } from '../../reports/game-text';
import type { Question } from '../../rulings/question.entity';
import { QuestionRepository } from '../../rulings/question.repository';
import type { Board } from '../../table/board';
import { MailTemplates } from '../../wording/templates';
import { wrap } from '../../wording/wrap';
import { QuestionBackground } from './question-background';
import { questionText } from './question-text';

/** A line of a letter, indented as it was written; what is too long goes on in the next, as far in. */
export const quotedLine = (line: string): string => wrap(line, `  ${/^\s*/.exec(line)?.[0] ?? ''}`);

/** A letter set in, so that no line of it can pass for one of the mail. */
export const quoted = (text: string): string => text.split('\n').map(quotedLine).join('\n');

/** Opens questions, and puts them to who rules. He is told what both players know, and nothing that only one does (blindfold). */
@Injectable()
export class QuestionMails {
  constructor(
    private readonly questions: QuestionRepository,
    private readonly background: QuestionBackground,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly tokens: Tokens,
  ) {}

  /** A player asks: the question is about the position he saw, not about what his mail made of it. */
  async asked(hand: Board, side: string, text: string, ruler: Person): Promise<Question> {
    const { game, manager, now } = hand;
    const asked = { gameId: game.id, seat: side, seq: game.seq, text, askedAt: now };
    const question = await this.questions.open(manager, asked);
    const asker = hand.playerOf(side);
    await this.outbox.put(manager, game.id, ruler.id, await this.mail(hand, question, asker, ruler), now);
    return question;
  }

  private async mail(hand: Board, question: Question, asker: Person, ruler: Person): Promise<MailSpec> {
    const { game, engine } = hand;
    const from = `${asker.name} (${engine.system.seatName(question.seat)})`;
    // The moment is the same for all, whatever one side has hidden.
    const moment = momentInWords(engine.system, engine.view(hand.position, hand.seats[0]?.side ?? '') as object);
    const { about, news, earlier, precedents, paragraphs } = await this.background.of(
      hand,
      question,
      ruler.zone,
      hand.manager,
    );
    const text = questionText(this.templates, {
      marker: marker(game.code),
      opening: `${from} asks:`,
      letter: quoted(question.text),
      closing: `Asked at: ${moment}. It is question Q${question.nr} of this game, about position ${question.step}, which is kept. To answer, reply with ANSWER, your words for him alone, and ENDANSWER in a line of its own. What else you write stays with who moderates.`,
      about: about === null ? [] : [`${about.text}${about.rule === '' ? '' : ` [${about.rule}]`}`],
      ...{ precedents, paragraphs },
      span: earlier ? 'FROM THE GAME-TURN OF THAT ON' : 'THIS GAME-TURN',
      news,
    });
    return {
      ...{ kind: 'letter', by: asker.id, text, map: null, inReplyTo: null },
      subject: `[Despatch ${game.code}] ${game.title}: a question, Q${question.nr}`,
      replyTo: replyAddress(this.tokens, hand, question.seat, question.nr, 'answer'),
    };
  }
}
