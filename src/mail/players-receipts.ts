import { Injectable } from '@nestjs/common';
import type { Dealt } from '../orders/dealt';
import type { Section } from '../orders/receipt';
import { replyAddress } from '../post/reply-address';
import { Tokens } from '../post/tokens';
import { MOST_DAYS_STOOD } from '../table/standing';
import { AnswerPace } from './answer-pace';
import { Deliverability } from './deliverability.service';
import { Letters } from './letters';
import { notRead, wordsOf } from './reading/reading';
import type { ReceiptTo } from './receipt-mail';
import type { ToSomebody } from './to-somebody';

/** The one answer to each mail of a player, unless he is answered too often, and the letters that stood in it. */
@Injectable()
export class PlayersReceipts {
  constructor(
    private readonly pace: AnswerPace,
    private readonly letters: Letters,
    private readonly tokens: Tokens,
    private readonly deliverability: Deliverability,
  ) {}

  /** `dealt`: what came of the mail. */
  async answer(of: ToSomebody, dealt: Dealt): Promise<void> {
    const { hand, side, mail, read } = of;
    await this.send(of, dealt, {
      replyTo: hand.begun ? replyAddress(this.tokens, hand, side) : (mail.recipient.split('@')[0] ?? ''),
      messageId: read.messageId,
      notRead: notRead(read, dealt.receipt.file),
      ...elsewhere(of, dealt),
    });
    if (dealt.letters.some((l) => l.to === 'address')) this.deliverability.revived();
  }

  private async send({ hand, side, mail, read }: ToSomebody, dealt: Dealt, to: ReceiptTo): Promise<void> {
    const becomes = await this.pace.of(hand, hand.seat(side).personId, dealt.receipt, { mail, text: wordsOf(read) });
    if (becomes === 'last') dealt.receipt.sections.push(THE_LAST);
    if (becomes === 'answer' || becomes === 'last') return this.letters.answerPlayer(hand, side, dealt, to);
    if (becomes === 'note') await this.letters.pause(hand, side);
    for (const letter of dealt.letters) await this.letters.handOn(hand, side, letter);
  }
}

/** A person who is meant may write otherwise; a machine reads it as little as it wrote. */
const THE_LAST: Section = {
  title: 'THE SAME WORDS AGAIN',
  lines: [
    'Mails of these words, without an order in them, have come three times today; as machines write so, no more of them are answered until tomorrow. Orders are read and answered as ever, and so is HELP.',
  ],
};

/** Who writes from another of his addresses while no mail reaches the main one is answered there, and told how to change it. */
function elsewhere({ hand, writer, read: { from } }: ToSomebody, { receipt }: Dealt): { address?: string } {
  if (hand.reaches(writer.id) || from === null) return {};
  const line = `Our other mails to you go to another address and come back, and your clock stands still for ${MOST_DAYS_STOOD} days of a game at most. Write ADDRESS ${from}, and they all come here.`;
  receipt.sections.unshift({ title: 'YOUR MAILS COME BACK', lines: [line] });
  return { address: from };
}
