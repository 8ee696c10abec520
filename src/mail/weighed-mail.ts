import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { Judging, NotJudged } from '../orders/judging/judging';
import type { Word } from '../orders/words';
import type { InboundMail } from '../post/mail.entities';
import { Tokens } from '../post/tokens';
import type { GameHand } from '../table/game-hand';
import { AddressedSeats } from './addressed-seats';
import { codesIn } from './digests/digest-blocks';
import { InboundRepository } from './inbound.repository';
import { Letters } from './letters';
import { ownMailIn } from './own-mail-in';
import { isModerators } from './seat-mail.service';
import { wordsOf, type Reading } from './reading/reading';

/** What a mail is that its head calls a machine's. */
export type Weighed = 'person' | 'told' | 'machine';

/** The outcome of a mail that reads as orders and is a machine's by all that is known. */
export const ORDERS_OF_A_MACHINE = "orders in a machine's mail";

/**
 * Weighs what is known of a mail that one line of its head calls a machine's: whose it is, what it answers, and whether it holds orders. A
 * player's turn is not lost by a line that his server wrote; a machine is never answered.
 */
@Injectable()
export class WeighedMail {
  constructor(
    private readonly seats: AddressedSeats,
    private readonly inbound: InboundRepository,
    private readonly judging: Judging,
    private readonly letters: Letters,
    private readonly tokens: Tokens,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** `person`: it is to be read; `told`: it is not, and the player was told so; `machine`: it is dealt with as one. */
  async weigh(mail: InboundMail, read: Reading): Promise<Weighed> {
    const address = this.seats.read(mail);
    if (read.from === null || mail.auth?.dmarc === 'fail' || wordsOf(read).trim() === '') return 'machine';
    // Whose digest, round or game it is, is asked where such a mail is dealt with, which answers nobody else.
    if (!address || isModerators(address)) return this.ofNoSeat(mail, read, address !== null);
    // What is ours, and what complains of ours, is nobody's turn; all else may hold a player's, and is not dropped in silence.
    if (read.class === 'loop' || read.class === 'complaint') return 'machine';
    const weighed = await this.seats.inHand(
      address,
      async ({ hand, side }, [rows]): Promise<Weighed> => {
        const known = this.inbound.known(rows);
        if (side === null || !known?.owners.includes(hand.seat(side).personId)) return 'machine';
        // Whoever is invited writes JOIN and no order.
        if (!hand.begun && read.soft) return 'person';
        const orders = hand.begun
          ? await this.holdsOrders(hand, side, address.decision, read)
          : await this.answersInvitation(read);
        if (read.soft) return this.isPersons(mail, read, orders) ? 'person' : 'machine';
        return orders && (await this.tell(hand, side, mail)) ? 'told' : 'machine';
      },
      [this.inbound.inHand(mail, read)],
    );
    return weighed ?? 'machine';
  }

  /** Whether an order, a plan, or a word by which a player acts stands in it, as it is or in error. */
  private async holdsOrders(
    hand: GameHand,
    side: string,
    decision: number,
    { text, files }: Reading,
  ): Promise<boolean> {
    const asked = {
      system: hand.game.system,
      position: hand.position,
      side,
      decision,
      text,
      files,
      refused: null,
      page: true,
    };
    const judged = await this.judging.judge('orders', asked).catch((error: unknown) => {
      if (error instanceof NotJudged) return null;
      throw error;
    });
    return judged === null || judged.verdict.lines.some((line) => line.read !== undefined) || judged.words.some(isDeed);
  }

  private async answersInvitation({ text, files }: Reading): Promise<boolean> {
    const said = await this.judging.judge('invited', { text, files }).catch((error: unknown) => {
      if (error instanceof NotJudged) return null;
      throw error;
    });
    return said === null || said.joins || said.declines || said.against !== null;
  }

  /** What comes by a list is his only where it answers a mail of ours; else an order is enough, or that answer. */
  private isPersons(mail: InboundMail, read: Reading, orders: boolean): boolean {
    const answers = this.answersOurs(mail);
    if (read.class === 'list') return orders && answers;
    return orders || (answers && read.why !== NO_RETURN);
  }

  /** A reply to a digest, in a round or of a moderator: a player's by the same signs, but that no order of a seat stands in it. */
  private ofNoSeat(mail: InboundMail, read: Reading, moderates: boolean): Weighed {
    const local = mail.recipient.split('@')[0] ?? '';
    const ours = moderates || this.tokens.readDigest(local) !== null || this.tokens.readMatter(local) !== null;
    const says = codesIn(read.text).length > 0 || SAYS_SOMETHING.test(read.text);
    return ours && read.soft && this.isPersons(mail, read, says) ? 'person' : 'machine';
  }

  private answersOurs({ raw, recipient }: InboundMail): boolean {
    return ownMailIn(raw, recipient, this.tokens, this.settings.mailDomain) !== null;
  }

  /** Once for each mail of ours that it answers: who is no player reads it as little as he wrote. */
  private async tell(hand: GameHand, side: string, mail: InboundMail): Promise<boolean> {
    const { manager } = hand;
    const told = await this.inbound.countOf(manager, mail.recipient, ORDERS_OF_A_MACHINE, new Date(0));
    if (told === 0) await this.letters.takenForMachines(hand, side);
    await this.inbound.done(manager, mail.id, { outcome: ORDERS_OF_A_MACHINE, bodyHash: null, kind: 'auto-reply' });
    return true;
  }
}

/** What is answered in a round, or begins a moderator's word. */
const SAYS_SOMETHING =
  /^[ \t>|*-]{0,10}(?:confirm|decline|withdraw|value|answer|note|ruling|adjust|reveal|hold|release|extend|rewind|dice|replace)(?![\p{L}\p{N}])/imu;

/** Words that no robot writes in a line of their own; one on leave may say "Leave", "Name" or "Help". */
const DEEDS: readonly Word['word'][] = [
  ...(['check', 'try', 'fix', 'undo', 'accept', 'refuse', 'resign', 'abandon', 'claim', 'yes', 'confirm'] as const),
];
const isDeed = (word: Word): boolean =>
  DEEDS.includes(word.word) || ((word.word === 'say' || word.word === 'ask') && word.open !== true);

/** By which a mail without a return path is told: whoever writes so and orders nothing is rather a machine. */
const NO_RETURN = 'no return path';
