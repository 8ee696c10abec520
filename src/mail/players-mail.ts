import { Injectable } from '@nestjs/common';
import { JoinService } from '../games/join.service';
import type { Dealt } from '../orders/dealt';
import { OrderDesk } from '../orders/order-desk';
import { emptyReceipt } from '../orders/receipt';
import { PlayersReceipts } from './players-receipts';
import type { ReadByUs, ToSomebody } from './to-somebody';

/** What a player writes himself: he joins, or plays. */
@Injectable()
export class PlayersMail {
  constructor(
    private readonly joins: JoinService,
    private readonly desk: OrderDesk,
    private readonly receipts: PlayersReceipts,
  ) {}

  /** Does what a mail says, and answers it. */
  async deal(of: ToSomebody): Promise<ReadByUs> {
    const { hand, side, address, read } = of;
    const join = address.purpose === 'join' && hand.seat(side).state === 'invited';
    const dealt = join ? await this.joins.deal(hand, side, read.text, read.files) : await this.played(of);
    await this.receipts.answer(of, dealt);
    return { outcome: dealt.receipt.outcome, counts: true };
  }

  private async played({ hand, side, address, mail, read }: ToSomebody): Promise<Dealt> {
    if (!hand.begun)
      return { receipt: emptyReceipt('NOT recorded: the game begins when both players have joined.'), letters: [] };
    const { decision } = address;
    // A mail to the address in List-Unsubscribe says it all by coming there.
    const text = address.purpose === 'mute' ? 'MUTE' : read.text;
    const proven = mail.auth?.dmarc === 'pass';
    const files = address.purpose === 'mute' ? [] : read.files;
    return this.desk.deal(hand, side, { decision, text, files, mailId: mail.id, proven, by: 'mail' });
  }
}
