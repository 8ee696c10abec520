import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../config/clock';
import { GameRepository } from '../games/game.repository';
import type { Game } from '../games/game.entity';
import { JoinService } from '../games/join.service';
import { OrderDesk } from '../orders/order-desk';
import { emptyReceipt } from '../orders/receipt';
import type { GameHand } from '../submissions/game-hand';
import { SubmissionService } from '../submissions/submission.service';
import { Systems } from '../systems/systems';
import { InboundRepository, STRANGER } from './inbound.repository';
import type { InboundMail } from './mail.entities';
import { Letters } from './letters';
import { bodyHash, readMail } from './parsed-mail';
import type { ReadMail } from './parsed-mail';
import { replyAddress } from './reply-address';
import { Tokens } from './tokens';
import type { Address } from './tokens';

const MOST_ATTEMPTS = 5;
const PAUSE_MS = 15_000;
const HOUR_MS = 3_600_000;
/** An owner is told so often an hour that others write to his address: who floods it shall not flood him. */
const MOST_NOTES = 3;

/** Deals with mails that came in: whose they are, what they say, and the one answer to each. */
@Injectable()
export class InboundService {
  private readonly log = new Logger('mail in');

  constructor(
    private readonly inbound: InboundRepository,
    private readonly tokens: Tokens,
    private readonly games: GameRepository,
    private readonly submissions: SubmissionService,
    private readonly desk: OrderDesk,
    private readonly joins: JoinService,
    private readonly letters: Letters,
    private readonly systems: Systems,
    private readonly clock: Clock,
  ) {}

  /** Deals with one waiting mail. False: none waits. */
  async workOne(): Promise<boolean> {
    const mail = await this.inbound.claim(this.clock.now());
    if (!mail) return false;
    try {
      await this.deal(mail);
    } catch (error) {
      await this.fault(mail, error);
    }
    return true;
  }

  private async deal(mail: InboundMail): Promise<void> {
    const address = this.tokens.read(mail.recipient.split('@')[0] ?? '');
    const game = address ? await this.games.byNumber(address.game) : null;
    if (!address || !game) return this.inbound.finish(mail.id, 'done', 'no such address');
    const read = await readMail(mail.raw, mail.envelopeFrom);
    if (read.machine !== null) return this.inbound.finish(mail.id, 'done', `machine: ${read.machine}`);
    await this.submissions.withGame(game.id, (hand) => this.inHand(hand, game, mail, address, read));
  }

  /** Everything a mail does and answers is one transaction: it happens once, or is tried again as a whole. */
  private async inHand(hand: GameHand, game: Game, mail: InboundMail, address: Address, read: ReadMail): Promise<void> {
    if (!(await this.inbound.stillWaiting(hand.manager, mail.id))) return;
    const side = this.sideOf(game, address);
    const writer = side === null ? null : address.purpose === 'answer' ? hand.moderator() : hand.playerOf(side);
    if (side === null || !writer) return this.inbound.done(hand.manager, mail.id, 'no such seat', null);
    if (read.from !== writer.email) {
      const hourAgo = new Date(hand.now.getTime() - HOUR_MS);
      const before = await this.inbound.strangers(hand.manager, mail.recipient, hourAgo);
      if (before < MOST_NOTES) await this.letters.stranger(hand, writer, read.from);
      return this.inbound.done(hand.manager, mail.id, STRANGER, null);
    }
    const same = bodyHash(read.own, mail.recipient);
    if (await this.inbound.sentTwice(hand.manager, mail, same))
      return this.inbound.done(hand.manager, mail.id, 'sent before', null);
    if (address.purpose === 'answer') {
      await this.letters.answer(hand, side, read.own);
      return this.inbound.done(hand.manager, mail.id, 'answered a question', same);
    }
    const join = address.purpose === 'join' && hand.seat(side).state === 'invited';
    const dealt = join
      ? await this.joins.deal(hand, side, read.own)
      : await this.played(hand, side, address, read, mail.id);
    await this.letters.answerPlayer(hand, side, dealt, {
      replyTo: hand.begun ? replyAddress(this.tokens, hand, side) : (mail.recipient.split('@')[0] ?? ''),
      messageId: read.messageId,
      notRead: read.notRead,
    });
    await this.inbound.done(hand.manager, mail.id, dealt.receipt.outcome, same);
  }

  private played(hand: GameHand, side: string, address: Address, read: ReadMail, mailId: string) {
    if (!hand.begun)
      return { receipt: emptyReceipt('NOT recorded: the game begins when both players have joined.'), letters: [] };
    return this.desk.deal(hand, side, address.decision, read.own, mailId);
  }

  /** Does `work` for the seat that a mail came to, if there is one. */
  private async owner(mail: InboundMail, work: (hand: GameHand, side: string) => Promise<void>): Promise<void> {
    const address = this.tokens.read(mail.recipient.split('@')[0] ?? '');
    const game = address ? await this.games.byNumber(address.game) : null;
    const side = address && game ? this.sideOf(game, address) : null;
    if (game && side !== null) await this.submissions.withGame(game.id, (hand) => work(hand, side));
  }

  private sideOf(game: Game, address: Address): string | null {
    const scenario = this.systems.engine(game.system).system.scenarios.find((s) => s.id === game.scenario);
    return scenario?.seats[address.seat] ?? null;
  }

  /** A fault of ours: tried again, then kept for the organiser. The log names the kind of fault, never the mail. */
  private async fault(mail: InboundMail, error: unknown): Promise<void> {
    const kind = error instanceof Error ? error.name : 'fault';
    this.log.error(
      `mail ${mail.id}, attempt ${mail.attempts}: ${kind}`,
      error instanceof Error ? error.stack : undefined,
    );
    if (mail.attempts < MOST_ATTEMPTS) {
      const again = this.clock.now().getTime() + PAUSE_MS * mail.attempts;
      return this.inbound.release(mail.id, new Date(again));
    }
    await this.inbound.finish(mail.id, 'failed', kind);
    await this.owner(mail, (hand, side) => this.letters.ourFault(hand, side));
  }
}
