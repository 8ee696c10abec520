import { Injectable } from '@nestjs/common';
import { emptyReceipt } from '../orders/receipt';
import type { Dealt } from '../orders/dealt';
import { asksToJoin } from '../orders/joins';
import type { GameHand } from '../table/game-hand';
import { InvitationMails } from './invitation-mails';
import { StartService } from './start.service';

/** Invited players take their seats by replying JOIN; the last one starts the game. */
@Injectable()
export class JoinService {
  constructor(
    private readonly starts: StartService,
    private readonly invitations: InvitationMails,
  ) {}

  async deal(hand: GameHand, side: string, text: string): Promise<Dealt> {
    const receipt = asksToJoin(text)
      ? await this.join(hand, side)
      : emptyReceipt('Nothing recorded: reply with the one word JOIN to take your seat.');
    return { receipt, letters: [] };
  }

  private async join(hand: GameHand, side: string) {
    hand.seat(side).state = 'joined';
    const missing = hand.seats.filter((s) => s.state === 'invited');
    if (missing.length > 0)
      return emptyReceipt('You have taken your seat. The game begins when your opponent has joined too.');
    this.starts.begin(hand);
    await this.invitations.begun(hand);
    return emptyReceipt('You have taken your seat, and the game begins.');
  }
}
