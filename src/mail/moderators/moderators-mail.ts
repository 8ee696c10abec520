import { Injectable } from '@nestjs/common';
import { moderatorsAddress, replyAddress } from '../../post/reply-address';
import { Outbox } from '../../post/outbox';
import { Tokens } from '../../post/tokens';
import { QuestionRepository } from '../../rulings/question.repository';
import { MailTemplates } from '../../wording/templates';
import { AnswerPace } from '../answer-pace';
import { notRead } from '../reading/reading';
import { receiptMail } from '../receipt-mail';
import type { ReadByUs, ToSomebody } from '../to-somebody';
import { ModeratorDesk } from './moderator-desk';

/** What a moderator writes by mail, about a question or about the game: one receipt for each, unless he is answered too often. */
@Injectable()
export class ModeratorsMail {
  constructor(
    private readonly desk: ModeratorDesk,
    private readonly questions: QuestionRepository,
    private readonly pace: AnswerPace,
    private readonly outbox: Outbox,
    private readonly tokens: Tokens,
    private readonly templates: MailTemplates,
  ) {}

  async deal({ hand, side, writer, address, read }: ToSomebody): Promise<ReadByUs> {
    const { id } = hand.game;
    const about = address.purpose === 'answer';
    const nr = about ? address.decision : 0;
    const question = nr === 0 ? null : await this.questions.find(id, nr, hand.manager);
    const receipt = await this.desk.deal(hand, { by: writer, question, side: about ? side : null }, read.text);
    if ((await this.pace.of(hand, writer.id, receipt, null)) === 'answer') {
      const replyTo = question
        ? replyAddress(this.tokens, hand, question.seat, question.nr, 'answer')
        : moderatorsAddress(this.tokens, hand);
      const to = { replyTo, messageId: read.messageId, notRead: notRead(read) };
      await this.outbox.put(
        hand.manager,
        id,
        writer.id,
        receiptMail(this.templates, hand, side, receipt, to),
        hand.now,
      );
    }
    return { outcome: 'moderated', counts: true };
  }
}
