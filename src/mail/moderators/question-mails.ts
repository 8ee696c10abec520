import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Person } from '../../people/person.entity';
import type { MailSpec } from '../../post/mail-spec';
import { Outbox } from '../../post/outbox';
import { replyAddress } from '../../post/reply-address';
import { Tokens } from '../../post/tokens';
import { turnNews } from '../../reports/digest';
import { momentInWords } from '../../kernel/moment';
import { marker } from '../../reports/game-text';
import { happenedPart } from '../../reports/turn-mail';
import { PrecedentSearch } from '../../rulings/precedents';
import type { Question } from '../../rulings/question.entity';
import { QuestionRepository } from '../../rulings/question.repository';
import type { LoggedFact } from '../../submissions/logged-fact';
import { LogRepository } from '../../submissions/log.repository';
import type { Board } from '../../table/board';
import { MailTemplates } from '../../wording/templates';
import { wrap } from '../../wording/wrap';
import { askedAbout } from './asked-about';
import { SHORT_WORDS } from './moderators-help';

/** A line of a letter, indented as it was written; what is too long goes on in the next, as far in. */
export const quotedLine = (line: string): string => wrap(line, `  ${/^\s*/.exec(line)?.[0] ?? ''}`);

/** A letter set in, so that no line of it can pass for one of the mail. */
export const quoted = (text: string): string => text.split('\n').map(quotedLine).join('\n');

/** Opens questions, and puts them to who rules. He is told what both players know, and nothing that only one does (blindfold). */
@Injectable()
export class QuestionMails {
  constructor(
    private readonly questions: QuestionRepository,
    private readonly precedents: PrecedentSearch,
    private readonly log: LogRepository,
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
    const { game, engine, manager } = hand;
    const from = `${asker.name} (${engine.system.seatName(question.seat)})`;
    // The moment is the same for all, whatever one side has hidden.
    const moment = momentInWords(engine.system, engine.view(hand.position, hand.seats[0]?.side ?? '') as object);
    const seats = hand.seats.map((seat) => seat.side);
    const played = (await this.log.factsAfter(game.id, -1, manager, question.seq)).filter((f) => f.seq <= question.seq);
    const about = askedAbout(engine, played, question.text, seats);
    const found = await this.precedents.for(question.text, game, ruler.zone, { manager, ruled: about?.rule });
    const turn = await this.since(hand, question.seq, question.seq, manager);
    const facts = about === null ? turn : await this.since(hand, about.seq, question.seq, manager);
    const news = turnNews(engine, facts, seats);
    const text = this.templates.text('question', {
      marker: marker(game.code),
      opening: `${from} asks:`,
      letter: quoted(question.text),
      closing: `Asked at: ${moment}. It is question Q${question.nr} of this game, about position ${question.step}, which is kept. To answer, reply with ANSWER, your words for him, and ENDANSWER in a line of its own. What else you write stays with who moderates.`,
      about: about === null ? [] : [`${about.text}${about.rule === '' ? '' : ` [${about.rule}]`}`],
      ...found,
      span: facts.length > turn.length ? 'FROM THE GAME-TURN OF THAT ON' : 'THIS GAME-TURN',
      ...happenedPart(news),
      words: SHORT_WORDS,
    });
    return {
      ...{ kind: 'letter', by: asker.id, text, map: null, inReplyTo: null },
      subject: `[Despatch ${game.code}] ${game.title}: a question, Q${question.nr}`,
      replyTo: replyAddress(this.tokens, hand, question.seat, question.nr, 'answer'),
    };
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
