import { Injectable } from '@nestjs/common';
import { emptyReceipt, type Receipt } from '../orders/receipt';
import type { Dealt } from '../orders/dealt';
import { joinedFromFile, type AttachedText } from '../orders/judging/attached-text';
import { bothSaid } from '../orders/joins';
import { Judging, NotJudged, onlyNotJudged } from '../orders/judging/judging';
import { notJudged } from '../orders/judging/not-judged';
import type { GameHand } from '../table/game-hand';
import { InvitationMails } from './invitation-mails';
import { StartService } from './start.service';

/** What the subject of his receipt says. */
const SEATED = { subject: 'you have taken your seat' };

/** Invited players take their seats by replying JOIN; the last one starts the game. */
@Injectable()
export class JoinService {
  constructor(
    private readonly starts: StartService,
    private readonly invitations: InvitationMails,
    private readonly judging: Judging,
  ) {}

  async deal(hand: GameHand, side: string, text: string, files: readonly AttachedText[] = []): Promise<Dealt> {
    return { receipt: await this.answered(hand, side, text, files), letters: [] };
  }

  private async answered(hand: GameHand, side: string, text: string, files: readonly AttachedText[]): Promise<Receipt> {
    if (hand.game.state === 'cancelled') return emptyReceipt('The game was cancelled; it will not be played.');
    const read = await this.judging.judge('invited', { text, files }).catch(onlyNotJudged);
    if (read instanceof NotJudged) return notJudged(read, text, files.length > 0);
    const from = joinedFromFile(read.file);
    if (read.declines) return { ...(await this.decline(hand, side)), ...from };
    if (read.joins) return { ...(await this.join(hand, side)), ...from };
    return emptyReceipt(
      `${bothSaid(read)}Nothing recorded: reply with the one word JOIN to take your seat, or DECLINE if you do not want it.`,
    );
  }

  /** The others are told; who made the game asks somebody else, or calls it off. */
  private async decline(hand: GameHand, side: string): Promise<Receipt> {
    const who = hand.playerOf(side).name;
    hand.seat(side).state = 'declined';
    const news = `${who} does not take the ${hand.engine.system.seatName(side)} side. The organiser may ask somebody else; until then the game waits.`;
    await this.invitations.news(hand, { what: `${who} declines`, paragraphs: [news] }, side);
    return {
      ...emptyReceipt('You have declined. No more mails of this game come to you.'),
      subject: 'you have declined',
    };
  }

  /** Takes the seat, and begins the game if it was the last. */
  async join(hand: GameHand, side: string) {
    hand.seat(side).state = 'joined';
    const missing = hand.seats.filter((s) => s.state !== 'joined');
    if (missing.length > 0)
      return {
        ...emptyReceipt('You have taken your seat. The game begins when your opponent has joined too.'),
        ...SEATED,
      };
    this.starts.begin(hand);
    await this.invitations.begun(hand);
    return { ...emptyReceipt('You have taken your seat, and the game begins.'), ...SEATED };
  }
}
